import Foundation
import ZoetropeGeometry

/// A gradient around a point, clockwise from one angle to another.
///
/// The center is a unit point of the filled view's frame. Angles are measured clockwise from the x
/// axis.
///
/// - Less than a whole turn: the missing sector is filled with the color of the end in its first
///   half and with the color of the start in its second half.
/// - More than one turn: the last turn is shown.
/// - An end angle below the start angle: the colors run counterclockwise.
///
/// Used as a view, the gradient fills its frame.
public struct AngularGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// Creates a gradient between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, as a unit point of the filled frame.
  ///   - startAngle: The angle of location 0, clockwise from the x axis. Default 0.
  ///   - endAngle: The angle of location 1, clockwise from the x axis. Default 0.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of evenly spaced colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of a whole turn that starts at an angle, by default at the x axis.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors and a whole turn that starts at an angle, by
  /// default at the x axis.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops and a whole turn that starts at an angle, by default at the x
  /// axis.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Resolves the gradient's colors in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.angular(
      center: center, startAngle: startAngle.radians, endAngle: endAngle.radians
    ).paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a unit point of the filled frame, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colors around a unit point of the filled frame, between two
  /// angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of stops around a unit point of the filled frame, between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a unit point of the filled frame, by default its center, between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .angular(
        center: center, startAngle: startAngle.radians, endAngle: endAngle.radians))
  }

  /// A gradient of a whole turn around a unit point of the filled frame. It starts at an angle, by
  /// default at the x axis.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of evenly spaced colors and a whole turn around a unit point of the filled frame.
  /// It starts at an angle, by default at the x axis.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of stops and a whole turn around a unit point of the filled frame. It starts at an
  /// angle, by default at the x axis.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A gradient of a whole turn around a unit point of the filled frame, by default its center. It
  /// starts at an angle, by default at the x axis.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .angular(
        center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
  }
}
