/// The buffers in which a frame is planned.
///
/// Invariants:
/// - The operations, styles and shadows of an inner surface follow those of the outer surfaces, and
///   are removed when the inner surface has been painted.
/// - `scopes` and `pendingLayers` are empty between frames.
struct PlanScratch: ~Copyable {
  /// The operations that are still to be painted.
  var operations = ScratchBuffer<Operation>()
  /// The clips and layers that are open at the current item of the list, outermost first.
  var scopes: [Scope] = []
  /// The facts about each layer of the list, in the order in which the layers begin.
  var surveys: [LayerSurvey] = []
  /// The open layers that are planned as a ``Surface`` of their own, outermost first.
  var pendingLayers: [PendingLayer] = []
  /// The styles that operations refer to by index.
  var styles: [LayerStyle] = []
  /// The shadows that operations refer to by index.
  var shadows: [ShadowCoverage] = []
  /// One byte for each row of the canvas and one for the row after the last; see ``RowChanges``.
  var changedRows = ScratchBuffer<UInt8>()
  /// The parts of the canvas that operations may change.
  var ink = InkMap()

  /// Drops the plan of the previous frame.
  mutating func reset() {
    operations.setCount(0)
    scopes.removeAll(keepingCapacity: true)
    pendingLayers.removeAll(keepingCapacity: true)
    styles.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
  }
}
