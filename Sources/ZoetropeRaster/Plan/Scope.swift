import ZoetropeGeometry

/// A clip or a layer that is open while a frame is planned.
struct Scope {
  var isClip: Bool
  /// The planner's ``FramePlanner/isSkipping`` outside of the scope: whether all items there are
  /// invisible.
  var isSkipped = false
  /// The planner's window outside of the scope.
  var outerWindow: PixelRect
  /// The planner's projection outside of the scope; nil if there is none.
  var outerProjection: ProjectionTransform?
  /// The index of the operation that begins the scope; -1 if the scope has no such operation.
  var operation = -1
  /// The bounds of the layer's drawn pixels: those that the items planned so far can change.
  var drawn = PixelRect.empty
  /// The index of the enclosing layer's scope; -1 if there is none.
  var outerLayer = -1
  /// Whether the layer is planned as a ``Surface`` of its own. If so, the layer is the last element
  /// of ``PlanScratch/pendingLayers`` when it ends.
  var isOffscreen = false
  /// Whether the layer is drawn and composited band by band, between a `pushLayer` and a `popLayer`
  /// operation.
  var isBanded = false
  /// The number of layers around this one that end together with it, because they were opened for
  /// the same item of the list.
  var joinedLayers = 0
}
