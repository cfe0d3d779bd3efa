import ZoetropeGeometry

/// Shows a view as in a mirror, where views follow each other in a certain direction.
nonisolated private struct MirrorModifier: ViewModifier {
  var behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(_ behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Shows what the view draws as in a mirror where views follow each other from right to left.
  /// Layouts follow the direction by themselves and need no mirror.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(enabled ? .mirrors : .fixed))
  }

  /// Says in which layout direction what the view draws is shown as in a mirror; `fixed` for never.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(MirrorModifier(behavior))
  }
}
