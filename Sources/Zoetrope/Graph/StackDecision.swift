import Foundation
import ZoetropeGeometry

/// A record of how a stack divided its length among its views in order to place them.
///
/// The views receive their lengths in groups of equal priority, highest first. The minimum lengths
/// of later groups are reserved. Within a group each view is offered an equal share of the
/// remaining length, the least flexible view first.
package struct StackDecision {
  /// The length offered to one view, and the length that the view took.
  package struct Portion {
    /// The layout node of the view.
    package let node: LayoutNode
    /// The layout priority of the view.
    package let priority: Double
    /// The length that the view answered to a proposal of 0, in points; nil if the stack did not
    /// propose 0.
    package let minimum: CGFloat?
    /// The length that the view answered to an infinite proposal, in points; nil if the stack did
    /// not make that proposal.
    package let maximum: CGFloat?
    /// The proposed length, in points; nil for the ideal length.
    package let offered: CGFloat?
    /// The length that the view took, in points.
    package let length: CGFloat
    /// The position of the view's guide for ``StackDecision/alignment``, in points from the view's
    /// top edge in a horizontal stack and from its leading edge in a vertical one.
    package let guide: CGFloat

    /// Creates a record of one view's part in the division.
    package init(
      node: LayoutNode, priority: Double, minimum: CGFloat?, maximum: CGFloat?,
      offered: CGFloat?, length: CGFloat, guide: CGFloat
    ) {
      self.node = node
      self.priority = priority
      self.minimum = minimum
      self.maximum = maximum
      self.offered = offered
      self.length = length
      self.guide = guide
    }
  }

  /// The axis along which the views are stacked.
  package let axis: Axis
  /// The size that was proposed to the stack.
  package let proposal: ProposedViewSize
  /// The alignment guide along which the views are lined up, across the stack's axis.
  package let alignment: AlignmentKey
  /// The distances between neighboring views, in points, one for each pair of neighbors.
  package let distances: [CGFloat]
  /// The portions, in the order of the views.
  package let portions: [Portion]
  /// The indices of the portions, in the order in which the views received their lengths.
  package let order: [Int]

  /// Creates a record of how a stack divided its length.
  package init(
    axis: Axis, proposal: ProposedViewSize, alignment: AlignmentKey, distances: [CGFloat],
    portions: [Portion], order: [Int]
  ) {
    self.axis = axis
    self.proposal = proposal
    self.alignment = alignment
    self.distances = distances
    self.portions = portions
    self.order = order
  }
}
