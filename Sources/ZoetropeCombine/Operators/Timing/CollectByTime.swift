import Zoetrope

extension Publisher {
  /// Sends arrays of the values of each time span.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// A way to divide values among arrays.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// An array for each time span in which there are values.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// An array for each time span in which there are values, and whenever there are a number of
    /// values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers {
  /// A publisher that sends arrays of the values of another one in each time span.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The division of the values.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends arrays of the values of another one in each time span.
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
