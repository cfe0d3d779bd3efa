import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Turns a display list into operations: what is invisible goes, shapes become edges in bins,
/// rectangular clips become windows.
///
/// 1. A clip to whole pixels narrows the window; any other clip also pushes a mask.
/// 2. A layer that draws nothing goes; one that holds a single shape becomes that shape.
/// 3. A shape is placed in device space, flattened and binned, unless it is an upright rectangle.
struct FramePlanner {
  let context: RenderContext
  let canvas: PixelRect
  let scale: Double
  let bandHeight: Int
  /// What drawing is confined to.
  private(set) var window: PixelRect
  private var layer = -1
  private var isSkipping = false

  init(context: RenderContext, canvas: PixelRect, scale: Double, bandHeight: Int) {
    self.context = context
    self.canvas = canvas
    self.scale = scale
    self.bandHeight = bandHeight
    window = canvas
    context.edges.setCount(0)
    context.operations.setCount(0)
    context.bins.setCount(0)
    context.references.setCount(0)
    context.scopes.removeAll(keepingCapacity: true)
    context.images.removeAll(keepingCapacity: true)
    context.taps.setCount(0)
    context.tapRuns.setCount(0)
    context.changedRows.fill(count: canvas.bottom + 1, with: 0)
  }

  mutating func plan(_ items: [DisplayList.Item]) {
    for item in items {
      switch item {
      case .fill(let fill): paint(fill)
      case .stroke(let stroke): paint(stroke)
      case .glyphs(let run): paint(run)
      case .image(let image): paint(image)
      case .backdrop: break
      case .pushClip(let clip): push(clip)
      case .pushLayer(let layer): push(layer)
      case .popClip: pop(isClip: true)
      case .popLayer: pop(isClip: false)
      }
    }
    while let scope = context.scopes.last { pop(isClip: scope.isClip) }
  }
}

// MARK: Shapes

extension FramePlanner {
  private mutating func paint(_ fill: DisplayList.Fill) {
    guard let color = visibleColor(fill.paint) else { return }
    let rule = CoverageRule(isEvenOdd: fill.rule == .evenOdd, isHard: !fill.isAntialiased)
    guard var operation = shape(fill.path, fill.transform, rule) else { return }
    operation.color = color
    append(operation)
  }

  private mutating func paint(_ stroke: DisplayList.Stroke) {
    guard let color = visibleColor(stroke.paint) else { return }
    let transform = stroke.transform
    let longest = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let pixels = Double(longest) * scale
    guard pixels > 0, pixels.isFinite else { return }
    let outline = stroke.path.strokeOutline(
      stroke.style, tolerance: Self.strokeTolerance(stroke, pixelsPerPoint: pixels))
    let rule = CoverageRule(isEvenOdd: false, isHard: !stroke.isAntialiased)
    guard var operation = shape(outline, transform, rule) else { return }
    operation.color = color
    append(operation)
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
    context.operations.append(operation)
    noteDrawn(operation.bounds, of: operation)
  }

  /// Whether nothing that is drawn now shows.
  var isHidden: Bool { isSkipping || window.isEmpty }

  func visibleColor(_ paint: Paint) -> SIMD4<Float>? {
    if isHidden { return nil }
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return nil }
      return SIMD4(color.red, color.green, color.blue, color.alpha)
    case .gradient, .mesh, .tiles: return nil
    }
  }

  /// The operation of a shape, with its edges in the context, or nil where it changes no pixel.
  mutating func shape(
    _ path: Path, _ transform: CGAffineTransform, _ rule: CoverageRule
  ) -> Operation? {
    guard
      let placed = DevicePath.place(path, transform, scale: scale, into: &context.points)
    else { return nil }
    var bounds = placed.pixels(in: window)
    if bounds.isEmpty { return nil }
    let points = context.points.base
    var operation = Operation(action: .paint, bounds: bounds, rule: rule)
    let verbs = path.verbs
    if !placed.isLarge, let box = FixedBox(verbs: verbs, points: points) {
      operation.box = rule.isHard ? box.roundedToCenters : box
      operation.isBox = true
      bounds = operation.box.pixels.intersection(window)
      operation.bounds = bounds
      return bounds.isEmpty ? nil : operation
    }
    operation.firstEdge = context.edges.count
    var flattener = PathFlattener(window: bounds, isLarge: placed.isLarge)
    flattener.flatten(verbs, points, &context.edges)
    return binEdges(of: &operation) ? operation : nil
  }

  /// Sorts the edges from the operation's first one on into bins; false where there are none.
  func binEdges(of operation: inout Operation) -> Bool {
    operation.edgeCount = context.edges.count - operation.firstEdge
    if operation.edgeCount == 0 { return false }
    operation.firstBin = context.bin(
      firstEdge: operation.firstEdge, bounds: operation.bounds, bandHeight: bandHeight)
    return true
  }
}

