import Zoetrope

extension Publisher {
  /// Delivers the values and the completion on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that delivers the values and the completion of another publisher on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The scheduler that delivers the values.
    public let scheduler: Context
    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers the values and the completion of another publisher on a
    /// scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ScheduledLink(subscriber, name: "ReceiveOn") { scheduler.schedule(options: options, $0) })
    }
  }
}

/// The link between a publisher and a subscriber. A closure schedules the delivery of each value
/// and of the completion.
final class ScheduledLink<Output, Failure: Error>: QueuedLink<Output, Output, Failure> {
  private let schedule: (@escaping () -> Void) -> Void

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - name: The description of the subscription.
  ///   - schedule: A closure that takes an action and schedules it.
  init(
    _ subscriber: any Subscriber<Output, Failure>, name: String,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(subscriber, name: name)
  }

  override func take(_ input: Output) { schedule { self.outlet.send(input) } }

  override func finish(_ completion: Subscribers.Completion<Failure>) {
    schedule { self.outlet.finish(completion) }
  }
}
