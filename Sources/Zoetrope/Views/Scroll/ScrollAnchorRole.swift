/// A situation in which the anchor of a scroll view applies.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  /// The scroll view appears.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The size of the content or of the viewport changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The content is smaller than the viewport.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
