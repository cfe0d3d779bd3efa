import Foundation
import Zoetrope

/// A UIKit color: a constant, or a color that depends on the traits, such as ``label``.
///
/// Instances are immutable. All constants are sRGB colors, and components outside of 0...1 are
/// kept. A color that depends on traits follows the color scheme of the view that shows
/// `Color(uiColor:)`. Methods that use no view, such as ``getRed(_:green:blue:alpha:)``, resolve
/// the color for the traits of ``UITraitCollection/current``.
public final class UIColor: NSObject, Sendable {
  /// The definition of a color, from which its components are computed.
  enum Kind: Hashable, Sendable {
    case constant(ColorComponents)
    /// A system color: its name in UIKit, and its components in light and in dark mode.
    case system(name: String, light: ColorComponents, dark: ColorComponents)
    case core(Color)
    case provided(TraitProvider)
    /// Another color with its alpha replaced.
    case translucent(UIColor, alpha: CGFloat)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Creates a color from gamma-encoded sRGB components and straight alpha. Each value is usually
  /// from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .constant(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray from its level and its straight alpha. The level is from 0 for black to 1 for
  /// white.
  public init(white: CGFloat, alpha: CGFloat) {
    kind = .constant(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a color from a hue, a saturation and a brightness, each clamped to 0...1.
  ///
  /// - Parameters:
  ///   - hue: The hue as a fraction of a full turn: 0 for red, 1/3 for green, 2/3 for blue.
  ///   - saturation: The saturation, from 0 (gray) to 1 (the pure hue).
  ///   - brightness: The brightness, from 0 (black) to 1 (the brightest color of that hue).
  ///   - alpha: The straight alpha, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    kind = .constant(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a color from gamma-encoded Display P3 components and straight alpha. Each value is
  /// usually from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .constant(
      ColorComponents(
        Color.Resolved(
          colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue),
          opacity: Float(alpha))))
  }

  /// Creates a color from a SwiftUI color. If the SwiftUI color depends on the environment, so does
  /// the new color.
  public init(_ color: Color) { kind = .core(color) }

  /// Creates a constant color from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    // This module's Core Graphics colors always have four components.
    self.init(
      red: parts.first ?? 0, green: parts.dropFirst().first ?? 0,
      blue: parts.dropFirst(2).first ?? 0, alpha: cgColor.alpha)
  }

  /// Creates a color that depends on traits, such as light and dark mode.
  ///
  /// - Parameter dynamicProvider: Returns the color for given traits. It may be called at any time.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .provided(TraitProvider(dynamicProvider))
  }

  /// Creates a color from an asset catalog in the folders that `Color(_:bundle:)` searches. The
  /// result is nil if no catalog has the color.
  ///
  /// - Parameter name: The name of the color set.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates a color from an asset catalog. If no catalog has the color, the result is nil, and a
  /// diagnostic names the missing color.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle to search; nil for the folders that `Color(_:bundle:)` searches.
  ///   - traitCollection: Ignored: the color follows the color scheme of the view that shows it.
  ///     Default nil.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard Color.isKnown(name, bundle: bundle) else {
      RunningHost.current?.remark(
        "UIColor(named:) is nil: there is no color named \"\(name)\" in the asset catalogs")
      return nil
    }
    kind = .core(Color(name, bundle: bundle))
  }

  /// Returns this color with its alpha replaced by a value from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .constant(var components) = kind {
      components.alpha = alpha
      return UIColor(.constant(components))
    }
    return UIColor(.translucent(self, alpha: alpha))
  }

  /// Returns the constant color to which this color resolves for given traits. An unspecified user
  /// interface style counts as light mode.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.constant(components(in: traitCollection.environment)))
  }

  /// Whether another object is a color with an equal definition, for example with equal components.
  /// A color that was created by ``init(dynamicProvider:)`` is equal only to itself.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.kind == kind }

  /// A hash value that is the same for equal colors.
  public override var hash: Int { kind.hashValue }

  /// A description of the color's definition, for example the components of a constant color or the
  /// name of a system color.
  public override var description: String {
    switch kind {
    case .constant(let color) where color.isGray:
      "UIExtendedGrayColorSpace \(Self.number(color.red)) \(Self.number(color.alpha))"
    case .constant(let color):
      "UIExtendedSRGBColorSpace "
        + [color.red, color.green, color.blue, color.alpha].map(Self.number)
        .joined(separator: " ")
    case .system(let name, _, _): "UIColor.\(name)"
    case .core(let color): "UIColor(\(color))"
    case .provided: "UIColor(dynamicProvider:)"
    case .translucent(let color, let alpha): "\(color) at alpha \(Self.number(alpha))"
    }
  }

  private static func number(_ value: CGFloat) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

/// An object that holds the closure of ``UIColor/init(dynamicProvider:)``. It is equal only to
/// itself.
final class TraitProvider: Hashable, Sendable {
  let color: @Sendable (UITraitCollection) -> UIColor

  init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }

  static func == (a: TraitProvider, b: TraitProvider) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
