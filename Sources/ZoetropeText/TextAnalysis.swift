/// What is known about the characters of a text before fonts come in: where clusters begin, which
/// characters leave no mark, where the text itself ends lines, and which way it runs.
///
/// Guarantees: `marks` has an element for every UTF-16 unit; `levels` too, or is empty where
/// everything runs from left to right; the hard lines cover the text in order and there is at least
/// one; no boundary that is handed on lies inside a surrogate pair.
struct TextAnalysis {
  /// Facts about one UTF-16 unit.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// A grapheme cluster (UAX #29) begins here.
    static let clusterStart = Marks(rawValue: 1)
    /// White space at which lines may end and which then hangs: not a no-break space.
    static let space = Marks(rawValue: 2)
    /// Draws nothing and takes no room: controls, zero width spaces, soft hyphens.
    static let invisible = Marks(rawValue: 4)
    /// Moves the pen to the next tab stop.
    static let tab = Marks(rawValue: 8)
    /// Ends a line.
    static let lineEnd = Marks(rawValue: 16)
    /// What may go at the end of a line.
    static let trimmed: Marks = [.space, .invisible, .tab]
    /// What does not count as something left out.
    static let blank: Marks = [.space, .invisible, .tab, .lineEnd]
  }

  /// What lies between two line ends of the text itself.
  struct HardLine: Equatable {
    /// The characters without the one that ends the line.
    var range: Range<Int>
    /// 0 for a paragraph that runs from left to right, 1 for one from right to left.
    var baseLevel: UInt8
  }

  /// All spans as UTF-16.
  let text: [UInt16]
  /// Where each span begins, ascending.
  let spanStarts: [Int]
  /// Facts by unit.
  let marks: [Marks]
  /// Embedding levels by unit; empty where all are 0.
  let levels: [UInt8]
  /// The text's own lines.
  let hardLines: [HardLine]
  /// Whether there are tabs.
  let hasTabs: Bool
  /// Whether each unit is a Latin or common character that needs no look-up of its script.
  let isBasicLatin: Bool

  /// Looks a text over. O(n).
  init(_ content: TextContent, isRightToLeft: Bool) {
    var text: [UInt16] = []
    spanStarts = content.spans.map { span in
      defer { text.append(contentsOf: span.text.utf16) }
      return text.count
    }
    let highest = text.max() ?? 0
    isBasicLatin = highest < 0x250
    // Below the combining marks, every unit but a line feed after a return is a cluster.
    var marks = Self.clusters(of: text, isSimple: highest < 0x300)
    for offset in text.indices where marks[offset].contains(.clusterStart) {
      marks[offset].formUnion(Self.marks(of: text.scalar(at: offset)))
    }
    let lines = Self.hardLines(of: text, marks: &marks)
    // The first character that runs from right to left is a Hebrew one.
    let hasOneDirection = highest < 0x590 && !isRightToLeft
    (levels, hardLines) =
      hasOneDirection
      ? ([], lines.map { HardLine(range: $0, baseLevel: 0) })
      : Self.levels(of: text, lines: lines, isRightToLeft: isRightToLeft)
    hasTabs = marks.contains { $0.contains(.tab) }
    self.marks = marks
    self.text = text
  }

  // MARK: Questions

  /// The span that the character at an offset belongs to; the last one at the text's end.
  func span(at offset: Int) -> Int {
    var low = 0
    var high = spanStarts.count
    while low < high {
      let middle = (low + high) / 2
      if spanStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The level of the unit at an offset.
  func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

  /// Where a range ends when the white space at its end hangs.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, !marks[end - 1].isDisjoint(with: .trimmed) { end -= 1 }
    return end
  }

  /// Where a range begins without the white space at its beginning.
  func trimmedStart(of range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, !marks[start].isDisjoint(with: .trimmed) { start += 1 }
    return start
  }

  /// Whether there is anything to be seen from an offset on.
  func hasContent(from offset: Int) -> Bool {
    marks[offset...].contains { $0.isDisjoint(with: .blank) }
  }
}

// MARK: - Looking over

extension TextAnalysis {
  /// Marks the beginnings of grapheme clusters, by the standard library's rules.
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

  /// What the first character of a cluster says about it.
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

  /// Cuts a text at its line ends: line feed, return, both together, vertical tab, form feed, next
  /// line, and the separators of lines and paragraphs. What follows the last one is a line too.
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

  /// Embedding levels, paragraph by paragraph. A line separator ends a line but no paragraph.
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
  /// The character that begins at an offset.
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
