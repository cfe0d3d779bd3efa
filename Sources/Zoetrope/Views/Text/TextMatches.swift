import ZoetropeText

/// A matching between the glyphs of an old text and the glyphs of a new text.
///
/// Letters are matched by a longest common subsequence, which keeps their order. Digits can be
/// matched by place value instead. A digit then matches the digit with the same place value in the
/// same number: for example, the tens of the second number from the left in both texts.
struct TextMatches {
  /// For each new glyph, the index of the matching old glyph; nil if there is no match.
  private(set) var ofNew: [Int?]
  /// For each old glyph, the index of the matching new glyph; nil if there is no match.
  private(set) var ofOld: [Int?]
  /// For each new glyph, its position in the order in which glyphs start to roll (move vertically),
  /// counted from 0. Glyphs with equal ranks start together.
  private(set) var rankOfNew: [Int]
  /// For each old glyph, its position in the order in which glyphs start to roll (move vertically),
  /// counted from 0. Glyphs with equal ranks start together.
  private(set) var rankOfOld: [Int]
  /// The highest rank of all old and new glyphs.
  var latestRank: Int { max(rankOfNew.max() ?? 0, rankOfOld.max() ?? 0) }

  /// The maximum number of pairs of letters to compare. In longer texts, only common prefixes and
  /// suffixes are matched.
  private static let comparisonLimit = 1_000_000

  /// Matches the glyphs of two texts.
  ///
  /// - Complexity: O(*n* · *m*) for *n* old and *m* new glyphs, bounded by a fixed limit.
  init(_ old: [PlacedText.Glyph], _ new: [PlacedText.Glyph], byPlaceValue: Bool) {
    ofNew = Array(repeating: nil, count: new.count)
    ofOld = Array(repeating: nil, count: old.count)
    rankOfNew = Array(repeating: 0, count: new.count)
    rankOfOld = Array(repeating: 0, count: old.count)
    let oldPlaces = byPlaceValue ? NumberPlace.places(in: old.map(\.scalar)) : []
    let newPlaces = byPlaceValue ? NumberPlace.places(in: new.map(\.scalar)) : []
    matchPlaces(oldPlaces, newPlaces)
    rank(oldPlaces, newPlaces, old, new)
    func letters(_ glyphs: [PlacedText.Glyph], _ places: [NumberPlace?]) -> [Letter] {
      glyphs.enumerated().compactMap { index, glyph in
        places.indices.contains(index) && places[index] != nil
          ? nil : Letter(index: index, scalar: glyph.scalar, ordinal: glyph.ordinal)
      }
    }
    matchLetters(letters(old, oldPlaces)[...], letters(new, newPlaces)[...])
  }

  private struct Letter {
    var index: Int
    var scalar: Unicode.Scalar
    var ordinal: Int

    func matches(_ other: Letter) -> Bool { scalar == other.scalar && ordinal == other.ordinal }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    ofOld[old] = new
    ofNew[new] = old
  }

  // MARK: Digits

  private mutating func matchPlaces(_ old: [NumberPlace?], _ new: [NumberPlace?]) {
    var indices: [NumberPlace: Int] = [:]
    for (index, place) in old.enumerated() { if let place { indices[place] = index } }
    for (index, place) in new.enumerated() {
      if let place, let match = indices[place] { pair(match, index) }
    }
  }

  /// Ranks the changed digits of each number in the order in which they start to roll. The order
  /// begins with the lowest place that changes.
  private mutating func rank(
    _ oldPlaces: [NumberPlace?], _ newPlaces: [NumberPlace?], _ old: [PlacedText.Glyph],
    _ new: [PlacedText.Glyph]
  ) {
    let changedOld = oldPlaces.indices.filter { index in
      oldPlaces[index] != nil && ofOld[index].map { new[$0].scalar != old[index].scalar } ?? true
    }
    let changedNew = newPlaces.indices.filter { index in
      newPlaces[index] != nil && ofNew[index].map { old[$0].scalar != new[index].scalar } ?? true
    }
    var lowest: [Int: Int] = [:]
    let changed = changedOld.compactMap { oldPlaces[$0] } + changedNew.compactMap { newPlaces[$0] }
    for place in changed {
      lowest[place.number] = min(lowest[place.number] ?? .max, place.power)
    }
    func rank(_ place: NumberPlace?) -> Int {
      place.map { $0.power - (lowest[$0.number] ?? $0.power) } ?? 0
    }
    for index in changedOld { rankOfOld[index] = rank(oldPlaces[index]) }
    for index in changedNew { rankOfNew[index] = rank(newPlaces[index]) }
  }

