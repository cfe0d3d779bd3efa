extension CoverageAccumulator {
  /// Sums up the cells of a window row by row, passes the coverage to sinks, and zeroes the cells
  /// and marks.
  ///
  /// Each run of columns between touched cells becomes one call of
  /// ``CoverageSink/fill(_:_:coverage:)``, or no call if the run is uncovered.
  ///
  /// - Parameters:
  ///   - window: The pixels whose cells are summed up.
  ///   - limit: The column after the last column of a row. It may lie to the right of the window.
  ///     The sinks may also receive columns between the window and `limit`, with coverage 0.
  ///   - rule: The rule that turns sums into coverage.
  ///   - sink: Receives the number of a row and makes the sink for that row.
  /// - Complexity: O(touched cells + columns / 64) for each row.
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
}

/// The state of the sweep of one row: the next column, and the sum of all cells before this column.
private struct RowSweep {
  let cells: UnsafeMutablePointer<Int32>
  /// The column of the bitmap to which `cells[0]` belongs. All other column numbers in this type
  /// are relative to it.
  let column: Int
  /// The next column to sum up. `right` is the column after the window's last column.
  var x: Int
  let right: Int
  /// The column after the last column of the row. It may lie to the right of the window.
  let limit: Int
  let rule: CoverageRule
  var sum: Int32 = 0

  /// Sums up the cells whose mark bits are set in one word of 64 bits. Each step begins at the next
  /// touched cell and sums up four cells. Untouched cells among the four are zero.
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

  /// Fills the columns from the last touched cell to the end of the window. Also zeroes the cell
  /// after the last column, which an edge may have touched.
  @inline(__always)
  mutating func finish(into sink: some CoverageSink) {
    if x < right {
      let coverage = rule.coverage(sum)
      if coverage != 0 { sink.fill(x &+ column, right &+ column, coverage: coverage) }
    }
    cells[right] = 0
  }
}
