import Foundation
import ZoetropeDisplayList

/// A colour: a plain one, or a name that stands for different ones in different environments.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  enum Source: Hashable {
    case resolved(Resolved)
    case system(SystemColor)
    /// What the environment has for what can be operated.
    case accent
    /// A colour of an asset catalogue.
    indirect case named(String, bundle: URL?)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
  }

  let source: Source
  /// The factors that `opacity(_:)` was called with, in order.
  private let opacities: [Double]

  init(_ source: Source, opacities: [Double] = []) {
    self.source = source
    self.opacities = opacities
  }

  /// The spaces in which a colour can be given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Components as displays take them, and as CSS and PNG mean them.
    case sRGB
    /// Components in proportion to light.
    case sRGBLinear
    /// Components of a wider space of Apple's displays.
    case displayP3
  }

  /// A colour of the given components from 0 to 1, straight alpha.
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

  /// A gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of a hue, a saturation and a brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(
      .sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A resolved colour.
  public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, opacities: opacities + [opacity])
  }

  /// The colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var resolved: Resolved
    switch source {
    case .resolved(let color): resolved = color
    case .system(let color): resolved = color.resolved(environment.colorScheme)
    case .accent: resolved = (environment.accentColor ?? .blue).resolve(in: environment)
    case .named(let name, let bundle):
      resolved = (environment.assetColors ?? AssetColors()).color(
        named: name, in: bundle, isDark: environment.colorScheme == .dark)
    case .mixed(let first, let second, let fraction, let space):
      resolved = first.resolve(in: environment)
        .mixed(with: second.resolve(in: environment), by: fraction, in: space)
    }
    for opacity in opacities { resolved.opacity *= Float(opacity) }
    return resolved
  }

  /// The name, or the components as hexadecimal digits.
  public var description: String {
    let base: String
    switch source {
    case .resolved(let color): base = color.description
    case .system(let color): base = color.rawValue
    case .accent: base = "accentColor"
    case .named(let name, _): base = "NamedColor(name: \"\(name)\")"
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

  /// What the rasterizer paints with, in an environment.
  package func paint(in environment: EnvironmentValues) -> PaintColor {
    resolve(in: environment).paint
  }
}

extension Color {
  /// The colour of that name.
  public static let red = Color(.system(.red))
  /// The colour of that name.
  public static let orange = Color(.system(.orange))
  /// The colour of that name.
  public static let yellow = Color(.system(.yellow))
  /// The colour of that name.
  public static let green = Color(.system(.green))
  /// The colour of that name.
  public static let mint = Color(.system(.mint))
  /// The colour of that name.
  public static let teal = Color(.system(.teal))
  /// The colour of that name.
  public static let cyan = Color(.system(.cyan))
  /// The colour of that name.
  public static let blue = Color(.system(.blue))
  /// The colour of that name.
  public static let indigo = Color(.system(.indigo))
  /// The colour of that name.
  public static let purple = Color(.system(.purple))
  /// The colour of that name.
  public static let pink = Color(.system(.pink))
  /// The colour of that name.
  public static let brown = Color(.system(.brown))
  /// The colour of that name.
  public static let gray = Color(.system(.gray))
  /// The colour of that name.
  public static let white = Color(.system(.white))
  /// The colour of that name.
  public static let black = Color(.system(.black))
  /// No colour at all.
  public static let clear = Color(.system(.clear))
  /// Black in light mode, white in dark mode.
  public static let primary = Color(.system(.primary))
  /// The primary colour, paler.
  public static let secondary = Color(.system(.secondary))
}
