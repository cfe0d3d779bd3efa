import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A drop shadow or an inner shadow that can be added to a shape style.
public struct ShadowStyle: Equatable, Sendable {
  private let kind: DisplayList.Shadow.Kind
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// Returns a shadow behind the drawn shape.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.33.
  ///   - radius: The standard deviation, in points, of the Gaussian that blurs the shadow. Negative
  ///     values count as 0.
  ///   - x: The displacement to the right, in points. Default 0.
  ///   - y: The displacement downwards, in points. Default 0.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns a shadow inside the drawn shape, cast by the shape's edges.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.55.
  ///   - radius: The standard deviation, in points, of the Gaussian that blurs the shadow. Negative
  ///     values count as 0.
  ///   - x: The displacement to the right, in points. Default 0.
  ///   - y: The displacement downwards, in points. Default 0.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func resolve(in environment: EnvironmentValues) -> StyleShadow {
    StyleShadow(
      kind: kind, color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

/// A ``ShadowStyle`` with its color resolved.
struct StyleShadow: Equatable, Sendable {
  var kind: DisplayList.Shadow.Kind
  var color: Color.Resolved
  /// The standard deviation, in points, of the Gaussian that blurs the shadow.
  var radius: CGFloat
  /// The displacement of the shadow, in points, y down.
  var offset: CGSize

  /// Calls a closure with each animatable number. The closure may change the number. The second
  /// argument is the factor by which the number is multiplied in a ``_PaintVector``.
  mutating func forEachAnimatableNumber(_ body: (inout Double, Double) -> Void) {
    color.forEachAnimatableNumber(body)
    visitNumber(&radius, body)
    visitNumber(&offset.width, body)
    visitNumber(&offset.height, body)
  }

  /// Returns the filter that draws the shadow.
  ///
  /// - Parameter isAlone: Whether to omit the shape that casts the shadow.
  func filter(isAlone: Bool) -> DisplayList.Filter {
    .shadow(
      DisplayList.Shadow(
        color: color.paint, radius: Double(max(radius, 0)), offset: offset, kind: kind,
        isAlone: isAlone))
  }
}
