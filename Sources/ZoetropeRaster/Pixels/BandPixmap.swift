/// The pixels of one band, of a mask or of a layer.
final class BandPixmap<Pixel: BitwiseCopyable> {
  private var buffer = ScratchBuffer<Pixel>()

  /// The first of `count` pixels with unspecified values.
  func pixels(count: Int) -> UnsafeMutablePointer<Pixel> {
    buffer.setCount(count)
    return buffer.base
  }
}
