import Foundation
import Zoetrope

/// A timer that runs on a scheduler and can be set any number of times.
final class Alarm<Context: Scheduler> {
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = NSLock()
  private var timer: (any Cancellable)?
  /// The number of times that the timer has been set or cancelled.
  private var generation = 0

  /// Creates a timer that is not set.
  init(_ scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
  }

  /// Sets the timer. If the timer was already set, its earlier closure is no longer called.
  ///
  /// - Parameters:
  ///   - delay: The time until the first call.
  ///   - period: The time between two calls; nil for a single call. Default nil.
  ///   - action: The closure to call.
  func set(
    after delay: Context.SchedulerTimeType.Stride,
    period: Context.SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
  ) {
    let generation = renew()
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: delay), interval: period ?? delay,
      tolerance: scheduler.minimumTolerance, options: options
    ) {
      guard self.lock.withLock({ self.generation == generation }) else { return }
      if period == nil { self.cancel() }
      action()
    }
    let isCurrent = lock.withLock {
      guard self.generation == generation else { return false }
      self.timer = timer
      return true
    }
    if !isCurrent { timer.cancel() }
  }

  /// Cancels the timer.
  func cancel() { _ = renew() }

  private func renew() -> Int {
    let (generation, timer) = lock.withLock {
      self.generation += 1
      return (self.generation, self.timer.take())
    }
    timer?.cancel()
    return generation
  }
}
