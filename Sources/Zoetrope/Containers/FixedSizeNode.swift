import Foundation
import ZoetropeGeometry

/// A modifier that gives a view its ideal length along one or both axes, regardless of the
/// proposal.
nonisolated package struct FixedSize: LayoutModifier {
  var horizontal: Bool
  var vertical: Bool

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    FixedSizeNode(owner: owner, child: child, modifier: self)
  }
}

final class FixedSizeNode: ModifierNode<FixedSize> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }

  override func lengthRange(along axis: Axis) -> LengthRange? {
    let isFixed = axis == .horizontal ? modifier.horizontal : modifier.vertical
    return isFixed ? nil : child.lengthRange(along: axis)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  override func placeChildren() { child.place(at: origin, proposal: inner(proposal)) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    child.explicitAlignment(key, in: child.dimensions(in: inner(dimensions.proposal)))
  }

  override var priority: Double { child.priority }
}
