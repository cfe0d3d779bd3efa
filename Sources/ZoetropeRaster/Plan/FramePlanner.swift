import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Turns a display list into operations. It removes invisible items, turns shapes into edges that
/// are sorted by band, and turns rectangular clips into windows.
///
/// 1. A clip to a rectangle of whole pixels narrows the window, the rectangle of pixels that items
///    may change. Any other clip also pushes a mask.
/// 2. A layer that draws nothing is dropped. A layer that holds a single shape is replaced with the
///    shape.
/// 3. A layer with a backdrop, or with a filter that reads neighboring pixels, becomes a surface:
///    its items are planned separately and are painted into a pixmap when the layer ends. The layer
///    leaves one operation, which composites the pixmap.
/// 4. Before a backdrop, which reads the pixels behind it, all operations so far are painted.
/// 5. A shape is transformed to pixels and flattened, and its edges are sorted by band. An upright
///    rectangle needs no edges.
/// 6. In a layer with a projection, shapes are flattened through the projection, so that their
///    edges are exact. An inner layer that becomes a surface is drawn flat, and its pixmap is
///    projected.
struct FramePlanner {
  let context: RenderContext
  /// The surface for which items are currently planned: the canvas or a layer's pixmap.
  var surface: Surface
  let settings: PlannerSettings
  /// The pixels that the current item of the list can change: the pixels within all open clips.
  var window: PixelRect
  /// The surface's innermost open layer, as an index in ``PlanScratch/scopes``; -1 if the surface
  /// has no open layer. Layers that are planned as a ``Surface`` of their own do not count.
  var layer = -1
  /// The number of open layers of the surface. Layers that are planned as a ``Surface`` of their
  /// own do not count.
  var openLayers = 0
  var isSkipping = false
  /// The projection from points of the list to points of the surface; nil if there is none.
  var projection: ProjectionTransform?
  /// The number of open layers that were opened together with another layer, for the same item of
  /// the list. Such layers also end together; see ``Scope/joinedLayers``.
  var joinedLayers = 0
  /// Whether all operations planned so far leave opaque pixels of the canvas opaque.
  var keepsOpaque = true

  /// The number of pixels in a point.
  var scale: Double { surface.scale }
  var bandHeight: Int { surface.bandHeight }

  init(context: RenderContext, target: PixelTarget, scale: Double, settings: PlannerSettings) {
    self.init(context: context, canvas: target.rect, scale: scale, settings: settings)
    surface.target = target
  }

  /// Creates a planner for a canvas whose pixels have not been allocated. If operations must be
  /// painted during planning, as before a backdrop, a pixmap is allocated for them. Otherwise the
  /// surface has no target after planning, and all operations are still to be painted.
  init(context: RenderContext, canvas: PixelRect, scale: Double, settings: PlannerSettings) {
    self.context = context
    self.settings = settings
    window = canvas
    context.beginFrame()
    context.plan.changedRows.fill(count: canvas.bottom + 1, with: 0)
    context.plan.ink.begin(width: canvas.right, height: canvas.bottom, isKept: settings.keepsInk)
    surface = Surface(
      window: canvas, limit: Surface.limit(canvas), scale: scale,
      bandHeight: settings.bandHeight(canvas), isCanvas: true, context: context)
    surface.background = settings.background
  }

  /// Plans a list. Also paints the surfaces of layers, and the operations before backdrops. The
  /// operations that are left at the end are still to be painted.
  mutating func plan(_ items: [DisplayList.Item]) {
    LayerSurvey.survey(items, into: &context.plan.surveys)
    plan(LayerContent(items: items, start: 0, layers: 0), end: items.count)
    while let scope = context.plan.scopes.last { pop(isClip: scope.isClip) }
  }

  /// Plans the items of a list, or of one of its layers, up to the index `end`.
  mutating func plan(_ content: LayerContent, end: Int) {
    content.items.withUnsafeBufferPointer { plan(content, $0, end: end) }
  }

