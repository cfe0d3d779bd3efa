import Zoetrope

/// The link between a publisher and a subscriber that receives at most one value in each interval
/// of time.
///
/// If a value is waiting when the publisher ends, the value is sent before the completion, even if
/// the publisher has failed. A subscriber that has no open demand at that moment misses the value.
final class ThrottleLink<Output, Failure: Error, Context: Scheduler>:
  QueuedLink<Output, Output, Failure>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let sendsLatest: Bool
  private let alarm: Alarm<Context>
  private var waiting: Output?
  private var isScheduled = false
  /// The earliest time at which the next value can be sent; nil before the first value.
  private var nextTime: Context.SchedulerTimeType?
  private var completion: Subscribers.Completion<Failure>?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - interval: The length of an interval.
  ///   - scheduler: The scheduler.
  ///   - latest: Whether the latest value of an interval is sent. If false, the first value is
  ///     sent.
  init(
    _ subscriber: any Subscriber<Output, Failure>, interval: Context.SchedulerTimeType.Stride,
    scheduler: Context, latest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    sendsLatest = latest
    alarm = Alarm(scheduler, options: nil)
    super.init(subscriber, name: "Throttle", initialDemand: .unlimited)
  }

  override func requested(_ demand: Subscribers.Demand) {}

  override func take(_ input: Output) {
    let now = scheduler.now
    let (isFirst, time) = lock.withLock {
      if sendsLatest || waiting == nil { waiting = input }
      defer { isScheduled = true }
      return (!isScheduled, nextTime)
    }
    guard isFirst else { return }
    if let time, time > now {
      alarm.set(after: now.distance(to: time)) { self.send() }
    } else {
      scheduler.schedule { self.send() }
    }
  }

  private func send() {
    let now = scheduler.now
    let (value, completion) = lock.withLock {
      isScheduled = false
      nextTime = now.advanced(by: interval)
      return (waiting.take(), self.completion)
    }
    if let value, outlet.put(value, waits: false) { outlet.drain() }
    if let completion { outlet.finish(completion) }
  }

  override func finish(_ completion: Subscribers.Completion<Failure>) {
    let waits = lock.withLock {
      self.completion = completion
      return isScheduled
    }
    if waits { return }
    scheduler.schedule { self.outlet.finish(completion) }
  }

  override func stop() { alarm.cancel() }
}
