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
