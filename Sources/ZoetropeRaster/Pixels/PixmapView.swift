/// A rectangle of pixels, row after row, in memory that the view does not own.
struct PixmapView<Pixel: BitwiseCopyable> {
  /// The address of the pixel in the rectangle's top left corner.
  let pixels: UnsafeMutablePointer<Pixel>
  /// The number of pixels from one row to the next.
  let stride: Int
  /// The columns and rows of the pixels.
  let rect: PixelRect

  init(pixels: UnsafeMutablePointer<Pixel>, stride: Int, rect: PixelRect) {
    self.pixels = pixels
    self.stride = stride
    self.rect = rect
  }

  /// Returns the address of the leftmost pixel of row `y`, which must be one of the rectangle's
  /// rows.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + (y &- rect.top) &* stride }
}
