import Zoetrope

extension Publisher {
  /// Sends a value instead of an error, and then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that sends a value instead of the error of another publisher.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors: `Never`, because the publisher cannot fail.
    public typealias Failure = Never

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The value that is sent instead of the error.
    public let output: Upstream.Output

    /// Creates a publisher that sends a value instead of the error of another publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      upstream.transform(for: subscriber) {
        .emit($0)
      } end: {
        TransformEnd(last: $0.isFinished ? nil : output, completion: .finished)
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
