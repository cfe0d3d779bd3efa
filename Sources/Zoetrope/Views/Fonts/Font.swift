import Foundation

/// A font: a text style, a system font of a given size, or a font with a given name. Modifiers such
/// as ``bold()`` can change it.
///
/// The typeface to which a font resolves depends on the environment and on the installed fonts.
public struct Font: Hashable, Sendable {
  enum Provider: Hashable {
    case textStyle(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    /// A font with the given name. The font scales like the text style; without a text style, its
    /// size is fixed.
    case named(String, size: CGFloat, TextStyle?)
  }

  let provider: Provider
  /// The modifiers, in the order in which they are applied.
  private(set) var modifiers: [FontModifier] = []

  init(_ provider: Provider) { self.provider = provider }

  /// Creates the font of a text style. By default, the design and the weight are those of the
  /// style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.textStyle(style, design, weight))
  }

  /// Creates a system font of a fixed size in points. By default, it has the regular weight and the
  /// default design.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// Creates a font from a name. The font scales like body text.
  ///
  /// - Parameters:
  ///   - name: The family name, full name or PostScript name of the font, or the path of its file.
  ///   - size: The size in points at ``DynamicTypeSize/large``.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, .body))
  }

  /// Creates a font from a name. The font scales like a text style.
  ///
  /// - Parameters:
  ///   - name: The family name, full name or PostScript name of the font, or the path of its file.
  ///   - size: The size in points at ``DynamicTypeSize/large``.
  ///   - textStyle: The text style that the font scales with.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.named(name, size: size, textStyle))
  }

  /// Creates a font of a fixed size from a name.
  ///
  /// - Parameters:
  ///   - name: The family name, full name or PostScript name of the font, or the path of its file.
  ///   - fixedSize: The size in points.
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
  /// The font of large titles: 34 points by default.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles: 28 points by default.
  public static let title = Font.system(.title)
  /// The font of second-level titles: 22 points by default.
  public static let title2 = Font.system(.title2)
  /// The font of third-level titles: 20 points by default.
  public static let title3 = Font.system(.title3)
  /// The font of headings: 17 points by default, semibold.
  public static let headline = Font.system(.headline)
  /// The font of subheadings: 15 points by default.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text, and of texts without a font: 17 points by default.
  public static let body = Font.system(.body)
  /// The font of callouts: 16 points by default.
  public static let callout = Font.system(.callout)
  /// The font of footnotes: 13 points by default.
  public static let footnote = Font.system(.footnote)
  /// The font of captions: 12 points by default.
  public static let caption = Font.system(.caption)
  /// The font of secondary captions: 11 points by default.
  public static let caption2 = Font.system(.caption2)
}
