import Foundation
import ZoetropeGeometry

/// A gradient in concentric ellipses.
///
/// The gradient is a radial gradient in a unit square, stretched to the filled view's frame. Radii
/// are therefore fractions of the frame's width (along x) and of its height (along y). Used as a
/// view, the gradient fills its frame.
public struct EllipticalGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  /// Creates a gradient. By default it runs from the center of the frame to the edges of the frame.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, as a unit point of the filled frame. Default: the middle of the frame.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the frame's width and
  ///     height. Default: 0. Negative values count as 0.
  ///   - endRadiusFraction: The radius of location 1, as a fraction of the frame's width and
  ///     height. Default: 0.5. Negative values count as 0.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors. By default it runs from the center of the frame to
  /// the edges of the frame.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops. By default it runs from the center of the frame to the edges of
  /// the frame.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns the paint of the gradient, with its colors resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.elliptical(
      center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction
    ).paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns an elliptical gradient. By default it runs from the center of the filled frame to the
  /// edges of the frame.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns an elliptical gradient of evenly spaced colors. By default it runs from the center of
  /// the filled frame to the edges of the frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns an elliptical gradient of stops. By default it runs from the center of the filled
  /// frame to the edges of the frame.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns an elliptical gradient. By default it runs from the center of the filled frame to the
  /// edges of the frame.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .elliptical(
        center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction))
  }
}
