import ZoetropeBitmap

/// A mask or a layer that is open while a band is painted: what to return to at its end.
struct OpenScope {
  var target: UnsafeMutablePointer<UInt32>
  var stride: Int
  var mask: UnsafeMutablePointer<UInt8>?
  var maskDepth: Int
}

/// Draws the planned operations into the rows of one band.
///
/// Rows of masks and layers are `width` pixels apart and start at the band's first row.
struct BandPainter {
  let context: RenderContext
  let operations: UnsafeMutablePointer<Operation>
  let operationCount: Int
  let edges: UnsafeMutablePointer<ShapeEdge>
  let bins: UnsafeMutablePointer<EdgeBin>
  let references: UnsafeMutablePointer<UInt32>
  let width: Int
  let bandHeight: Int
  /// The band's rows in the bitmap.
  let rows: Range<Int>
  let accumulator: CoverageAccumulator

  private(set) var target: UnsafeMutablePointer<UInt32>
  private(set) var stride: Int
  private(set) var mask: UnsafeMutablePointer<UInt8>?
  private var maskDepth = 0

  init(context: RenderContext, bitmap: Bitmap, band: Int, bandHeight: Int) {
    self.context = context
    operations = context.operations.base
    operationCount = context.operations.count
    edges = context.edges.base
    bins = context.bins.base
    references = context.references.base
    width = bitmap.width
    self.bandHeight = bandHeight
    rows = band * bandHeight..<min((band + 1) * bandHeight, bitmap.height)
    accumulator = CoverageAccumulator(
      cells: context.cells.base, cellStride: Self.cellStride(width: bitmap.width),
      marks: context.marks.base, markStride: Self.markStride(width: bitmap.width),
      originRow: rows.lowerBound)
    target = bitmap.row(rows.lowerBound)
    stride = bitmap.stride / 4
  }

  /// Cells a row: one for each column, one past the last, and up to whole vectors.
  static func cellStride(width: Int) -> Int { (width + 1 + 15) & ~15 }

  /// Words a row: a bit for each cell.
  static func markStride(width: Int) -> Int { (width >> 6) + 2 }

  /// Makes the buffers large enough for bands of this size.
  static func prepare(_ context: RenderContext, width: Int, bandHeight: Int) {
    context.cells.extend(toAtLeast: cellStride(width: width) * bandHeight, with: 0)
    context.marks.extend(toAtLeast: markStride(width: width) * bandHeight, with: 0)
    context.openScopes.removeAll(keepingCapacity: true)
  }

  mutating func paint(background: UInt32) {
    if stride == width {
      PixelFill.fill(target, count: width * rows.count, with: background)
    } else {
      for row in 0..<rows.count {
        PixelFill.fill(target + row * stride, count: width, with: background)
      }
    }
    for index in 0..<operationCount {
      let operation = operations + index
      let bounds = operation.pointee.bounds
      if bounds.top >= rows.upperBound || bounds.bottom <= rows.lowerBound { continue }
      var window = bounds
      window.top = max(window.top, rows.lowerBound)
      window.bottom = min(window.bottom, rows.upperBound)
      switch operation.pointee.action {
      case .paint: paint(operation, window)
      case .image: paintImage(operation, window)
      case .pushMask: pushMask(operation, window)
      case .pushLayer: pushLayer(window)
      case .popMask: restore()
      case .popLayer: popLayer(operation, window)
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
      cover(operation, window) { row in
        ColorSink(row: target + (row &- first) &* stride, source: source)
      }
    }
  }

  /// Hands the coverage of a shape, row by row, to the sinks that `sink` makes.
  @inline(__always)
  func cover<Sink: CoverageSink>(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect, sink: (Int) -> Sink
  ) {
    let rule = operation.pointee.rule
    if operation.pointee.isBox {
      let sweep = RectangleSweep(box: operation.pointee.box, window: window, rule: rule)
      for row in window.top..<window.bottom { sweep.sweep(row: row, into: sink(row)) }
      return
    }
    let band = rows.lowerBound / bandHeight - operation.pointee.bounds.top / bandHeight
    let bin = bins[operation.pointee.firstBin &+ band]
    if bin.count == 0 { return }
    accumulate(references + Int(bin.first), count: Int(bin.count), window)
    for row in window.top..<window.bottom {
      accumulator.sweep(
        row: row, left: window.left, right: window.right, rule: rule, into: sink(row))
    }
  }

  private func accumulate(
    _ references: UnsafeMutablePointer<UInt32>, count: Int, _ window: PixelRect
  ) {
    for index in 0..<count {
      accumulator.add(edges[Int(references[index])], window: window)
    }
  }

  // MARK: Masks and layers

  private mutating func pushMask(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect
  ) {
    save()
    if maskDepth == context.masks.count { context.masks.append(PixelPlane()) }
    let pixels = context.masks[maskDepth].pixels(count: width * bandHeight)
    let (outer, width, first) = (mask, width, rows.lowerBound)
    for row in window.top..<window.bottom {
      (pixels + (row - first) * width + window.left).update(
        repeating: 0, count: window.right - window.left)
    }
    cover(operation, window) { row in
      let offset = (row &- first) &* width
      return MaskSink(row: pixels + offset, outer: outer.map { $0 + offset })
    }
    mask = pixels
    maskDepth += 1
  }

  private mutating func pushLayer(_ window: PixelRect) {
    save()
    // The layer's plane is that of its depth among open scopes, which is unique.
    let depth = context.openScopes.count - 1
    while depth >= context.layers.count { context.layers.append(PixelPlane()) }
    target = context.layers[depth].pixels(count: width * bandHeight)
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
    let opacity = UInt32((operation.pointee.opacity * 255).rounded())
    let count = window.right - window.left
    for row in window.top..<window.bottom {
      let index = row - rows.lowerBound
      LayerBlending.composite(
        layer + index * width + window.left, over: target + index * stride + window.left,
        count: count, opacity: opacity, mask: mask.map { $0 + index * width + window.left })
    }
  }

  private func save() {
    context.openScopes.append(
      OpenScope(target: target, stride: stride, mask: mask, maskDepth: maskDepth))
  }

  private mutating func restore() {
    guard let scope = context.openScopes.popLast() else { return }
    target = scope.target
    stride = scope.stride
    mask = scope.mask
    maskDepth = scope.maskDepth
  }
}
