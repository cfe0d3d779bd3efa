import ZoetropePixelKernels

/// Paints the planned operations of a surface into the rows of one band.
///
/// Masks and layers have one row for each row of the band. In memory, these rows are `width` pixels
/// apart. A pointer to a row always points to column 0 of the surface, even if the row's memory
/// begins at a later column.
struct BandPainter {
  let context: RenderContext
  let operations: UnsafeMutablePointer<Operation>
  /// The operations that reach into the band, in drawing order. Each is given by its index in
  /// `operations`.
  let numbers: UnsafeMutableBufferPointer<UInt32>
  let edges: UnsafeMutablePointer<ShapeEdge>
  let bins: UnsafeMutablePointer<EdgeBin>
  let references: UnsafeMutablePointer<UInt32>
  /// The rectangle of the band's pixels: all columns of the target, and the rows of the band.
  let rect: PixelRect
  let width: Int
  let bandHeight: Int
  /// The number of the band; band 0 begins at row `origin`.
  let band: Int
  let origin: Int
  /// The rows of the target that belong to the band.
  let rows: Range<Int>
  let accumulator: CoverageAccumulator
  /// The accumulator for shapes of at most ``CellLayout/narrowWidth`` columns; see
  /// ``CoverageScratch``.
  private let narrow: CoverageAccumulator
  /// Whether the band is drawn by the slow reference implementation, pixel by pixel.
  let isReference: Bool

  private(set) var target: UnsafeMutablePointer<UInt32>
  private(set) var stride: Int
  private(set) var mask: UnsafeMutablePointer<UInt8>?
  private var maskDepth = 0

  init(
    context: RenderContext, target: PixelTarget, operations: BandOperations, origin: Int, band: Int,
    bandHeight: Int, isReference: Bool = false
  ) {
    self.context = context
    self.isReference = isReference
    self.operations = operations.base
    numbers = operations.numbers(inBand: band)
    edges = context.flattening.edges.base
    bins = context.flattening.bins.base
    references = context.flattening.references.base
    self.bandHeight = bandHeight
    self.band = band
    self.origin = origin
    let top = origin + band * bandHeight
    rows = max(top, target.rect.top)..<min(top + bandHeight, target.rect.bottom)
    var rect = target.rect
    (rect.top, rect.bottom) = (rows.lowerBound, rows.upperBound)
    self.rect = rect
    width = rect.width
    let column = Self.firstCell(rect)
    accumulator = context.coverage.wide.accumulator(
      .columns(rect.right - column), column: column, row: rows.lowerBound,
      reciprocals: context.coverage.reciprocals)
    narrow = context.coverage.narrow.accumulator(
      .narrow, column: 0, row: rows.lowerBound, reciprocals: context.coverage.reciprocals)
    stride = target.stride
    self.target = target.base + (rows.lowerBound - target.rect.top) * stride - rect.left
  }

  /// Returns the column at which the rows of a ``CoverageAccumulator`` begin. It is the target's
  /// first column, rounded down to a multiple of 64, because the accumulator keeps one bit for each
  /// column, in words of 64 bits.
  private static func firstCell(_ rect: PixelRect) -> Int { rect.left & ~63 }

  /// Makes the context's buffers large enough for bands that are `bandHeight` rows high and as wide
  /// as `rect`.
  static func prepare(_ context: RenderContext, _ rect: PixelRect, bandHeight: Int) {
    context.coverage.reserve(columns: rect.right - firstCell(rect), rows: bandHeight)
    context.bands.openScopes.removeAll(keepingCapacity: true)
  }

  mutating func paint() {
    for place in 0..<numbers.count {
      let operation = operations + Int(numbers[place])
      // The operations are contiguous in memory. Their edges are not, so the edges are prefetched.
      if place &+ 8 < numbers.count {
        let ahead = operations + Int(numbers[place &+ 8])
        zoetrope_prefetch(edges + ahead.pointee.firstEdge)
      }
      let bounds = operation.pointee.bounds
      // A mask may lie to the left or to the right of the band. The window of such a mask is empty.
      let left = min(max(bounds.left, rect.left), rect.right)
      let window = PixelRect(
        left: left, top: max(bounds.top, rect.top),
        right: max(min(bounds.right, rect.right), left), bottom: min(bounds.bottom, rect.bottom))
      switch operation.pointee.action {
      case .paint: paint(operation, window)
      case .image: paintImage(operation, window)
      case .gradient: paintGradient(operation, window)
      case .mesh: paintMesh(operation, window)
      case .pushMask: pushMask(operation, window)
      case .pushLayer: pushLayer(window)
      case .popMask: restore()
      case .popLayer: popLayer(operation, window)
      case .pixmap: paintPixmap(operation, window)
      case .shadow: paintShadow(operation, window)
      case .backdrop: paintBackdrop(operation, window)
      }
    }
  }

  // MARK: Shapes

  private func paint(_ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect) {
    let source = SolidSource(operation.pointee.color.premultipliedPixel())
    if source.pixel == 0 { return }
    let (target, stride, width, first) = (target, stride, width, rows.lowerBound)
    if let mask {
      cover(operation, window) { row in
        MaskedColorSink(
          row: target + (row &- first) &* stride, mask: mask + (row &- first) &* width,
          source: source)
      }
    } else {
      let fast = ColorSweep(firstRow: target, stride: stride, source: source)
      cover(operation, window, color: fast) { row in
        ColorSink(row: target + (row &- first) &* stride, source: source)
      }
    }
  }

