import Zoetrope

extension Optional {
  /// A publisher that sends the wrapped value, if any, and then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends at most one value, and then finishes.
  public struct Publisher: Zoetrope.Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Wrapped
    /// The type of the errors: `Never`, because the publisher cannot fail.
    public typealias Failure = Never

    /// The value to send; nil for no value.
    public let output: Wrapped?

    /// Creates a publisher that sends an optional value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(result: .success(output), name: "Optional")
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
