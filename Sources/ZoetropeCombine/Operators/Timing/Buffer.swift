import Zoetrope

extension Publisher {
  /// Keeps values until the subscriber asks for them.
  ///
  /// - Parameters:
  ///   - size: The largest number of values to keep.
  ///   - prefetch: The way in which the publisher is asked for values.
  ///   - whenFull: The treatment of values for which there is no place.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// A way to ask a publisher for the values of a buffer.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Asks for as many values as there are places, and for one whenever a place becomes free.
    case keepFull
    /// Asks for all values.
    case byRequest
  }

  /// A treatment of values for which a buffer has no place.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value of the buffer.
    case dropOldest
    /// Fails after the values of the buffer.
    case customError(() -> Failure)
  }
}

extension Publishers {
  /// A publisher that keeps the values of another one until the subscriber asks for them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The largest number of values to keep.
    public let size: Int
    /// The way in which the publisher is asked for values.
    public let prefetch: Publishers.PrefetchStrategy
    /// The treatment of values for which there is no place.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Creates a publisher that keeps the values of another one until the subscriber asks for them.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BufferLink(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

/// The link between a publisher and a subscriber that keeps values until the subscriber asks for
/// them.
private final class BufferLink<Output, Failure: Error>: QueuedLink<Output, Output, Failure> {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>

  init(
    _ subscriber: any Subscriber<Output, Failure>, size: Int,
    prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    precondition(size >= 0, "the size \(size) is negative; expected 0 or more")
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(
      subscriber, name: "Buffer", initialDemand: prefetch == .keepFull ? .max(size) : .unlimited)
  }

  override func requested(_ demand: Subscribers.Demand) {}

  override func take(_ input: Output) {
    if outlet.waitingCount >= size, !outlet.isWanting {
      switch whenFull {
      case .dropNewest: return
      case .dropOldest: outlet.dropFirst()
      case .customError(let makeError):
        cancelUpstream()
        return outlet.finish(.failure(makeError()))
      }
    }
    let whenSent = { self.requestUpstream(.max(1)) }
    outlet.send(input, whenSent: prefetch == .keepFull ? whenSent : nil)
  }
}
