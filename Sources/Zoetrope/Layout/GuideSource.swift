import Foundation

/// The base class of all layout nodes: the part of a node that returns explicit alignment guides.
package class GuideSource {
  init() {}

  /// Returns the position of an explicit alignment guide, in points from the node's leading or top
  /// edge; nil if neither the node nor a descendant sets it.
  package func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    nil
  }
}
