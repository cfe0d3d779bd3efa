import Foundation
import Zoetrope

extension UIImage {
  /// The configuration of an image. Only symbols have a configuration.
  public typealias Configuration = SymbolConfiguration

  /// The size, the weight and the colors of a symbol. Instances are immutable.
  ///
  /// The configuration determines the ``UIImage/size`` of the symbol and its appearance in
  /// `Image(uiImage:)`. Unspecified properties follow the view that shows the symbol.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The colors of a symbol's layers.
    enum Coloring: Hashable, Sendable {
      case unspecified
      case monochrome
      case multicolor
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    /// The properties of a configuration. Each property can be unspecified.
    struct Properties: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var coloring = Coloring.unspecified
      /// The color that `UIImage.withTintColor(_:renderingMode:)` has set.
      var tint: UIColor?
    }

    let properties: Properties

    init(_ properties: Properties) { self.properties = properties }

    /// A configuration whose properties are all unspecified.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Properties()) }

    /// Creates a configuration with a size in points. The weight and the scale are unspecified.
    public convenience init(pointSize: CGFloat) {
      self.init(Properties(pointSize: pointSize))
    }

    /// Creates a configuration with a size in points and a weight. The scale is unspecified.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Properties(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Properties(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Properties(weight: weight)) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Properties(scale: scale)) }

    /// Creates a configuration with a text style and a scale. By default, the scale is unspecified.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(Properties(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and the weight of a font, and a scale. By default, the
    /// scale is unspecified.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      let weight = SymbolWeight(font.traits.weight)
      self.init(Properties(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration that draws the primary layer in a color, and each further layer in a
    /// more transparent form of the color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Properties(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with colors for the layers, beginning with the primary layer. The
    /// last color is used for all further layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        Properties(coloring: paletteColors.isEmpty ? .unspecified : .palette(paletteColors)))
    }

    /// Returns a configuration that draws multicolor symbols in their own colors. The symbols of
    /// this package have no colors of their own, and are drawn in a single color.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Properties(coloring: .multicolor))
    }

    /// Returns a configuration that draws all layers of a symbol in one color.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Properties(coloring: .monochrome))
    }

    /// Returns this configuration without its size and its weight.
    public func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
    }

    /// Returns this configuration without its scale.
    public func withoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// Returns this configuration without its text style.
    public func withoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }

    /// Returns this configuration without its weight.
    public func withoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

    /// Returns a copy of this configuration. In the copy, the properties that the given
    /// configuration specifies replace the original properties. A given size also removes the text
    /// style, and a given text style removes the size.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      let other = configuration.properties
      return changed { properties in
        if other.pointSize != nil || other.textStyle != nil {
          (properties.pointSize, properties.textStyle) = (other.pointSize, other.textStyle)
        }
        if other.weight != .unspecified { properties.weight = other.weight }
        if other.scale != .unspecified { properties.scale = other.scale }
        if other.coloring != .unspecified { properties.coloring = other.coloring }
        if let tint = other.tint { properties.tint = tint }
      }
    }

    /// Returns a copy of this configuration, with the properties changed by a closure.
    func changed(_ change: (inout Properties) -> Void) -> SymbolConfiguration {
      var properties = properties
      change(&properties)
      return SymbolConfiguration(properties)
    }

    /// Sets the environment values that the configuration specifies: font, image scale, symbol
    /// rendering mode and foreground colors.
    func apply(to environment: inout EnvironmentValues) {
      SymbolConfigurationLook(properties).apply(to: &environment)
    }

    /// Whether another object is an equal configuration.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.properties == properties
    }

    /// A hash of the configuration.
    public override var hash: Int { properties.hashValue }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// No size is set.
    case unspecified = 0
    /// Smaller than the usual size.
    case small = 1
    /// The usual size.
    case medium = 2
    /// Larger than the usual size.
    case large = 3

    var ofCore: Image.Scale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is set.
    case unspecified = 0
    /// The weight of `UIFont.Weight.ultraLight`.
    case ultraLight = 1
    /// The weight of `UIFont.Weight.thin`.
    case thin = 2
    /// The weight of `UIFont.Weight.light`.
    case light = 3
    /// The weight of `UIFont.Weight.regular`.
    case regular = 4
    /// The weight of `UIFont.Weight.medium`.
    case medium = 5
    /// The weight of `UIFont.Weight.semibold`.
    case semibold = 6
    /// The weight of `UIFont.Weight.bold`.
    case bold = 7
    /// The weight of `UIFont.Weight.heavy`.
    case heavy = 8
    /// The weight of `UIFont.Weight.black`.
    case black = 9

    init(_ weight: UIFont.Weight) {
      let named: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      func distance(_ other: UIFont.Weight) -> CGFloat { abs(other.rawValue - weight.rawValue) }
      let nearest = named.indices.min { distance(named[$0]) < distance(named[$1]) }
      self = nearest.flatMap { SymbolWeight(rawValue: $0 + 1) } ?? .regular
    }

    var ofCore: Font.Weight? {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return rawValue > 0 ? weights[rawValue - 1] : nil
    }
  }
}
