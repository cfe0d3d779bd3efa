import Foundation

extension Text {
  /// Sets the font; nil for the environment's.
  public func font(_ font: Font?) -> Text { modified(by: .font(font)) }

  /// Sets the weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    modified(by: weight.map { .setFont(.weight($0)) } ?? .resetFont(.weight))
  }

  /// Sets the width, where the family has several; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text {
    modified(by: width.map { .setFont(.width($0)) } ?? .resetFont(.width))
  }

  /// Sets the design of a font without a name; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text {
    modified(by: design.map { .setFont(.design($0)) } ?? .resetFont(.design))
  }

  /// Sets the text in bold.
  public func bold() -> Text { bold(true) }

  /// Sets the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { modified(by: .setting(.bold, isActive)) }

  /// Sets the text in italics.
  public func italic() -> Text { italic(true) }

  /// Sets the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { modified(by: .setting(.italic, isActive)) }

  /// Sets the text in letters of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    modified(by: .setting(.monospaced, isActive))
  }

  /// Sets the text with digits of one width, where the font has them.
  public func monospacedDigit() -> Text { modified(by: .setFont(.monospacedDigit)) }

  /// Sets the colour; nil for the environment's foreground style.
  public func foregroundColor(_ color: Color?) -> Text {
    modified(by: .foreground(color.map { TextForeground(style: $0) }))
  }

  /// Sets the style of the glyphs.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(by: .foreground(TextForeground(style: style)))
  }

  /// Draws a solid line through the text; of the text's colour by default.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text; of the text's colour by default.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a solid line under the text; of the text's colour by default.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text; of the text's colour by default.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the distance between characters, in points added to the font's own; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { modified(by: .kerning(kerning)) }

  /// Sets the distance between characters, in points added to the font's own; letters that would
  /// form a ligature stand alone. Kerning does not count besides.
  public func tracking(_ tracking: CGFloat) -> Text { modified(by: .tracking(tracking)) }

  /// Lifts the text above the baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(by: .baselineOffset(baselineOffset))
  }
}

extension TextModifier {
  /// Adds a change to the font, or takes it back.
  fileprivate static func setting(_ modifier: FontModifier, _ isActive: Bool) -> TextModifier {
    isActive ? .setFont(modifier) : .resetFont(modifier.kind)
  }
}
