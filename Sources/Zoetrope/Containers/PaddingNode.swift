import Foundation
import ZoetropeGeometry

/// A modifier that adds space around a view, in points. At an edge with negative padding, the view
/// extends beyond the modifier's frame.
nonisolated package struct Padding: LayoutModifier {
  var insets: EdgeInsets

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    PaddingNode(owner: owner, child: child, modifier: self)
  }
}

class PaddingNode: ModifierNode<Padding> {
  final var insets: EdgeInsets { modifier.insets }

  override var faultSubject: String { "its padding" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  override func lengthRange(along axis: Axis) -> LengthRange? {
    let amount =
      axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    return child.lengthRange(along: axis)?.expanded(by: amount)
  }

  override func placeChildren() {
    let proposal = inner(self.proposal)
    let size = child.sizeThatFits(proposal)
    let left = mirrored(insets.leading, width: size.width)
    child.place(
      at: CGPoint(x: origin.x + left, y: origin.y + insets.top), size: size, proposal: proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    child.explicitAlignment(key, in: child.dimensions(in: inner(dimensions.proposal)))
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.resetting(edges)
  }
}
