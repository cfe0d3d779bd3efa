import Foundation
import ZoetropeDisplayList

/// A type-erased gradient: either a ``Gradient``, or a gradient derived from a single color.
///
/// Used as a style, the gradient runs from the top to the bottom of the filled frame.
public struct AnyGradient: Hashable, ShapeStyle {
  private enum Source: Hashable {
    case stops(Gradient)
    case color(Color)
  }

  private let source: Source
  private var space = Gradient.ColorSpace.device

  /// Wraps a gradient.
  public init(_ gradient: Gradient) { source = .stops(gradient) }

  init(color: Color) { source = .color(color) }

  /// Returns the gradient with its colors interpolated in the given color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// Resolves the gradient's colors in the given environment.
  package func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
    var resolved: ResolvedGradient
    switch source {
    case .stops(let gradient): resolved = gradient.resolve(in: environment)
    case .color(let color):
      let color = color.resolve(in: environment)
      resolved = ResolvedGradient(stops: [
        ResolvedGradient.Stop(color: color.lightened, location: 0),
        ResolvedGradient.Stop(color: color, location: 1),
      ])
    }
    resolved.interpolation = space.interpolation
    return resolved
  }

  /// Returns the paint of the gradient, which runs from the top to the bottom of the filled frame.
  /// Its colors are resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.linear(start: .top, end: .bottom).paint(resolve(in: environment))
  }
}

extension Color {
  /// A subtle gradient of the color: lighter at the top, the color itself at the bottom.
  ///
  /// The lighter color has the hue and chroma of this color. Its lightness in Oklab is higher by
  /// `0.31 (1 - L) (1 - 1.6 C)`, where L is the lightness of this color and C its chroma. If the
  /// formula gives a negative number, the lightness stays the same.
  ///
  /// Apple does not document the formula that SwiftUI uses, but others have measured SwiftUI's
  /// lighter colors (TUIkit, `AnyGradient.swift`). The formula above gives an HSL lightness that
  /// differs from the measured lightness by at most 4 of 255 levels. In the measurements, gray 128
  /// becomes gray 165, black becomes gray 50, and white stays white. The color (51, 102, 204) is
  /// lightened to an HSL lightness of 0.639, and the color (0, 153, 51) to 0.451.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color.Resolved {
  fileprivate var lightened: Color.Resolved {
    var lab = Oklab(self)
    let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    lab.lightness += max(0.31 * (1 - lab.lightness) * (1 - 1.6 * chroma), 0)
    let light = Color.Resolved(lab, opacity: opacity)
    func limited(_ component: Float) -> Float { min(max(component, 0), 1) }
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: limited(light.linearRed), green: limited(light.linearGreen),
      blue: limited(light.linearBlue), opacity: opacity)
  }
}
