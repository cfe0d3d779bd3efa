import Zoetrope

extension Publisher {
  /// Stops the program if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// A publisher that stops the program if another publisher fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors: `Never`, because the publisher cannot fail.
    public typealias Failure = Never

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The text at the beginning of the error message; empty for none.
    public let prefix: String
    /// The source file that the error message names.
    public let file: StaticString
    /// The number of the source line that the error message names.
    public let line: UInt

    /// Creates a publisher that stops the program if another publisher fails.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) {
        .emit($0)
      } end: { [prefix, file, line] completion in
        if case .failure(let error) = completion {
          let prefix = prefix.isEmpty ? "" : prefix + ": "
          fatalError("\(prefix)the publisher failed with \(error)", file: file, line: line)
        }
        return TransformEnd(completion: .finished)
      }
    }
  }
}
