import Foundation
import ZoetropeGeometry

/// A modifier that proposes a size of a given aspect ratio to a view. In the content mode `fit`,
/// the proposed size is the largest one inside the modifier's own proposal. In the mode `fill`, it
/// is the smallest one that covers this proposal.
nonisolated package struct AspectRatio: LayoutModifier {
  /// The width divided by the height; nil for the aspect ratio of the view's ideal size.
  var ratio: CGFloat?
  var mode: ContentMode

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    AspectRatioNode(owner: owner, child: child, modifier: self)
  }
}

final class AspectRatioNode: ModifierNode<AspectRatio> {
  override var faultSubject: String { "its aspect ratio" }

  /// Returns the proposal for the child: the largest or smallest size of the aspect ratio,
  /// according to the content mode.
  ///
  /// - Parameter proposal: The proposal to this modifier.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal.width == nil && proposal.height == nil { return proposal }
    let ideal =
      modifier.ratio.map { CGSize(width: $0, height: 1) }
      ?? child.sizeThatFits(.unspecified)
    guard ideal.width > 0, ideal.height > 0 else { return proposal }
    let isFit = modifier.mode == .fit
    // A dimension of nil does not limit the scale.
    let none = isFit ? CGFloat.infinity : -.infinity
    let horizontal = proposal.width.map { $0 / ideal.width } ?? none
    let vertical = proposal.height.map { $0 / ideal.height } ?? none
    let scale = isFit ? min(horizontal, vertical) : max(horizontal, vertical)
    return ProposedViewSize(width: ideal.width * scale, height: ideal.height * scale)
  }

  override func lengthRange(along axis: Axis) -> LengthRange? { nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  override func placeChildren() { child.place(at: origin, proposal: inner(proposal)) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    child.explicitAlignment(key, in: child.dimensions(in: inner(dimensions.proposal)))
  }
}
