import Zoetrope

extension Publishers.Merge {
  /// Merges the values of this publisher and another publisher in the order in which the values
  /// arrive.
  public func merge<C: Publisher>(with other: C) -> Publishers.Merge3<A, B, C>
  where C.Failure == Failure, C.Output == Output {
    Publishers.Merge3(a, b, other)
  }
}

extension Publishers.Merge3 {
  /// Merges the values of this publisher and another publisher in the order in which the values
  /// arrive.
  public func merge<D: Publisher>(with other: D) -> Publishers.Merge4<A, B, C, D>
  where D.Failure == Failure, D.Output == Output {
    Publishers.Merge4(a, b, c, other)
  }
}

extension Publishers.Merge4 {
  /// Merges the values of this publisher and another publisher in the order in which the values
  /// arrive.
  public func merge<E: Publisher>(with other: E) -> Publishers.Merge5<A, B, C, D, E>
  where E.Failure == Failure, E.Output == Output {
    Publishers.Merge5(a, b, c, d, other)
  }
}

extension Publishers.Merge5 {
  /// Merges the values of this publisher and another publisher in the order in which the values
  /// arrive.
  public func merge<F: Publisher>(with other: F) -> Publishers.Merge6<A, B, C, D, E, F>
  where F.Failure == Failure, F.Output == Output {
    Publishers.Merge6(a, b, c, d, e, other)
  }
}

extension Publishers.Merge6 {
  /// Merges the values of this publisher and another publisher in the order in which the values
  /// arrive.
  public func merge<G: Publisher>(with other: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
  where G.Failure == Failure, G.Output == Output {
    Publishers.Merge7(a, b, c, d, e, f, other)
  }
}

extension Publishers.Merge7 {
  /// Merges the values of this publisher and another publisher in the order in which the values
  /// arrive.
  public func merge<H: Publisher>(with other: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
  where H.Failure == Failure, H.Output == Output {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
