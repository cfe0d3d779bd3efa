/// Pixels of a rectangle, row after row, in memory that somebody else owns.
struct PixmapView<Pixel: BitwiseCopyable> {
  /// The pixel at the rectangle's left and top.
  let pixels: UnsafeMutablePointer<Pixel>
  /// How many pixels lie from one row to the next.
  let stride: Int
  /// Where the pixels lie.
  let rect: PixelRect

  init(pixels: UnsafeMutablePointer<Pixel>, stride: Int, rect: PixelRect) {
    self.pixels = pixels
    self.stride = stride
    self.rect = rect
  }

  /// The pixel at the rectangle's left in row `y`, which must be one of the rectangle's.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + (y &- rect.top) &* stride }
}
