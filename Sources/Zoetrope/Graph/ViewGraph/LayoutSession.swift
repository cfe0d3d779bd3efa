import Foundation

/// The state of laying out: whether a layout is needed, the layout that runs, and its observers.
///
/// ``ViewGraph`` mirrors parts of it in the ``LayoutPass`` that the nodes read.
struct LayoutSession {
  /// Whether a size or a placement has changed since the last layout.
  var isNeeded = false
  /// The container for which a function of the ``Layout`` protocol is running; nil outside of such
  /// functions.
  unowned(unsafe) var activeLayout: LayoutNode?
  /// The recorder of the running layout; nil unless the layout is explained.
  var recorder: (any LayoutRecording)?
  /// The observers of each layout pass.
  var observers = LayoutObserverList()
  /// Whether the views being placed have not been shown before, so that they do not animate.
  var isPlacingUnshown = false
  /// Whether a view or the host has ever set a safe area.
  var hasSafeAreas = false
}
