import Zoetrope

extension Publisher {
  /// Sends the time from each value to the next value. For the first value, sends the time from the
  /// subscription to this value. The options have no effect.
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S>
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// A publisher that sends the time from each value of another publisher to the next value.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The scheduler that measures the time.
    public let scheduler: Context

    /// Creates a publisher that sends the time from each value of another publisher to the next
    /// value.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var former = scheduler.now
      upstream.transform(for: subscriber) { _ in
        let now = scheduler.now
        defer { former = now }
        return .emit(former.distance(to: now))
      }
    }
  }
}
