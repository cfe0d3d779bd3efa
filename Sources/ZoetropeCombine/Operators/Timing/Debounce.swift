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
/// A value that waits at the end of the values is dropped.
private final class DebounceLink<Output, Failure: Error, Context: Scheduler>:
  QueuedLink<Output, Output, Failure>
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let alarm: Alarm<Context>

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
    alarm.set(after: dueTime) { [outlet] in
      if outlet.put(input, waits: false) { outlet.drain() }
    }
  }

  override func finish(_ completion: Subscribers.Completion<Failure>) {
    alarm.cancel()
    scheduler.schedule(options: options) { self.outlet.finish(completion) }
  }

  override func stop() { alarm.cancel() }
}
