import Foundation
import ZoetropeGeometry

/// Colours along a line; the same all along lines that cross it at right angles.
///
/// Its ends are unit points of the frame that is filled: of the view's frame. As a view it fills its
/// frame.
public struct LinearGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// Creates a gradient between two points of the frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colours between two points of the frame.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops between two points of the frame.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.linear(start: startPoint, end: endPoint)
      .paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points of the frame that is filled.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colours between two points of the frame that is filled.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of stops between two points of the frame that is filled.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient between two points of the frame that is filled.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    ShapedGradient(gradient: gradient, shape: .linear(start: startPoint, end: endPoint))
  }
}

/// Some gradient in some shape.
struct ShapedGradient: ShapeStyle, Equatable {
  let gradient: AnyGradient
  let shape: GradientShape

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    shape.paint(gradient.resolve(in: environment))
  }
}
