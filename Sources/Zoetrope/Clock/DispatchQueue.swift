import Dispatch
import Foundation

/// A queue of work; work for ``main`` that views, layouts and cues hand in is done on the virtual
/// clock.
///
/// It stands in the place of Dispatch's class in files that import `SwiftUI` or `Zoetrope`. From
/// code that does not run as a part of a picture, such as another thread, work goes to Dispatch's
/// own queues and falls on the real clock.
public final class DispatchQueue: Sendable {
  /// The queue of the main actor.
  public static let main = DispatchQueue(.main, isMain: true)

  private let base: Dispatch.DispatchQueue
  private let isMain: Bool

  private init(_ base: Dispatch.DispatchQueue, isMain: Bool) {
    self.base = base
    self.isMain = isMain
  }

  /// Creates a queue of Dispatch's, on the real clock.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified,
    attributes: Dispatch.DispatchQueue.Attributes = []
  ) {
    self.init(Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes), isMain: false)
  }

  /// A queue of Dispatch's for work in the background, on the real clock.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(.global(qos: qos), isMain: false)
  }

  /// Who takes the work, if that is not Dispatch.
  private var taker: (any MainWorkTaking)? { isMain ? Confinement.currentMainWorkTaker : nil }

  /// The queue's name.
  public var label: String { base.label }

  /// Does work later: on the main queue after what is under way now, within the same frame.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let taker else { return base.async(execute: work) }
    taker.enqueue(at: taker.time, work)
  }

  /// Does work later: on the main queue after what is under way now, within the same frame.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let taker else {
      return base.async(group: group, qos: qos, flags: flags, execute: work)
    }
    group?.enter()
    taker.enqueue(at: taker.time) {
      work()
      group?.leave()
    }
  }

  /// Does work later: on the main queue after what is under way now, within the same frame.
  public func async(execute item: DispatchWorkItem) {
    guard let taker else { return base.async(execute: item) }
    taker.enqueue(at: taker.time) { item.perform() }
  }

  /// Does work at a time: on the main queue at its exact virtual time, between frames if need be.
  public func asyncAfter(deadline: _VirtualTime, execute work: @escaping @Sendable () -> Void) {
    guard let taker else {
      return base.asyncAfter(deadline: .now() + deadline.secondsFromNow, execute: work)
    }
    taker.enqueue(at: deadline.seconds, work)
  }

  /// Does work at a time: on the main queue at its exact virtual time, between frames if need be.
  public func asyncAfter(deadline: _VirtualTime, execute item: DispatchWorkItem) {
    guard let taker else {
      return base.asyncAfter(deadline: .now() + deadline.secondsFromNow, execute: item)
    }
    taker.enqueue(at: deadline.seconds) { item.perform() }
  }

  /// Does work at a time of Dispatch's: on the main queue after as long on the virtual clock as it is
  /// away on the real one, to the nearest thousandth of a second.
  public func asyncAfter(
    deadline: Dispatch.DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let taker else {
      return base.asyncAfter(deadline: deadline, qos: qos, execute: work)
    }
    let now = Dispatch.DispatchTime.now().uptimeNanoseconds
    let seconds = (Double(deadline.uptimeNanoseconds) - Double(now)) / 1e9
    taker.enqueue(at: taker.time + max(0, (seconds * 1000).rounded() / 1000), work)
  }

  /// Does work now, and waits for it; not to be called for the main queue from the main actor.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    try base.sync(execute: work)
  }
}

/// What `.now()` is the beginning of in a deadline, in seconds: on the virtual clock where there is
/// one, else since the machine was started.
public struct _VirtualTime: Comparable, Hashable, Sendable {
  let seconds: Double

  /// The time that it is.
  public static func now() -> _VirtualTime {
    _VirtualTime(seconds: Confinement.currentMainWorkTaker?.time ?? realSeconds)
  }

  /// No time that ever comes.
  public static let distantFuture = _VirtualTime(seconds: .infinity)

  /// The time in nanoseconds.
  public var uptimeNanoseconds: UInt64 {
    UInt64(exactly: (seconds * 1e9).rounded()) ?? (seconds > 0 ? .max : 0)
  }

  private static var realSeconds: Double {
    Double(Dispatch.DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// How far away it is on the real clock; nothing for what is past.
  fileprivate var secondsFromNow: Double { max(0, seconds - _VirtualTime.realSeconds) }

  /// Whether a time is before another.
  public static func < (a: _VirtualTime, b: _VirtualTime) -> Bool { a.seconds < b.seconds }

  /// A time some seconds later.
  public static func + (time: _VirtualTime, seconds: Double) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds + seconds)
  }

  /// A time some seconds earlier.
  public static func - (time: _VirtualTime, seconds: Double) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds - seconds)
  }

  /// A time an interval later.
  public static func + (time: _VirtualTime, interval: DispatchTimeInterval) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds + interval.seconds)
  }

  /// A time an interval earlier.
  public static func - (time: _VirtualTime, interval: DispatchTimeInterval) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds - interval.seconds)
  }

  /// Makes a time later by some seconds.
  public static func += (time: inout _VirtualTime, seconds: Double) { time = time + seconds }
}

extension DispatchTimeInterval {
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
