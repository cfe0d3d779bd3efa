import Zoetrope

extension Publisher {
  /// Sends the time spans between values, the first one since the subscription. The options have no
  /// effect.
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S>
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// A publisher that sends the time spans between the values of another one.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context

    /// Creates a publisher that sends the time spans between the values of another one.
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
