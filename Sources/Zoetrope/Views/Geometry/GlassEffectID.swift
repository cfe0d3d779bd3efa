extension View {
  /// Returns this view unchanged: pieces of glass do not flow into each other.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns this view unchanged: pieces of glass are drawn one by one.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }
}
