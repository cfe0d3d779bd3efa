/// The buffers of blurs. Invariant: nothing in them lasts from one blur to the next.
struct BlurScratch: ~Copyable {
  /// Halved and doubled pictures, one after the other.
  var levels = ScratchBuffer<UInt64>()
  /// Two rows of a picture: one that is halved or doubled along y, and one of zeros.
  var rows = ScratchBuffer<UInt64>()
  /// The memory of ``GaussianTaps``: its line, its sum, its ring of rows that are blurred along x,
  /// and its weights.
  var ring = ScratchBuffer<Float>()
  /// The rows of the ring that one row of the result is made from.
  var addresses = ScratchBuffer<UnsafePointer<Float>>()
}
