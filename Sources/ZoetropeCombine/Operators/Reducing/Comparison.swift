import Zoetrope

extension Publisher where Output: Comparable {
  /// Sends the smallest value when this publisher finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the largest value when this publisher finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Sends the smallest value when this publisher finishes. The closure defines the order.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the largest value when this publisher finishes. The closure defines the order.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the smallest value when this publisher finishes. The closure defines the order. Fails
  /// when the closure throws an error.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the largest value when this publisher finishes. The closure defines the order. Fails
  /// when the closure throws an error.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publishers {
  /// A publisher that sends the largest value of another publisher. A closure defines the order of
  /// the values.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether its first argument comes before its second argument.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher that sends the largest value of another publisher. A closure defines the
    /// order of the values.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.transform(for: subscriber, demand: .all) { value in
        if let former = best, !areInIncreasingOrder(former, value) { return .skip }
        best = value
        return .skip
      } last: {
        best
      }
    }
  }
}

extension Publishers {
  /// A publisher that sends the largest value of another publisher. A closure defines the order of
  /// the values. This publisher fails when the closure throws an error.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether its first argument comes before its second argument.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher that sends the largest value of another publisher. A closure defines the
    /// order of the values. The new publisher fails when the closure throws an error.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.attempt(for: subscriber, demand: .all) { value in
        if let former = best, try !areInIncreasingOrder(former, value) { return .skip }
        best = value
        return .skip
      } last: {
        best
      }
    }
  }
}
