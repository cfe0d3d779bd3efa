import Foundation
import ZoetropeGeometry

/// A gradient in concentric ellipses.
///
/// It is a radial gradient in a unit square that is stretched to the filled view's frame: radii are
/// fractions of the frame's width horizontally and of its height vertically. Used as a view, the
/// gradient fills its frame.
public struct EllipticalGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  /// Creates a gradient, by default from the center of the frame to its edges.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, as a unit point of the filled frame. Default: its center.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the frame. Default 0; less
  ///     than 0 counts as 0.
  ///   - endRadiusFraction: The radius of location 1, as a fraction of the frame. Default 0.5; less
  ///     than 0 counts as 0.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors, by default from the center of the frame to its
  /// edges.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops, by default from the center of the frame to its edges.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Resolves the gradient's colors in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.elliptical(
      center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction
    ).paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient in ellipses, by default from the center of the filled frame to its edges.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colors in ellipses, by default from the center of the filled frame
  /// to its edges.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of stops in ellipses, by default from the center of the filled frame to its edges.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient in ellipses, by default from the center of the filled frame to its edges.
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
