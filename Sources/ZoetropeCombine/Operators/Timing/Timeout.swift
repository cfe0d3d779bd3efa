import Zoetrope

extension Publisher {
  /// Ends the values if there is none for some time.
  ///
  /// - Parameters:
  ///   - interval: The time span.
  ///   - scheduler: The scheduler, which also delivers the values.
  ///   - options: Options of the scheduler. Default: none.
  ///   - customError: A closure that makes an error to fail with. Default: none, which lets the
  /// values
  ///     finish.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

extension Publishers {
  /// A publisher that ends the values of another one if there is none for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The time span.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?
    /// A closure that makes an error to fail with.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher that ends the values of another one if there is none for some time.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TimeoutLink<Output, Failure, Context>(
          subscriber, interval: interval, scheduler: scheduler, options: options,
          customError: customError))
    }
  }
}

/// The link between a publisher and a subscriber whose values end if there is none for some time.
private final class TimeoutLink<Output, Failure: Error, Context: Scheduler>:
  QueuedLink<Output, Output, Failure>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Failure)?
  private let alarm: Alarm<Context>

  init(
    _ subscriber: any Subscriber<Output, Failure>, interval: Context.SchedulerTimeType.Stride,
    scheduler: Context, options: Context.SchedulerOptions?, customError: (() -> Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.customError = customError
    alarm = Alarm(scheduler, options: options)
    super.init(subscriber, name: "Timeout")
  }

  override func start() {
    alarm.set(after: interval) {
      self.cancelUpstream()
      self.outlet.finish(self.customError.map { .failure($0()) } ?? .finished)
    }
  }

  override func take(_ input: Output) {
    start()
    scheduler.schedule(options: options) { self.outlet.send(input) }
  }

  override func finish(_ completion: Subscribers.Completion<Failure>) {
    alarm.cancel()
    scheduler.schedule(options: options) { self.outlet.finish(completion) }
  }

  override func stop() { alarm.cancel() }
}
