/// A rectangle of pixels, row after row, in memory with another owner.
struct PixmapView<Pixel: BitwiseCopyable> {
  /// The pixel at the rectangle's left and top.
  let pixels: UnsafeMutablePointer<Pixel>
  /// The number of pixels from one row to the next.
  let stride: Int
  /// The place of the pixels.
  let rect: PixelRect

  init(pixels: UnsafeMutablePointer<Pixel>, stride: Int, rect: PixelRect) {
    self.pixels = pixels
    self.stride = stride
    self.rect = rect
  }

  /// Returns the pixel at the rectangle's left in row `y`, which must be one of the rectangle's
  /// rows.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + (y &- rect.top) &* stride }
}
