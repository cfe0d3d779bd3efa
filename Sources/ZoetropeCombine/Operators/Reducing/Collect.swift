import Zoetrope

extension Publisher {
  /// Sends an array of all values when this publisher finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends the values in arrays of `count` values. The last array may have fewer values.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher that sends an array of all values of another publisher.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = [Upstream.Output]
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that sends an array of all values of another publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.transform(for: subscriber, demand: .all) { value in
        values.append(value)
        return .skip
      } last: {
        values
      }
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher that sends the values of another publisher in arrays of a fixed size.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = [Upstream.Output]
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// Creates a publisher that sends the values of another publisher in arrays of a fixed size.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      precondition(count > 0, "the count \(count) is not positive; expected 1 or more")
      var values: Output = []
      let count = count
      upstream.transform(for: subscriber, demand: .groups(of: count)) { value in
        values.append(value)
        guard values.count == count else { return .skip }
        defer { values = [] }
        return .emit(values)
      } last: {
        values.isEmpty ? nil : values
      }
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
