import Foundation
import ZoetropeGeometry

/// A fault in the layout at one node.
///
/// Faults are found while nodes are measured or placed. They are reported after the layout pass. A
/// fault that results from a more serious fault of the same node is not reported.
package struct LayoutFault {
  /// A kind of fault. Faults of one kind are reported once for each view. The raw value is a
  /// description in the plural.
  package enum Kind: String, Sendable {
    /// A size, a proposal, a position, an alignment guide or a transform that contains an invalid
    /// number.
    case numbers = "lengths that no view can have"
    /// A view whose smallest size is larger than its largest size.
    case extremes = "minimums larger than maximums"
    /// A subview for which `place` is called outside of `placeSubviews` of its layout.
    case strayPlacement = "subviews placed outside of placeSubviews"
    /// A frame modifier with contradictory lengths.
    case frame = "frames that no box can have"
    /// A stack that is larger than the size proposed to it.
    case overflow = "stacks larger than what they are offered"
    /// A subview that its layout does not place.
    case unplaced = "views that their layouts do not place"
    /// A layout that places its subviews as if its bounds began at zero.
    case origin = "layouts that ignore the origin of their bounds"
    /// A view outside of the canvas.
    case offCanvas = "views outside the canvas"
  }

  /// The details of a fault.
  package enum Finding {
    /// The node's answer to a proposal is invalid; `used` replaces it.
    case answer(CGSize, to: ProposedViewSize, used: CGSize)
    /// The node's answer to a proposed length of 0 along an axis is larger than its answer to an
    /// infinite length.
    case extremes(Axis, minimum: Answer, maximum: Answer)
    /// The node's proposal to a child contains NaN.
    case proposal(ProposedViewSize, to: String)
    /// The position of a child is not finite; `used` replaces it.
    case position(CGPoint, of: String, used: CGPoint)
    /// The node placed a child with a proposal that the child answers with an infinite size. `used`
    /// replaces the proposal.
    case endless(String, at: ProposedViewSize, used: ProposedViewSize)
    /// The position or the anchor passed to `place` is not finite.
    case placement(CGPoint, UnitPoint, of: String)
    /// Outside of `placeSubviews`, `place` was called for a subview. `by` is the path of the layout
    /// that made the call, if known.
    case strayPlacement(of: String, by: String?)
    /// An explicit alignment guide is not finite.
    case guide(CGFloat)
    /// The transform of an effect contains a number that is not finite.
    case transform
    /// A frame modifier has invalid lengths. The associated value is the part of the message after
    /// the path.
    case frame(String)
  }

  /// A proposal to a node and the node's answer.
  package struct Answer {
    /// The proposal to the node, in points.
    package var proposal: ProposedViewSize
    /// The size that the node answered, in points.
    package var size: CGSize
  }

  /// The path of the view with the fault.
  package let path: String
  /// The name of the faulty layout or modifier, such as `.frame`.
  package let subject: String
  /// The details of the fault.
  package let finding: Finding

  /// The kind of the fault.
  package var kind: Kind {
    switch finding {
    case .answer, .proposal, .position, .endless, .placement, .guide, .transform: .numbers
    case .extremes: .extremes
    case .strayPlacement: .strayPlacement
    case .frame: .frame
    }
  }

  /// Facts about a layout node, one bit each. They keep a fault from being reported twice.
  package struct Marks: OptionSet {
    /// The bits, one for each fact.
    package let rawValue: UInt16

    /// Creates a set of facts from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A fault of kind ``Kind/numbers`` has been reported.
    package static let numbers = Marks(rawValue: 1)
    /// A fault of kind ``Kind/extremes`` has been reported.
    package static let extremes = Marks(rawValue: 2)
    /// A fault of kind ``Kind/strayPlacement`` has been reported.
    package static let strayPlacement = Marks(rawValue: 4)
    /// A fault of kind ``Kind/overflow`` has been found.
    package static let overflow = Marks(rawValue: 8)
    /// A descendant has a minimum size that is larger than its maximum size. The mark is also set
    /// if such sizes are allowed for the descendant, as they are for ``ViewThatFits``.
    package static let extremesInside = Marks(rawValue: 16)
    /// A stack inside the node is larger than its proposal.
    package static let overflowInside = Marks(rawValue: 32)
    /// The node needs no diagnostic about being outside of the canvas: it has drawn on the canvas,
    /// or the diagnostic has been reported already.
    package static let wasOnCanvas = Marks(rawValue: 64)
    /// A fault of kind ``Kind/frame`` has been reported.
    package static let frame = Marks(rawValue: 128)
    /// A fault of kind ``Kind/unplaced`` has been reported.
    package static let unplaced = Marks(rawValue: 256)
  }
}

extension LayoutFault.Kind {
  /// The mark of a node at which a fault of this kind has been found or reported.
  ///
  /// The result is the empty set for ``offCanvas`` and ``origin``, which have no mark here. Faults
  /// of kind ``offCanvas`` are tracked with ``LayoutFault/Marks/wasOnCanvas`` instead. A fault of
  /// kind ``origin`` needs no mark, because only the first placement of a node is checked for it.
  var bit: LayoutFault.Marks {
    switch self {
    case .numbers: .numbers
    case .extremes: .extremes
    case .strayPlacement: .strayPlacement
    case .frame: .frame
    case .overflow: .overflow
    case .unplaced: .unplaced
    case .origin, .offCanvas: []
    }
  }
}
