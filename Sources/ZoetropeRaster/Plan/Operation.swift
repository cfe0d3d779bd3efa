/// One prepared step of drawing: an item of a display list with its shape in device space.
struct Operation {
  enum Action: UInt8 {
    /// Composites a color through the shape.
    case paint
    /// Composites an image through the shape.
    case image
    /// Composites a gradient through the shape.
    case gradient
    /// Composites a mesh through the shape.
    case mesh
    /// Replaces the current mask by its product with the shape.
    case pushMask
    /// Restores the mask of the enclosing scope.
    case popMask
    /// Begins a transparent layer.
    case pushLayer
    /// Composites the innermost layer.
    case popLayer
    /// Composites a pixmap that was drawn before.
    case pixmap
    /// Composites a color through a blurred shape.
    case shadow
    /// Replaces the pixels behind the shape by a pixmap that was drawn before.
    case backdrop
  }

  var action: Action
  var isBox = false
  /// Whether the paint of one row may differ from that of the next.
  var rowsDiffer = false
  /// Whether a mask is the outside of the shape.
  var isInverse = false
  var rule = CoverageRule(isEvenOdd: false, isHard: false)
  /// The opacity with which a layer or a pixmap is composited, 0 to 1.
  var opacity: Float = 1
  // Operations are kept small, because scenes have many of them and each is visited once a band.
  private var packedBounds = SIMD4<Int32>(repeating: 0)
  private var packedBox = SIMD4<Int32>(repeating: 0)
  /// The color, with straight alpha, 0 to 1.
  var color = SIMD4<Float>(repeating: 0)
  /// The index of the shape's first edge, and the number of edges; none for an upright rectangle.
  @Packed var firstEdge = 0
  @Packed var edgeCount = 0
  /// The index of the shape's first bin; -1 if the edges are not sorted. There is one bin for each
  /// band from the first to the last that the shape touches.
  @Packed var firstBin = -1
  /// The glyphs of the shape that are drawn from the cache, in addition to its edges.
  @Packed var firstGlyph = 0
  @Packed var glyphCount = 0
  /// The index of the image.
  @Packed var image = -1
  /// The index of the gradient or of the mesh.
  @Packed var paint = -1
  /// The index of the style that a layer is composited with; -1 for source-over.
  @Packed var style = -1
  /// The index of the pixmap or of the shadow that is composited.
  @Packed var source = -1

  init(
    action: Action, bounds: PixelRect,
    rule: CoverageRule = CoverageRule(isEvenOdd: false, isHard: false)
  ) {
    self.action = action
    self.rule = rule
    self.bounds = bounds
  }

  /// The pixels of the surface that the step can change. A push and its pop have the same bounds,
  /// so that bands skip both or none.
  var bounds: PixelRect {
    get {
      PixelRect(
        left: Int(packedBounds.x), top: Int(packedBounds.y), right: Int(packedBounds.z),
        bottom: Int(packedBounds.w))
    }
    set {
      packedBounds = SIMD4(
        Int32(newValue.left), Int32(newValue.top), Int32(newValue.right), Int32(newValue.bottom))
    }
  }

  /// The shape, if ``isBox``: an upright rectangle.
  var box: FixedBox {
    get {
      FixedBox(
        left: Int(packedBox.x), top: Int(packedBox.y), right: Int(packedBox.z),
        bottom: Int(packedBox.w))
    }
    set {
      packedBox = SIMD4(
        Int32(newValue.left), Int32(newValue.top), Int32(newValue.right), Int32(newValue.bottom))
    }
  }
}
