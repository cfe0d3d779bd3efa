/// A clip or a layer that is open while a frame is planned.
struct Scope {
  var isClip: Bool
  /// Whether everything inside is invisible.
  var isSkipped = false
  /// What drawing was confined to outside.
  var outerWindow: PixelRect
  /// The operation that began the scope, or -1 where none was needed.
  var operation = -1
  /// The pixels that the layer's contents can change.
  var drawn = PixelRect.empty
  /// The scope of the layer outside, or -1.
  var outerLayer = -1
  /// Whether the layer is planned as a surface of its own, the last of the context's pending ones.
  var isOffscreen = false
  /// Whether the layer is open while a band is painted.
  var isBanded = false
}
