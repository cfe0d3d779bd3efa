import Foundation
import ZoetropeGeometry

/// An explicit alignment guide of a node as it was found for one size and proposal.
struct FoundGuide {
  private let key: AlignmentKey
  private let proposal: ProposedViewSize
  private let size: CGSize
  /// The position of the guide in points; nil if neither the node nor a descendant sets it.
  let value: CGFloat?

  /// Creates the record of a guide.
  init(_ key: AlignmentKey, in dimensions: ViewDimensions, value: CGFloat?) {
    self.key = key
    proposal = dimensions.proposal
    size = dimensions.size
    self.value = value
  }

  /// Whether this is the guide for a key at the given dimensions.
  func answers(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Bool {
    self.key == key && proposal == dimensions.proposal && size == dimensions.size
  }
}
