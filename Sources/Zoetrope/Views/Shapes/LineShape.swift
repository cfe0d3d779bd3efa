import Foundation
import ZoetropeGeometry

/// A stroke along a path, before it is converted to an outline.
struct ShapeLine {
  /// The path that the stroke follows.
  var path: Path
  /// The pen, in the space of the path.
  var style: StrokeStyle
  /// The transform from the space of the path to that of the shape. It applies to the pen, too.
  var transform = CGAffineTransform.identity

  /// Returns the stroke, pen included, with a transform applied.
  func applying(_ transform: CGAffineTransform) -> ShapeLine {
    var line = self
    line.transform = self.transform.concatenating(transform)
    return line
  }
}

/// A shape that may be a stroke.
///
/// A stroke is drawn as such: its outline is computed to a tolerance in pixels. The outline that
/// `path(in:)` returns has a tolerance in points, which is coarse at a large scale.
protocol LineShape: Shape {
  /// Returns the stroke that the shape consists of in a rectangle; nil if it is not a stroke.
  func line(in rect: CGRect) -> ShapeLine?
}

/// A shape derived from another. In the paths of views it has the name of the other shape.
protocol DerivedShape: Shape {
  static var baseType: any Shape.Type { get }
}

/// Returns the name of a shape in the paths of views. A derived shape has the name of the shape
/// from which it is ultimately derived.
func shapeName(_ type: any Shape.Type) -> String {
  var type = type
  while let derived = type as? any DerivedShape.Type { type = derived.baseType }
  return typeName(type)
}
