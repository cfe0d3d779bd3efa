import ZoetropePixelKernels

/// Sums up the cells of a shape and paints the shape with one color, eight pixels at a time, on
/// processors with AVX2 or NEON. The pixels equal those of ``ColorSink``.
struct ColorSweep {
  /// The address of the pixel in column 0 of the accumulator's first row.
  let firstRow: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int
  let source: SolidSource

  /// The largest number of pixels that a sweep reads beyond the last column of the window. The
  /// sweep writes these pixels back unchanged.
  private static let overhang = 7

  /// Paints the rows of a window with the same result as
  /// ``CoverageAccumulator/sweep(_:limit:rule:sink:)``.
  ///
  /// - Returns: False, without any effect, if the processor has neither AVX2 nor NEON, if the edges
  ///   are not antialiased, or if fewer than seven pixels or cells follow the window in a row.
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
