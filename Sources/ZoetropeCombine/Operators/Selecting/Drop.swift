import Zoetrope

extension Publisher {
  /// Skips the first `count` values. By default, skips one value.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publisher {
  /// Skips the first values as long as they meet a condition, and sends all values after them.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Skips the first values as long as they meet a condition, and sends all values after them.
  /// Fails when the closure throws an error.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryDropWhile<Self>
  {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that sends the values of another publisher, except the first ``count`` values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The number of values to skip.
    public let count: Int

    /// Creates a publisher that sends the values of another publisher, except the first `count`
    /// values.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "the count \(count) is negative; expected 0 or more")
      var rest = count
      upstream.transform(for: subscriber) { value in
        if rest == 0 { return .emit(value) }
        rest -= 1
        return .skip
      }
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher that skips the first values of another publisher as long as they meet a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that skips the first values of another publisher as long as they meet a
    /// condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      let predicate = predicate
      upstream.transform(for: subscriber) { value in
        if isDropping, predicate(value) { return .skip }
        isDropping = false
        return .emit(value)
      }
    }
  }
}

extension Publishers {
  /// A publisher that skips the first values of another publisher as long as they meet a condition,
  /// and fails when the closure throws an error.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that skips the first values of another publisher as long as they meet a
    /// condition, and fails when the closure throws an error.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      let predicate = predicate
      upstream.attempt(for: subscriber) { value in
        if isDropping, try predicate(value) { return .skip }
        isDropping = false
        return .emit(value)
      }
    }
  }
}
