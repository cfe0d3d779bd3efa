import ZoetropePixels

/// The parts of a frame that may differ from its background: one bit for each group of 16 pixels in
/// a row. The bits are derived from the operations, without reading pixels.
///
/// If operations cover the frame many times over, recording them all would take longer than reading
/// the pixels. The map then becomes invalid for the rest of the frame.
struct InkMap: ~Copyable {
  /// The average number of operations per row that may be recorded before the map becomes invalid.
  private static let effort = 48

  private var words = ScratchBuffer<UInt64>()
  private(set) var wordsPerRow = 0
  /// The number of rows, added up over operations, that may still be recorded before the map
  /// becomes invalid.
  private var budget = 0
  private var isKept = false

  /// Whether the map is valid.
  var isKnown: Bool { isKept && budget >= 0 }

  /// Returns the address of the bits of row `y`.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt64> { words.base + y &* wordsPerRow }

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
  }

  /// Marks a non-empty part of the frame as drawn. O(rows)
  mutating func note(_ rect: PixelRect) {
    if !isKnown { return }
    budget -= rect.bottom - rect.top
    if budget < 0 { return }
    let (first, last) = (rect.left / BandInk.groupWidth, (rect.right - 1) / BandInk.groupWidth)
    let (firstWord, lastWord) = (first >> 6, last >> 6)
    for word in firstWord...lastWord {
      var bits = ~UInt64(0)
      if word == firstWord { bits &= ~0 &<< UInt64(first & 63) }
      if word == lastWord { bits &= ~0 &>> UInt64(63 - last & 63) }
      var next = words.base + (rect.top &* wordsPerRow &+ word)
      for _ in rect.top..<rect.bottom {
        next.pointee |= bits
        next += wordsPerRow
      }
    }
  }
}
