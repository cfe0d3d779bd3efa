import Foundation

/// A view's size at some proposal, and its alignment guides at that size.
///
/// Lengths are in points; guides are measured from the view's leading and top edges.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  package let proposal: ProposedViewSize
  /// Unretained: dimensions live no longer than the layout pass that asked for them.
  private let node: Unmanaged<GuideSource>

  package init(node: GuideSource, size: CGSize, proposal: ProposedViewSize) {
    self.node = Unmanaged.passUnretained(node)
    self.width = size.width
    self.height = size.height
    self.proposal = proposal
  }

  /// The size in points.
  package var size: CGSize { CGSize(width: width, height: height) }

  /// Where a vertical line lies, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[guide.alignmentKey]
  }

  /// Where a horizontal line lies, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[guide.alignmentKey]
  }

  /// Where a vertical line lies if the view or something in it says so, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.alignmentKey)
  }

  /// Where a horizontal line lies if the view or something in it says so, else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.alignmentKey)
  }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    node._withUnsafeGuaranteedRef { $0.explicitAlignment(key, in: self) }
  }

  /// Where an alignment's point lies, in points from the top leading corner.
  package func point(_ alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}
