import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Draws a run as one shape: the edges of all its glyphs that are in sight.
  ///
  /// One operation a run rather than one a glyph: the areas of all glyphs add up before they become
  /// coverage, so glyphs that touch or overlap are composited once.
  mutating func paint(_ run: DisplayList.GlyphRun) {
    guard !isHidden, !run.paint.isInvisible, let grid = GlyphGrid(run, scale: scale) else {
      return
    }
    var operation = Operation(action: .paint, bounds: .empty)
    operation.firstEdge = context.edges.count
    run.glyphs.withUnsafeBufferPointer { glyphs in
      for index in 0..<glyphs.count {
        operation.bounds = operation.bounds.union(collect(glyphs[index], grid))
      }
    }
    if !operation.bounds.isEmpty && binEdges(of: &operation) {
      append(operation, painted: run.paint, run.transform)
    }
  }

  /// Adds a glyph's edges to the context; returns the pixels that it can touch in the window.
  private func collect(_ glyph: DisplayList.GlyphRun.Glyph, _ grid: GlyphGrid) -> PixelRect {
    let outline = glyph.outline
    if outline.controlBounds.isNull { return .empty }
    let origin = grid.origin(of: glyph.position)
    let box = grid.box(of: outline.controlBounds, at: origin)
    guard box.isFinite else { return .empty }
    let pixels = box.pixels(in: window)
    if pixels.isEmpty { return .empty }
    grid.place(outline.fillPath, at: origin, into: &context.points)
    var flattener = PathFlattener(
      window: window, isLarge: box.isLarge, tolerance: Flattening.glyphTolerance,
      isBalanced: true, orientation: outline.orientation)
    flattener.flatten(outline.fillPath.verbs, context.points.base, &context.edges)
    return pixels
  }
}
