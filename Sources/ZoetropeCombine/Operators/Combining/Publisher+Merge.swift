import Zoetrope

extension Publisher {
  /// Merges the values of this publisher and another publisher in the order in which the values
  /// arrive.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Merges the values of this publisher and two other publishers in the order in which the values
  /// arrive.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }

  /// Merges the values of this publisher and three other publishers in the order in which the
  /// values arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Merges the values of this publisher and four other publishers in the order in which the values
  /// arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Merges the values of this publisher and five other publishers in the order in which the values
  /// arrive.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Merges the values of this publisher and six other publishers in the order in which the values
  /// arrive.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Merges the values of this publisher and seven other publishers in the order in which the
  /// values arrive.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
    H.Failure == Failure, H.Output == Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Merges the values of this publisher and another publisher of the same type in the order in
  /// which the values arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
