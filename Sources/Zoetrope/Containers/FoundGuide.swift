import Foundation
import ZoetropeGeometry

/// The result of a search for an explicit alignment guide of a node, at one size and one proposal.
struct FoundGuide {
  private let key: AlignmentKey
  private let proposal: ProposedViewSize
  private let size: CGSize
  /// The position of the guide in points; nil if neither the node nor a descendant sets it.
  let value: CGFloat?

  /// Creates a result from the key of the guide, the dimensions of the node and the position found.
  init(_ key: AlignmentKey, in dimensions: ViewDimensions, value: CGFloat?) {
    self.key = key
    proposal = dimensions.proposal
    size = dimensions.size
    self.value = value
  }

  /// Returns whether this result is valid for the guide with a given key, at the given dimensions.
  func answers(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Bool {
    self.key == key && proposal == dimensions.proposal && size == dimensions.size
  }
}
