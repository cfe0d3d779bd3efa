/// The buffers with which the bands of a surface are painted.
///
/// Invariants:
/// - `openScopes` is empty between bands.
/// - `masks` and `layers` have one entry for each depth of nesting so far; their pixels last until
///   the end of their scope in one band.
struct BandScratch: ~Copyable {
  /// The place after each band's last entry in `numbers`; see ``BandOperations``.
  var starts = ScratchBuffer<UInt32>()
  /// The operations of each band, by index.
  var numbers = ScratchBuffer<UInt32>()
  /// Copies of the operations in the order of the bands.
  var operations = ScratchBuffer<Operation>()
  /// Masks, by the number of masks around them.
  var masks: [BandPixmap<UInt8>] = []
  /// Layers, by the number of open scopes around them.
  var layers: [BandPixmap<UInt32>] = []
  /// The masks and layers that are open, outermost first.
  var openScopes: [OpenScope] = []
  /// The rows of a band that is handed on, and the row above the first.
  var pixels = ScratchBuffer<UInt32>()
}
