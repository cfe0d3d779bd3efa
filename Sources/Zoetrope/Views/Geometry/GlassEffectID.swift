extension View {
  /// Returns this view unchanged. The id has no effect, because pieces of glass do not morph into
  /// each other here.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns this view unchanged. The id has no effect, because each piece of glass is drawn
  /// separately here.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }
}
