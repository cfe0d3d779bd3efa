import Foundation

/// A colour as numbers.
///
/// It has the name of Core Graphics' type, as far as this goes: sRGB colours and grays.
///
/// Guarantees: immutable; equal where the components are equal.
public final class CGColor: Sendable, Hashable {
  let resolved: Color.Resolved

  init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// A colour of sRGB components from 0 to 1, straight alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// A colour of sRGB components from 0 to 1, straight alpha.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// A gray from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, sRGB as displays take it.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// 4: the components and alpha.
  public var numberOfComponents: Int { 4 }

  /// From 0, invisible, to 1, opaque.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour at all.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether the components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// A colour of numbers.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The colour as numbers; nil where it depends on the environment.
  public var cgColor: CGColor? {
    let environment = EnvironmentValues()
    switch source {
    case .resolved: return CGColor(resolve(in: environment))
    case .system(let color):
      let (light, dark) = (color.resolved(.light), color.resolved(.dark))
      return light == dark ? CGColor(resolve(in: environment)) : nil
    case .accent, .named, .mixed: return nil
    }
  }
}
