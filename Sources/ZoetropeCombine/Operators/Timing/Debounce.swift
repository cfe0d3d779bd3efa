import Zoetrope

extension Publisher {
  /// Sends a value when there has been no further one for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that sends values of another one that are followed by none for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The time span.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends values of another one that are followed by none for some
    /// time.
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

/// The link between a publisher and a subscriber that receives values followed by none for some
/// time.
///
/// A value that waits at the end of the values is dropped. A value that comes exactly when the time
/// of the one before is over does not take its place.
private final class DebounceLink<Output, Failure: Error, Context: Scheduler>:
  QueuedLink<Output, Output, Failure>
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let alarm: Alarm<Context>
  /// The value that waits, the time at which it is sent, and its position among all values.
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

  /// Sends the value that waits, unless a later one has taken its place.
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
