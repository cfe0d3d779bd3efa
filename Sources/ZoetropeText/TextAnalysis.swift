/// The properties of a text that do not depend on fonts: cluster boundaries, invisible characters,
/// hard line breaks and directions.
///
/// Guarantees: `marks` has one element for each UTF-16 unit. `levels` has the same number of
/// elements, or is empty if all levels are 0. The hard lines are the parts of the text between hard
/// line breaks, in order; there is at least one. No cluster or hard line begins inside a surrogate
/// pair.
struct TextAnalysis {
  /// The properties of a UTF-16 unit of the text.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// The start of a grapheme cluster (UAX #29).
    static let clusterStart = Marks(rawValue: 1)
    /// White space after which a line may break; no-break spaces are excluded. At the end of a
    /// line, such white space may extend past the available width.
    static let space = Marks(rawValue: 2)
    /// A character that draws nothing and takes no space, such as a control character, zero width
    /// space or soft hyphen.
    static let invisible = Marks(rawValue: 4)
    /// A tab, which advances the pen to the next tab stop.
    static let tab = Marks(rawValue: 8)
    /// A character of a hard line break, such as a line feed.
    static let lineEnd = Marks(rawValue: 16)
    /// Characters that are trimmed from the end of a line.
    static let trimmed: Marks = [.space, .invisible, .tab]
    /// Characters that can be omitted from the end of the text without an ellipsis.
    static let blank: Marks = [.space, .invisible, .tab, .lineEnd]
  }

  /// A part of the text between two hard line breaks.
  struct HardLine: Equatable {
    /// The UTF-16 offsets of the line, without the line break.
    var range: Range<Int>
    /// The embedding level of the paragraph: 0 for left to right, 1 for right to left.
    var baseLevel: UInt8
  }

  /// The text of all spans in UTF-16.
  let text: [UInt16]
  /// The UTF-16 offset at which each span begins, in ascending order.
  let spanStarts: [Int]
  /// The properties of each UTF-16 unit.
  let marks: [Marks]
  /// The embedding level of each UTF-16 unit (UAX #9); empty if all are 0.
  let levels: [UInt8]
  /// The parts of the text between hard line breaks, in order.
  let hardLines: [HardLine]
  /// Whether the text contains tabs.
  let hasTabs: Bool
  /// Whether all characters lie below U+0250. Their script is then Latin or Common (UAX #24), and
  /// need not be looked up.
  let isBasicLatin: Bool

  /// Analyzes a text. O(*n*) in the number of characters.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - isRightToLeft: Whether paragraphs without a strong character (one with a direction of its
  ///     own, UAX #9) run from right to left.
  init(_ content: TextContent, isRightToLeft: Bool) {
    var text: [UInt16] = []
    spanStarts = content.spans.map { span in
      defer { text.append(contentsOf: span.text.utf16) }
      return text.count
    }
    let highest = text.max() ?? 0
    isBasicLatin = highest < 0x250
    // Below U+0300, the first combining mark, each unit is a cluster of its own. The only exception
    // is the pair CR LF.
    var marks = Self.clusters(of: text, isSimple: highest < 0x300)
    for offset in text.indices where marks[offset].contains(.clusterStart) {
      marks[offset].formUnion(Self.marks(of: text.scalar(at: offset)))
    }
    let lines = Self.hardLines(of: text, marks: &marks)
    // The first right-to-left character in Unicode is Hebrew, at U+0590 or above.
    let hasOneDirection = highest < 0x590 && !isRightToLeft
    (levels, hardLines) =
      hasOneDirection
      ? ([], lines.map { HardLine(range: $0, baseLevel: 0) })
      : Self.levels(of: text, lines: lines, isRightToLeft: isRightToLeft)
    hasTabs = marks.contains { $0.contains(.tab) }
    self.marks = marks
    self.text = text
  }

  // MARK: Queries

  /// Returns the index of the span that contains an offset. For the end of the text, this is the
  /// last span. O(log *n*) in the number of spans.
  func span(at offset: Int) -> Int {
    var low = 0
    var high = spanStarts.count
    while low < high {
      let middle = (low + high) / 2
      if spanStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the embedding level at an offset.
  func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

  /// Returns the end offset of a range without the white space and invisible characters at its end.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, !marks[end - 1].isDisjoint(with: .trimmed) { end -= 1 }
    return end
  }

  /// Returns the start offset of a range without the white space and invisible characters at its
  /// start.
  func trimmedStart(of range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, !marks[start].isDisjoint(with: .trimmed) { start += 1 }
    return start
  }

  /// Whether the text has any visible character at or after an offset.
  func hasContent(from offset: Int) -> Bool {
    marks[offset...].contains { $0.isDisjoint(with: .blank) }
  }
}

