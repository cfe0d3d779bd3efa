import Zoetrope

extension Publisher {
  /// Runs the subscription, the requests for values and the cancellation on a scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that subscribes to another publisher on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The scheduler on which the subscription is made.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that subscribes to another publisher on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let link = SubscribeOnLink<Output, Failure>(subscriber) {
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { upstream.subscribe(link) }
    }
  }
}

/// The link between a publisher and a subscriber. Requests for values and the cancellation reach
/// the publisher through actions that a closure schedules.
private final class SubscribeOnLink<Output, Failure: Error>: QueuedLink<Output, Output, Failure> {
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ subscriber: any Subscriber<Output, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(subscriber, name: "SubscribeOn")
  }

  override func requested(_ demand: Subscribers.Demand) {
    schedule { self.requestUpstream(demand) }
  }

  override func take(_ input: Output) { outlet.send(input) }

  override func release(_ upstream: any Subscription) { schedule { upstream.cancel() } }
}
