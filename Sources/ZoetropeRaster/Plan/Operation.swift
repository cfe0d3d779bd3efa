/// One step of drawing, prepared for the pixel grid. Most steps draw one item of a display list,
/// whose shape has been transformed to pixels.
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
    /// Begins a mask: multiplies the current mask by the coverage of the shape.
    case pushMask
    /// Ends the innermost mask and restores the mask around it.
    case popMask
    /// Begins a transparent layer.
    case pushLayer
    /// Ends the innermost layer and composites it.
    case popLayer
    /// Composites the finished pixmap of an offscreen layer.
    case pixmap
    /// Composites a shadow: a color, multiplied by the coverage of a blurred shape.
    case shadow
    /// Replaces the pixels behind the shape with the filtered pixels of a pixmap.
    case backdrop
  }

  var action: Action
  var isBox = false
  /// Whether the paint may differ from one row to the next.
  var rowsDiffer = false
  /// Whether the mask of ``Action/pushMask`` covers the outside of the shape instead of its inside.
  var isInverse = false
  var rule = CoverageRule(isEvenOdd: false, isHard: false)
  /// The opacity with which a layer or a pixmap is composited, 0 to 1.
  var opacity: Float = 1
  // Operations are small, because a scene has many operations, and each of them is read once for
  // each of its bands.
  private var packedBounds = SIMD4<Int32>(repeating: 0)
  private var packedBox = SIMD4<Int32>(repeating: 0)
  /// The color of the paint or of the shadow, with straight alpha, 0 to 1.
  var color = SIMD4<Float>(repeating: 0)
  /// The index of the shape's first edge; `edgeCount` is the number of edges. An upright rectangle
  /// has no edges.
  @Packed var firstEdge = 0
  @Packed var edgeCount = 0
  /// The index of the shape's first bin; -1 if the edges are not sorted. A bin lists the edges that
  /// reach into one band. There is one bin for each band from the first to the last that the shape
  /// touches.
  @Packed var firstBin = -1
  /// The index in ``GlyphScratch/placed`` of the first glyph that is drawn from the cache;
  /// `glyphCount` is the number of these glyphs. They are drawn in addition to the edges.
  @Packed var firstGlyph = 0
  @Packed var glyphCount = 0
  /// The index of the image in ``ImageScratch/operations``; -1 if the operation draws no image.
  @Packed var image = -1
  /// The index of the gradient in ``PaintScratch/gradients``, or of the mesh in
  /// ``MeshScratch/operations``; -1 if the operation draws neither.
  @Packed var paint = -1
  /// The style with which a layer or a pixmap is composited, as an index in ``PlanScratch/styles``;
  /// -1 for source-over without filters.
  @Packed var style = -1
  /// The index of the pixmap in ``PixmapPool/shown``, or of the shadow in ``PlanScratch/shadows``;
  /// -1 if the operation draws neither.
  @Packed var source = -1

  init(
    action: Action, bounds: PixelRect,
    rule: CoverageRule = CoverageRule(isEvenOdd: false, isHard: false)
  ) {
    self.action = action
    self.rule = rule
    self.bounds = bounds
  }

  /// The pixels of the surface that the operation can change. The operations that begin and end a
  /// mask or a layer have the same bounds, so that each band skips both or none.
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

  /// Adjacent rows in which the shape has the same coverage. Other rows may be alike, too.
  ///
  /// Setting the rows has an effect only if ``isBox`` is false; the rows of a box follow from the
  /// box.
  var steadyRows: Range<Int> {
    get {
      let (top, bottom) = (Int(packedBox.y), Int(packedBox.w))
      if !isBox { return top..<bottom }
      let first = (top + FixedPoint.mask) >> FixedPoint.fractionBits
      return first..<max(first, bottom >> FixedPoint.fractionBits)
    }
    set {
      if !isBox { packedBox = SIMD4(0, Int32(newValue.lowerBound), 0, Int32(newValue.upperBound)) }
    }
  }

  /// Rows in which the operation paints the same as in the row above.
  var rowsLikeAbove: Range<Int> {
    guard !rowsDiffer, glyphCount == 0, isBox && action != .image || isPaint else { return 0..<0 }
    let steady = steadyRows.clamped(to: bounds.top..<bounds.bottom)
    return min(steady.lowerBound + 1, steady.upperBound)..<steady.upperBound
  }

  private var isPaint: Bool { action == .paint || action == .gradient }

  /// The shape as an upright rectangle. It is meaningful only if ``isBox`` is true.
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
