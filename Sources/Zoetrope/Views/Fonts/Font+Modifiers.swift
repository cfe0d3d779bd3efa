import Foundation

extension Font {
  /// Returns the font in italics. If the family has no italics, the regular letters are slanted.
  public func italic() -> Font { applying(.italic) }

  /// Returns the font with small capitals for all letters. A typeface without small capitals is
  /// drawn unchanged.
  public func smallCaps() -> Font { applying(.smallCaps) }

  /// Returns the font with small capitals for lowercase letters. A typeface without small capitals
  /// is drawn unchanged.
  public func lowercaseSmallCaps() -> Font { applying(.lowercaseSmallCaps) }

  /// Returns the font with small capitals for uppercase letters. A typeface without small capitals
  /// is drawn unchanged.
  public func uppercaseSmallCaps() -> Font { applying(.uppercaseSmallCaps) }

  /// Returns the font with digits of equal width. A typeface without such digits is drawn
  /// unchanged.
  public func monospacedDigit() -> Font { applying(.monospacedDigit) }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { applying(.weight(weight)) }

  /// Returns the font with another width, if the family has several.
  public func width(_ width: Width) -> Font { applying(.width(width)) }

  /// Returns the font in bold; a heavier font stays unchanged.
  public func bold() -> Font { applying(.bold) }

  /// Returns the font in its monospaced design. A custom font stays unchanged.
  public func monospaced() -> Font { applying(.monospaced) }

  /// Returns the font with another line spacing.
  public func leading(_ leading: Leading) -> Font { applying(.leading(leading)) }
}
