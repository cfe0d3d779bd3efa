/// A paint whose colors differ from pixel to pixel. The colors are computed a row at a time.
protocol RowSource {
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// Writes the premultiplied pixels of `count` columns from `x` on.
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>)
}

/// A source of pixels that are already in memory.
struct PixmapSource: RowSource {
  /// The address of the pixel in column 0. This address may lie outside of the memory.
  let row: UnsafeMutablePointer<UInt32>
  let isOpaque: Bool

  @inline(__always)
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    target.update(from: row + x, count: count)
  }
}
