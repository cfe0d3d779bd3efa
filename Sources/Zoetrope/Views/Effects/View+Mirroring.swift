import ZoetropeGeometry

/// A modifier that mirrors a view horizontally if ``behavior`` specifies mirroring for the view's
/// layout direction.
nonisolated private struct MirrorModifier: ViewModifier {
  var behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(_ behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Mirrors the drawing of this view horizontally in right-to-left layouts.
  ///
  /// Layouts follow the layout direction on their own and do not need to be mirrored.
  ///
  /// - Parameter enabled: Whether the drawing is mirrored.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(enabled ? .mirrors : .fixed))
  }

  /// Mirrors the drawing of this view horizontally if the behavior specifies mirroring for the
  /// view's layout direction. With the behavior `fixed`, the drawing is never mirrored.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(MirrorModifier(behavior))
  }
}