  private mutating func plan(
    _ content: LayerContent, _ items: UnsafeBufferPointer<DisplayList.Item>, end: Int
  ) {
    var layers = content.layers
    var index = content.start
    while index < end {
      switch items[index] {
      case .fill(let fill): paint(fill)
      case .stroke(let stroke): paint(stroke)
      case .glyphs(let run): paint(run)
      case .image(let image): paint(image)
      case .backdrop(let backdrop): paint(backdrop)
      case .pushClip(let clip): push(clip)
      case .pushLayer(let layer):
        layers += 1
        if let fill = Self.onlyFill(content.items, after: index), paintWithShadow(layer, fill) {
          index += 2
        } else {
          push(
            layer, context.plan.surveys[layers - 1],
            LayerContent(items: content.items, start: index + 1, layers: layers))
        }
      case .popClip: pop(isClip: true)
      case .popLayer: pop(isClip: false)
      }
      index += 1
    }
  }
}

// MARK: Shapes

extension FramePlanner {
  mutating func paint(_ fill: DisplayList.Fill) {
    if isHidden || fill.paint.isInvisible { return }
    if projection != nil && !fill.paint.isVector { return paintFlat(.fill(fill)) }
    let rule = CoverageRule(isEvenOdd: fill.rule == .evenOdd, isHard: !fill.isAntialiased)
    guard let operation = shape(fill.path, fill.transform, rule) else { return }
    append(operation, painted: fill.paint, fill.transform)
  }

  private mutating func paint(_ stroke: DisplayList.Stroke) {
    if isHidden || stroke.paint.isInvisible { return }
    if projection != nil && !stroke.paint.isVector { return paintFlat(.stroke(stroke)) }
    let transform = stroke.transform
    let longest = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    var pixels = Double(longest) * scale
    if let projection {
      let content = LayerContent(items: [.stroke(stroke)], start: 0, layers: 0)
      pixels *=
        ProjectionPlan.magnification(projection, content, most: 64) * Flattening.tolerance
        / Flattening.glyphTolerance
    }
    guard pixels > 0, pixels.isFinite else { return }
    let rule = CoverageRule(isEvenOdd: false, isHard: !stroke.isAntialiased)
    let operation =
      if !settings.isReference, projection == nil,
        let corners = stroke.path.straightStroke(stroke.style)
      {
        shape(corners, transform, rule)
      } else {
        shape(
          stroke.path.strokeOutline(
            stroke.style, tolerance: Self.strokeTolerance(stroke, pixelsPerPoint: pixels)),
          transform, rule)
      }
    if let operation { append(operation, painted: stroke.paint, transform) }
  }

