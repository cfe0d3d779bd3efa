import Foundation
import Zoetrope

extension UIImage {
  /// The configuration of an image. Only symbols have one.
  public typealias Configuration = SymbolConfiguration

  /// The size, the weight and the colors of a symbol. Instances are immutable.
  ///
  /// They decide the ``UIImage/size`` of the symbol, and `Image(uiImage:)` shows it so. What is
  /// unspecified follows the view that shows it.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The colors of a symbol's layers.
    enum Coloring: Hashable, Sendable {
      case unspecified
      case monochrome
      case multicolor
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    /// The properties, each of which may be unspecified.
    struct Properties: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var coloring = Coloring.unspecified
      /// The color of `UIImage.withTintColor(_:renderingMode:)`.
      var tint: UIColor?
    }

    let properties: Properties

    init(_ properties: Properties) { self.properties = properties }

    /// A configuration in which everything is unspecified.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Properties()) }

    /// Creates the configuration of a size in points; weight and scale are unspecified.
    public convenience init(pointSize: CGFloat) {
      self.init(Properties(pointSize: pointSize))
    }

    /// Creates the configuration of a size in points and a weight; the scale is unspecified.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Properties(pointSize: pointSize, weight: weight))
    }

    /// Creates the configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Properties(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates the configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(Properties(weight: weight)) }

    /// Creates the configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(Properties(scale: scale)) }

    /// Creates the configuration of a text style and a scale. By default, the scale is unspecified.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(Properties(textStyle: textStyle, scale: scale))
    }

    /// Creates the configuration of the size and the weight of a font, and a scale. By default, the
    /// scale is unspecified.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      let weight = SymbolWeight(font.traits.weight)
      self.init(Properties(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Creates the configuration of a color, of which the layers have paler forms.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Properties(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates the configuration of colors for the layers, beginning with the primary one. The last
    /// color stands for those of further layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        Properties(coloring: paletteColors.isEmpty ? .unspecified : .palette(paletteColors)))
    }

    /// Returns the configuration of a symbol in its own colors. No symbol here has any, so that it
    /// is drawn in one color.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Properties(coloring: .multicolor))
    }

    /// Returns the configuration of a symbol whose layers all have one color.
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

    /// Returns this configuration with the properties that another one specifies in place of its
    /// own. A size takes the place of a text style, and the other way around.
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

    /// Returns this configuration with changed properties.
    func changed(_ change: (inout Properties) -> Void) -> SymbolConfiguration {
      var properties = properties
      change(&properties)
      return SymbolConfiguration(properties)
    }

    /// Sets the font and the scale in an environment.
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
