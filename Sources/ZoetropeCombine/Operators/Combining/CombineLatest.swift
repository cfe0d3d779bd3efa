import Zoetrope

extension Publishers {
  /// A publisher that sends a tuple of the latest values of two publishers whenever one of the
  /// publishers sends a value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the values that the publisher sends.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that sends a tuple of the latest values of two publishers whenever one
    /// of the publishers sends a value.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = Junction<Output, Failure>(subscriber, rule: .latest)
      let (aValues, bValues) = (link.add(a), link.add(b))
      link.start { (aValues.take(), bValues.take()) }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher that sends a tuple of the latest values of three publishers whenever one of the
  /// publishers sends a value.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values that the publisher sends.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that sends a tuple of the latest values of three publishers whenever one
    /// of the publishers sends a value.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = Junction<Output, Failure>(subscriber, rule: .latest)
      let (aValues, bValues, cValues) = (link.add(a), link.add(b), link.add(c))
      link.start { (aValues.take(), bValues.take(), cValues.take()) }
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher that sends a tuple of the latest values of four publishers whenever one of the
  /// publishers sends a value.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values that the publisher sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that sends a tuple of the latest values of four publishers whenever one
    /// of the publishers sends a value.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = Junction<Output, Failure>(subscriber, rule: .latest)
      let (aValues, bValues, cValues, dValues) = (
        link.add(a), link.add(b), link.add(c), link.add(d)
      )
      link.start { (aValues.take(), bValues.take(), cValues.take(), dValues.take()) }
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
