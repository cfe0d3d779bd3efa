import ZoetropeBitmap

/// Which groups of 64 bytes of a row, and of the row above it, may be something else than one pixel
/// over and over, the same for both: a bit for each, the lowest first.
struct RowInk {
  let row: UnsafePointer<UInt64>
  let above: UnsafePointer<UInt64>
  let wordCount: Int

  /// The groups in which the rows may differ, 64 of them.
  @inline(__always)
  func up(_ word: Int) -> UInt64 { row[word] | above[word] }

  /// The groups with a pixel that may differ from the one to its left, besides the row's first.
  @inline(__always)
  func left(_ word: Int) -> UInt64 {
    row[word] | row[word] &<< 1 | (word > 0 ? row[word &- 1] &>> 63 : 0)
  }
}

extension Band {
  /// The ink of a row, counted from the band's first, and of the row above it. Nil if it is not known,
  /// or if there is no row above.
  func rowInk(_ index: Int) -> RowInk? {
    guard let ink, y + index > 0 else { return nil }
    return RowInk(row: ink.row(index), above: ink.row(index - 1), wordCount: ink.wordsPerRow)
  }
}
