/// A situation in which the anchor of a scroll view applies.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  /// When the scroll view appears.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// When the size of the content or of the viewport changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// While the content is smaller than the viewport.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
