/// What is known of a row of pixels without looking at it.
package enum RowFact: Sendable, Hashable {
  /// Nothing.
  case unknown
  /// All its pixels have this value.
  case solid(UInt32)
  /// Its pixels are those of the row above it. Never said of the first row.
  case sameAsAbove
}

/// What is known of a frame's pixels without looking at them.
///
/// Facts save time and never change a result: whoever uses them gets the same bytes without them.
package struct FrameFacts: Sendable, Hashable {
  /// One fact a row from the top; rows past the end are unknown.
  package var rows: [RowFact] = []
  /// Whether every pixel is known to be opaque.
  package var isOpaque = false

  /// Knows nothing.
  package init() {}

  /// Forgets everything and keeps the storage.
  package mutating func reset() {
    rows.removeAll(keepingCapacity: true)
    isOpaque = false
  }

  /// What is known of row `y`.
  package subscript(y: Int) -> RowFact { y < rows.count ? rows[y] : .unknown }
}

extension FrameFacts {
  /// Whether the pixels of row `y` bear out what is said of them. The row above lies `rowStride`
  /// pixels before, if there is one.
  func hold(
    _ row: UnsafeMutablePointer<UInt32>, width: Int, y: Int, rowStride: Int
  ) -> Bool {
    switch self[y] {
    case .unknown: break
    case .solid(let value):
      for x in 0..<width where row[x] != value { return false }
    case .sameAsAbove:
      if y == 0 { return false }
      let above = row - rowStride
      for x in 0..<width where row[x] != above[x] { return false }
    }
    if isOpaque {
      for x in 0..<width where row[x] >> 24 != 255 { return false }
    }
    return true
  }
}

extension Bitmap {
  /// Whether the pixels bear out every fact. O(pixels): for `assert`.
  package var factsHold: Bool {
    facts.rows.count <= height
      && (0..<height).allSatisfy {
        facts.hold(row($0), width: width, y: $0, rowStride: stride >> 2)
      }
  }
}
