import ZoetropePixels

/// The ink of a row: the groups of 64 bytes that may hold pixels other than the background, and
/// those that may differ from the row above.
///
/// Each group has one bit of either kind, starting at the lowest bit of the first word.
struct RowInk {
  let row: UnsafePointer<UInt64>
  let changes: UnsafePointer<UInt64>
  let wordCount: Int

  /// Returns a mask of the groups that may differ from the row above, among the 64 groups of one
  /// word.
  @inline(__always)
  func groupsDifferingFromAbove(_ word: Int) -> UInt64 { changes[word] }

  /// Returns a mask of the groups with a pixel that may differ from the pixel to its left, for the
  /// 64 groups of one word. The first pixel of the row is not considered.
  @inline(__always)
  func groupsDifferingFromLeft(_ word: Int) -> UInt64 {
    row[word] | row[word] &<< 1 | (word > 0 ? row[word &- 1] &>> 63 : 0)
  }
}

extension Band {
  /// Returns the ink of the row at `index`, where 0 is the band's first row; nil if the ink is
  /// unknown or there is no row above.
  func rowInk(_ index: Int) -> RowInk? {
    guard let ink, y + index > 0 else { return nil }
    let place = index * ink.wordsPerRow
    return RowInk(
      row: ink.words + place, changes: ink.changes + place, wordCount: ink.wordsPerRow)
  }
}
