import Foundation
import ZoetropeGeometry

/// Colours in ellipses around a point.
///
/// It is a radial gradient in a square of 1 by 1 that is stretched to the frame that is filled, the
/// view's frame: radii are fractions of the frame's width across and of its height down. As a view
/// it fills its frame.
public struct EllipticalGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction: CGFloat
  var endRadiusFraction: CGFloat

  /// Creates a gradient; by default from the centre of the frame to its edges.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colours; by default from the centre of the frame to its
  /// edges.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops; by default from the centre of the frame to its edges.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.elliptical(
      center: center, startFraction: startRadiusFraction, endFraction: endRadiusFraction
    ).paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient as wide and as high as the frame that is filled; by default from its centre to its
  /// edges.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colours, as wide and as high as the frame that is filled; by default
  /// from its centre to its edges.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of stops, as wide and as high as the frame that is filled; by default from its centre
  /// to its edges.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient as wide and as high as the frame that is filled; by default from its centre to its
  /// edges.
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
