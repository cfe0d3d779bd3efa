import Foundation
import ZoetropeGeometry

/// A stroke: a pen, and the path that the pen follows.
struct ShapeLine {
  /// The path that the stroke follows.
  var path: Path
  /// The pen: the width, caps, joins and dashes of the stroke, in the space of the path.
  var style: StrokeStyle
  /// The transform from the space of the path to the space of the shape. It also applies to the
  /// pen.
  var transform = CGAffineTransform.identity

  /// Returns the stroke with a transform applied to its path and its pen.
  func applying(_ transform: CGAffineTransform) -> ShapeLine {
    var line = self
    line.transform = self.transform.concatenating(transform)
    return line
  }
}

/// A shape that can be drawn as a stroke.
///
/// The display list contains the path and the pen of such a shape. The outline of the stroke is
/// then computed to a tolerance in pixels. The outline that `path(in:)` returns has a tolerance in
/// points instead, which is too coarse at a large scale.
protocol LineShape: Shape {
  /// Returns the stroke that this shape draws in a rectangle, or nil if the shape is not a stroke.
  func line(in rect: CGRect) -> ShapeLine?
}

/// A shape that modifies another shape (for example, by an offset). In diagnostics, a view with
/// this shape has the name of the other shape.
protocol DerivedShape: Shape {
  static var baseType: any Shape.Type { get }
}

/// Returns the name of a shape type as diagnostics show it. A derived shape has the name of its
/// innermost base shape (for example, `Circle` for a circle that is scaled and then offset).
func shapeName(_ type: any Shape.Type) -> String {
  var type = type
  while let derived = type as? any DerivedShape.Type { type = derived.baseType }
  return typeName(type)
}
