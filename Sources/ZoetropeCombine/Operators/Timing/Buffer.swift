import Zoetrope

extension Publisher {
  /// Keeps values until the subscriber asks for them.
  ///
  /// - Parameters:
  ///   - size: The maximum number of values to keep.
  ///   - prefetch: The way in which values are requested from the publisher.
  ///   - whenFull: The treatment of values that come while the buffer is full.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// A way to request values from a publisher for a buffer.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as the buffer can keep, and a further value whenever the subscriber
    /// has received a value.
    case keepFull
    /// Requests all values at the start.
    case byRequest
  }

  /// A treatment of values that come while a buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value in the buffer.
    case dropOldest
    /// Sends the values in the buffer, and then fails with the error that the closure returns.
    case customError(() -> Failure)
  }
}

extension Publishers {
  /// A publisher that keeps the values of another publisher until the subscriber asks for them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The maximum number of values to keep.
    public let size: Int
    /// The way in which values are requested from the publisher.
    public let prefetch: Publishers.PrefetchStrategy
    /// The treatment of values that come while the buffer is full.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Creates a publisher that keeps the values of another publisher until the subscriber asks for
    /// them.
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

/// The link between a publisher and a subscriber. It keeps values until the subscriber asks for
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
