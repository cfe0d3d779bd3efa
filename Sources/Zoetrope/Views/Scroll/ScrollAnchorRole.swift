/// A situation in which the scroll anchor determines the visible part of the content.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

  private let kind: Kind

  /// The initial scroll offset, when the scroll view appears.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// A change of the size of the content or of the viewport.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The alignment of content that is smaller than the viewport.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
