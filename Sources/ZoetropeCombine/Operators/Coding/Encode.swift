import Zoetrope

extension Publisher {
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }

  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input
  {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publishers {
  /// A publisher that encodes each value of another publisher.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The type of the values that the publisher sends.
    public typealias Output = Coder.Output
    /// The type of the errors, which come from `upstream` or from the encoder.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    private let encoder: Coder

    /// Creates a publisher that encodes each value of another publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let encoder = encoder
      upstream.attempt(for: subscriber) { .emit(try encoder.encode($0)) }
    }
  }
}

extension Publishers {
  /// A publisher that decodes each value of another publisher.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The type of the errors, which come from `upstream` or from the decoder.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    private let decoder: Coder

    /// Creates a publisher that decodes each value of another publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let decoder = decoder
      upstream.attempt(for: subscriber) { .emit(try decoder.decode(Output.self, from: $0)) }
    }
  }
}
