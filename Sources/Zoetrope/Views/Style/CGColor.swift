import Foundation

/// A constant color: the counterpart of Core Graphics' type of the same name. Only sRGB colors and
/// grays are supported.
///
/// Guarantees: instances are immutable. Two instances are equal if their components are equal.
public final class CGColor: Sendable, Hashable {
  let resolved: Color.Resolved

  init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// Creates a color from gamma-encoded sRGB components and straight alpha, all from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a color from gamma-encoded sRGB components and straight alpha, all from 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray. Its level is gamma-encoded, from 0 (black) to 1 (white); its alpha is
  /// straight, from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The gamma-encoded sRGB components and the straight alpha, in the order red, green, blue,
  /// alpha. The value is never nil.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The number of components, including alpha: always 4.
  public var numberOfComponents: Int { 4 }

  /// The opacity, from 0 (invisible) to 1 (opaque).
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// Returns the color with its alpha replaced. The result is never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether two colors have equal components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }

  /// Hashes the components of the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// Creates a constant color from a ``CGColor``.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The color as a ``CGColor``. Nil for a color that may depend on the environment, and for a
  /// mixture of two colors.
  public var cgColor: CGColor? {
    let environment = EnvironmentValues()
    switch source {
    case .resolved: return CGColor(resolve(in: environment))
    case .system(let color):
      let (light, dark) = (color.resolved(.light), color.resolved(.dark))
      return light == dark ? CGColor(resolve(in: environment)) : nil
    case .accent, .named, .provided, .mixed: return nil
    }
  }
}
