import Foundation

/// The state of laying out: whether it is due, the layout that runs, and who looks at the result.
///
/// ``ViewGraph`` mirrors parts of it in the ``LayoutPass`` that the nodes read.
struct LayoutSession {
  /// Whether a size or a place has changed since the last layout.
  var isNeeded = false
  /// The container whose layout protocol functions run; nil outside of them.
  unowned(unsafe) var activeLayout: LayoutNode?
  /// The recorder of the running layout; nil unless the layout is explained.
  var recorder: (any LayoutRecording)?
  /// The observers of each layout pass.
  var observers = LayoutObserverList()
  /// Whether the views that are being placed were not shown before, so that they do not move.
  var isPlacingUnshown = false
  /// Whether any view has ever covered edges of others.
  var hasSafeAreas = false
}
