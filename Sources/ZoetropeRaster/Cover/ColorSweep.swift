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

  /// Whether ``sweep(_:_:limit:rule:steady:)`` can paint a window. This requires AVX2 or NEON, and
  /// antialiased edges. At least seven pixels and cells must follow the window in a row.
  @inline(__always)
  static func canSweep(
    _ accumulator: CoverageAccumulator, _ window: PixelRect, limit: Int, rule: CoverageRule
  ) -> Bool {
    !rule.isHard && window.right &+ overhang <= limit
      && window.right &- accumulator.originColumn &+ overhang <= accumulator.cellStride
      && zoetrope_has_vectors()
  }

  /// Paints the rows of a window with the same result as
  /// ``CoverageAccumulator/sweep(_:limit:rule:sink:)``.
  ///
  /// - Parameter steady: Rows of the window that all have the same coverage. The edges must have
  ///   been added only to the first of these rows. Default: none.
  /// - Returns: False, without any effect, if ``canSweep(_:_:limit:rule:)`` is false.
  @inline(__always)
  func sweep(
    _ accumulator: CoverageAccumulator, _ window: PixelRect, limit: Int, rule: CoverageRule,
    steady: Range<Int> = 0..<0
  ) -> Bool {
    guard Self.canSweep(accumulator, window, limit: limit, rule: rule) else { return false }
    let origin = accumulator.originColumn
    let row = window.top &- accumulator.originRow
    var rows = zoetrope_sweep(
      cells: accumulator.cells + row &* accumulator.cellStride,
      cell_stride: accumulator.cellStride,
      marks: accumulator.marks + row &* accumulator.markStride,
      mark_stride: accumulator.markStride,
      pixels: firstRow + row &* stride + origin, pixel_stride: stride,
      left: window.left &- origin, right: window.right &- origin, rows: window.bottom &- window.top,
      steady_row: steady.lowerBound &- window.top, steady_count: steady.count,
      pixel: source.pixel, is_even_odd: rule.isEvenOdd)
    return zoetrope_sweep_color(&rows)
  }
}
