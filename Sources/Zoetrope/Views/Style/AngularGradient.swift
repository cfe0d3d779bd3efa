import Foundation
import ZoetropeGeometry

/// A gradient whose color changes with the angle around a center, from a start angle to an end
/// angle.
///
/// The center is a unit point of the filled view's frame. Angles are measured clockwise from the x
/// axis.
///
/// - If the angles span less than one turn, the rest of the circle is divided into two halves. Each
///   half has the color of the adjacent end of the gradient.
/// - If the angles span more than one turn, only the last turn, up to the end angle, is drawn.
/// - If the end angle is less than the start angle, the colors run counterclockwise.
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

  /// Creates a gradient that makes a whole turn, clockwise from the given angle. By default, the
  /// turn begins at the x axis.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colors. The gradient makes a whole turn, clockwise from
  /// the given angle. By default, the turn begins at the x axis.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops. The gradient makes a whole turn, clockwise from the given angle.
  /// By default, the turn begins at the x axis.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the paint of the gradient, with its colors resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.angular(
      center: center, startAngle: startAngle.radians, endAngle: endAngle.radians
    ).paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns an angular gradient between two angles. The center of the gradient is a unit point of
  /// the filled frame.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of evenly spaced colors between two angles. The center of the
  /// gradient is a unit point of the filled frame.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient of stops between two angles. The center of the gradient is a unit
  /// point of the filled frame.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns an angular gradient between two angles. The center of the gradient is a unit point of
  /// the filled frame, by default the middle.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .angular(
        center: center, startAngle: startAngle.radians, endAngle: endAngle.radians))
  }

  /// Returns an angular gradient that makes a whole turn, clockwise from the given angle. By
  /// default, the turn begins at the x axis. The center of the gradient is a unit point of the
  /// filled frame.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns an angular gradient of evenly spaced colors. The gradient makes a whole turn,
  /// clockwise from the given angle. By default, the turn begins at the x axis. The center of the
  /// gradient is a unit point of the filled frame.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns an angular gradient of stops. The gradient makes a whole turn, clockwise from the
  /// given angle. By default, the turn begins at the x axis. The center of the gradient is a unit
  /// point of the filled frame.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// Returns an angular gradient that makes a whole turn, clockwise from the given angle. By
  /// default, the turn begins at the x axis. The center of the gradient is a unit point of the
  /// filled frame, by default the middle.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .angular(
        center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
  }
}
