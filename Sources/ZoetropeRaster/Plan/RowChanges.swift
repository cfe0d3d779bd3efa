import ZoetropePixels

/// A record of the rows of a frame that may differ from the row above. The record is derived from
/// the operations, without reading pixels.
///
/// There is one byte for each row. Bit 0 says that the row may differ from the row above, and bit 1
/// that something was drawn in the row. A row whose bit 0 is clear equals the row above.
enum RowChanges {
  static let differs: UInt8 = 1
  static let drawn: UInt8 = 2

  /// Records the rows that one operation may change; see ``Operation/rowsLikeAbove``. Enclosing
  /// masks and layers can be ignored, because all of their rows are recorded as different when the
  /// mask or layer ends.
  static func note(_ operation: Operation, in rows: UnsafeMutablePointer<UInt8>) {
    let (bounds, alike) = (operation.bounds, operation.rowsLikeAbove)
    for row in bounds.top..<bounds.bottom {
      rows[row] |= alike.contains(row) ? drawn : drawn | differs
    }
    rows[bounds.bottom] |= differs
  }

  /// Records the rows that a shadow may change. Rows that equal the row above are not recorded as
  /// different; see ``ShadowCoverage/isLikeRowAbove(_:)``.
  static func note(
    _ shadow: ShadowCoverage, _ bounds: PixelRect, in rows: UnsafeMutablePointer<UInt8>
  ) {
    for row in bounds.top..<bounds.bottom {
      rows[row] |= drawn
      if row == bounds.top || !shadow.isLikeRowAbove(row) { rows[row] |= differs }
    }
    rows[bounds.bottom] |= differs
  }

  /// Derives facts about the rows of a frame from `rows`, the bytes that the `note` functions have
  /// set. `background` is the color of the rows in which nothing was drawn.
  static func facts(
    _ rows: UnsafeMutablePointer<UInt8>, height: Int, background: UInt32, keepsOpaque: Bool,
    into facts: inout FrameFacts
  ) {
    facts.reset()
    facts.isOpaque = background >> 24 == 255 && keepsOpaque
    facts.rows.reserveCapacity(height)
    for row in 0..<height {
      if rows[row] & drawn == 0 {
        facts.rows.append(.solid(background))
      } else {
        facts.rows.append(row > 0 && rows[row] & differs == 0 ? .sameAsAbove : .unknown)
      }
    }
  }
}
