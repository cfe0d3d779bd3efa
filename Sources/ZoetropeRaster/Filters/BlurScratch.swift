/// The buffers of blurs. Invariant: no contents are kept from one blur to the next.
struct BlurScratch: ~Copyable {
  /// Halved and doubled pictures, one after the other.
  var levels = ScratchBuffer<UInt64>()
  /// Two rows of wide pixels: a row that is halved or doubled along y, and a row of zeros.
  var rows = ScratchBuffer<UInt64>()
  /// The memory of ``GaussianTaps``: a row of the source, a row of sums, a ring buffer of rows that
  /// are blurred along x, and weights.
  var ring = ScratchBuffer<Float>()
  /// The addresses of the rows in ``ring`` that are combined into one row of the result.
  var addresses = ScratchBuffer<UnsafePointer<Float>>()
}
