import Foundation
import ZoetropeGeometry

/// A modifier that takes up the whole proposal and places the center of a view at a given point.
/// The point is relative to the top leading corner of the modifier's frame.
nonisolated package struct Position: LayoutModifier {
  var point: CGPoint

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    PositionNode(owner: owner, child: child, modifier: self)
  }
}

final class PositionNode: ModifierNode<Position> {
  override var faultSubject: String { "its position" }

  override func lengthRange(along axis: Axis) -> LengthRange? { nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.sizeThatFits(proposal)
    return CGSize(
      width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
  }

  override func placeChildren() {
    let inner = ProposedViewSize(size)
    let childSize = child.sizeThatFits(inner)
    let left = mirrored(modifier.point.x - childSize.width / 2, width: childSize.width)
    child.place(
      at: CGPoint(
        x: origin.x + left, y: origin.y + modifier.point.y - childSize.height / 2),
      size: childSize, proposal: inner)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let inner = child.dimensions(in: ProposedViewSize(dimensions.size))
    guard let value = child.explicitAlignment(key, in: inner) else { return nil }
    return key.axis == .horizontal
      ? value + modifier.point.x - inner.width / 2
      : value + modifier.point.y - inner.height / 2
  }

  override var spacing: ViewSpacing { ViewSpacing() }
}
