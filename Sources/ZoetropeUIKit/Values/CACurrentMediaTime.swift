import Foundation
import Zoetrope

/// Returns a time in seconds, whose differences are durations.
///
/// In code that a host runs, it is the host's virtual time; elsewhere, it is the real time since
/// the system started.
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.current?.time ?? ProcessInfo.processInfo.systemUptime
}

/// A duration or a time in seconds.
public typealias CFTimeInterval = Double
