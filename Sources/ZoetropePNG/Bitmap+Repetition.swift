import Foundation
import ZoetropePixels

extension Bitmap {
  /// Whether row `y` equals the row above it. Pixels are only compared if the row's ``RowFact``
  /// does not give the answer.
  ///
  /// - Complexity: O(*n*) in the width; less if the rows differ early.
  func repeatsRowAbove(_ y: Int) -> Bool {
    if y == 0 { return false }
    if case .sameAsAbove = facts[y] { return true }
    return Self.isEqual(row(y), row(y - 1), count: width)
  }

  /// Whether two rows of `count` pixels are equal. Calls `memcmp`, which uses wide vectors where
  /// the C library supports them.
  static func isEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    memcmp(a, b, 4 * count) == 0
  }
}

extension Band {
  /// The content of a row according to its ``RowFact``.
  enum KnownRow {
    /// The row equals the row above.
    case repeated
    /// All pixels have this value.
    case solid(UInt32)
    /// Nothing is known.
    case unknown
  }

  /// Returns the known content of the row at `index`, where 0 is the band's first row. If the row
  /// above has the same solid color, the row counts as repeated.
  func knownRow(_ index: Int) -> KnownRow {
    switch fact(index) {
    case .sameAsAbove: return y + index > 0 ? .repeated : .unknown
    case .solid(let pixel):
      if y + index > 0, case .solid(pixel) = fact(index - 1) { return .repeated }
      return .solid(pixel)
    case .unknown: return .unknown
    }
  }

  /// Whether the row at `index`, where 0 is the band's first row, equals the row above.
  ///
  /// - Complexity: O(*n*) in the width; less if the rows differ early.
  func repeatsRowAbove(_ index: Int) -> Bool {
    if y + index == 0 { return false }
    if case .repeated = knownRow(index) { return true }
    guard let ink = rowInk(index) else {
      return Bitmap.isEqual(row(index), row(index - 1), count: width)
    }
    return isEqual(row(index), row(index - 1), ink)
  }

  /// Whether two adjacent rows are equal. Compares only those groups of pixels that, according to
  /// `ink`, may differ between the rows.
  private func isEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, _ ink: RowInk
  ) -> Bool {
    for word in 0..<ink.wordCount {
      var bits = ink.groupsDifferingFromAbove(word)
      while bits != 0 {
        let x = (64 &* word &+ bits.trailingZeroBitCount) &* BandInk.groupWidth
        bits &= bits &- 1
        var mask = ByteMask.differences(a + x, b + x)
        if width &- x < BandInk.groupWidth { mask &= 1 &<< UInt64(4 &* (width &- x)) &- 1 }
        if mask != 0 { return false }
      }
    }
    return true
  }
}
