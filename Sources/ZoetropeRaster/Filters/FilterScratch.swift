/// The buffers in which filters are applied and shadows are painted.
///
/// Invariant: no contents are kept from one filter to the next, or from one row of a shadow to the
/// next.
struct FilterScratch: ~Copyable {
  var blur = BlurScratch()
  /// The alpha of a pixmap whose shadow is drawn.
  var alpha = ScratchBuffer<UInt8>()
  /// The coverage of a shadow, 0 to 255.
  var coverage = ScratchBuffer<UInt8>()
  /// One row of a shadow, in the shadow's color.
  var row = ScratchBuffer<UInt32>()
}
