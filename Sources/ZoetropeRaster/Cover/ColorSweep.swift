import CPixelKernels

/// Sums up the rows of a shape and paints them with one colour, eight pixels at a time, where the
/// processor has wide vectors; the same pixels as those of ``ColorSink``.
struct ColorSweep {
  /// Column 0 of the accumulator's first row.
  let firstRow: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  let source: SolidSource

  /// What is read and written beyond the last column, and stays as it is.
  private static let overhang = 7

  /// Does what ``CoverageAccumulator/sweep(_:limit:rule:sink:)`` does, and says whether it did.
  @inline(__always)
  func sweep(
    _ accumulator: CoverageAccumulator, _ window: PixelRect, limit: Int, rule: CoverageRule
  ) -> Bool {
    let origin = accumulator.originColumn
    if rule.isHard || window.right &+ Self.overhang > limit
      || window.right &- origin &+ Self.overhang > accumulator.cellStride
    {
      return false
    }
    let row = window.top &- accumulator.originRow
    var rows = zoetrope_sweep(
      cells: accumulator.cells + row &* accumulator.cellStride,
      cell_stride: accumulator.cellStride,
      marks: accumulator.marks + row &* accumulator.markStride,
      mark_stride: accumulator.markStride,
      pixels: firstRow + row &* stride + origin, pixel_stride: stride,
      left: window.left &- origin, right: window.right &- origin, rows: window.bottom &- window.top,
      pixel: source.pixel, is_even_odd: rule.isEvenOdd)
    return zoetrope_sweep_color(&rows)
  }
}
