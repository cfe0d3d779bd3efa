/// Buffers of blurs, kept from one to the next.
struct BlurBuffers: ~Copyable {
  /// Halved pictures, one after the other.
  var levels = ScratchBuffer<UInt64>()
  /// Rows of one picture: one that is blurred along y, and one of zeros.
  var rows = ScratchBuffer<UInt64>()
  /// Rows that are blurred along x, in a ring.
  var ring = ScratchBuffer<Float>()
  var addresses = ScratchBuffer<UnsafePointer<Float>>()

  init() {}
}
