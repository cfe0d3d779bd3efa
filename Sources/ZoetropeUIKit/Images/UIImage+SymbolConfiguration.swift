import Foundation
import Zoetrope

extension UIImage {
  /// The configuration of an image. Only symbols have one.
  public typealias Configuration = SymbolConfiguration

  /// The size and the weight of a symbol. Instances are immutable.
  ///
  /// They decide the ``UIImage/size`` of the symbol. `Image(uiImage:)` shows a symbol in the size
  /// and the weight of the font of the view around it.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat?
    let textStyle: TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale

    typealias TextStyle = UIFont.TextStyle

    init(
      pointSize: CGFloat? = nil, textStyle: TextStyle? = nil,
      weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      (self.pointSize, self.textStyle) = (pointSize, textStyle)
      (self.weight, self.scale) = (weight, scale)
    }

    /// Creates the configuration of a size in points, a weight and a scale. By default, weight and
    /// scale are unspecified.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }

    /// Creates the configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(textStyle: nil, weight: weight) }

    /// Creates the configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(textStyle: nil, scale: scale) }

    /// Creates the configuration of a text style and a scale. By default, the scale is unspecified.
    public convenience init(
      textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified
    ) {
      self.init(pointSize: nil, textStyle: textStyle, scale: scale)
    }

    /// Creates the configuration of a font and a scale. By default, the scale is unspecified.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, textStyle: nil, scale: scale)
    }

    /// Sets the font and the scale in an environment.
    func apply(to environment: inout EnvironmentValues) {
      let style = textStyle?.ofCore ?? .body
      let size = pointSize ?? style.size(at: .large)
      environment.font = .system(size: size, weight: weight.ofCore ?? style.weight)
      if let scale = scale.ofCore { environment.imageScale = scale }
    }

    /// Whether another object is an equal configuration.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale
    }

    /// A hash of the configuration.
    public override var hash: Int { [pointSize.hashValue, weight.hashValue].hashValue }
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

    var ofCore: Font.Weight? {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return rawValue > 0 ? weights[rawValue - 1] : nil
    }
  }
}
