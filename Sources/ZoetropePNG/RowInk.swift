import ZoetropePixels

/// The ink of a row and of the row above: the groups of 64 bytes that may hold pixels other than
/// the background.
///
/// Each group has one bit, starting at the lowest bit of the first word. The groups without ink
/// have the same single color in both rows.
struct RowInk {
  let row: UnsafePointer<UInt64>
  let above: UnsafePointer<UInt64>
  let wordCount: Int

  /// Returns a mask of the groups in which the two rows may differ, for the 64 groups of one word.
  @inline(__always)
  func groupsDifferingFromAbove(_ word: Int) -> UInt64 { row[word] | above[word] }

  /// Returns a mask of the groups with a pixel that may differ from the pixel to its left, for the
  /// 64 groups of one word. The first pixel of the row is not considered.
  @inline(__always)
  func groupsDifferingFromLeft(_ word: Int) -> UInt64 {
    row[word] | row[word] &<< 1 | (word > 0 ? row[word &- 1] &>> 63 : 0)
  }
}

extension Band {
  /// Returns the ink of the row at `index`, where 0 is the band's first row, and of the row above
  /// it; nil if the ink is unknown or there is no row above.
  func rowInk(_ index: Int) -> RowInk? {
    guard let ink, y + index > 0 else { return nil }
    return RowInk(row: ink.row(index), above: ink.row(index - 1), wordCount: ink.wordsPerRow)
  }
}
