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

  /// Compares eight pixels at a time.
  private static func isEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    let (left, right) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var x = 0
    while x &+ 8 <= count {
      let p = left.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt64>.self)
      let q = right.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt64>.self)
      let difference = p ^ q
      if difference[0] | difference[1] | difference[2] | difference[3] != 0 { return false }
      x &+= 8
    }
    while x < count {
      if a[x] != b[x] { return false }
      x &+= 1
    }
    return true
  }
}
