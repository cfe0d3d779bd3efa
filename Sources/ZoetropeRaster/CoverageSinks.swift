/// Paints a row with one colour.
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

/// Paints a row with one colour, through a mask.
struct MaskedColorSink: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let mask: UnsafeMutablePointer<UInt8>
  let source: SolidSource

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    var x = x
    while x < end {
      // Masks are mostly runs of nothing and of everything.
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

/// Writes coverage into a mask that was zero, multiplied by an outer mask where there is one.
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

/// Shows a picture in a row instead of what is there, through a mask where there is one.
struct ReplacingSink: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let picture: UnsafePointer<UInt32>
  let mask: UnsafeMutablePointer<UInt8>?

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    if mask == nil && coverage == 255 {
      (row + x).update(from: picture + x, count: end &- x)
    } else {
      for index in x..<end { pixel(index, coverage: coverage) }
    }
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    let share = mask.map { PixelMath.quotient(UInt32($0[x]) &* coverage) } ?? coverage
    row[x] = PixelMath.packedQuotients(
      PixelMath.spread(picture[x]) &* UInt64(share)
        &+ PixelMath.spread(row[x]) &* UInt64(255 &- share) &+ PixelMath.half)
  }
}
