import Foundation
import ZoetropeGeometry

/// The position and the size of a leaf in the picture at one time.
public struct Placement: Sendable, Equatable {
  /// The type names from the root to the leaf, separated by slashes. An index or an id
  /// distinguishes siblings, as in `Wheel/WheelLayout/ForEach[3]/RoundedRectangle`.
  public var path: String
  /// The bounding box of the leaf on the canvas, in points, y down. While an animation runs, the
  /// box follows the animation.
  public var frame: CGRect
  /// The transform from the leaf's own space to the canvas. The origin of the leaf's space is the
  /// top left corner of the leaf. The units of both spaces are points.
  public var transform: CGAffineTransform

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - path: The path of the leaf.
  ///   - frame: The bounding box of the leaf on the canvas, in points.
  ///   - transform: The transform from the leaf's own space to the canvas.
  public init(path: String, frame: CGRect, transform: CGAffineTransform) {
    self.path = path
    self.frame = frame
    self.transform = transform
  }
}

extension String {
  /// The components of a view's path, which are separated by slashes. A slash inside square
  /// brackets belongs to an id.
  package var pathComponents: [String] {
    var result = [""]
    var depth = 0
    for character in self {
      if character == "[" { depth += 1 }
      if character == "]" { depth = max(depth - 1, 0) }
      if character == "/" && depth == 0 {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }
}
