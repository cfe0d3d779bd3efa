import Zoetrope

/// A publisher that sends one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(result: .success(output), name: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

extension Subscriber {
  /// Receives a subscription, a value when the subscriber asks for one, and the end.
  func receive(result: Result<Input, Failure>, name: String) {
    let outlet = Outlet<Input, Failure>(self, name: name)
    outlet.settle(result)
    outlet.start {}
  }
}

extension Outlet {
  /// Sends a value, and ends the subscription.
  func settle(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}
