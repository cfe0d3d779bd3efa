import Zoetrope

extension Publishers {
  /// A publisher that sends tuples of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B

    /// Creates a publisher that sends tuples of the latest values of two publishers.
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
  /// A publisher that sends tuples of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C

    /// Creates a publisher that sends tuples of the latest values of three publishers.
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
  /// A publisher that sends tuples of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A
    /// Publisher 2.
    public let b: B
    /// Publisher 3.
    public let c: C
    /// Publisher 4.
    public let d: D

    /// Creates a publisher that sends tuples of the latest values of four publishers.
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
