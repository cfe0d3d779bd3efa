import Foundation
import ZoetropeGeometry

/// An explanation of the size and the position of every view in a picture: the proposals, the
/// answers to them, and the placements.
///
/// The explanation is a plain value, made by `Host.explain(view:)`. ``description`` prints the
/// explanation for people, and ``json`` prints it for programs. Lengths are in points, y down.
public struct LayoutExplanation: Sendable, Equatable {
  /// The size of the canvas, in points.
  public let size: CGSize
  /// The virtual time, in seconds.
  public let time: Double
  /// The node of the canvas. Its descendants are the shown views.
  package var root: Node
  /// The diagnostics of the layout. They are printed after the tree.
  package var diagnostics: [Diagnostic] = []

  /// Creates an explanation from its parts.
  package init(size: CGSize, time: Double, root: Node, diagnostics: [Diagnostic] = []) {
    self.size = size
    self.time = time
    self.root = root
    self.diagnostics = diagnostics
  }
}

extension LayoutExplanation {
  /// A view or a modifier in the layout.
  package struct Node: Sendable, Equatable {
    /// The path of the view, as in `Host.placements()`. For a modifier, the path of the modified
    /// view.
    package var path: String
    /// Whether the view has a component of its own in the paths that name views, such as `Text[1]`
    /// in `VStack/Text[1]`. Modifiers and implicit stacks have none.
    package var isNamed: Bool
    /// Whether a `Layout` places the children.
    package var isContainer = false
    /// Whether a `Layout` from outside of this library places the children.
    package var isUserLayout = false
    /// The name of the type of the layout in an `AnyLayout`; nil for other nodes.
    package var wrappedLayout: String?
    /// The node's description of its own layout: its name, its rule for sizes and further details.
    package var description: LayoutDescription
    /// The proposals to the node, with the node's answers. Equal proposals are listed once. The
    /// order is that in which the proposals were first made.
    package var questions: [Question]
    /// The placement; nil if the node was measured but not placed.
    package var spot: Spot?
    /// The divisions of stack lengths among the children: one for each stack layout that runs in
    /// the node.
    package var divisions: [Division]
    /// The children. The placed children come first, in the order of their placement. The children
    /// that were only measured follow.
    package var children: [Node]
    /// The number of children that are left out of the explanation.
    package var leftOutCount = 0
    /// The first text inside of the node, in quotation marks; nil if there is none.
    package var snippet: String?
    /// The names by which cues find the view: its ids, its accessibility label and its
    /// accessibility identifier.
    package var ids: [String] = []
    /// The lines of a text; nil for other views.
    package var textLines: TextLines?
    /// The numbers that an animation is changing: a frame, an offset, or the properties of a
    /// layout. The value is nil if no animation runs. It is empty if none of the numbers has a
    /// name.
    package var changes: [Change]?
    /// The coordinates of a scroll view's scroll offset that an animation is changing. The value is
    /// nil if no animation is changing the offset, and for other nodes.
    package var scrolling: [Change]?
    /// The name of the innermost view whose closure recreates the modifier for every frame, such as
    /// `keyframe animator`; nil if there is no such view.
    package var animatorName: String?
    /// The value that the closure of an `alignmentGuide` modifier returned, in points; nil for
    /// other nodes.
    package var returnedGuide: CGFloat?
    /// The columns and rows of a grid; nil for other nodes.
    package var grid: Grid?

    /// Creates a node. The properties without a parameter have their default values.
    package init(
      path: String, isNamed: Bool, description: LayoutDescription, questions: [Question],
      spot: Spot?, divisions: [Division], children: [Node]
    ) {
      self.path = path
      self.isNamed = isNamed
      self.description = description
      self.questions = questions
      self.spot = spot
      self.divisions = divisions
      self.children = children
    }
  }

  /// A proposal and the answer to it.
  package struct Question: Sendable, Equatable {
    /// The proposal, in points.
    package var proposal: ProposedViewSize
    /// The answer, in points.
    package var answer: CGSize
    /// The number of times that the proposal was made. The first answer was computed; later answers
    /// were memoized.
    package var count: Int
    /// Whether the view was placed with this proposal.
    package var isUsed: Bool
    /// Whether the proposal belongs to the final layout: the parent made it while placing its
    /// children, or while answering the proposal with which the parent itself was placed.
    package var belongsToFinalLayout: Bool
    /// The proposals that the parent was answering when it made this proposal, without
    /// repetitions. An element is nil if the parent was placing its children at the time.
    package var occasions: [ProposedViewSize?]

    /// Creates a question from its parts.
    package init(
      proposal: ProposedViewSize, answer: CGSize, count: Int, isUsed: Bool,
      belongsToFinalLayout: Bool, occasions: [ProposedViewSize?]
    ) {
      self.proposal = proposal
      self.answer = answer
      self.count = count
      self.isUsed = isUsed
      self.belongsToFinalLayout = belongsToFinalLayout
      self.occasions = occasions
    }
  }