// MARK: Scopes

extension FramePlanner {
  private mutating func push(_ clip: DisplayList.Clip) {
    var scope = Scope(isClip: true, isSkipped: isSkipping, outerWindow: window)
    defer { context.scopes.append(scope) }
    if isSkipping { return }
    let rule = CoverageRule(isEvenOdd: clip.rule == .evenOdd, isHard: !clip.isAntialiased)
    guard var operation = shape(clip.path, clip.transform, rule) else {
      window = .empty
      return
    }
    window = operation.bounds
    if operation.isBox && operation.box.isAligned { return }
    operation.action = .pushMask
    scope.operation = context.operations.count
    context.operations.append(operation)
  }

  private mutating func push(_ layer: DisplayList.Layer) {
    var scope = Scope(
      isClip: false, isSkipped: isSkipping, outerWindow: window, outerLayer: self.layer)
    let isVisible = layer.opacity > 0
    if !isSkipping && isVisible && layer.opacity < 1 {
      scope.operation = context.operations.count
      var operation = Operation(action: .pushLayer, bounds: .empty)
      operation.opacity = Float(layer.opacity)
      context.operations.append(operation)
      self.layer = context.scopes.count
    }
    context.scopes.append(scope)
    if !isVisible { isSkipping = true }
  }

  /// Ends the innermost scope, if it is of this kind; otherwise there is nothing to end.
  private mutating func pop(isClip: Bool) {
    guard let scope = context.scopes.last, scope.isClip == isClip else { return }
    context.scopes.removeLast()
    window = scope.outerWindow
    isSkipping = scope.isSkipped
    if !isClip { layer = scope.outerLayer }
    if scope.operation < 0 { return }
    let inside = context.operations.count - scope.operation - 1
    if inside == 0 {
      context.operations.setCount(scope.operation)
    } else if isClip {
      let bounds = context.operations.base[scope.operation].bounds
      let end = Operation(action: .popMask, bounds: bounds)
      context.operations.append(end)
      RowChanges.note(end, in: context.changedRows.base)
    } else {
      endLayer(scope, inside: inside)
    }
  }

  private mutating func endLayer(_ scope: Scope, inside: Int) {
    let operations = context.operations.base
    let opacity = operations[scope.operation].opacity
    let first = operations[scope.operation + 1]
    if inside == 1 && (first.action == .paint || first.action == .image) {
      var only = first
      if only.action == .image {
        context.images[only.image].opacity *= opacity
      } else {
        only.color.w = min(only.color.w, 1) * opacity
      }
      context.operations.setCount(scope.operation)
      append(only)
      return
    }
    operations[scope.operation].bounds = scope.drawn
    var end = Operation(action: .popLayer, bounds: scope.drawn)
    end.opacity = opacity
    append(end)
  }

  /// Widens the innermost layer, or notes which rows of the frame differ from the one above.
  private mutating func noteDrawn(_ bounds: PixelRect, of operation: Operation) {
    if layer >= 0 {
      context.scopes[layer].drawn = context.scopes[layer].drawn.union(bounds)
    }
    RowChanges.note(operation, in: context.changedRows.base)
  }
}
