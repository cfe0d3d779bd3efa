import Zoetrope

/// A publisher that sends one value to each subscriber, and then finishes.
public struct Just<Output>: Publisher {
  /// The type of the errors: `Never`, because the publisher cannot fail.
  public typealias Failure = Never

  /// The value that each subscriber receives.
  public let output: Output

  /// Creates a publisher that sends a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(result: .success(output), name: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

extension Subscriber {
  /// Sends the subscriber a subscription with the description `name`, and then the value or the
  /// error of a result. A value waits until the subscriber asks for it.
  func receive(result: Result<Input, Failure>, name: String) {
    let outlet = Outlet<Input, Failure>(self, name: name)
    outlet.settle(result)
    outlet.start {}
  }
}

extension Outlet {
  /// Sends the value of a result and finishes, or fails with the error of the result.
  func settle(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      send(value)
      finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }
}
