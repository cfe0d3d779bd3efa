import Foundation
import Zoetrope

/// Returns the current time in seconds, for measuring durations.
///
/// In code that a `Host` runs, the result is the virtual time of the host. In other code, it is the
/// real time since the system started.
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.current?.time ?? ProcessInfo.processInfo.systemUptime
}

/// A duration or a time in seconds.
public typealias CFTimeInterval = Double
