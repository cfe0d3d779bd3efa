import Foundation
import ZoetropeGeometry

/// A line that is drawn with a pen, before it becomes an outline.
struct ShapeLine {
  /// What the line runs along.
  var path: Path
  /// The pen, in the path's space.
  var style: StrokeStyle
  /// From the path's space to that of the shape; it shapes the pen too.
  var transform = CGAffineTransform.identity

  /// The line moved, turned or scaled as a whole.
  func applying(_ transform: CGAffineTransform) -> ShapeLine {
    var line = self
    line.transform = self.transform.concatenating(transform)
    return line
  }
}

/// A shape that may be a line. It is then drawn as one, so that the precision of its outline
/// follows the pixels, where the outline as a path has that of points.
protocol LineShape: Shape {
  /// The line that the shape is in a rectangle, nil if it is anything else.
  func line(in rect: CGRect) -> ShapeLine?
}

/// A shape that is another one in some way; in the paths of views it goes by the other's name.
protocol DerivedShape: Shape {
  static var baseType: any Shape.Type { get }
}

/// What a shape is called in the paths of views: the type that all others are derived from.
func shapeName(_ type: any Shape.Type) -> String {
  var type = type
  while let derived = type as? any DerivedShape.Type { type = derived.baseType }
  return typeName(type)
}
