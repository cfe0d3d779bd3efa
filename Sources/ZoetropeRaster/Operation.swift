/// One prepared step of drawing: a display list's item with its shape in device space.
struct Operation {
  enum Action: UInt8 {
    /// Composites a colour through the shape.
    case paint
    /// Composites an image through the shape.
    case image
    /// Makes the shape, within the mask so far, the mask.
    case pushMask
    case popMask
    /// Begins an empty picture.
    case pushLayer
    /// Composites that picture.
    case popLayer
  }

  var action: Action
  /// The pixels that the step can change; where it and its pop agree, both are skipped alike.
  var bounds: PixelRect
  var rule = CoverageRule(isEvenOdd: false, isHard: false)
  /// The shape, where it is an upright rectangle.
  var box = FixedBox(left: 0, top: 0, right: 0, bottom: 0)
  var isBox = false
  /// The shape's edges, otherwise.
  var firstEdge = 0
  var edgeCount = 0
  /// The first of the shape's entries in the bins, one for each band from the first that it touches.
  var firstBin = 0
  /// Straight colour, 0 to 1.
  var color = SIMD4<Float>(repeating: 0)
  /// The image, as its place in the context.
  var image = -1
  /// How strongly a layer is composited, 0 to 1.
  var opacity: Float = 1
}

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
}

extension SIMD4<Float> {
  /// A straight colour as a premultiplied pixel, each channel rounded to nearest.
  func premultipliedPixel() -> UInt32 {
    func unit(_ value: Float) -> Float { value > 0 ? Swift.min(value, 1) : 0 }
    let alpha = unit(w) * 255
    func byte(_ value: Float) -> UInt32 { UInt32((unit(value) * alpha).rounded()) }
    return byte(x) | byte(y) << 8 | byte(z) << 16 | UInt32(alpha.rounded()) << 24
  }
}
