import Foundation
import ZoetropeGeometry

/// A fault in the layout at one node.
///
/// Faults are found while nodes are measured or placed, and reported after the pass. A fault that
/// results from a more serious fault of the same node is not reported.
package struct LayoutFault {
  /// A kind of fault, which is reported once for each view. The raw value is a description in the
  /// plural.
  package enum Kind: String, Sendable {
    /// Lengths that are invalid for a view.
    case numbers = "lengths that no view can have"
    /// A minimum size that exceeds the maximum size.
    case extremes = "minimums larger than maximums"
    /// A subview that is placed outside of its layout's `placeSubviews`.
    case strayPlacement = "subviews placed outside of placeSubviews"
    /// A frame with contradictory lengths.
    case frame = "frames that no box can have"
    /// A stack that is larger than its proposal.
    case overflow = "stacks larger than what they are offered"
    /// A view outside of the canvas.
    case offCanvas = "views outside the canvas"
  }

  /// The details of a fault.
  package enum Finding {
    /// The node's answer to a proposal is invalid; `used` replaces it.
    case answer(CGSize, to: ProposedViewSize, used: CGSize)
    /// The answer to a proposal of 0 along an axis is larger than the answer to infinity.
    case extremes(Axis, minimum: Answer, maximum: Answer)
    /// A proposal to a child is NaN.
    case proposal(ProposedViewSize, to: String)
    /// The position of a child is not finite; `used` replaces it.
    case position(CGPoint, of: String, used: CGPoint)
    /// The size of a child at the proposal of its placement is infinite; `used` replaces the
    /// proposal.
    case endless(String, at: ProposedViewSize, used: ProposedViewSize)
    /// The position or the anchor passed to `place` is not finite.
    case placement(CGPoint, UnitPoint, of: String)
    /// A call of `place` outside of `placeSubviews`; `by` is the path of the calling layout if
    /// known.
    case strayPlacement(of: String, by: String?)
    /// An explicit alignment guide is not finite.
    case guide(CGFloat)
    /// The transform of an effect is not finite.
    case transform
    /// A frame modifier has invalid lengths; the associated value follows the path in the message.
    case frame(String)
  }

  /// A proposal and the size answered to it.
  package struct Answer {
    /// The proposal to the node.
    package var proposal: ProposedViewSize
    /// The node's answer in points.
    package var size: CGSize
  }

  /// The path of the view at whose node the fault was found.
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

  /// Facts known about a node, one bit each.
  package struct Marks: OptionSet {
    /// The bits.
    package let rawValue: UInt8

    /// Creates marks from bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A fault of kind ``Kind/numbers`` has been reported.
    package static let numbers = Marks(rawValue: 1)
    /// A fault of kind ``Kind/extremes`` has been reported.
    package static let extremes = Marks(rawValue: 2)
    /// A fault of kind ``Kind/strayPlacement`` has been reported.
    package static let strayPlacement = Marks(rawValue: 4)
    /// A fault of kind ``Kind/overflow`` has been found.
    package static let overflow = Marks(rawValue: 8)
    /// A descendant has a minimum size larger than its maximum size.
    package static let extremesInside = Marks(rawValue: 16)
    /// A stack inside the node is larger than its proposal.
    package static let overflowInside = Marks(rawValue: 32)
    /// The node has been visible on the canvas, or its absence has been reported.
    package static let wasOnCanvas = Marks(rawValue: 64)
    /// A fault of kind ``Kind/frame`` has been reported.
    package static let frame = Marks(rawValue: 128)
  }
}

extension LayoutFault.Kind {
  /// The bit of the kind in a node's marks; empty for ``unseen``, which ``LayoutFault/Marks/seen``
  /// covers.
  var bit: LayoutFault.Marks {
    switch self {
    case .numbers: .numbers
    case .extremes: .extremes
    case .strayPlacement: .strayPlacement
    case .frame: .frame
    case .overflow: .overflow
    case .offCanvas: []
    }
  }
}
