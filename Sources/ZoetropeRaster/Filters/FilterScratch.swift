/// The buffers in which filters are applied and shadows painted.
///
/// Invariant: nothing in them lasts from one filter, or one row of a shadow, to the next.
struct FilterScratch: ~Copyable {
  var blur = BlurScratch()
  /// The alpha of a pixmap whose shadow is drawn.
  var alpha = ScratchBuffer<UInt8>()
  /// The coverage of a shadow, 0 to 255.
  var coverage = ScratchBuffer<UInt8>()
  /// One row of a shadow, in its color.
  var row = ScratchBuffer<UInt32>()
}
