import TestSupport

extension SeededRandom {
  private static let latin = [
    "of", "waffle", "AVATAR", "To", "quick", "office", "1,250.75", "half-hearted", "naïve", "x",
    "https://example.org/a/b?c=d", "“quoted”", "one—two", "non\u{A0}breaking", "e\u{301}\u{323}a",
    "very\u{AD}long\u{AD}ish", "(aside)", "50%", "Typography",
  ]
  private static let others = [
    "שלום", "עולם", "مرحبا", "بالعالم", "١٢٣", "日本語の文章", "สวัสดีชาวโลก", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷",
    "\u{202B}abc\u{202C}", "\u{200F}", "नमस्ते", "한국어", "a\u{200D}b", "\u{7}",
  ]

  /// One or more paragraphs in many scripts, or in Latin alone.
  mutating func text(isLatin: Bool) -> String {
    let words = isLatin ? Self.latin : Self.latin + Self.others
    let gaps = [" ", " ", " ", " ", " ", "  ", "\t", "\n", " \u{2028}", ""]
    return (0..<Int.random(in: 1...14, using: &self)).reduce(into: "") { text, _ in
      text += words[Int.random(in: 0..<words.count, using: &self)]
      let most = isLatin ? 5 : gaps.count
      text += gaps[Int.random(in: 0..<most, using: &self)]
    }
  }
}
