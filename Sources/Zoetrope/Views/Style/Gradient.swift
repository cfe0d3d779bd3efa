import Foundation
import ZoetropeDisplayList

/// Colours that follow each other, each at a place from 0 to 1.
///
/// As a style it is drawn from the top to the bottom. Between two stops colours are mixed; before
/// the first and after the last one their colours go on. A stop whose location is less than that of
/// an earlier one counts as being there, too. Without stops nothing is drawn.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is: 0 at the start of the gradient, 1 at its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in ascending order of their locations.
  public var stops: [Gradient.Stop]

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Creates a gradient from colours that are evenly spaced, from 0 to 1; one colour is at 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// In which way colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: ColorInterpolation

    /// By components as displays take them: the default of gradients.
    public static let device = ColorSpace(interpolation: .device)
    /// By lightness and hue as people see them: in Oklab (Björn Ottosson, "A perceptual color space
    /// for image processing", 2020).
    public static let perceptual = ColorSpace(interpolation: .perceptual)
  }

  /// The gradient with colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The gradient in an environment.
  package func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: stops.map {
        ResolvedGradient.Stop(
          color: $0.color.resolve(in: environment), location: Double($0.location))
      })
  }
}

extension Gradient: ShapeStyle {
  /// The gradient from top to bottom.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    AnyGradient(self)._resolvePaint(in: environment)
  }
}
