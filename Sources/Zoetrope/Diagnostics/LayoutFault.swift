import Foundation
import ZoetropeGeometry

/// Something wrong with the layout at one place, as it was found.
///
/// Found in the middle of measuring or placing, told when that is over: what follows from something
/// worse at the same place is left out then.
package struct LayoutFault {
  /// What is told once a place.
  package enum Kind: String, Sendable {
    /// Lengths that no view can have.
    case numbers = "lengths that no view can have"
    /// A minimum that is larger than the maximum.
    case extremes = "minimums larger than maximums"
    /// A subview that is placed when it is not being laid out.
    case strayPlacement = "subviews placed outside of placeSubviews"
    /// A box whose lengths contradict each other.
    case frame = "frames that no box can have"
    /// A stack that is larger than what it is offered.
    case overflow = "stacks larger than what they are offered"
    /// A view that is nowhere to be seen.
    case unseen = "views outside of the canvas"
  }

  /// What was found.
  package enum Finding {
    /// The node's answer to a proposal, and the size that is used instead.
    case answer(CGSize, to: ProposedViewSize, used: CGSize)
    /// The answers to two proposals, nothing and everything along an axis.
    case extremes(Axis, minimum: Answer, maximum: Answer)
    /// A child is proposed something that is not a number.
    case proposal(ProposedViewSize, to: String)
    /// A child is put at a point that is none, and the point that is used instead.
    case position(CGPoint, of: String, used: CGPoint)
    /// A child has been placed with a proposal at which its size has no end.
    case endless(String, at: ProposedViewSize, used: ProposedViewSize)
    /// `place` was given numbers that are none.
    case placement(CGPoint, UnitPoint, of: String)
    /// `place` was called outside of `placeSubviews`, by the layout at a path where that is known.
    case strayPlacement(of: String, by: String?)
    /// An explicit alignment guide that is not a number.
    case guide(CGFloat)
    /// The transform of an effect is not made of numbers.
    case transform
    /// A frame that no box can have: the whole rest of the sentence.
    case frame(String)
  }

  /// A size and the proposal that it answers.
  package struct Answer {
    package var proposal: ProposedViewSize
    package var size: CGSize
  }

  /// The path of the view at whose node the fault was found.
  package let path: String
  /// The name of the layout or modifier that gave the wrong answer, as in `.frame`.
  package let subject: String
  package let finding: Finding

  package var kind: Kind {
    switch finding {
    case .answer, .proposal, .position, .endless, .placement, .guide, .transform: .numbers
    case .extremes: .extremes
    case .strayPlacement: .strayPlacement
    case .frame: .frame
    }
  }

  /// What is known of a node, one bit each; those named like kinds say that they were told.
  package struct Marks: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let numbers = Marks(rawValue: 1)
    package static let extremes = Marks(rawValue: 2)
    package static let strayPlacement = Marks(rawValue: 4)
    package static let overflow = Marks(rawValue: 8)
    /// Something inside has a minimum larger than its maximum.
    package static let extremesInside = Marks(rawValue: 16)
    /// A stack inside is larger than what it is offered.
    package static let overflowInside = Marks(rawValue: 32)
    /// The node has been seen on the canvas, or it was told that it has not.
    package static let seen = Marks(rawValue: 64)
    package static let frame = Marks(rawValue: 128)
  }
}

extension LayoutFault.Kind {
  /// The bit that says that it was told about a node; none for what is counted elsewhere.
  var bit: LayoutFault.Marks {
    switch self {
    case .numbers: .numbers
    case .extremes: .extremes
    case .strayPlacement: .strayPlacement
    case .frame: .frame
    case .overflow: .overflow
    case .unseen: []
    }
  }
}
