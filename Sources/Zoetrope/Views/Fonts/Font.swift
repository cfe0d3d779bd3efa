import Foundation

/// A font: a style of text, a size of the library's own type, or a family by its name, with changes
/// to it. What it comes to depends on the environment and on the fonts that are there.
public struct Font: Hashable, Sendable {
  enum Provider: Hashable {
    case textStyle(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    /// Scales with the text style, if there is one.
    case named(String, size: CGFloat, TextStyle?)
  }

  let provider: Provider
  /// In the order in which they are applied.
  private(set) var modifiers: [FontModifier] = []

  init(_ provider: Provider) { self.provider = provider }

  /// The font of a text style, in a design and of a weight; the style's own by default.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.textStyle(style, design, weight))
  }

  /// A font of a fixed size in points; regular and of the default design by default.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// A font by the name of its family, its full or its PostScript name, or the path of its file.
  ///
  /// - Parameter size: Points at the large Dynamic Type size; scales as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, .body))
  }

  /// A font by the name of its family, its full or its PostScript name, or the path of its file.
  ///
  /// - Parameters:
  ///   - size: Points at the large Dynamic Type size.
  ///   - textStyle: The style whose sizes this font scales with.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.named(name, size: size, textStyle))
  }

  /// A font by the name of its family, its full or its PostScript name, or the path of its file, of
  /// a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, nil))
  }

  func applying(_ modifier: FontModifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
}

extension Font {
  /// 34 points at the large size.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points at the large size.
  public static let title = Font.system(.title)
  /// 22 points at the large size.
  public static let title2 = Font.system(.title2)
  /// 20 points at the large size.
  public static let title3 = Font.system(.title3)
  /// 17 points at the large size, semibold.
  public static let headline = Font.system(.headline)
  /// 15 points at the large size.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points at the large size; what text has where no font is given.
  public static let body = Font.system(.body)
  /// 16 points at the large size.
  public static let callout = Font.system(.callout)
  /// 13 points at the large size.
  public static let footnote = Font.system(.footnote)
  /// 12 points at the large size.
  public static let caption = Font.system(.caption)
  /// 11 points at the large size.
  public static let caption2 = Font.system(.caption2)
}
