/// Computes the coverage of an upright rectangle directly, without the use of edges and cells.
///
/// A closed formula, in integers, gives the same coverage as the sums of a ``CoverageAccumulator``.
/// Drawing a rectangle from its edges therefore gives the same pixels.
struct RectangleSweep {
  let box: FixedBox
  let window: PixelRect
  let rule: CoverageRule

  /// Passes the coverage of one row of the window to the sink, in at most three calls.
  @inline(__always)
  func sweep(row: Int, into sink: some CoverageSink) {
    let top = max(box.top, row << FixedPoint.fractionBits)
    let bottom = min(box.bottom, (row &+ 1) << FixedPoint.fractionBits)
    let height = Int32(truncatingIfNeeded: max(bottom &- top, 0))
    let firstPixel = box.left >> FixedPoint.fractionBits
    let lastPixel = box.right >> FixedPoint.fractionBits
    if firstPixel == lastPixel {
      return part(firstPixel, width: box.right &- box.left, height, sink)
    }
    var x = firstPixel
    if box.left & FixedPoint.mask != 0 {
      part(x, width: FixedPoint.one &- (box.left & FixedPoint.mask), height, sink)
      x &+= 1
    }
    let start = max(x, window.left)
    let end = min(lastPixel, window.right)
    if start < end {
      let coverage = rule.coverage(2 &* Int32(FixedPoint.one) &* height)
      if coverage != 0 { sink.fill(start, end, coverage: coverage) }
    }
    let rest = box.right & FixedPoint.mask
    if rest != 0 { part(lastPixel, width: rest, height, sink) }
  }

  @inline(__always)
  private func part(_ x: Int, width: Int, _ height: Int32, _ sink: some CoverageSink) {
    if x < window.left || x >= window.right { return }
    sink.pixel(x, coverage: rule.coverage(2 &* Int32(truncatingIfNeeded: width) &* height))
  }
}
