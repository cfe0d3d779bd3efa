/// A sink that paints the covered pixels of a row with one color.
struct ColorSink: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let source: SolidSource

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    source.draw(row + x, count: end &- x, coverage: coverage)
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    source.draw(row + x, coverage: coverage)
  }

  @inline(__always)
  func four(_ x: Int, coverage: SIMD4<UInt32>) {
    source.draw(row + x, coverages: coverage)
  }
}

/// A sink that paints the covered pixels of a row with one color. The coverage is multiplied by a
/// mask.
struct MaskedColorSink: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let mask: UnsafeMutablePointer<UInt8>
  let source: SolidSource

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    var x = x
    while x < end {
      // Masks consist mostly of runs of 0 and of 255.
      let value = mask[x]
      var next = x &+ 1
      while next < end && mask[next] == value { next &+= 1 }
      let product = PixelMath.quotient(UInt32(value) &* coverage)
      if product != 0 { source.draw(row + x, count: next &- x, coverage: product) }
      x = next
    }
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    source.draw(row + x, coverage: PixelMath.quotient(UInt32(mask[x]) &* coverage))
  }
}
