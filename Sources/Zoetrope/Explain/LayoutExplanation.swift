import Foundation
import ZoetropeGeometry

/// An explanation of the size and the position of every view in a picture: the proposals, the
/// answers to them, and the placements.
///
/// The explanation is a plain value, made by ``Host/explain(view:)``. ``description`` is its form
/// for people, ``json`` its form for programs. Lengths are in points, y down.
public struct LayoutExplanation: Sendable, Equatable {
  /// The size of the canvas, in points.
  public let size: CGSize
  /// The virtual time, in seconds.
  public let time: Double
  /// The canvas, with the shown views as descendants.
  package var root: Node
  /// The diagnostics of the layout; printed at the end.
  package var diagnostics: [Diagnostic] = []
}

extension LayoutExplanation {
  /// A view, or a modifier of one, in the layout.
  package struct Node: Sendable, Equatable {
    /// The path of the view, or of the modified view, as in ``Host/placements()``.
    package var path: String
    /// Whether the view has a name of its own in paths. Modifiers have none, nor have stacks that
    /// are inserted implicitly.
    package var isNamed: Bool
    /// Whether a layout arranges the children.
    package var isContainer = false
    /// The name, rule and details with which the node describes itself.
    package var description: LayoutDescription
    /// The proposals to the node and its answers: each different proposal once, in the order in
    /// which they were first made.
    package var questions: [Question]
    /// The placement; nil if the node was measured but not placed.
    package var spot: Spot?
    /// The division of length among the children, for each stack layout that runs in the node.
    package var divisions: [Division]
    /// The children: first those that were placed, in the order of their placement, then those that
    /// were only measured.
    package var children: [Node]
    /// The number of children that are left out of the explanation.
    package var leftOutCount = 0
    /// The first text inside, in quotation marks; nil if there is none.
    package var snippet: String?
  }

  /// A proposal and the answer to it.
  package struct Question: Sendable, Equatable {
    /// The proposal, in points.
    package var proposal: ProposedViewSize
    /// The answer, in points.
    package var answer: CGSize
    /// The number of times that the proposal was made; every answer but the first was memoised.
    package var count: Int
    /// Whether the view was placed with this proposal.
    package var isUsed: Bool
    /// Whether the question belongs to the final layout: the parent asked it while placing its
    /// children, or while answering the proposal that the parent was placed with.
    package var belongsToFinalLayout: Bool
    /// The proposals that the parent was answering when it asked, each once; nil if the parent was
    /// placing its children.
    package var occasions: [ProposedViewSize?]
  }

  /// The placement of a view.
  package struct Spot: Sendable, Equatable {
    /// The frame, in points, in the enclosing space: that of the canvas, or of an effect with its
    /// own space.
    package var frame: CGRect
    /// The proposal that the size results from.
    package var proposal: ProposedViewSize
    /// The transform to the canvas from the view's own space, whose origin is the view's top left
    /// corner.
    package var transform: CGAffineTransform
    /// The presented transform and size of the view. They differ from those of the layout while the
    /// view moves.
    package var shown: (transform: CGAffineTransform, size: CGSize)
    /// The placement that a layout requested for the view; nil if no layout did.
    package var request: Request?
    /// Whether the view lies in a layout that did not place it, and is therefore centered.
    package var isUnplacedByLayout: Bool

    package static func == (a: Self, b: Self) -> Bool {
      a.frame == b.frame && a.proposal == b.proposal && a.transform == b.transform
        && a.shown == b.shown && a.request == b.request
        && a.isUnplacedByLayout == b.isUnplacedByLayout
    }

    /// The bounding box of the view on the canvas, as laid out, in points.
    package var box: CGRect {
      CGRect(origin: .zero, size: frame.size).applying(transform)
    }

    /// The bounding box of the view on the canvas, as presented, in points.
    package var shownBox: CGRect {
      CGRect(origin: .zero, size: shown.size).applying(shown.transform)
    }
  }

  /// The request of a layout to place a view.
  package struct Request: Sendable, Equatable {
    /// The position of the anchor on the canvas, in points.
    package var position: CGPoint
    /// The point of the view that is put at the position, in unit coordinates.
    package var anchor: UnitPoint

    /// Creates a request.
    package init(position: CGPoint, anchor: UnitPoint) {
      self.position = position
      self.anchor = anchor
    }
  }

  /// The division of a stack's length among its views.
  package struct Division: Sendable, Equatable {
    /// The axis along which the views are stacked.
    package var axis: Axis
    /// The proposal that the stack had to divide, in points.
    package var proposal: ProposedViewSize
    /// The name of the alignment guide by which the views are lined up.
    package var alignment: String
    /// The distances between neighboring views, in points.
    package var distances: [CGFloat]
    /// The portions, in the order of the views.
    package var portions: [Portion]
    /// The indices of the portions in the order in which they were served.
    package var order: [Int]
  }

  /// The offer to one view of a stack, and the length that it took.
  package struct Portion: Sendable, Equatable {
    /// The path of the view.
    package var path: String
    /// The name of the view within the stack.
    package var name: String
    /// The layout priority of the view.
    package var priority: Double
    /// The length that the view answered to a proposal of 0, in points; nil if it was not asked.
    package var minimum: CGFloat?
    /// The length that the view answered to an infinite proposal, in points; nil if it was not
    /// asked.
    package var maximum: CGFloat?
    /// The proposed length, in points; nil for the ideal length.
    package var offered: CGFloat?
    /// The length that the view took, in points.
    package var length: CGFloat
    /// The position of the view's alignment guide across the stack, in points from the view's
    /// leading or top edge.
    package var guide: CGFloat
  }
}
