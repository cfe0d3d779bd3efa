import Foundation

extension Font {
  /// The font in italics; slanted where the family has none.
  public func italic() -> Font { applying(.italic) }

  /// The font with small capitals for all letters, where it has them.
  public func smallCaps() -> Font { applying(.smallCaps) }

  /// The font with small capitals for small letters, where it has them.
  public func lowercaseSmallCaps() -> Font { applying(.lowercaseSmallCaps) }

  /// The font with small capitals for capitals, where it has them.
  public func uppercaseSmallCaps() -> Font { applying(.uppercaseSmallCaps) }

  /// The font with digits of one width, where it has them.
  public func monospacedDigit() -> Font { applying(.monospacedDigit) }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { applying(.weight(weight)) }

  /// The font in another width, where the family has several.
  public func width(_ width: Width) -> Font { applying(.width(width)) }

  /// The font in bold; heavier ones stay as they are.
  public func bold() -> Font { applying(.bold) }

  /// The font with letters of one width. Fonts with a name stay as they are.
  public func monospaced() -> Font { applying(.monospaced) }

  /// The font with another distance between its lines.
  public func leading(_ leading: Leading) -> Font { applying(.leading(leading)) }
}
