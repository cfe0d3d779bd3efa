import Zoetrope

extension Publisher {
  /// Sends at most one value in each interval of time: the first or the latest value of the
  /// interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// A publisher that sends at most one value of another publisher in each interval of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The length of an interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and delivers the values.
    public let scheduler: Context
    /// Whether the latest value of an interval is sent. If false, the first value is sent.
    public let latest: Bool

    /// Creates a publisher that sends at most one value of another publisher in each interval of
    /// time.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ThrottleLink<Output, Failure, Context>(
          subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}
