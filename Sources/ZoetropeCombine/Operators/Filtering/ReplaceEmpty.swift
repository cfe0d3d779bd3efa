import Zoetrope

extension Publisher {
  /// Sends a replacement value if the publisher finishes without sending any value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that sends a replacement value if another publisher finishes without sending any
  /// value.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The value that is sent if the other publisher sends no value.
    public let output: Upstream.Output

    /// Creates a publisher that sends a replacement value if another publisher finishes without
    /// sending any value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let output = output
      upstream.transform(for: subscriber) { value in
        isEmpty = false
        return .emit(value)
      } last: {
        isEmpty ? output : nil
      }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
