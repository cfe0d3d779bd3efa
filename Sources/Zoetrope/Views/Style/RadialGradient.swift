import Foundation
import ZoetropeGeometry

/// A gradient in concentric circles.
///
/// The center is a unit point of the filled view's frame; radii are in points. The color at the
/// smaller radius continues inward, and the color at the larger radius continues outward. Used as a
/// view, the gradient fills its frame.
public struct RadialGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// Creates a gradient between two radii.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, as a unit point of the filled frame.
  ///   - startRadius: The radius of location 0, in points. Negative values count as 0.
  ///   - endRadius: The radius of location 1, in points. Negative values count as 0.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of stops between two radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the paint of the gradient, with its colors resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.radial(center: center, startRadius: startRadius, endRadius: endRadius)
      .paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a radial gradient between two radii in points. The center of the gradient is a unit
  /// point of the filled frame.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a radial gradient of evenly spaced colors between two radii in points. The center of
  /// the gradient is a unit point of the filled frame.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a radial gradient of stops between two radii in points. The center of the gradient is
  /// a unit point of the filled frame.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a radial gradient between two radii in points. The center of the gradient is a unit
  /// point of the filled frame, by default the middle.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }
}
