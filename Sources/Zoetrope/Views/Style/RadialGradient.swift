import Foundation
import ZoetropeGeometry

/// Colours in circles around a point.
///
/// The centre is a unit point of the frame that is filled, the view's frame; radii are points. Inside
/// of the smaller radius the colour of that end goes on, outside of the larger one that one's. As a
/// view it fills its frame.
public struct RadialGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// Creates a gradient from one radius, in points, to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colours from one radius, in points, to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of stops from one radius, in points, to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.radial(center: center, startRadius: startRadius, endRadius: endRadius)
      .paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point of the frame that is filled; radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colours around a point of the frame that is filled; radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of stops around a point of the frame that is filled; radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient around a point of the frame that is filled, by default its centre; radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}
