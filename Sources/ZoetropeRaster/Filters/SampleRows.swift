/// The rows of a picture as arrays of samples. Each pixel has one sample for each of its channels.
struct SampleRows<Sample: FixedWidthInteger & UnsignedInteger & BitwiseCopyable> {
  let samples: UnsafeMutablePointer<Sample>
  /// The number of samples from one row to the next.
  let stride: Int
  let rect: PixelRect

  /// Creates the sample rows of a picture whose pixels consist of `lanes` samples each.
  init<Pixel>(_ plane: PixmapView<Pixel>, lanes: Int) {
    samples = UnsafeMutableRawPointer(plane.pixels).assumingMemoryBound(to: Sample.self)
    stride = plane.stride * lanes
    rect = plane.rect
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Sample> { samples + (y &- rect.top) &* stride }
}
