import Zoetrope

extension Publisher {
  /// Collects the values of each interval of time, and sends them as an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// A way to divide values into arrays.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Makes an array at the end of each interval in which values have arrived. The scheduler
    /// measures intervals of the given length.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Makes an array at the end of each interval in which values have arrived, and also as soon as
    /// the given number of values has arrived.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers {
  /// A publisher that collects the values of another publisher in each interval of time, and sends
  /// them as an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = [Upstream.Output]
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The way in which the values are divided into arrays.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that collects the values of another publisher in each interval of time,
    /// and sends them as an array.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link =
        switch strategy {
        case .byTime(let scheduler, let interval):
          CollectByTimeLink<Upstream.Output, Failure, Context>(
            subscriber, scheduler: scheduler, interval: interval, count: nil, options: options)
        case .byTimeOrCount(let scheduler, let interval, let count):
          CollectByTimeLink<Upstream.Output, Failure, Context>(
            subscriber, scheduler: scheduler, interval: interval, count: count, options: options)
        }
      upstream.subscribe(link)
    }
  }
}
