import Zoetrope

extension Publisher {
  /// Sends a value only if no further value arrives within the time `dueTime` after it.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that sends a value of another publisher only if no further value arrives within a
  /// given time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The time that must pass without another value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and delivers the values.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends a value of another publisher only if no further value arrives
    /// within the time `dueTime`.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        DebounceLink<Output, Failure, Context>(
          subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

/// The link between a publisher and a subscriber. The subscriber receives a value only if no
/// further value arrives within a given time.
///
/// If the publisher ends while a value is waiting, the value is dropped. If a new value arrives
/// when the waiting value is due but has not been sent yet, the waiting value is still sent. With a
/// `dueTime` of 0, the new value replaces the waiting value instead.
private final class DebounceLink<Output, Failure: Error, Context: Scheduler>:
  QueuedLink<Output, Output, Failure>
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let alarm: Alarm<Context>
  /// The waiting value, the time at which to send it, and its sequence number.
  private var waiting: (value: Output, due: Context.SchedulerTimeType, number: Int)?
  private var count = 0

  init(
    _ subscriber: any Subscriber<Output, Failure>, dueTime: Context.SchedulerTimeType.Stride,
    scheduler: Context, options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    alarm = Alarm(scheduler, options: options)
    super.init(subscriber, name: "Debounce", initialDemand: .unlimited)
  }

  override func requested(_ demand: Subscribers.Demand) {}

  override func take(_ input: Output) {
    let now = scheduler.now
    let (former, number) = lock.withLock {
      count += 1
      defer { waiting = (input, now.advanced(by: dueTime), count) }
      return (waiting, count)
    }
    alarm.set(after: dueTime) { self.sendWaiting(number) }
    if let former, former.due <= now, dueTime > 0 {
      scheduler.schedule(options: options) { self.send(former.value) }
    }
  }

  /// Sends the waiting value unless a later value has replaced it.
  private func sendWaiting(_ number: Int) {
    let waiting = lock.withLock { self.waiting?.number == number ? self.waiting.take() : nil }
    if let waiting { send(waiting.value) }
  }

  private func send(_ value: Output) {
    if outlet.put(value, waits: false) { outlet.drain() }
  }

  override func finish(_ completion: Subscribers.Completion<Failure>) {
    alarm.cancel()
    _ = lock.withLock { waiting.take() }
    scheduler.schedule(options: options) { self.outlet.finish(completion) }
  }

  override func stop() {
    alarm.cancel()
    _ = lock.withLock { waiting.take() }
  }
}
