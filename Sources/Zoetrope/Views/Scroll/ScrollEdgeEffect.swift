import ZoetropeGeometry

/// The look of content that scrolls behind a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, hard, soft }

  private let kind: Kind

  /// The context determines the look.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// A line divides the bar from the content.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  /// The content fades out.
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
