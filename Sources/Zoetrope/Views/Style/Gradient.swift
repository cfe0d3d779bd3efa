import Foundation
import ZoetropeDisplayList

/// A sequence of colors, each at a location from 0 to 1.
///
/// Colors are interpolated between neighboring stops. The first color continues before the first
/// stop, and the last color after the last stop. A stop with a lower location than an earlier stop
/// is moved to the earlier stop's location. A gradient without stops draws nothing.
///
/// Used as a style, the gradient runs from the top to the bottom of the filled frame.
public struct Gradient: Hashable, Sendable {
  /// A color at a location of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location of the stop: 0 at the start of the gradient, 1 at its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order of their locations.
  public var stops: [Gradient.Stop]

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Creates a gradient of colors that are evenly spaced from 0 to 1. A single color is at location
  /// 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// A color space in which the colors of a gradient are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: ColorInterpolation

    /// Gamma-encoded sRGB, the default color space of gradients.
    public static let device = ColorSpace(interpolation: .device)
    /// Oklab, in which interpolation follows perceived lightness and hue (Björn Ottosson, "A
    /// perceptual color space for image processing", 2020).
    public static let perceptual = ColorSpace(interpolation: .perceptual)
  }

  /// Returns the gradient with its colors interpolated in the given color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// Resolves the gradient's colors in the given environment.
  package func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: stops.map {
        ResolvedGradient.Stop(
          color: $0.color.resolve(in: environment), location: Double($0.location))
      })
  }
}

extension Gradient: ShapeStyle {
  /// Returns the paint of the gradient, which runs from the top to the bottom of the filled frame.
  /// Its colors are resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    AnyGradient(self)._resolvePaint(in: environment)
  }
}