  /// Passes the coverage of a shape, row by row, to the sinks that the closure `sink` makes.
  ///
  /// - Parameters:
  ///   - operation: The operation with the shape.
  ///   - window: The part of the band that the operation may change.
  ///   - color: A sweep that paints the same pixels as the sinks, but faster. It is used only for
  ///     the edges of a shape, and only if ``ColorSweep/canSweep(_:_:limit:rule:)`` is true. The
  ///     sinks receive everything else.
  ///   - sink: Receives the number of a row and makes the sink for that row.
  @inline(__always)
  func cover<Sink: CoverageSink>(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect, color: ColorSweep? = nil,
    sink: (Int) -> Sink
  ) {
    if isReference { return coverByPixel(operation, window, sink: sink) }
    let rule = operation.pointee.rule
    if operation.pointee.isBox {
      let sweep = RectangleSweep(box: operation.pointee.box, window: window, rule: rule)
      for row in window.top..<window.bottom { sweep.sweep(row: row, into: sink(row)) }
      return
    }
    if operation.pointee.glyphCount > 0 { coverGlyphs(operation, window, sink: sink) }
    if operation.pointee.edgeCount == 0 { return }
    let accumulator =
      window.width <= CellLayout.narrowWidth ? narrow.beginning(at: window.left) : accumulator
    if let color, ColorSweep.canSweep(accumulator, window, limit: rect.right, rule: rule) {
      let steady = operation.pointee.steadyRows.clamped(to: window.top..<window.bottom)
      accumulate(operation, window, accumulator, steady: steady)
      let isDone = color.sweep(accumulator, window, limit: rect.right, rule: rule, steady: steady)
      assert(isDone, "A sweep that is possible was refused.")
      return
    }
    accumulate(operation, window, accumulator)
    accumulator.sweep(window, limit: rect.right, rule: rule, sink: sink)
  }

  /// Adds the edges of an operation's shape to all rows of an accumulator except the steady rows
  /// after the first one.
  private func accumulate(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect,
    _ accumulator: CoverageAccumulator, steady: Range<Int>
  ) {
    if steady.count < 2 { return accumulate(operation, window, accumulator) }
    var part = window
    part.bottom = steady.lowerBound + 1
    accumulate(operation, part, accumulator)
    (part.top, part.bottom) = (steady.upperBound, window.bottom)
    if part.top < part.bottom { accumulate(operation, part, accumulator) }
  }

  /// Adds the edges of an operation's shape to an accumulator. Only edges that may reach into the
  /// band are added.
  func accumulate(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect,
    _ accumulator: CoverageAccumulator
  ) {
    let firstBin = operation.pointee.firstBin
    if firstBin < 0 {
      let edges = self.edges + operation.pointee.firstEdge
      for index in 0..<operation.pointee.edgeCount {
        accumulator.add(edges[index], window: window)
      }
    } else {
      let first = (operation.pointee.bounds.top - origin) / bandHeight
      let bin = bins[firstBin &+ band &- first]
      let references = self.references + Int(bin.first)
      for index in 0..<Int(bin.count) {
        accumulator.add(edges[Int(references[index])], window: window)
      }
    }
  }

  // MARK: Masks and layers

  private mutating func pushMask(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect
  ) {
    save()
    if maskDepth == context.bands.masks.count { context.bands.masks.append(BandPixmap()) }
    let pixels = context.bands.masks[maskDepth].pixels(count: width * bandHeight) - rect.left
    let (outer, width, first) = (mask, width, rows.lowerBound)
    for row in window.top..<window.bottom {
      (pixels + (row - first) * width + window.left).update(
        repeating: 0, count: window.right - window.left)
    }
    cover(operation, window) { row in
      let offset = (row &- first) &* width
      return MaskSink(row: pixels + offset, outer: outer.map { $0 + offset })
    }
    if operation.pointee.isInverse { invert(pixels, window) }
    mask = pixels
    maskDepth += 1
  }

  private mutating func pushLayer(_ window: PixelRect) {
    save()
    // The index of a layer is the number of open masks and layers around the layer. This number
    // differs for each open layer.
    let depth = context.bands.openScopes.count - 1
    while depth >= context.bands.layers.count { context.bands.layers.append(BandPixmap()) }
    target = context.bands.layers[depth].pixels(count: width * bandHeight) - rect.left
    stride = width
    mask = nil
    for row in window.top..<window.bottom {
      (target + (row - rows.lowerBound) * width + window.left).update(
        repeating: 0, count: window.right - window.left)
    }
  }

  private mutating func popLayer(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect
  ) {
    let layer = target
    restore()
    let style = style(of: operation)
    let opacity = UInt32((operation.pointee.opacity * 255).rounded())
    for row in window.top..<window.bottom {
      let index = row - rows.lowerBound
      blend(
        layer + index * width + window.left, window, row: row, style: style, opacity: opacity)
    }
  }

  private func save() {
    context.bands.openScopes.append(
      OpenScope(target: target, stride: stride, mask: mask, maskDepth: maskDepth))
  }

  mutating func restore() {
    guard let scope = context.bands.openScopes.popLast() else { return }
    target = scope.target
    stride = scope.stride
    mask = scope.mask
    maskDepth = scope.maskDepth
  }
}
