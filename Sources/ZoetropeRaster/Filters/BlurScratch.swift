/// The buffers of blurs. Invariant: no contents are kept from one blur to the next.
struct BlurScratch: ~Copyable {
  /// Halved and doubled pictures, one after the other.
  var levels = ScratchBuffer<UInt64>()
  /// Two rows of a picture: one that is halved or doubled along y, and one of zeros.
  var rows = ScratchBuffer<UInt64>()
  /// The memory of ``GaussianTaps``: a row of the source, a row of sums, a ring buffer of rows that
  /// are blurred along x, and weights.
  var ring = ScratchBuffer<Float>()
  /// The addresses of those rows in ``ring`` from which one row of the result is made.
  var addresses = ScratchBuffer<UnsafePointer<Float>>()
}
