import Foundation
import ZoetropeDisplayList

/// A gradient from stops, or the one that goes with a colour. As a style it is drawn from the top to
/// the bottom.
public struct AnyGradient: Hashable, ShapeStyle {
  private enum Source: Hashable {
    case stops(Gradient)
    case color(Color)
  }

  private let source: Source
  private var space = Gradient.ColorSpace.device

  /// The same gradient.
  public init(_ gradient: Gradient) { source = .stops(gradient) }

  init(color: Color) { source = .color(color) }

  /// The gradient with colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The gradient in an environment.
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

  /// The gradient from top to bottom.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    GradientShape.linear(start: .top, end: .bottom).paint(resolve(in: environment))
  }
}

extension Color {
  /// A soft gradient of the colour, as which it is drawn from the top, where it is lighter, to the
  /// bottom, where it is the colour itself.
  ///
  /// The lighter colour has the hue and the chroma of the colour and a lightness of
  /// `L + 0.31 (1 - L) (1 - 1.6 C)` in Oklab, L being the colour's lightness and C its chroma. Apple
  /// does not say what it does; this comes within 4 of 255 levels of HSL lightness to what others
  /// have measured of SwiftUI: gray 128 becomes 165, black 50, white stays, (51, 102, 204) and
  /// (0, 153, 51) get a lightness of 0.639 and 0.451 (TUIkit, `AnyGradient.swift`).
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
