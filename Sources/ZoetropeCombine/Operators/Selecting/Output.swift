import Zoetrope

extension Publisher {
  /// Sends the value at a position, counted from 0, and then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Sends the values in a range of positions, counted from 0, and then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends at most `maxLength` values, and then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }
}

extension Publishers {
  /// A publisher that sends those values of another publisher whose positions are in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The range of positions, counted from 0.
    public let range: CountableRange<Int>

    /// Creates a publisher that sends those values of another publisher whose positions are in a
    /// range.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      precondition(
        range.lowerBound >= 0, "the position \(range.lowerBound) is negative; expected 0 or more")
      var position = 0
      let range = range
      let link = Transformer<Output, Failure, Output, Failure>(
        subscriber, policy: .each,
        step: { value in
          defer { position += 1 }
          if position < range.lowerBound { return .skip }
          return position + 1 < range.upperBound ? .emit(value) : .emitAndFinish(value)
        }, end: { TransformEnd(completion: $0) })
      if range.isEmpty { link.finish(TransformEnd(completion: .finished)) }
      upstream.subscribe(link)
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
