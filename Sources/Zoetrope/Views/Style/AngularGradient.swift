import Foundation
import ZoetropeGeometry

/// Colours around a point, clockwise from one angle to another.
///
/// The centre is a unit point of the frame that is filled, the view's frame; angles are measured from
/// the x axis, clockwise. Where less than a whole turn is said, the colours of the end and of the
/// start fill what is missing, each one half of it; of more than one turn the last one shows. From a
/// larger angle to a smaller one colours go the other way round. As a view it fills its frame.
public struct AngularGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// Creates a gradient from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of evenly spaced colours from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of stops from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of a whole turn, by default from the x axis on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colours and a whole turn, by default from the x axis on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops and a whole turn, by default from the x axis on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The gradient in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.angular(
      center: center, startAngle: startAngle.radians, endAngle: endAngle.radians
    ).paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point of the frame that is filled, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colours around a point of the frame that is filled, from one angle
  /// to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of stops around a point of the frame that is filled, from one angle to another.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point of the frame that is filled, by default its centre, from one angle to
  /// another.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .angular(
        center: center, startAngle: startAngle.radians, endAngle: endAngle.radians))
  }

  /// A gradient of a whole turn around a point of the frame that is filled.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of evenly spaced colours and a whole turn around a point of the frame that is filled.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of stops and a whole turn around a point of the frame that is filled.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A gradient of a whole turn around a point of the frame that is filled, by default its centre.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    ShapedGradient(
      gradient: gradient,
      shape: .angular(
        center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
  }
}
