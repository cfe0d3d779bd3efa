import Foundation
import ZoetropeGeometry

/// A gradient along a line.
///
/// The color changes along the line and is constant perpendicular to it. The ends of the line are
/// unit points of the filled view's frame. Used as a view, the gradient fills its frame.
public struct LinearGradient: ShapeStyle, Equatable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// Creates a gradient between two unit points of the filled frame.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The unit point of location 0.
  ///   - endPoint: The unit point of location 1.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colors between two unit points of the filled frame.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops between two unit points of the filled frame.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the paint of the gradient, with its colors resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.linear(start: startPoint, end: endPoint)
      .paint(gradient.resolve(in: environment))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient between two unit points of the filled frame.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient of evenly spaced colors between two unit points of the filled frame.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient of stops between two unit points of the filled frame.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient between two unit points of the filled frame.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    ShapedGradient(gradient: gradient, shape: .linear(start: startPoint, end: endPoint))
  }
}

/// A style that draws an ``AnyGradient`` in a linear, radial, elliptical or angular shape.
struct ShapedGradient: ShapeStyle, Equatable {
  let gradient: AnyGradient
  let shape: GradientShape

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    shape.paint(gradient.resolve(in: environment))
  }
}