// MARK: - Analysis

extension TextAnalysis {
  /// Marks the starts of grapheme clusters. A cluster is a `Character` of the standard library.
  ///
  /// - Parameter isSimple: Whether each cluster of the text is known to be a single UTF-16 unit or
  ///   the pair CR LF.
  private static func clusters(of text: [UInt16], isSimple: Bool) -> [Marks] {
    if isSimple {
      var marks = [Marks](repeating: .clusterStart, count: text.count)
      for offset in text.indices.dropFirst() where text[offset] == 0x0A && text[offset - 1] == 0x0D
      {
        marks[offset] = []
      }
      return marks
    }
    var marks = [Marks](repeating: [], count: text.count)
    var offset = 0
    for character in String(decoding: text, as: UTF16.self) {
      marks[offset] = .clusterStart
      offset += character.utf16.count
    }
    return marks
  }

  /// Returns the properties (see ``Marks``) of a grapheme cluster, given its first character.
  private static func marks(of scalar: Unicode.Scalar) -> Marks {
    switch scalar.value {
    case 0x09: return .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return [.lineEnd, .invisible]
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0x21...0x7E: return []
    default:
      let properties = scalar.properties
      let isControl = properties.generalCategory == .control
      return isControl || properties.isDefaultIgnorableCodePoint ? .invisible : []
    }
  }

  /// Splits a text at its hard line breaks: LF, CR, CR LF, vertical tab, form feed, next line
  /// (U+0085), line separator and paragraph separator. The text after the last break is a line too,
  /// even if it is empty.
  private static func hardLines(of text: [UInt16], marks: inout [Marks]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var offset = 0
    while offset < text.count {
      defer { offset += 1 }
      guard marks[offset].contains(.lineEnd) else { continue }
      lines.append(start..<offset)
      if text[offset] == 0x0D, offset + 1 < text.count, text[offset + 1] == 0x0A {
        offset += 1
        marks[offset].formUnion([.lineEnd, .invisible])
      }
      start = offset + 1
    }
    lines.append(start..<text.count)
    return lines
  }

  /// Computes the embedding levels of each paragraph. A line separator (U+2028) ends a line but not
  /// a paragraph.
  private static func levels(
    of text: [UInt16], lines: [Range<Int>], isRightToLeft: Bool
  ) -> ([UInt8], [HardLine]) {
    var levels = [UInt8](repeating: 0, count: text.count)
    var hardLines: [HardLine] = []
    var first = 0
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if !isLast && text[line.upperBound] == 0x2028 { continue }
      let paragraph = lines[first].lowerBound..<line.upperBound
      let found = UnicodeRules.levels(of: text[paragraph], isRightToLeft: isRightToLeft)
      levels.replaceSubrange(paragraph, with: found.levels)
      for line in lines[first...index] {
        hardLines.append(HardLine(range: line, baseLevel: found.base))
      }
      first = index + 1
    }
    return (levels, hardLines)
  }
}

extension [UInt16] {
  /// Returns the character that begins at an offset; U+FFFD for an unpaired surrogate.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let unit = self[offset]
    guard UTF16.isLeadSurrogate(unit), offset + 1 < count else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    let high = UInt32(unit) - 0xD800
    let low = UInt32(self[offset + 1]) & 0x3FF
    return Unicode.Scalar(0x10000 + (high << 10) + low) ?? "\u{FFFD}"
  }
}
