import Zoetrope

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends one value or none, and finishes.
  public struct Publisher: Zoetrope.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of a value, if there is one.
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
