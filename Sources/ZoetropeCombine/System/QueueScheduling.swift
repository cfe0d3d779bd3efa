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

/// Options of a queue or of a run loop, which have no effect.
public struct _QueueOptions<Owner> {
  /// Creates the options.
  public init() {}
}

extension _QueueScheduling {
  /// The current time: of the virtual clock in code of views and cues, else the time since the
  /// machine was started.
  public var now: _QueueTime<Owner> { _QueueTime(seconds: currentSeconds) }

  /// The smallest tolerance: none.
  public var minimumTolerance: _QueueTime<Owner>.Stride { 0 }

  /// Calls a closure as soon as possible.
  public func schedule(options: _QueueOptions<Owner>?, _ action: @escaping () -> Void) {
    let action = Transferred(action)
    _scheduledQueue.submit { action.value() }
  }

  /// Calls a closure at a time.
  public func schedule(
    after date: _QueueTime<Owner>, tolerance: _QueueTime<Owner>.Stride,
    options: _QueueOptions<Owner>?,
    _ action: @escaping () -> Void
  ) {
    let action = Transferred(action)
    _scheduledQueue.submit(after: now.distance(to: date).timeInterval) { action.value() }
  }

  /// Calls a closure again and again, beginning at a time.
  ///
  /// - Returns: A reference that ends the calls.
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
  /// The type of the queue.
  public typealias Owner = RunLoop
  /// The type of the run loop's times.
  public typealias SchedulerTimeType = _QueueTime<RunLoop>
  /// The type of the run loop's options.
  public typealias SchedulerOptions = _QueueOptions<RunLoop>
  /// The main queue, whichever the run loop is: no other run loop exists in a program that renders.
  public var _scheduledQueue: DispatchQueue { .main }
}

extension OperationQueue: _QueueScheduling {
  /// The type of the queue.
  public typealias Owner = OperationQueue
  /// The type of the queue's times.
  public typealias SchedulerTimeType = _QueueTime<OperationQueue>
  /// The type of the queue's options.
  public typealias SchedulerOptions = _QueueOptions<OperationQueue>
  /// The queue on which closures are called.
  public var _scheduledQueue: DispatchQueue { self === OperationQueue.main ? .main : .global() }
}
