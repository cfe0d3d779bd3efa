import Foundation
import ZoetropeBitmap

extension Bitmap {
  /// Whether the pixels of row `y` are those of the row above: told by a fact, or by looking.
  ///
  /// O(width), much less where rows differ early.
  func repeatsRowAbove(_ y: Int) -> Bool {
    if y == 0 { return false }
    if case .sameAsAbove = facts[y] { return true }
    return Self.isEqual(row(y), row(y - 1), count: width)
  }

  /// Compares pixels, wide vectors of them where the C library knows such.
  static func isEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    memcmp(a, b, 4 * count) == 0
  }
}

extension Band {
  /// What has to be looked at of a row, counted from the band's first, and nothing more than facts
  /// spare.
  enum Sight {
    /// The row above was the same.
    case repeated
    /// All pixels are this one.
    case solid(UInt32)
    case unknown
  }

  /// What facts tell of a row: rows of one colour repeat each other.
  func sight(_ index: Int) -> Sight {
    switch fact(index) {
    case .sameAsAbove: return y + index > 0 ? .repeated : .unknown
    case .solid(let pixel):
      if y + index > 0, case .solid(pixel) = fact(index - 1) { return .repeated }
      return .solid(pixel)
    case .unknown: return .unknown
    }
  }

  /// Whether the pixels of a row, counted from the band's first, are those of the row above.
  ///
  /// O(width), much less where rows differ early.
  func repeatsRowAbove(_ index: Int) -> Bool {
    if y + index == 0 { return false }
    if case .repeated = sight(index) { return true }
    guard let ink = rowInk(index) else {
      return Bitmap.isEqual(row(index), row(index - 1), count: width)
    }
    return isEqual(row(index), row(index - 1), ink)
  }

  /// Compares where there is ink.
  private func isEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, _ ink: RowInk
  ) -> Bool {
    for word in 0..<ink.wordCount {
      var bits = ink.up(word)
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
