import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Returns the operation of a shape that is seen through a projection, and appends its edges to
  /// the context; nil if the shape changes no pixel.
  mutating func shape(
    _ path: Path, _ transform: CGAffineTransform, _ projection: ProjectionTransform,
    _ rule: CoverageRule, isInverse: Bool
  ) -> Operation? {
    let homography = Homography(transform, projection, scale: scale)
    let bounds = path.points.withUnsafeBufferPointer {
      homography.place($0, into: &context.flattening.projectedPoints)
    }
    guard let bounds else { return nil }
    var operation = Operation(action: .paint, bounds: window, rule: rule)
    operation.isInverse = isInverse
    operation.firstEdge = context.flattening.edges.count
    let visible = bounds.box.map { $0.pixels(in: window) } ?? window
    if visible.isEmpty { return nil }
    if !isInverse { operation.bounds = visible }
    var flattener = ProjectedFlattener(window: operation.bounds, nearest: bounds.nearest)
    flattener.flatten(
      path.verbs, context.flattening.projectedPoints.base, &context.flattening.edges)
    if bounds.box == nil && !isInverse { shrink(&operation) }
    if operation.bounds.isEmpty { return nil }
    return binEdges(of: &operation) ? operation : nil
  }

  /// Confines the bounds of an operation to the pixels that the operation's edges touch.
  private func shrink(_ operation: inout Operation) {
    var (left, top, right, bottom) = (Int32.max, Int32.max, Int32.min, Int32.min)
    for index in operation.firstEdge..<context.flattening.edges.count {
      let edge = context.flattening.edges.base[index]
      (left, right) = (min(left, edge.x0, edge.x1), max(right, edge.x0, edge.x1))
      (top, bottom) = (min(top, edge.top), max(bottom, edge.bottom))
    }
    if left > right { return operation.bounds = .empty }
    let box = FixedBox(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
    operation.bounds = box.pixels.intersection(operation.bounds)
  }

  /// Appends the operation of a glyph run that is seen through a projection. The origins of the
  /// glyphs are not rounded before the projection, and no glyph is cached.
  mutating func paint(_ run: DisplayList.GlyphRun, _ projection: ProjectionTransform) {
    if !run.paint.isVector { return paintFlat(.glyphs(run)) }
    var operation = Operation(action: .paint, bounds: .empty)
    operation.firstEdge = context.flattening.edges.count
    for glyph in run.glyphs where !glyph.outline.controlBounds.isNull {
      let place = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
      let homography = Homography(
        place.concatenating(run.transform), projection, scale: scale)
      operation.bounds = operation.bounds.union(collect(glyph.outline, homography))
    }
    if !operation.bounds.isEmpty && binEdges(of: &operation) {
      append(operation, painted: run.paint, run.transform)
    }
  }

  /// Appends a projected glyph's edges to the context; returns the pixels of the window that the
  /// glyph can touch.
  private func collect(_ outline: GlyphOutline, _ homography: Homography) -> PixelRect {
    let bounds = outline.fillPath.points.withUnsafeBufferPointer {
      homography.place($0, into: &context.flattening.projectedPoints)
    }
    guard let bounds else { return .empty }
    let pixels = bounds.box.map { $0.pixels(in: window) } ?? window
    if pixels.isEmpty { return .empty }
    var flattener = ProjectedFlattener(
      window: window, nearest: bounds.nearest, orientation: outline.orientation)
    flattener.flatten(
      outline.fillPath.verbs, context.flattening.projectedPoints.base, &context.flattening.edges)
    return pixels
  }
}

extension Paint {
  /// Whether the paint can be evaluated through a projection, pixel by pixel.
  var isVector: Bool {
    switch self {
    case .color, .gradient: true
    case .mesh, .tiles: false
    }
  }
}
