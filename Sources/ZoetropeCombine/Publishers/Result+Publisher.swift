import Zoetrope

extension Result {
  /// A publisher that sends the value and finishes, or fails with the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends one value and finishes, or fails.
  public struct Publisher: Zoetrope.Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Success

    /// The value or the error.
    public let result: Result

    /// Creates a publisher of a value or an error.
    public init(_ result: Result) { self.result = result }

    /// Creates a publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      subscriber.receive(result: result, name: "Once")
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