  /// The placement of a view.
  package struct Spot: Sendable, Equatable {
    /// The frame, in points, in the enclosing coordinate space. This is the space of the canvas, or
    /// of the nearest enclosing effect that has a space of its own.
    package var frame: CGRect
    /// The proposal with which the view was placed. The size in ``frame`` is the answer to it.
    package var proposal: ProposedViewSize
    /// The transform from the view's own coordinate space to the canvas. The origin of the view's
    /// space is the top left corner of the view.
    package var transform: CGAffineTransform
    /// The transform and the size with which the view is presented. They differ from ``transform``
    /// and from the size in ``frame`` while the view moves.
    package var shown: (transform: CGAffineTransform, size: CGSize)
    /// The arguments with which a layout placed the view; nil if no layout placed it.
    package var request: Request?
    /// Whether the view is inside a layout that did not place it. Such a view is centered.
    package var isUnplacedByLayout: Bool
    /// The guides by which a container lined up the view; nil if the view was placed in another
    /// way.
    package var lineUp: LineUp?

    /// Creates a placement without guides.
    package init(
      frame: CGRect, proposal: ProposedViewSize, transform: CGAffineTransform,
      shown: (transform: CGAffineTransform, size: CGSize), request: Request?,
      isUnplacedByLayout: Bool
    ) {
      self.frame = frame
      self.proposal = proposal
      self.transform = transform
      self.shown = shown
      self.request = request
      self.isUnplacedByLayout = isUnplacedByLayout
    }

    package static func == (a: Self, b: Self) -> Bool {
      a.frame == b.frame && a.proposal == b.proposal && a.transform == b.transform
        && a.shown == b.shown && a.request == b.request
        && a.isUnplacedByLayout == b.isUnplacedByLayout && a.lineUp == b.lineUp
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

  /// The arguments with which a layout placed a view.
  package struct Request: Sendable, Equatable {
    /// The position of the anchor on the canvas, in points.
    package var position: CGPoint
    /// The point of the view that is put at ``position``, in unit coordinates of the view.
    package var anchor: UnitPoint

    /// Creates a request to put a point of a view at a position.
    package init(position: CGPoint, anchor: UnitPoint) {
      self.position = position
      self.anchor = anchor
    }
  }

  /// The division of a stack's length among its views.
  package struct Division: Sendable, Equatable {
    /// The axis along which the stack arranges its views.
    package var axis: Axis
    /// The proposal to the stack, in points. The stack divides the length along its axis.
    package var proposal: ProposedViewSize
    /// The name of the alignment guide by which the stack aligns its views.
    package var alignment: String
    /// The distances between neighboring views, in points.
    package var distances: [CGFloat]
    /// The portions of the views, in the order of the views in the stack.
    package var portions: [Portion]
    /// The indices of the portions, in the order in which the stack offered lengths to the views.
    package var order: [Int]

    /// Creates a division from its parts.
    package init(
      axis: Axis, proposal: ProposedViewSize, alignment: String, distances: [CGFloat],
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

  /// The length that a stack offered to one view, and the length that the view took.
  package struct Portion: Sendable, Equatable {
    /// The path of the view.
    package var path: String
    /// The short name of the view, as in `Button[3] "Done"`.
    package var name: String
    /// The layout priority of the view.
    package var priority: Double
    /// The view's answer to a proposed length of 0, in points; nil if the stack did not make this
    /// proposal.
    package var minimum: CGFloat?
    /// The view's answer to an infinite proposed length, in points; nil if the stack did not make
    /// this proposal.
    package var maximum: CGFloat?
    /// The length that the stack proposed to the view, in points; nil if the stack asked for the
    /// ideal length.
    package var offered: CGFloat?
    /// The length that the view took, in points.
    package var length: CGFloat
    /// The position of the view's alignment guide, in points from the view's top edge in a
    /// horizontal stack, and from its leading edge in a vertical stack.
    package var guide: CGFloat

    /// Creates a portion from its parts.
    package init(
      path: String, name: String, priority: Double, minimum: CGFloat?, maximum: CGFloat?,
      offered: CGFloat?, length: CGFloat, guide: CGFloat
    ) {
      self.path = path
      self.name = name
      self.priority = priority
      self.minimum = minimum
      self.maximum = maximum
      self.offered = offered
      self.length = length
      self.guide = guide
    }
  }
}
