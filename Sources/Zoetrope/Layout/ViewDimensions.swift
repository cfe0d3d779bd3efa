import Foundation

/// The size of a view at a proposal, and its alignment guides at that size.
///
/// Lengths are in points. Guides are measured from the view's leading and top edges.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The proposal for which the size was computed.
  package let proposal: ProposedViewSize
  /// The measured node. The reference is unretained: dimensions must not outlive their layout pass.
  private let node: Unmanaged<GuideSource>

  /// Creates the dimensions of a node.
  ///
  /// - Parameters:
  ///   - node: The node, which is not retained.
  ///   - size: The size of the node in points.
  ///   - proposal: The proposal for which the size was computed.
  package init(node: GuideSource, size: CGSize, proposal: ProposedViewSize) {
    self.node = Unmanaged.passUnretained(node)
    self.width = size.width
    self.height = size.height
    self.proposal = proposal
  }

  /// The size in points.
  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a vertical guide line, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[guide.alignmentKey]
  }

  /// The position of a horizontal guide line, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[guide.alignmentKey]
  }

  /// The position of a vertical guide line, in points from the leading edge; nil if neither the
  /// view nor its content sets it explicitly.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.alignmentKey)
  }

  /// The position of a horizontal guide line, in points from the top edge; nil if neither the view
  /// nor its content sets it explicitly.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.alignmentKey)
  }

  /// The position of a guide, explicit or default, in points.
  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  /// Returns the position of an explicit guide in points; nil if neither the view nor its content
  /// sets it.
  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    node._withUnsafeGuaranteedRef { $0.explicitAlignment(key, in: self) }
  }

  /// Returns the point that an alignment defines in the view, in points from its top leading
  /// corner.
  package func point(_ alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}
