import Foundation

extension Text {
  /// Sets the font. If it is nil, the text uses the environment's font.
  public func font(_ font: Font?) -> Text { modified(by: .font(font)) }

  /// Sets the weight. If it is nil, the text uses the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    modified(by: weight.map { .setFont(.weight($0)) } ?? .resetFont(.weight))
  }

  /// Sets the width, if the font family has several widths. If `width` is nil, the text uses the
  /// width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    modified(by: width.map { .setFont(.width($0)) } ?? .resetFont(.width))
  }

  /// Sets the design of a system font. If `design` is nil, the text uses the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    modified(by: design.map { .setFont(.design($0)) } ?? .resetFont(.design))
  }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold. If `isActive` is false, the modifier instead removes the bold style that
  /// enclosing texts and views have set.
  public func bold(_ isActive: Bool) -> Text { modified(by: .setting(.bold, isActive)) }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic. If `isActive` is false, the modifier instead removes the italic style
  /// that enclosing texts and views have set.
  public func italic(_ isActive: Bool) -> Text { modified(by: .setting(.italic, isActive)) }

  /// Sets a monospaced design.
  ///
  /// - Parameter isActive: Whether to set the design. If false, the monospaced design that
  ///   enclosing texts and views have set is removed instead. Default true.
  public func monospaced(_ isActive: Bool = true) -> Text {
    modified(by: .setting(.monospaced, isActive))
  }

  /// Uses digits of equal width, if the font has them.
  public func monospacedDigit() -> Text { modified(by: .setFont(.monospacedDigit)) }

  /// Sets the color. If it is nil, the text uses the environment's foreground style.
  public func foregroundColor(_ color: Color?) -> Text {
    modified(by: .foreground(color.map { TextForeground(style: $0) }))
  }

  /// Sets the foreground style of the glyphs.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(by: .foreground(TextForeground(style: style)))
  }

  /// Draws a solid line through the text, by default in the text's color.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn. Default true.
  ///   - color: The color of the line. Default nil: the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text, by default in the text's color.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn. Default true.
  ///   - pattern: The dash pattern of the line.
  ///   - color: The color of the line. Default nil: the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a solid line under the text, by default in the text's color.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn. Default true.
  ///   - color: The color of the line. Default nil: the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text, by default in the text's color.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn. Default true.
  ///   - pattern: The dash pattern of the line.
  ///   - color: The color of the line. Default nil: the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the space added between characters, in points; ligatures are kept.
  public func kerning(_ kerning: CGFloat) -> Text { modified(by: .kerning(kerning)) }

  /// Sets the space added between characters, in points; ligatures are broken up.
  ///
  /// A tracking other than 0 overrides ``kerning(_:)``.
  public func tracking(_ tracking: CGFloat) -> Text { modified(by: .tracking(tracking)) }

  /// Raises the text above the baseline by a distance in points; negative distances lower it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(by: .baselineOffset(baselineOffset))
  }
}

extension TextModifier {
  /// Returns a text modifier that adds a font modifier. If `isActive` is false, the result instead
  /// removes the font modifiers of the same kind that outer texts and views have set.
  fileprivate static func setting(_ modifier: FontModifier, _ isActive: Bool) -> TextModifier {
    isActive ? .setFont(modifier) : .resetFont(modifier.kind)
  }
}
