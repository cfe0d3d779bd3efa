/// How sums of signed area become coverage.
struct CoverageRule {
  /// Even-odd rather than non-zero.
  let isEvenOdd: Bool
  /// A pixel is covered wholly when at least half of it is, and otherwise not at all.
  let isHard: Bool

  /// Non-zero and antialiased.
  @inline(__always)
  static var plain: CoverageRule { CoverageRule(isEvenOdd: false, isHard: false) }

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

  /// The same for four pixels at once, to the last bit, without a comparison of lanes.
  @inline(__always)
  func coverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let full = SIMD4(repeating: FixedPoint.fullArea)
    let area: SIMD4<Int32>
    if isEvenOdd {
      let folded = sums & (full &+ full &- 1)
      let isSmall = (folded &- full) &>> 31
      area = (folded & isSmall) | ((full &+ full &- folded) & ~isSmall)
    } else {
      let sign = sums &>> 31
      let magnitude = (sums ^ sign) &- sign
      let isSmall = (magnitude &- full) &>> 31
      area = (magnitude & isSmall) | (full & ~isSmall)
    }
    if isHard {
      let isLess = (area &- (full &>> 1)) &>> 31
      return unsafeBitCast(~isLess & 255, to: SIMD4<UInt32>.self)
    }
    let levels = ((area &<< 8) &- area &+ (full &>> 1)) &>> Int32(FixedPoint.areaBits)
    return unsafeBitCast(levels, to: SIMD4<UInt32>.self)
  }
}

/// What receives the coverage of a row, from left to right.
protocol CoverageSink {
  /// Columns `x..<end` are covered alike, by 1 to 255.
  func fill(_ x: Int, _ end: Int, coverage: UInt32)
  /// Column `x` is covered by 0 to 255.
  func pixel(_ x: Int, coverage: UInt32)
  /// Four columns from `x` on are covered by 0 to 255 each. Those that are not covered are not to be
  /// changed: they may be beyond what is drawn in, though not beyond the row.
  func four(_ x: Int, coverage: SIMD4<UInt32>)
}

extension CoverageSink {
  @inline(__always)
  func four(_ x: Int, coverage: SIMD4<UInt32>) {
    for lane in 0..<4 where coverage[lane] != 0 { pixel(x &+ lane, coverage: coverage[lane]) }
  }
}

extension CoverageAccumulator {
  /// Sums up the rows of a window, hands their coverage to the sinks that `sink` makes, and zeroes
  /// them.
  ///
  /// Columns from the window's right side to `limit` are there, and may be handed on as not covered.
  /// Stretches between touched cells are one call of `fill` each; where nothing covers them, none.
  /// O(touched cells + columns / 64) a row.
  @inline(__always)
  func sweep<Sink: CoverageSink>(
    _ window: PixelRect, limit: Int, rule: CoverageRule, sink: (Int) -> Sink
  ) {
    var cells = self.cells + (window.top &- originRow) &* cellStride
    var marks = self.marks + (window.top &- originRow) &* markStride
    let (left, right) = (window.left &- originColumn, window.right &- originColumn)
    let limit = min(limit &- originColumn, cellStride)
    let (firstWord, lastWord) = (left >> 6, right >> 6)
    var row = window.top
    while row < window.bottom {
      let sink = sink(row)
      var sweep = RowSweep(
        cells: cells, column: originColumn, x: left, right: right, limit: limit, rule: rule)
      var word = firstWord
      while word <= lastWord {
        let bits = marks[word]
        if bits != 0 {
          marks[word] = 0
          sweep.advance(through: bits, of: word, into: sink)
        }
        word &+= 1
      }
      sweep.finish(into: sink)
      cells += cellStride
      marks += markStride
      row &+= 1
    }
  }

  /// The same for all rows of a window where each has one word of touched bits.
  @inline(__always)
  func sweepWords<Sink: CoverageSink>(
    _ window: PixelRect, limit: Int, rule: CoverageRule, sink: (Int) -> Sink
  ) {
    var cells = self.cells + (window.top &- originRow) &* cellStride
    var marks = self.marks + (window.top &- originRow)
    let (left, right) = (window.left &- originColumn, window.right &- originColumn)
    let limit = min(limit &- originColumn, cellStride)
    var row = window.top
    while row < window.bottom {
      let bits = marks[0]
      if bits != 0 {
        marks[0] = 0
        var sweep = RowSweep(
          cells: cells, column: originColumn, x: left, right: right, limit: limit, rule: rule)
        let sink = sink(row)
        sweep.advance(through: bits, of: 0, into: sink)
        sweep.finish(into: sink)
      }
      cells += cellStride
      marks += 1
      row &+= 1
    }
  }
}

/// What has been summed up of a row.
private struct RowSweep {
  let cells: UnsafeMutablePointer<Int32>
  /// The number, in the bitmap, of the column that is counted as 0 here.
  let column: Int
  /// The next column, and the one where the row ends.
  var x: Int
  let right: Int
  /// The end of the columns that are there.
  let limit: Int
  let rule: CoverageRule
  var sum: Int32 = 0

  /// Goes on through the touched cells of one word of bits, in fours from each one that has not been
  /// passed yet; cells that have not been touched are zero.
  @inline(__always)
  mutating func advance(through bits: UInt64, of word: Int, into sink: some CoverageSink) {
    let first = word << 6
    var bits = bits
    while true {
      let passed = x &- first
      if passed >= 64 { return }
      if passed > 0 { bits &= ~0 &<< UInt64(truncatingIfNeeded: passed) }
      if bits == 0 { return }
      let next = first &+ bits.trailingZeroBitCount
      if next >= right { return }
      if next > x {
        let coverage = rule.coverage(sum)
        if coverage != 0 { sink.fill(x &+ column, next &+ column, coverage: coverage) }
      }
      x = next
      if next &+ 4 <= limit { addFour(into: sink) } else { addOne(into: sink) }
    }
  }

  @inline(__always)
  private mutating func addFour(into sink: some CoverageSink) {
    let raw = UnsafeMutableRawPointer(cells + x)
    var sums = raw.loadUnaligned(as: SIMD4<Int32>.self)
    raw.storeBytes(of: SIMD4<Int32>(repeating: 0), as: SIMD4<Int32>.self)
    sums &+= SIMD4(0, sums[0], sums[1], sums[2])
    sums &+= SIMD4(0, 0, sums[0], sums[1])
    sums &+= SIMD4(repeating: sum)
    sum = sums[3]
    var coverage = rule.coverage(sums)
    if x &+ 4 > right {
      for lane in 1..<4 where x &+ lane >= right { coverage[lane] = 0 }
    }
    sink.four(x &+ column, coverage: coverage)
    x &+= 4
  }

  @inline(__always)
  private mutating func addOne(into sink: some CoverageSink) {
    sum &+= cells[x]
    cells[x] = 0
    sink.pixel(x &+ column, coverage: rule.coverage(sum))
    x &+= 1
  }

  /// What lies beyond the last touched cell; the cell after the row's last may be touched too.
  @inline(__always)
  mutating func finish(into sink: some CoverageSink) {
    if x < right {
      let coverage = rule.coverage(sum)
      if coverage != 0 { sink.fill(x &+ column, right &+ column, coverage: coverage) }
    }
    cells[right] = 0
  }
}