  /// Returns the operation of a shape with four corners, without allocating memory.
  private mutating func shape(
    _ corners: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>),
    _ transform: CGAffineTransform, _ rule: CoverageRule
  ) -> Operation? {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 4) { points in
      points[0] = CGPoint(x: corners.0.x, y: corners.0.y)
      points[1] = CGPoint(x: corners.1.x, y: corners.1.y)
      points[2] = CGPoint(x: corners.2.x, y: corners.2.y)
      points[3] = CGPoint(x: corners.3.x, y: corners.3.y)
      guard
        let placed = DeviceBounds.place(
          UnsafeBufferPointer(points), transform, scale: scale, into: &context.flattening.points)
      else { return nil }
      return shape(context.flattening.quadrilateral, placed, rule, isInverse: false)
    }
  }

  /// Returns the largest distance that a stroke's outline may have from the exact outline, in the
  /// path's space.
  ///
  /// The distance is the flattening tolerance, or 2^-24 of the stroke's size if that is more. The
  /// second case applies to strokes larger than 2^18 pixels. Without it, their curves would be
  /// divided into more lines than any frame needs. The size is the line width or, if larger, the
  /// largest absolute coordinate of a point.
  private static func strokeTolerance(
    _ stroke: DisplayList.Stroke, pixelsPerPoint: Double
  ) -> CGFloat {
    var extent = abs(stroke.style.lineWidth)
    for point in stroke.path.points where point.x.isFinite && point.y.isFinite {
      extent = max(extent, abs(point.x), abs(point.y))
    }
    return max(CGFloat(Flattening.tolerance / pixelsPerPoint), extent / CGFloat(1 << 24))
  }

  mutating func append(_ operation: Operation) {
    context.plan.operations.append(operation)
    noteDrawn(operation.bounds, of: operation)
  }

  /// Whether items at this point of the list are invisible.
  var isHidden: Bool { isSkipping || window.isEmpty }

  /// Returns the operation of a shape, and appends its edges to the context; nil if the shape
  /// changes no pixel.
  ///
  /// - Parameters:
  ///   - path: The shape.
  ///   - transform: The mapping from the path's space to points of the canvas.
  ///   - rule: The fill rule, and whether the edges are antialiased.
  ///   - isInverse: Whether the operation applies to the outside of the shape. If so, the
  ///     operation's bounds are the whole window.
  mutating func shape(
    _ path: Path, _ transform: CGAffineTransform, _ rule: CoverageRule, isInverse: Bool = false
  ) -> Operation? {
    if let projection { return shape(path, transform, projection, rule, isInverse: isInverse) }
    guard
      let placed = DeviceBounds.place(
        path, transform, scale: scale, into: &context.flattening.points)
    else { return nil }
    return shape(path.verbs, placed, rule, isInverse: isInverse)
  }

  /// Returns the operation of a path whose transformed points are in ``FlattenScratch/points``.
  private mutating func shape(
    _ verbs: [Path.Verb], _ placed: DeviceBounds, _ rule: CoverageRule, isInverse: Bool
  ) -> Operation? {
    var bounds = placed.pixels(in: window)
    if bounds.isEmpty { return nil }
    let points = context.flattening.points.base
    if isInverse { bounds = window }
    var operation = Operation(action: .paint, bounds: bounds, rule: rule)
    operation.isInverse = isInverse
    if !placed.isLarge, let box = FixedBox(verbs: verbs, points: points) {
      operation.box = rule.isHard ? box.roundedToCenters : box
      operation.isBox = true
      bounds = operation.box.pixels.intersection(window)
      operation.bounds = isInverse ? window : bounds
      if bounds.isEmpty { return nil }
      return settings.isReference ? outlined(operation) : operation
    }
    operation.firstEdge = context.flattening.edges.count
    var flattener = PathFlattener(window: bounds, isLarge: placed.isLarge)
    flattener.flatten(verbs, points, &context.flattening.edges)
    return binEdges(of: &operation) ? operation : nil
  }

  /// Returns a copy of a rectangle's operation in which edges for the left and right sides replace
  /// the box.
  private func outlined(_ operation: Operation) -> Operation {
    var operation = operation
    let box = operation.box
    let (top, bottom) = (Int32(box.top), Int32(box.bottom))
    operation.isBox = false
    operation.firstEdge = context.flattening.edges.count
    for (x, from, to) in [(box.left, bottom, top), (box.right, top, bottom)] where top != bottom {
      context.flattening.edges.append(ShapeEdge(x0: Int32(x), y0: from, x1: Int32(x), y1: to))
    }
    _ = binEdges(of: &operation)
    return operation
  }

  /// The largest number of edges that are left unsorted if their shape touches two or three bands.
  /// Each of these bands then scans all the edges.
  private static let unsortedEdgeCount = 256

  /// Sets the operation's number of edges, and sorts the edges into bins, one for each band. The
  /// edges are those from the operation's `firstEdge` to the last edge of the context. Returns
  /// false if there are no edges.
  ///
  /// The edges are left unsorted if the shape touches only one band. They are also left unsorted if
  /// there are at most `unsortedEdgeCount` of them and the shape has no more rows than two bands.
  /// Such a shape touches at most three bands.
  func binEdges(of operation: inout Operation) -> Bool {
    operation.edgeCount = context.flattening.edges.count - operation.firstEdge
    if operation.edgeCount == 0 { return false }
    operation.steadyRows = context.flattening.steadyRows(
      firstEdge: operation.firstEdge, in: operation.bounds.top..<operation.bounds.bottom)
    let (top, bottom) = (operation.bounds.top, operation.bounds.bottom - 1)
    if (bottom - surface.window.top) / bandHeight == (top - surface.window.top) / bandHeight
      || operation.edgeCount <= Self.unsortedEdgeCount && bottom - top < 2 * bandHeight
    {
      return true
    }
    operation.firstBin = context.flattening.bin(
      firstEdge: operation.firstEdge, bounds: operation.bounds, origin: surface.window.top,
      bandHeight: bandHeight)
    return true
  }
}
