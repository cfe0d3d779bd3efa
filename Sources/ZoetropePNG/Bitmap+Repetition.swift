import ZoetropeBitmap

extension Bitmap {
  /// Whether the pixels of row `y` are those of the row above: told by a fact, or by looking.
  ///
  /// O(width), much less where rows differ early.
  func repeatsRowAbove(_ y: Int) -> Bool {
    if y == 0 { return false }
    if facts[y] == .sameAsAbove { return true }
    return Self.isEqual(row(y), row(y - 1), count: width)
  }

  /// Compares sixteen pixels at a time. Rows begin at multiples of 64 bytes, so that the last
  /// pixels may be read together with those that are none.
  static func isEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    var x = 0
    while x &+ 16 <= count {
      if ByteMask.differences(a + x, b + x) != 0 { return false }
      x &+= 16
    }
    if x == count { return true }
    let rest = UInt64(1) << UInt64(4 * (count - x)) - 1
    return ByteMask.differences(a + x, b + x) & rest == 0
  }
}
