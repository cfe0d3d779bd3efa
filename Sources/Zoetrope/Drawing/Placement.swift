import Foundation
import ZoetropeGeometry

/// The position and the size of a leaf in the picture at one time.
public struct Placement: Sendable, Equatable {
  /// The type names from the root to the leaf, separated by slashes, with an index or id where
  /// siblings need one, as in `Wheel/WheelLayout/ForEach[3]/RoundedRectangle`.
  public var path: String
  /// The bounding box of the leaf on the canvas, as presented, in points, y down.
  public var frame: CGRect
  /// The transform to the canvas from the leaf's own space, whose origin is the leaf's top left
  /// corner; in points.
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
