/// A clip or a layer that is open while a frame is planned.
struct Scope {
  var isClip: Bool
  /// Whether all items inside are invisible.
  var isSkipped = false
  /// The planner's window outside of the scope.
  var outerWindow: PixelRect
  /// The index of the operation that began the scope; -1 if it needed none.
  var operation = -1
  /// The pixels that the layer's contents can change.
  var drawn = PixelRect.empty
  /// The index of the enclosing layer's scope, or -1.
  var outerLayer = -1
  /// Whether the layer is planned as a surface of its own, the last pending layer of the context.
  var isOffscreen = false
  /// Whether the layer is open while a band is painted.
  var isBanded = false
}
