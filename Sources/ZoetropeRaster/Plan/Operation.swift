/// One prepared step of drawing: a display list's item with its shape in device space.
struct Operation {
  enum Action: UInt8 {
    /// Composites a colour through the shape.
    case paint
    /// Composites an image through the shape.
    case image
    /// Composites a gradient through the shape.
    case gradient
    /// Composites a mesh through the shape.
    case mesh
    /// Makes the shape, within the mask so far, the mask.
    case pushMask
    case popMask
    /// Begins an empty picture.
    case pushLayer
    /// Composites that picture.
    case popLayer
    /// Composites a picture that is ready.
    case pixmap
    /// Composites a colour through a blurred shape.
    case shadow
    /// Shows a picture that is ready, instead of what is behind, through the shape.
    case backdrop
  }

  var action: Action
  var isBox = false
  /// Whether one row of what the shape is painted with may differ from the next.
  var rowsDiffer = false
  /// Whether a mask is what the shape leaves open.
  var isInverse = false
  var rule = CoverageRule(isEvenOdd: false, isHard: false)
  /// How strongly a layer or a picture is composited, 0 to 1.
  var opacity: Float = 1
  // Scenes have many operations, each of which is visited once a band: they are kept small.
  private var packedBounds = SIMD4<Int32>(repeating: 0)
  private var packedBox = SIMD4<Int32>(repeating: 0)
  /// Straight colour, 0 to 1.
  var color = SIMD4<Float>(repeating: 0)
  /// The shape's edges, where it is no upright rectangle.
  @Packed var firstEdge = 0
  @Packed var edgeCount = 0
  /// The first of the shape's entries in the bins, one for each band from the first that it touches;
  /// -1 where the edges are not sorted.
  @Packed var firstBin = -1
  /// Those glyphs of the shape that are drawn from the cache, beside its edges.
  @Packed var firstGlyph = 0
  @Packed var glyphCount = 0
  /// The image, as its place in the context.
  @Packed var image = -1
  /// The gradient or the mesh, as its place in the context.
  @Packed var paint = -1
  /// How a layer is composited, as its place in the context; -1 for over what is behind.
  @Packed var style = -1
  /// The picture or the shadow, as its place in the context.
  @Packed var source = -1

  init(
    action: Action, bounds: PixelRect,
    rule: CoverageRule = CoverageRule(isEvenOdd: false, isHard: false)
  ) {
    self.action = action
    self.rule = rule
    self.bounds = bounds
  }

  /// The pixels that the step can change, all on the surface; where it and its pop agree, both are
  /// skipped alike.
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

  /// The shape, where it is an upright rectangle.
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
