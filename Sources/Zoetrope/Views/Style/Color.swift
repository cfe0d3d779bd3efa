import Foundation
import ZoetropeDisplayList

/// A color: either a constant, or a reference that is resolved in an environment (for example,
/// ``red`` resolves to different colors in light and in dark mode).
public struct Color: Hashable, CustomStringConvertible, Sendable {
  enum Source: Hashable {
    case resolved(Resolved)
    case system(SystemColor)
    /// The accent color of the environment.
    case accent
    /// A color of an asset catalog.
    indirect case named(String, bundle: URL?)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
    /// A color defined by another module, through the protocol ``ColorProvider``.
    indirect case provided(ProvidedColor)
  }

  let source: Source
  /// The factors that were passed to `opacity(_:)`, in the order of the calls.
  private let opacities: [Double]

  init(_ source: Source, opacities: [Double] = []) {
    self.source = source
    self.opacities = opacities
  }

  /// A color space of red, green and blue components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded components, as in CSS and in PNG files.
    case sRGB
    /// Linear components with the primaries of sRGB.
    case sRGBLinear
    /// Gamma-encoded components of Display P3, whose gamut is wider than that of sRGB.
    case displayP3
  }

  /// Creates a color from its components.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components. Default: sRGB.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The straight alpha, from 0 to 1. Default: 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      .resolved(
        Resolved(
          colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
          opacity: Float(opacity))))
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the component. Default: sRGB.
  ///   - white: The gray level, from 0 for black to 1 for white.
  ///   - opacity: The straight alpha, from 0 to 1. Default: 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from a hue, a saturation and a brightness in sRGB, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The hue as a fraction of a full turn: 0 for red, 1/3 for green, 2/3 for blue. Only
  ///     the fractional part counts (for example, 1.25 is the same hue as 0.25).
  ///   - saturation: The saturation, from 0 (gray) to 1 (the pure hue).
  ///   - brightness: The brightness, from 0 (black) to 1 (the brightest color of that hue).
  ///   - opacity: The straight alpha, from 0 to 1. Default: 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(
      .sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a constant color from a resolved one.
  public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

  /// Returns this color with its opacity multiplied by the given factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, opacities: opacities + [opacity])
  }

  /// Resolves this color in the given environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var resolved: Resolved
    switch source {
    case .resolved(let color): resolved = color
    case .system(let color): resolved = color.resolved(environment.colorScheme)
    case .accent: resolved = (environment.accentColor ?? .blue).resolve(in: environment)
    case .named(let name, let bundle):
      resolved = (environment.assetColors ?? .current).color(
        named: name, in: bundle, isDark: environment.colorScheme == .dark)
    case .provided(let color): resolved = color.provider.resolvedColor(in: environment)
    case .mixed(let first, let second, let fraction, let space):
      resolved = first.resolve(in: environment)
        .mixed(with: second.resolve(in: environment), by: fraction, in: space)
    }
    for opacity in opacities { resolved.opacity *= Float(opacity) }
    return resolved
  }

  /// The name of the color, or its components as hexadecimal digits. Any factors that were passed
  /// to `opacity(_:)` come first, as percentages: for example, `50% red`.
  public var description: String {
    let base: String
    switch source {
    case .resolved(let color): base = color.description
    case .system(let color): base = color.rawValue
    case .accent: base = "accentColor"
    case .named(let name, _): base = "NamedColor(name: \"\(name)\")"
    case .provided(let color): base = color.provider.description
    case .mixed(let first, let second, let fraction, _):
      base = "\(Self.percent(fraction)) of \(second) in \(first)"
    }
    let factors = opacities.reversed().map { "\(Self.percent($0)) " }
    return factors.joined() + base
  }

  private static func percent(_ fraction: Double) -> String {
    let percent = (fraction * 100).rounded()
    return Int(exactly: percent).map { "\($0)%" } ?? "\(percent)%"
  }

  /// Resolves this color in an environment, and converts it to the form that the rasterizer uses.
  package func paint(in environment: EnvironmentValues) -> PaintColor {
    resolve(in: environment).paint
  }

  /// Resolves this color in a color scheme, with default values for the rest of the environment.
  package func paint(in scheme: ColorScheme) -> PaintColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return paint(in: environment)
  }
}

extension Color {
  /// The system red of iOS, which differs between light and dark mode.
  public static let red = Color(.system(.red))
  /// The system orange of iOS, which differs between light and dark mode.
  public static let orange = Color(.system(.orange))
  /// The system yellow of iOS, which differs between light and dark mode.
  public static let yellow = Color(.system(.yellow))
  /// The system green of iOS, which differs between light and dark mode.
  public static let green = Color(.system(.green))
  /// The system mint of iOS, which differs between light and dark mode.
  public static let mint = Color(.system(.mint))
  /// The system teal of iOS, which differs between light and dark mode.
  public static let teal = Color(.system(.teal))
  /// The system cyan of iOS, which differs between light and dark mode.
  public static let cyan = Color(.system(.cyan))
  /// The system blue of iOS, which differs between light and dark mode.
  public static let blue = Color(.system(.blue))
  /// The system indigo of iOS, which differs between light and dark mode.
  public static let indigo = Color(.system(.indigo))
  /// The system purple of iOS, which differs between light and dark mode.
  public static let purple = Color(.system(.purple))
  /// The system pink of iOS, which differs between light and dark mode.
  public static let pink = Color(.system(.pink))
  /// The system brown of iOS, which differs between light and dark mode.
  public static let brown = Color(.system(.brown))
  /// The system gray of iOS, which is the same in light and in dark mode.
  public static let gray = Color(.system(.gray))
  /// Opaque white.
  public static let white = Color(.system(.white))
  /// Opaque black.
  public static let black = Color(.system(.black))
  /// Transparent black.
  public static let clear = Color(.system(.clear))
  /// Black in light mode, white in dark mode: the color of primary labels.
  public static let primary = Color(.system(.primary))
  /// The color of secondary labels: fainter than ``primary``.
  public static let secondary = Color(.system(.secondary))
}
