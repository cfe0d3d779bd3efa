import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A shadow that is part of a style.
public struct ShadowStyle: Equatable, Sendable {
  private let kind: DisplayList.Shadow.Kind
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow behind what is drawn.
  ///
  /// - Parameters:
  ///   - color: The colour where the shadow is darkest. Default: black, a third of it.
  ///   - radius: The standard deviation of its softness, in points.
  ///   - x: How far it is moved to the right, in points. Default 0.
  ///   - y: How far it is moved down, in points. Default 0.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow on what is drawn, cast by its own edges.
  ///
  /// - Parameters:
  ///   - color: The colour where the shadow is darkest. Default: black, somewhat more than half of
  ///     it.
  ///   - radius: The standard deviation of its softness, in points.
  ///   - x: How far it is moved to the right, in points. Default 0.
  ///   - y: How far it is moved down, in points. Default 0.
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

/// A shadow as numbers.
struct StyleShadow: Equatable, Sendable {
  var kind: DisplayList.Shadow.Kind
  var color: Color.Resolved
  /// Points.
  var radius: CGFloat
  /// Points.
  var offset: CGSize

  /// Has all numbers read or changed.
  mutating func visitNumbers(_ body: (inout Double, Double) -> Void) {
    color.visitNumbers(body)
    visitNumber(&radius, body)
    visitNumber(&offset.width, body)
    visitNumber(&offset.height, body)
  }

  /// What draws it.
  ///
  /// - Parameter isAlone: Whether what casts the shadow is left out.
  func filter(isAlone: Bool) -> DisplayList.Filter {
    .shadow(
      DisplayList.Shadow(
        color: color.paint, radius: Double(max(radius, 0)), offset: offset, kind: kind,
        isAlone: isAlone))
  }
}
