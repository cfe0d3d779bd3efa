import Foundation
import ZoetropeGeometry

/// Why everything in a picture is as large as it is, and where it is: who proposed which size to
/// whom, what the answers were, and who put what where.
///
/// A plain value, made by ``Host/explain(view:)``. Its ``description`` is for people, its ``json``
/// for programs. Lengths are in points, y down.
public struct LayoutExplanation: Sendable, Equatable {
  /// The canvas.
  public let size: CGSize
  /// The virtual time in seconds.
  public let time: Double
  /// The canvas, with what is shown on it inside.
  package var root: Node
  /// What looked wrong; printed at the end.
  package var diagnostics: [Diagnostic] = []
}

extension LayoutExplanation {
  /// A view, or a modifier of one, in the layout.
  package struct Node: Sendable, Equatable {
    /// The path of the view that this is, or that is modified: as placements have it.
    package var path: String
    /// Whether the view has a name of its own; modifiers and stacks that nobody typed have not.
    package var isNamed: Bool
    /// Whether a layout arranges what is inside.
    package var isContainer = false
    /// What it says of itself.
    package var words: LayoutWords
    /// What it was proposed and what it answered, each different proposal once, in order.
    package var questions: [Question]
    /// Where it is; nil where it was asked, but not placed.
    package var spot: Spot?
    /// How it divided its length, where it is a stack or made of stacks.
    package var divisions: [Division]
    /// What is inside, in the order of placement.
    package var children: [Node]
    /// How many more are inside that are left out here.
    package var leftOutCount = 0
    /// The text inside that shows first, in quotation marks.
    package var snippet: String?
  }

  /// A proposal and the answer to it.
  package struct Question: Sendable, Equatable {
    package var proposal: ProposedViewSize
    package var answer: CGSize
    /// How often it was asked; all but the first answers came from memory.
    package var count: Int
    /// Whether it is the proposal that the view was placed with.
    package var isUsed: Bool
    /// Whether it belongs to what happened in the end: the view around was asking on account of the
    /// proposal that it was placed with itself.
    package var isMain: Bool
    /// What the view around was asked for itself at the time; nil where it was placing.
    package var occasions: [ProposedViewSize?]
  }

  /// Where a view is.
  package struct Spot: Sendable, Equatable {
    /// In the space around: the canvas, or an effect with a space of its own.
    package var frame: CGRect
    /// The proposal that the size comes from.
    package var proposal: ProposedViewSize
    /// From the view's own space, with its top left corner at the origin, to the canvas.
    package var transform: CGAffineTransform
    /// Where it is drawn at this time: as `transform`, and how large. Views that are on their way
    /// are not yet where layout has them.
    package var shown: (transform: CGAffineTransform, size: CGSize)
    /// What a layout asked for that placed the view.
    package var request: Request?
    /// Whether the view is in a layout that did not place it, which has it centred.
    package var isForgotten: Bool

    package static func == (a: Self, b: Self) -> Bool {
      a.frame == b.frame && a.proposal == b.proposal && a.transform == b.transform
        && a.shown == b.shown && a.request == b.request && a.isForgotten == b.isForgotten
    }

    /// The box around the view on the canvas, by its layout.
    package var box: CGRect {
      CGRect(origin: .zero, size: frame.size).applying(transform)
    }

    /// The box around the view on the canvas, as it is drawn.
    package var shownBox: CGRect {
      CGRect(origin: .zero, size: shown.size).applying(shown.transform)
    }
  }

  /// What a layout says when it places a view.
  package struct Request: Sendable, Equatable {
    /// Where the anchor goes, on the canvas.
    package var position: CGPoint
    /// The point of the view that goes there.
    package var anchor: UnitPoint

    package init(position: CGPoint, anchor: UnitPoint) {
      self.position = position
      self.anchor = anchor
    }
  }

  /// How a stack divided its length among its views.
  package struct Division: Sendable, Equatable {
    package var axis: Axis
    package var proposal: ProposedViewSize
    package var alignment: String
    package var distances: [CGFloat]
    /// In the order of the views.
    package var portions: [Portion]
    /// The indices of the portions as they were served.
    package var order: [Int]
  }

  /// What one view of a stack was offered, and what it took.
  package struct Portion: Sendable, Equatable {
    package var path: String
    /// What it is called in the stack.
    package var name: String
    package var priority: Double
    /// The length that it answered to nothing, and to everything; nil where it was not asked.
    package var minimum: CGFloat?
    package var maximum: CGFloat?
    package var offered: CGFloat?
    package var length: CGFloat
    /// Where its alignment guide is, from its own edge.
    package var guide: CGFloat
  }
}
