import Foundation
import Zoetrope

extension Publisher {
  /// Stops the program in the debugger at each event for which a closure returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program in the debugger when the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { !$0.isFinished })
  }
}

extension Publishers {
  /// A publisher that stops the program in the debugger at events of another publisher.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// A closure that returns whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// A closure that returns whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Creates a publisher that stops the program in the debugger at events of another publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (stopsAtSubscription, stopsAtOutput, stopsAtCompletion) =
        (receiveSubscription, receiveOutput, receiveCompletion)
      upstream.subscribe(
        Tap<Output, Failure>(subscriber, name: "Breakpoint") { event in
          let stops =
            switch event {
            case .subscription(let subscription): stopsAtSubscription?(subscription)
            case .value(let value): stopsAtOutput?(value)
            case .completion(let completion): stopsAtCompletion?(completion)
            case .request, .requested, .answer, .cancel: false
            }
          if stops == true { raise(SIGTRAP) }
        })
    }
  }
}
