import Zoetrope

extension Publishers {
  /// A publisher that merges the values of any number of publishers, in the order in which the
  /// values arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the values of some publishers, in the order in which the
    /// values arrive.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the values of all publishers in a sequence, in the order in
    /// which the values arrive.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.merge(publishers, into: subscriber)
    }

    /// Merges the values of this publisher and another publisher in the order in which the values
    /// arrive.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
