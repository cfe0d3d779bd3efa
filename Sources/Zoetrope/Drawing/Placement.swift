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
