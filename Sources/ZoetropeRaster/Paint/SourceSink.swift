/// A sink that paints the covered pixels of a row with a ``RowSource``. A mask, if there is one,
/// reduces the coverage.
struct SourceSink<Source: RowSource>: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let mask: UnsafeMutablePointer<UInt8>?
  let source: Source
  /// Scratch memory for the source's pixels of one row.
  let buffer: UnsafeMutablePointer<UInt32>

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    guard let mask else { return draw(x, end &- x, coverage: coverage) }
    // Masks are mostly 0 at the ends of a span.
    var (x, end) = (x, end)
    while x < end && mask[x] == 0 { x &+= 1 }
    while end > x && mask[end &- 1] == 0 { end &-= 1 }
    if x < end { draw(x, end &- x, coverage: coverage, mask + x) }
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    if coverage == 0 { return }
    let coverage = mask.map { PixelMath.quotient(UInt32($0[x]) &* coverage) } ?? coverage
    if coverage != 0 { draw(x, 1, coverage: coverage) }
  }

  @inline(never)
  private func draw(_ x: Int, _ count: Int, coverage: UInt32) {
    if coverage == 255 && source.isOpaque { return source.write(x, count: count, into: row + x) }
    source.write(x, count: count, into: buffer)
    SourceBlending.composite(buffer, over: row + x, count: count, coverage: coverage)
  }

  @inline(never)
  private func draw(
    _ x: Int, _ count: Int, coverage: UInt32, _ mask: UnsafeMutablePointer<UInt8>
  ) {
    source.write(x, count: count, into: buffer)
    SourceBlending.composite(buffer, over: row + x, count: count, coverage: coverage, mask: mask)
  }
}
