/// Colours that differ from pixel to pixel, a row at a time.
protocol RowSource {
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// Writes the premultiplied pixels of `count` columns from `x` on.
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>)
}

/// Pixels that have been made beforehand.
struct PixmapSource: RowSource {
  /// Where the row's column 0 is, or would be.
  let row: UnsafeMutablePointer<UInt32>
  let isOpaque: Bool

  @inline(__always)
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    target.update(from: row + x, count: count)
  }
}
