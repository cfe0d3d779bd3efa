/// The buffers with which the bands of a surface are painted.
///
/// Invariants:
/// - `openScopes` is empty between bands.
/// - `masks` and `layers` have one entry for each depth of nesting so far; their pixels last until
///   the end of their scope in one band.
struct BandScratch: ~Copyable {
  /// The place after each band's last entry in `numbers`; see ``BandOperations``.
  var starts = ScratchBuffer<UInt32>()
  /// The indices of each band's operations, band after band.
  var numbers = ScratchBuffer<UInt32>()
  /// Copies of the operations in the order of the bands.
  var operations = ScratchBuffer<Operation>()
  /// Masks. The index of a mask is the number of masks that enclose it.
  var masks: [BandPixmap<UInt8>] = []
  /// Layers. The index of a layer is the number of open scopes that enclose it.
  var layers: [BandPixmap<UInt32>] = []
  /// The masks and layers that are open, outermost first.
  var openScopes: [OpenScope] = []
  /// The rows of the band that is handed on, and the row above its first row.
  var pixels = ScratchBuffer<UInt32>()
}
