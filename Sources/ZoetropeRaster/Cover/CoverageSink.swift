/// A receiver of the coverage of one row of a shape, from left to right.
protocol CoverageSink {
  /// Receives columns `x..<end`, which all have the same coverage, 1 to 255.
  func fill(_ x: Int, _ end: Int, coverage: UInt32)
  /// Receives the coverage of column `x`, 0 to 255.
  func pixel(_ x: Int, coverage: UInt32)
  /// Receives the coverage of the four columns from `x` on, 0 to 255 each. The sink must not change
  /// pixels with coverage 0. These pixels always lie in the row, but possibly outside of the
  /// window.
  func four(_ x: Int, coverage: SIMD4<UInt32>)
}

extension CoverageSink {
  @inline(__always)
  func four(_ x: Int, coverage: SIMD4<UInt32>) {
    for lane in 0..<4 where coverage[lane] != 0 { pixel(x &+ lane, coverage: coverage[lane]) }
  }
}
