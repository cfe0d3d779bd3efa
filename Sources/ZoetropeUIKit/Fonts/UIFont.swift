import Foundation
import Zoetrope

/// A UIKit font with a fixed size in points.
///
/// Use `Font(uiFont)` to show text in the font. Instances are immutable.
///
/// The typeface is chosen from the installed fonts later, when text is drawn. Lengths such as
/// ``lineHeight`` therefore do not depend on the typeface. For every font, these lengths are
/// computed from the published proportions of San Francisco, the system font of iOS. Text that is
/// drawn in another typeface may be taller or shorter.
public final class UIFont: NSObject, Sendable {
  let traits: FontTraits

  init(_ traits: FontTraits) { self.traits = traits }

  /// Creates a font from a name. The result is nil if the name is empty.
  ///
  /// If no installed font has the name, text is drawn in another font, and a diagnostic names the
  /// missing font.
  ///
  /// - Parameters:
  ///   - fontName: The family name, full name or PostScript name of the font.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(FontTraits(family: .named(fontName), size: fontSize))
  }

  /// Creates the font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: The properties of the font.
  ///   - pointSize: The size in points; 0 for the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var traits = descriptor.traits
    if pointSize > 0 { traits.size = pointSize }
    self.init(traits)
  }

  /// Returns the system font of regular weight. The size is in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontTraits(size: fontSize))
  }

  /// Returns the system font of a given weight. The size is in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontTraits(size: fontSize, weight: weight))
  }

  /// Returns the system font of a given weight and width. The size is in points.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    UIFont(FontTraits(size: fontSize, weight: weight, width: width))
  }

  /// Returns the system font of bold weight. The size is in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontTraits(size: fontSize, weight: .bold))
  }

  /// Returns the system font in italics. The size is in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontTraits(size: fontSize, isItalic: true))
  }

  /// Returns the monospaced system font of a given weight. All its characters have the same width.
  /// The size is in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontTraits(family: .system(.monospaced), size: fontSize, weight: weight))
  }

  /// Returns the system font of a given weight, with monospaced digits. All its digits have the
  /// same width. The size is in points.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(FontTraits(size: fontSize, weight: weight, hasMonospacedDigits: true))
  }

  /// Returns the font of a text style at the text size ``UIContentSizeCategory/large``.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: Ignored. Default nil.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).traits)
  }

  /// Returns the font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var traits = traits
    traits.size = fontSize
    return UIFont(traits)
  }

  /// The properties of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(traits) }

  /// The name with which the font was created; `.SFUI-Regular` for system fonts.
  public var fontName: String {
    if case .named(let name) = traits.family { name } else { ".SFUI-Regular" }
  }

  /// The name with which the font was created; `.AppleSystemUIFont` for system fonts.
  public var familyName: String {
    if case .named(let name) = traits.family { name } else { ".AppleSystemUIFont" }
  }

  /// The usual size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The usual size of buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The usual size of the system font: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The usual size of small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Whether another object is a font with the same properties.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.traits == traits }

  /// A hash value of the font's properties.
  public override var hash: Int { traits.hashValue }

  /// A description with the name of the font and its size in points.
  public override var description: String { "UIFont(\(fontName), \(pointSize) points)" }
}

/// A Core Text font. It is the same type as a UIKit font.
public typealias CTFont = UIFont

extension Font {
  /// Creates a SwiftUI font of a fixed size from a UIKit font.
  public init(_ font: CTFont) { self = font.traits.font }
}
