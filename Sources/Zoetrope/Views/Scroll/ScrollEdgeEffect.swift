import ZoetropeGeometry

/// The look of content that scrolls behind a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, hard, soft }

  private let kind: Kind

  /// The style that the context determines.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// A dividing line between the bar and the content.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  /// Content that fades out behind the bar.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

extension View {
  /// Returns this view unchanged, because there are no bars over the content of scroll views.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// Returns this view unchanged, because there are no bars over the content of scroll views.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }
}
