import Foundation
import Zoetrope

/// Returns the current time in seconds, for measuring durations.
///
/// In code that a host runs, this is the host's virtual time; elsewhere, it is the real time since
/// the system started.
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.current?.time ?? ProcessInfo.processInfo.systemUptime
}

/// A duration or a time in seconds.
public typealias CFTimeInterval = Double
