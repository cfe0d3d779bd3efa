import Foundation
import ZoetropeGeometry

/// Where a leaf of the picture is shown.
public struct Placement: Sendable, Equatable {
  /// Type names from the root to the leaf, with an index or id where siblings need one, as in
  /// `Wheel/WheelLayout/ForEach[3]/RoundedRectangle`.
  public var path: String
  /// The box around the leaf as it is shown, in points, in the canvas, y down.
  public var frame: CGRect
  /// From the leaf's own space, with its top left corner at the origin, to the canvas, in points.
  public var transform: CGAffineTransform

  /// Creates a placement.
  public init(path: String, frame: CGRect, transform: CGAffineTransform) {
    self.path = path
    self.frame = frame
    self.transform = transform
  }
}

extension ViewNode {
  /// How a place is told from its siblings.
  package enum PathLabel {
    /// By its position among the views of a builder.
    case index(Int)
    /// By the id of an element of a `ForEach`.
    case element(any Hashable)
    /// By the part that it plays, such as an overlay's.
    case named(String)
  }

  /// The names from the root to here. O(depth)
  package final var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if let name = current.pathName { names.append(name) }
      switch current.label {
      case .index(let index): names.indices.last.map { names[$0] += "[\(index)]" }
      case .element(let id): names.append("ForEach[\(id)]")
      case .named(let name): names.append(name)
      case nil: break
      }
      node = current.parent
    }
    return names.reversed().joined(separator: "/")
  }
}
