import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Turns a display list into operations: what is invisible goes, shapes become edges in bins,
/// rectangular clips become windows.
///
/// 1. A clip to whole pixels narrows the window; any other clip also pushes a mask.
/// 2. A layer that draws nothing goes; one that holds a single shape becomes that shape.
/// 3. A layer whose filters look beyond a pixel becomes a surface: it is planned and painted on its
///    own when it ends, and all that is left of it is one operation with a picture.
/// 4. What looks at all that is behind it has everything so far painted first.
/// 5. A shape is placed in device space, flattened and binned, unless it is an upright rectangle.
struct FramePlanner {
  let context: RenderContext
  /// What is planned for at the moment.
  var surface: Surface
  let settings: PlannerSettings
  /// What drawing is confined to.
  var window: PixelRect
  /// The scope of the innermost layer of the surface that is painted band by band, or -1.
  var layer = -1
  /// The number of such layers.
  var openLayers = 0
  var isSkipping = false
  /// Whether the canvas stays opaque where its background is.
  var keepsOpaque = true

  /// Pixels in a point.
  var scale: Double { surface.scale }
  var bandHeight: Int { surface.bandHeight }

  init(context: RenderContext, target: PixelTarget, scale: Double, settings: PlannerSettings) {
    self.init(context: context, canvas: target.rect, scale: scale, settings: settings)
    surface.target = target
  }

  /// Plans for a canvas that has no pixels yet. They are made where something looks at them;
  /// otherwise there is no target in the end, and everything is still to be painted.
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

  /// Plans a list, and paints what is looked at by others; the operations that are left at the end
  /// are still to be painted.
  mutating func plan(_ items: [DisplayList.Item]) {
    LayerSurvey.survey(items, into: &context.plan.surveys)
    items.withUnsafeBufferPointer { plan(items, $0) }
    while let scope = context.plan.scopes.last { pop(isClip: scope.isClip) }
  }

  private mutating func plan(
    _ all: [DisplayList.Item], _ items: UnsafeBufferPointer<DisplayList.Item>
  ) {
    var layers = 0
    var index = 0
    while index < items.count {
      switch items[index] {
      case .fill(let fill): paint(fill)
      case .stroke(let stroke): paint(stroke)
      case .glyphs(let run): paint(run)
      case .image(let image): paint(image)
      case .backdrop(let backdrop): paint(backdrop)
      case .pushClip(let clip): push(clip)
      case .pushLayer(let layer):
        layers += 1
        if let fill = Self.onlyFill(all, after: index), paintWithShadow(layer, fill) {
          index += 2
        } else {
          push(layer, context.plan.surveys[layers - 1], contents: (all, index + 1))
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
    let rule = CoverageRule(isEvenOdd: fill.rule == .evenOdd, isHard: !fill.isAntialiased)
    guard let operation = shape(fill.path, fill.transform, rule) else { return }
    append(operation, painted: fill.paint, fill.transform)
  }

  private mutating func paint(_ stroke: DisplayList.Stroke) {
    if isHidden || stroke.paint.isInvisible { return }
    let transform = stroke.transform
    let longest = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let pixels = Double(longest) * scale
    guard pixels > 0, pixels.isFinite else { return }
    let rule = CoverageRule(isEvenOdd: false, isHard: !stroke.isAntialiased)
    let operation =
      if !settings.isReference, let corners = stroke.path.straightStroke(stroke.style) {
        shape(corners, transform, rule)
      } else {
        shape(
          stroke.path.strokeOutline(
            stroke.style, tolerance: Self.strokeTolerance(stroke, pixelsPerPoint: pixels)),
          transform, rule)
      }
    if let operation { append(operation, painted: stroke.paint, transform) }
  }

  /// The operation of a quadrilateral, without allocating.
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

  /// How far a stroke's outline may be off, in the path's space.
  ///
  /// The flattening tolerance, unless the line is so large (beyond 2^18 pixels) that its curves
  /// would become more lines than any picture needs: then 2^-24 of its size.
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

  /// Whether nothing that is drawn now shows.
  var isHidden: Bool { isSkipping || window.isEmpty }

  /// The operation of a shape, with its edges in the context, or nil where it changes no pixel.
  ///
  /// The operation's bounds are all of the window where what is outside of the shape matters.
  mutating func shape(
    _ path: Path, _ transform: CGAffineTransform, _ rule: CoverageRule, isInverse: Bool = false
  ) -> Operation? {
    guard
      let placed = DeviceBounds.place(
        path, transform, scale: scale, into: &context.flattening.points)
    else { return nil }
    return shape(path.verbs, placed, rule, isInverse: isInverse)
  }

  /// The same for steps whose points are placed and in the context.
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

  /// A rectangle as the edges of its sides.
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

  /// So few edges are looked at in each of two or three bands rather than sorted.
  private static let unsortedEdgeCount = 256

  /// Sorts the edges from the operation's first one on into bins, unless there are few or all are in
  /// one band; false where there are none.
  func binEdges(of operation: inout Operation) -> Bool {
    operation.edgeCount = context.flattening.edges.count - operation.firstEdge
    if operation.edgeCount == 0 { return false }
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
