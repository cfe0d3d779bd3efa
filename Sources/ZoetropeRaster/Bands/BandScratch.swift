/// The buffers with which the bands of a surface are painted.
///
/// Invariants:
/// - `openScopes` is empty whenever no band is being painted.
/// - `masks` and `layers` have one entry for each depth of nesting that has occurred so far. The
///   pixels of an entry are valid until its mask or layer ends in the same band.
struct BandScratch: ~Copyable {
  /// For each band, the index after its last entry in `numbers`; see ``BandOperations``.
  var starts = ScratchBuffer<UInt32>()
  /// The indices of each band's operations, band after band.
  var numbers = ScratchBuffer<UInt32>()
  /// Copies of the surface's operations in the order of the bands.
  var operations = ScratchBuffer<Operation>()
  /// The pixels of masks. The index of a mask in this array is the number of masks that enclose it.
  var masks: [BandPixmap<UInt8>] = []
  /// The pixels of layers. The index of a layer in this array is the number of open masks and
  /// layers that enclose it.
  var layers: [BandPixmap<UInt32>] = []
  /// The masks and layers that are open, outermost first.
  var openScopes: [OpenScope] = []
  /// The memory of ``BandRows``: the row above the band, and the rows of the band.
  var pixels = ScratchBuffer<UInt32>()
}
