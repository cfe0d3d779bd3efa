import Zoetrope

extension Publishers {
  /// A publisher that sends the values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that sends the values of some publishers as they come.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that sends the values of the publishers of a sequence as they come.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Confluence.merge(publishers, into: subscriber)
    }

    /// Sends the values of another publisher, too, as they come.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