  // MARK: Letters

  private mutating func matchLetters(_ old: ArraySlice<Letter>, _ new: ArraySlice<Letter>) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, a.matches(b) {
      pair(a.index, b.index)
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let a = old.last, let b = new.last, a.matches(b) {
      pair(a.index, b.index)
      (old, new) = (old.dropLast(), new.dropLast())
    }
    if old.isEmpty || new.isEmpty || old.count * new.count > TextMatches.comparisonLimit { return }
    matchSubsequence(Array(old), Array(new))
  }

  /// Finds the longest common subsequence by dynamic programming (Wagner and Fischer, 1974).
  private mutating func matchSubsequence(_ old: [Letter], _ new: [Letter]) {
    let width = new.count + 1
    // For each pair of an old and a new index: the length of the longest common subsequence of the
    // two suffixes that start there.
    var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          old[i].matches(new[j])
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i].matches(new[j]) {
        pair(old[i].index, new[j].index)
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}

/// The place of a digit or a separator in a number.
struct NumberPlace: Hashable {
  /// The index of the number among the numbers of the text, from 0.
  var number: Int
  /// The exponent of the digit's power of ten (0 for ones, 1 for tens). For a separator, it is the
  /// exponent of the next digit on the right.
  var power: Int
  /// Whether the character is a separator.
  var isSeparator: Bool

  /// Returns the place of each digit and separator that belongs to a number, and nil for each other
  /// character of the text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func places(in text: [Unicode.Scalar]) -> [NumberPlace?] {
    var places = [NumberPlace?](repeating: nil, count: text.count)
    var number = 0
    var index = 0
    while index < text.count {
      guard text[index].isDigit else {
        index += 1
        continue
      }
      let range = index..<end(ofNumberAt: index, in: text)
      let integers = integerDigits(range, text)
      var passed = 0
      for position in range {
        places[position] = NumberPlace(
          number: number, power: integers - 1 - passed, isSeparator: !text[position].isDigit)
        if text[position].isDigit { passed += 1 }
      }
      number += 1
      index = range.upperBound
    }
    return places
  }

  /// Returns the index after the number that starts at the given index. A number consists of
  /// digits, with single separators between them.
  private static func end(ofNumberAt start: Int, in text: [Unicode.Scalar]) -> Int {
    var end = start
    while end < text.count {
      let isJoint =
        text[end].isNumberSeparator && end + 1 < text.count && text[end + 1].isDigit
      guard text[end].isDigit || isJoint else { break }
      end += 1
    }
    return end
  }

  /// Returns the number of digits in the integer part of a number.
  ///
  /// The last separator is a decimal separator if it differs from an earlier one. A single
  /// separator is also a decimal separator if it is a period, or if it is not followed by exactly
  /// three digits. All other separators group digits.
  private static func integerDigits(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Int {
    let separators = range.filter { !text[$0].isDigit }
    let digits = range.count - separators.count
    guard let last = separators.last else { return digits }
    let fraction = range.upperBound - last - 1
    let differs = separators.dropLast().contains { text[$0] != text[last] }
    let isAlone = separators.count == 1 && (text[last] == "." || fraction != 3)
    return differs || isAlone ? digits - fraction : digits
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }

  /// Whether the character is a grouping separator or a decimal separator in some language.
  fileprivate var isNumberSeparator: Bool {
    switch self {
    case ".", ",", "'", "\u{2019}", "\u{A0}", "\u{202F}", "\u{66B}", "\u{66C}": true
    default: false
    }
  }
}
