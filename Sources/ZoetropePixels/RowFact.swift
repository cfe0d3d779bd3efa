/// A fact that is known about a row without reading the pixels of the row.
package enum RowFact: Sendable, Hashable {
  /// Nothing is known.
  case unknown
  /// All pixels have this premultiplied value.
  case solid(UInt32)
  /// The pixels equal those of the row above. The first row of a frame never has this fact.
  case sameAsAbove
}

/// Facts that are known about a frame without reading the pixels of the frame.
///
/// Facts only save time: code that uses facts must produce the same bytes as code that reads the
/// pixels.
package struct FrameFacts: Sendable, Hashable {
  /// One fact for each row, from the top. Rows beyond the end of the array are unknown.
  package var rows: [RowFact] = []
  /// Whether every pixel is known to be opaque.
  package var isOpaque = false

  /// Creates an empty set of facts.
  package init() {}

  /// Forgets all facts but keeps the storage.
  package mutating func reset() {
    rows.removeAll(keepingCapacity: true)
    isOpaque = false
  }

  /// The fact that is known about row `y`; `.unknown` if there is none.
  package subscript(y: Int) -> RowFact { y < rows.count ? rows[y] : .unknown }
}

extension FrameFacts {
  /// Returns whether the pixels of row `y` agree with the facts.
  ///
  /// The row above, if there is one, lies `rowStride` pixels before `row`.
  func hold(
    _ row: UnsafeMutablePointer<UInt32>, width: Int, y: Int, rowStride: Int
  ) -> Bool {
    // Loops that do not leave early are made of vectors.
    var difference: UInt32 = 0
    switch self[y] {
    case .unknown: break
    case .solid(let value):
      for x in 0..<width { difference |= row[x] ^ value }
    case .sameAsAbove:
      if y == 0 { return false }
      let above = row - rowStride
      for x in 0..<width { difference |= row[x] ^ above[x] }
    }
    if isOpaque {
      for x in 0..<width { difference |= ~row[x] & 0xFF00_0000 }
    }
    return difference == 0
  }
}

extension Bitmap {
  /// Whether the pixels agree with all facts. This property is meant for `assert`.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  package var factsHold: Bool {
    facts.rows.count <= height
      && (0..<height).allSatisfy {
        facts.hold(row($0), width: width, y: $0, rowStride: stride >> 2)
      }
  }
}
