import Foundation

/// The state of the layout: whether a layout is needed, which container is being laid out, and
/// which objects observe the layout.
///
/// ``ViewGraph`` mirrors parts of this state in the ``LayoutPass``, which the nodes read.
struct LayoutSession {
  /// Whether a size or a placement has changed since the last layout.
  var isNeeded = false
  /// The container for which a function of the ``Layout`` protocol is running; nil outside of such
  /// functions.
  unowned(unsafe) var activeLayout: LayoutNode?
  /// The object that records the steps of the running layout in order to explain it; nil for an
  /// ordinary layout.
  var recorder: (any LayoutRecording)?
  /// The observers to notify after each layout pass.
  var observers = LayoutObserverList()
  /// Whether the views that are being placed have not been shown yet. Their placement does not
  /// animate.
  var isPlacingUnshown = false
  /// Whether a view or the host has ever set a safe area.
  var hasSafeAreas = false
  /// A number that changes with each layout pass and each change of a scroll position. For its use,
  /// see ``ViewGraph/viewportStamp``.
  var viewportStamp = 0
}
