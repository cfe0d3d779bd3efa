/// The choice between the emoji and the text presentation of a character, by Unicode Technical
/// Standard #51, sections 1.4 and 2.
enum EmojiPresentation {
  /// The lowest code point of a character that is shown as an emoji by default.
  private static let firstEmoji: UInt32 = 0x231A

  /// Whether a grapheme cluster of a single UTF-16 unit is certain to be shown as text. The test
  /// needs no look-up of Unicode properties.
  static func isSurelyText(_ unit: UInt16) -> Bool { unit < firstEmoji }

  /// Whether a grapheme cluster is to be shown as an emoji.
  ///
  /// After a character, the selector U+FE0F requests the emoji presentation, and U+FE0E requests
  /// the text presentation. Without these selectors, characters with the Unicode property
  /// `Emoji_Presentation` are emoji. Sequences with a skin tone, and sequences that a zero-width
  /// joiner (U+200D) connects with an emoji, are emoji too. Digits and `#` alone are text.
  static func applies(to cluster: some Sequence<Unicode.Scalar>) -> Bool {
    var iterator = cluster.makeIterator()
    guard let base = iterator.next() else { return false }
    guard let second = iterator.next() else {
      return base.value >= firstEmoji && base.properties.isEmojiPresentation
    }
    if second == "\u{FE0E}" || !base.properties.isEmoji { return false }
    if second == "\u{FE0F}" || second.properties.isEmojiModifier { return true }
    if base.value >= firstEmoji && base.properties.isEmojiPresentation { return true }
    guard second == "\u{200D}" else { return false }
    while let next = iterator.next() {
      if next == "\u{FE0F}" || next.properties.isEmojiPresentation { return true }
    }
    return false
  }
}
