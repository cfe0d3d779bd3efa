import Zoetrope

extension Publisher {
  /// Calls closures for the events between the publisher and its subscribers.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

extension Publishers {
  /// A publisher that calls closures for the events of another publisher.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that takes the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// A closure that takes each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// A closure that takes the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// A closure that is called when the subscription is cancelled.
    public var receiveCancel: (() -> Void)?
    /// A closure that takes each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that calls closures for the events of another publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (onSubscription, onOutput, onCompletion) =
        (receiveSubscription, receiveOutput, receiveCompletion)
      let (onCancel, onRequest) = (receiveCancel, receiveRequest)
      upstream.subscribe(
        Tap<Output, Failure>(subscriber, name: "HandleEvents") { event in
          switch event {
          case .subscription(let subscription): onSubscription?(subscription)
          case .value(let value): onOutput?(value)
          case .completion(let completion): onCompletion?(completion)
          case .request(let demand), .answer(let demand): onRequest?(demand)
          case .cancel: onCancel?()
          case .requested: break
          }
        })
    }
  }
}
