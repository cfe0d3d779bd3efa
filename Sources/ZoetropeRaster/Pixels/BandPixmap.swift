/// The memory for the pixels of a mask or of a layer in one band, kept for reuse.
final class BandPixmap<Pixel: BitwiseCopyable> {
  private var buffer = ScratchBuffer<Pixel>()

  /// Returns the address of `count` pixels with unspecified values.
  func pixels(count: Int) -> UnsafeMutablePointer<Pixel> {
    buffer.setCount(count)
    return buffer.base
  }
}
