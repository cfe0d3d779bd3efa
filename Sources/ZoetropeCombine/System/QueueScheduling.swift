import Foundation
import Zoetrope

/// A scheduler that calls closures on a dispatch queue.
public protocol _QueueScheduling<Owner>: Scheduler
where SchedulerTimeType == _QueueTime<Owner>, SchedulerOptions == _QueueOptions<Owner> {
  /// The type of the queue.
  associatedtype Owner
  /// The queue on which closures are called.
  var _scheduledQueue: DispatchQueue { get }
}

/// Options of a queue or of a run loop. They have no effect.
public struct _QueueOptions<Owner> {
  /// Creates the options.
  public init() {}
}

extension _QueueScheduling {
  /// The current time. In code that a `Host` runs, this is the virtual time. In other code, it is
  /// the time since the machine was started.
  public var now: _QueueTime<Owner> { _QueueTime(seconds: currentSeconds) }

  /// The minimum tolerance: zero.
  public var minimumTolerance: _QueueTime<Owner>.Stride { 0 }

  /// Calls a closure as soon as possible.
  public func schedule(options: _QueueOptions<Owner>?, _ action: @escaping () -> Void) {
    let action = Transferred(action)
    _scheduledQueue.submit { action.value() }
  }

  /// Calls a closure at the given date.
  public func schedule(
    after date: _QueueTime<Owner>, tolerance: _QueueTime<Owner>.Stride,
    options: _QueueOptions<Owner>?,
    _ action: @escaping () -> Void
  ) {
    let action = Transferred(action)
    _scheduledQueue.submit(after: now.distance(to: date).timeInterval) { action.value() }
  }

  /// Calls a closure repeatedly, for the first time at the given date.
  ///
  /// - Returns: An object that ends the calls when it is cancelled.
  public func schedule(
    after date: _QueueTime<Owner>, interval: _QueueTime<Owner>.Stride,
    tolerance: _QueueTime<Owner>.Stride, options: _QueueOptions<Owner>?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let ticker = Ticker(
      queue: _scheduledQueue, kind: .dispatch, after: now.distance(to: date).timeInterval,
      every: interval.timeInterval
    ) {
      action()
      return true
    }
    return AnyCancellable(ticker.cancel)
  }
}

extension DispatchQueue: _QueueScheduling {
  /// The type of the queue.
  public typealias Owner = DispatchQueue
  /// The type of the queue's times.
  public typealias SchedulerTimeType = _QueueTime<DispatchQueue>
  /// The type of the queue's options.
  public typealias SchedulerOptions = _QueueOptions<DispatchQueue>
  /// The queue on which closures are called.
  public var _scheduledQueue: DispatchQueue { self }
}

extension RunLoop: _QueueScheduling {
  /// The type of the run loop.
  public typealias Owner = RunLoop
  /// The type of the run loop's times.
  public typealias SchedulerTimeType = _QueueTime<RunLoop>
  /// The type of the run loop's options.
  public typealias SchedulerOptions = _QueueOptions<RunLoop>
  /// The queue on which closures are called: always the main queue, because a program that renders
  /// has only the main run loop.
  public var _scheduledQueue: DispatchQueue { .main }
}

extension OperationQueue: _QueueScheduling {
  /// The type of the queue.
  public typealias Owner = OperationQueue
  /// The type of the queue's times.
  public typealias SchedulerTimeType = _QueueTime<OperationQueue>
  /// The type of the queue's options.
  public typealias SchedulerOptions = _QueueOptions<OperationQueue>
  /// The queue on which closures are called: the main queue for `OperationQueue.main`, and a global
  /// queue for all other operation queues.
  public var _scheduledQueue: DispatchQueue { self === OperationQueue.main ? .main : .global() }
}
