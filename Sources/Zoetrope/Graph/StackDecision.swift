import Foundation
import ZoetropeGeometry

/// How a stack divided its length among its views, to place them.
///
/// The views are served in groups of equal priority, highest first. The minimum lengths of later
/// groups are kept back; within a group each view is offered an equal share of what is left, the
/// least flexible one first.
package struct StackDecision {
  /// What one view was offered, and what it took.
  package struct Portion {
    package let node: LayoutNode
    package let priority: Double
    /// The length that the view answered when it was offered nothing; nil where it was not asked.
    package let minimum: CGFloat?
    /// The length that it answered when it was offered everything; nil where it was not asked.
    package let maximum: CGFloat?
    /// The length that was proposed; nil for the view's own.
    package let offered: CGFloat?
    /// The length that the view took.
    package let length: CGFloat
    /// Across the stack, in points from the view's own edge: where its alignment guide is.
    package let guide: CGFloat

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
  /// What the stack had to divide.
  package let proposal: ProposedViewSize
  /// The guide on which the views are lined up.
  package let alignment: AlignmentKey
  /// The distances between neighbours, in points: one less than there are views.
  package let distances: [CGFloat]
  /// In the order of the views.
  package let portions: [Portion]
  /// The indices of the portions in the order in which they were served.
  package let order: [Int]

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
