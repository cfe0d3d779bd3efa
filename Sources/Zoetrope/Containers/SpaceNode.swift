import Foundation
import ZoetropeGeometry

/// The node of an effect that defines a coordinate space for its content. The content is laid out
/// from the origin of that space, and the animations of the content are relative to the space.
class SpaceNode: GeometryNode {
  final let child: LayoutNode

  init(owner: ViewNode, child: LayoutNode) {
    self.child = child
    super.init(owner: owner)
    child.parent = self
  }

  deinit { if child.parent === self { child.parent = nil } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  override func lengthRange(along axis: Axis) -> LengthRange? { child.lengthRange(along: axis) }

  override func placeChildren() { child.place(at: .zero, proposal: proposal) }

  override var innerToOuter: CGAffineTransform? {
    CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    child.explicitAlignment(key, in: child.dimensions(in: dimensions.proposal))
  }

  override var subject: LayoutNode { child.subject }
  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
  override var spacing: ViewSpacing { child.spacing }
  override var traits: PropertyList { child.traits }
  override var presence: Presence? { child.presence }
  override var arrangedNodes: ContiguousArray<LayoutNode>? { child.arrangedNodes }
  override var childStackOrientation: Axis? { stackOrientation }

  override func stackOrientationChanged() {
    super.stackOrientationChanged()
    child.stackOrientationChanged()
  }
}
