import ZoetropePixels

/// The parts of a frame that may differ from its background, and those that may differ from the row
/// above: one bit of each kind for each group of 16 pixels in a row. The bits are derived from the
/// operations, without reading pixels.
///
/// If operations cover the frame many times over, recording them all would take longer than reading
/// the pixels. The map then becomes invalid for the rest of the frame.
struct InkMap: ~Copyable {
  /// The average number of operations per row that may be recorded before the map becomes invalid.
  private static let effort = 48

  private var words = ScratchBuffer<UInt64>()
  private var changedWords = ScratchBuffer<UInt64>()
  private(set) var wordsPerRow = 0
  /// The number of rows, added up over operations, that may still be recorded before the map
  /// becomes invalid.
  private var budget = 0
  private var isKept = false

  /// Whether the map is valid.
  var isKnown: Bool { isKept && budget >= 0 }

  /// Returns the address of the bits of row `y` that say which groups may differ from the
  /// background.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt64> { words.base + y &* wordsPerRow }

  /// Returns the address of the bits of row `y` that say which groups may differ from the row
  /// above.
  func changes(_ y: Int) -> UnsafeMutablePointer<UInt64> { changedWords.base + y &* wordsPerRow }

  /// Begins a frame in which nothing has been drawn. O(height)
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - isKept: Whether the map is used in this frame.
  mutating func begin(width: Int, height: Int, isKept: Bool) {
    self.isKept = isKept
    if !isKept { return }
    wordsPerRow = (width + 64 * BandInk.groupWidth - 1) / (64 * BandInk.groupWidth)
    budget = Self.effort * height
    words.fill(count: wordsPerRow * height, with: 0)
    // Operations mark the row after their last one, so there is one row more.
    changedWords.fill(count: wordsPerRow * (height + 1), with: 0)
  }

  /// Marks a non-empty part of the frame as drawn. O(rows)
  ///
  /// - Parameter alike: Rows of `rect` in which the same was drawn as in the row above. May be
  ///   empty.
  mutating func note(_ rect: PixelRect, alike: Range<Int>) {
    if !isKnown { return }
    budget -= rect.bottom - rect.top
    if budget < 0 { return }
    let (first, last) = (rect.left / BandInk.groupWidth, (rect.right - 1) / BandInk.groupWidth)
    let (firstWord, lastWord) = (first >> 6, last >> 6)
    for word in firstWord...lastWord {
      var bits = ~UInt64(0)
      if word == firstWord { bits &= ~0 &<< UInt64(first & 63) }
      if word == lastWord { bits &= ~0 &>> UInt64(63 - last & 63) }
      mark(bits, row(rect.top) + word, count: rect.bottom - rect.top)
      if alike.isEmpty {
        mark(bits, changes(rect.top) + word, count: rect.bottom - rect.top + 1)
      } else {
        mark(bits, changes(rect.top) + word, count: alike.lowerBound - rect.top)
        mark(bits, changes(alike.upperBound) + word, count: rect.bottom - alike.upperBound + 1)
      }
    }
  }

  /// Sets bits in one word of each of `count` rows.
  private func mark(_ bits: UInt64, _ word: UnsafeMutablePointer<UInt64>, count: Int) {
    var word = word
    for _ in 0..<count {
      word.pointee |= bits
      word += wordsPerRow
    }
  }
}
