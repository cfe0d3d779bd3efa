/// The rows of a plane as samples, channel after channel.
struct SampleRows<Sample: FixedWidthInteger & UnsignedInteger & BitwiseCopyable> {
  let samples: UnsafeMutablePointer<Sample>
  /// How many samples lie from one row to the next.
  let stride: Int
  let rect: PixelRect

  /// Pixels that are so many samples each.
  init<Pixel>(_ plane: PixmapView<Pixel>, lanes: Int) {
    samples = UnsafeMutableRawPointer(plane.pixels).assumingMemoryBound(to: Sample.self)
    stride = plane.stride * lanes
    rect = plane.rect
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<Sample> { samples + (y &- rect.top) &* stride }
}
