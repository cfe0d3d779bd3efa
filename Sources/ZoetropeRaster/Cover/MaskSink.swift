/// A sink that writes a row of coverage into a mask. All pixels of the mask must initially be zero.
/// If there is an outer mask, the coverage is multiplied by the values of the outer mask.
struct MaskSink: CoverageSink {
  let row: UnsafeMutablePointer<UInt8>
  let outer: UnsafeMutablePointer<UInt8>?

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    if let outer {
      for index in x..<end {
        row[index] = UInt8(
          truncatingIfNeeded: PixelMath.quotient(UInt32(outer[index]) &* coverage))
      }
    } else {
      (row + x).update(repeating: UInt8(truncatingIfNeeded: coverage), count: end &- x)
    }
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    let value = outer.map { PixelMath.quotient(UInt32($0[x]) &* coverage) } ?? coverage
    row[x] = UInt8(truncatingIfNeeded: value)
  }
}
