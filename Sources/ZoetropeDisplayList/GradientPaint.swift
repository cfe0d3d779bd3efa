import Foundation
import ZoetropeGeometry

/// A linear, radial, conical or angular gradient.
///
/// The gradient's shape maps each point to a position, which is 0 at the start and 1 at the end.
/// The color of a position is interpolated between the two nearest stops, one on each side.
/// Positions before the first stop have the color of the first stop, and positions after the last
/// stop have the color of the last one. Two stops at the same location make a hard edge: the color
/// changes there from that of the first stop to that of the second stop.
public struct GradientPaint: Sendable, Hashable {
  /// The mapping from points to gradient positions. Coordinates and radii are in points in the
  /// gradient's own space, y down.
  public enum Shape: Sendable, Hashable {
    /// The position increases from 0 at `start` to 1 at `end`. It is constant along the
    /// perpendiculars to the line from `start` to `end`.
    ///
    /// If the two points are equal, every point has the color of the end.
    case linear(start: CGPoint, end: CGPoint)
    /// The position changes from 0 at the distance `startRadius` from the center to 1 at the
    /// distance `endRadius`.
    ///
    /// `endRadius` may be smaller than `startRadius`. If both are equal, the colors before position
    /// 0 and after position 1 meet in a hard edge. Negative radii count as 0.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// The position changes from 0 on a first circle to 1 on a second circle. Each position has a
    /// circle of its own, whose center and radius change linearly with the position.
    ///
    /// If several circles with a radius of at least 0 pass through a point, the largest of their
    /// positions counts. If no circle passes through a point, the point takes the color of a point
    /// nearby. The painted shape should therefore stay within the area of the circles. Negative
    /// radii count as 0. If both circles are equal, nothing is painted. Source: the specification
    /// of HTML, "createRadialGradient".
    case conical(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    /// The position changes from 0 at `startAngle` to 1 at `endAngle`. Angles are in radians,
    /// clockwise from the x axis.
    ///
    /// Directions outside the range from `startAngle` to `endAngle` have the color of the nearer
    /// end. A range of more than one turn is cut off after the first turn.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  /// The way in which linear, radial and conical gradients continue before position 0 and after
  /// position 1.
  public enum Spread: String, Sendable, Hashable {
    /// The color of the nearer end.
    case pad
    /// The gradient repeated.
    case `repeat`
    /// The gradient repeated, every second time backward.
    case mirror
  }

  /// A color at a location in the gradient.
  public struct Stop: Sendable, Hashable {
    /// The color at the stop's location.
    public var color: PaintColor
    /// The gradient position of the color, from 0 at the start to 1 at the end. Stops outside 0...1
    /// also affect the colors between 0 and 1.
    public var location: Double

    /// Creates a stop.
    public init(color: PaintColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The mapping from points to gradient positions.
  public var shape: Shape
  /// The stops in ascending order of location. If a stop's location is less than that of an earlier
  /// stop, the largest earlier location is used instead. Without stops, nothing is painted.
  public var stops: [Stop]
  /// The space in which colors are interpolated.
  public var interpolation: ColorInterpolation
  /// The way in which the gradient continues before position 0 and after position 1. Angular
  /// gradients ignore this property.
  public var spread: Spread
  /// The transform from the gradient's own space to the item's space. It can turn a circle into an
  /// ellipse.
  public var transform: CGAffineTransform

  /// Creates a gradient. The default interpolates sRGB-encoded colors and pads the ends.
  public init(
    shape: Shape, stops: [Stop], interpolation: ColorInterpolation = .device,
    spread: Spread = .pad, transform: CGAffineTransform = .identity
  ) {
    self.shape = shape
    self.stops = stops
    self.interpolation = interpolation
    self.spread = spread
    self.transform = transform
  }
}
