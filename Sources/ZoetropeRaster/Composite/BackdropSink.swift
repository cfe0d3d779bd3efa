/// A sink that replaces the covered pixels of a row with the pixels of a pixmap. A mask, if there
/// is one, reduces the coverage.
struct BackdropSink: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let pixmap: UnsafePointer<UInt32>
  let mask: UnsafeMutablePointer<UInt8>?

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    if mask == nil && coverage == 255 {
      (row + x).update(from: pixmap + x, count: end &- x)
    } else {
      for index in x..<end { pixel(index, coverage: coverage) }
    }
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    let share = mask.map { PixelMath.quotient(UInt32($0[x]) &* coverage) } ?? coverage
    row[x] = PixelMath.packedQuotients(
      PixelMath.spread(pixmap[x]) &* UInt64(share)
        &+ PixelMath.spread(row[x]) &* UInt64(255 &- share) &+ PixelMath.half)
  }
}
