/// How sums of signed area become coverage.
struct CoverageRule {
  /// Even-odd rather than non-zero.
  let isEvenOdd: Bool
  /// A pixel is covered wholly when at least half of it is, and otherwise not at all.
  let isHard: Bool

  /// The coverage, 0 to 255, of a pixel whose doubled, signed area is `sum`.
  ///
  /// Non-zero clips the magnitude at one winding. Even-odd folds it: 0, 1, 0, 1 at 0, 1, 2, 3
  /// windings, linear in between.
  @inline(__always)
  func coverage(_ sum: Int32) -> UInt32 {
    let full = FixedPoint.fullArea
    let area: Int32
    if isEvenOdd {
      let folded = sum & (2 &* full &- 1)
      area = min(folded, 2 &* full &- folded)
    } else {
      let magnitude = sum < 0 ? 0 &- sum : sum
      area = magnitude < 0 ? full : min(magnitude, full)
    }
    if isHard { return area >= full >> 1 ? 255 : 0 }
    return UInt32(bitPattern: (area &* 255 &+ (full >> 1)) >> FixedPoint.areaBits)
  }
}

/// What receives the coverage of a row, from left to right.
protocol CoverageSink {
  /// Columns `x..<end` are covered alike, by 1 to 255.
  func fill(_ x: Int, _ end: Int, coverage: UInt32)
  /// Column `x` is covered by 0 to 255.
  func pixel(_ x: Int, coverage: UInt32)
}

extension CoverageAccumulator {
  /// Sums up one row, hands its coverage to the sink, and zeroes the row.
  ///
  /// Stretches between touched cells are one call of `fill` each; where nothing covers them, none.
  /// O(touched cells + columns / 64).
  @inline(__always)
  func sweep(row: Int, left: Int, right: Int, rule: CoverageRule, into sink: some CoverageSink) {
    let cells = self.cells + (row &- originRow) &* cellStride
    let marks = self.marks + (row &- originRow) &* markStride
    let lastWord = right >> 6
    var x = left
    var word = left >> 6
    var sum: Int32 = 0
    var bits = marks[word]
    while true {
      while bits == 0 {
        word &+= 1
        if word > lastWord { break }
        bits = marks[word]
      }
      if word > lastWord { break }
      let next = word << 6 &+ bits.trailingZeroBitCount
      if next >= right { break }
      if next > x {
        let coverage = rule.coverage(sum)
        if coverage != 0 { sink.fill(x, next, coverage: coverage) }
      }
      // The run of touched cells from `next` on, as far as it lies in this word.
      let shift = UInt64(truncatingIfNeeded: next & 63)
      let length = (~(bits &>> shift)).trailingZeroBitCount
      let end = min(next &+ length, right)
      x = next
      while x < end {
        sum &+= cells[x]
        cells[x] = 0
        sink.pixel(x, coverage: rule.coverage(sum))
        x &+= 1
      }
      let used = UInt64(truncatingIfNeeded: (next & 63) &+ length)
      bits = used >= 64 ? 0 : bits & (~0 &<< used)
    }
    if x < right {
      let coverage = rule.coverage(sum)
      if coverage != 0 { sink.fill(x, right, coverage: coverage) }
    }
    cells[right] = 0
    for index in (left >> 6)...lastWord { marks[index] = 0 }
  }
}
