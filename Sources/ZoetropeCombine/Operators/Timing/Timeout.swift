import Zoetrope

extension Publisher {
  /// Finishes or fails when the time without a value exceeds a limit.
  ///
  /// - Parameters:
  ///   - interval: The maximum time without a value.
  ///   - scheduler: The scheduler that measures the time and delivers the values.
  ///   - options: The options of the scheduler. Default nil.
  ///   - customError: A closure that returns the error to fail with; nil to finish without an
  ///     error. Default nil.
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
  /// A publisher that finishes or fails when the time without a value of another publisher exceeds
  /// a limit.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The maximum time without a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and delivers the values.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?
    /// A closure that returns the error to fail with; nil to finish without an error.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher that finishes or fails when the time without a value of `upstream`
    /// exceeds `interval`.
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

/// The link between a publisher and a subscriber. It finishes or fails when the time without a
/// value exceeds a limit.
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
