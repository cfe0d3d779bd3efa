import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Appends the operation of a glyph run.
  ///
  /// All glyphs of a run form one shape. In a pixel that several glyphs touch, their areas are
  /// added up, and the pixel is composited once. A glyph that overlaps no other glyph is drawn from
  /// the cache if it has a mask there. Drawing from the cache gives the same pixels.
  mutating func paint(_ run: DisplayList.GlyphRun) {
    if let projection, !isHidden, !run.paint.isInvisible { return paint(run, projection) }
    guard !isHidden, !run.paint.isInvisible, let grid = GlyphGrid(run, scale: scale) else {
      return
    }
    var operation = Operation(action: .paint, bounds: .empty)
    operation.firstEdge = context.flattening.edges.count
    operation.firstGlyph = context.glyphs.placed.count
    run.glyphs.withUnsafeBufferPointer { glyphs in
      if run.paint.suitsCache, settings.usesGlyphCache, !settings.isReference, place(glyphs, grid) {
        for index in 0..<context.glyphs.sites.count where !context.glyphs.sites.base[index].isAlone
        {
          let glyph = Int(context.glyphs.sites.base[index].glyph)
          operation.bounds = operation.bounds.union(collect(glyphs[glyph], grid))
        }
        keepSites(&operation)
      } else {
        for index in 0..<glyphs.count {
          operation.bounds = operation.bounds.union(collect(glyphs[index], grid))
        }
      }
    }
    let hasEdges = !operation.bounds.isEmpty && binEdges(of: &operation)
    if hasEdges || operation.glyphCount > 0 {
      append(operation, painted: run.paint, run.transform)
    }
  }

  /// Appends a glyph's edges to the context; returns the pixels of the window that the glyph can
  /// touch.
  private func collect(_ glyph: DisplayList.GlyphRun.Glyph, _ grid: GlyphGrid) -> PixelRect {
    let outline = glyph.outline
    if outline.controlBounds.isNull { return .empty }
    let origin = grid.origin(of: glyph.position)
    let box = grid.box(of: outline.controlBounds, at: origin)
    guard box.isFinite else { return .empty }
    let pixels = box.pixels(in: window)
    if pixels.isEmpty { return .empty }
    flatten(outline, grid, at: origin, window: window, isLarge: box.isLarge)
    return pixels
  }

  private func flatten(
    _ outline: GlyphOutline, _ grid: GlyphGrid, at origin: SIMD2<Double>, window: PixelRect,
    isLarge: Bool
  ) {
    grid.place(outline.fillPath, at: origin, into: &context.flattening.points)
    var flattener = PathFlattener(
      window: window, isLarge: isLarge, tolerance: Flattening.glyphTolerance,
      isBalanced: true, orientation: outline.orientation)
    flattener.flatten(
      outline.fillPath.verbs, context.flattening.points.base, &context.flattening.edges)
  }

  // MARK: Glyphs from the cache

  /// Collects the visible glyphs of a run in ``GlyphScratch/sites``, and finds those that overlap
  /// no other glyph.
  ///
  /// - Returns: False if a glyph cannot be compared with all earlier glyphs that it may touch; see
  ///   ``GlyphOverlapDetector/add(_:to:)``.
  private func place(
    _ glyphs: UnsafeBufferPointer<DisplayList.GlyphRun.Glyph>, _ grid: GlyphGrid
  ) -> Bool {
    let number = context.glyphCache.number(of: grid)
    context.glyphs.sites.setCount(0)
    var crowd = GlyphOverlapDetector()
    for index in 0..<glyphs.count {
      let outline = glyphs[index].outline
      if outline.controlBounds.isNull { continue }
      let origin = grid.origin(of: glyphs[index].position)
      let box = grid.box(of: outline.controlBounds, at: origin)
      guard box.isFinite else { continue }
      let pixels = box.pixels(in: window)
      if pixels.isEmpty { continue }
      var site = GlyphSite(glyph: index, box: pixels)
      if !box.isLarge {
        let (pixel, phase) = GlyphGrid.split(origin)
        let mask = context.glyphCache.number(of: outline, grid: number, phase: phase) {
          cover(outline, grid, at: origin - pixel * SnapGrid.unitsPerPixel)
        }
        if let mask { site.take(mask, context.glyphCache.mask(mask), Int(pixel.x), Int(pixel.y)) }
      }
      guard crowd.add(&site, to: &context.glyphs.sites) else { return false }
    }
    return true
  }

  /// Computes the coverage of a single glyph, whose origin lies in the pixel in column 0 and row 0;
  /// returns nil if the glyph is too large for the cache.
  private func cover(
    _ outline: GlyphOutline, _ grid: GlyphGrid, at origin: SIMD2<Double>
  ) -> GlyphCoverage? {
    let box = grid.box(of: outline.controlBounds, at: origin)
    let around = GlyphCache.largestSide * 2
    let bounds = box.pixels(
      in: PixelRect(left: -around, top: -around, right: around, bottom: around))
    let unit = SnapGrid.unitsPerPixel
    let size = (box.high - box.low) / unit
    guard max(size.x, size.y) <= Double(GlyphCache.largestSide - 1),
      max(abs(box.low.x), abs(box.low.y), abs(box.high.x), abs(box.high.y)) < Double(around) * unit,
      bounds.right - bounds.left <= GlyphCache.largestSide,
      bounds.bottom - bounds.top <= GlyphCache.largestSide
    else { return nil }
    let first = context.flattening.edges.count
    flatten(outline, grid, at: origin, window: bounds, isLarge: false)
    let coverage = GlyphCoverage(
      context.flattening.edges.base + first, count: context.flattening.edges.count - first,
      bounds: bounds, context)
    context.flattening.edges.setCount(first)
    return coverage
  }

  /// Adds glyphs to the operation: all glyphs in ``GlyphScratch/sites`` that can be drawn from the
  /// cache.
  private func keepSites(_ operation: inout Operation) {
    for index in 0..<context.glyphs.sites.count {
      let site = context.glyphs.sites.base[index]
      let box = site.box.intersection(window)
      if !site.isAlone || box.isEmpty { continue }
      operation.bounds = operation.bounds.union(box)
      context.glyphs.placed.append(
        PlacedGlyph(mask: site.mask, left: site.box.left, top: site.box.top))
    }
    operation.glyphCount = context.glyphs.placed.count - operation.firstGlyph
  }
}

extension Paint {
  /// Whether glyphs with this paint can be drawn from the cache. Meshes and tiles need the edges of
  /// a shape.
  fileprivate var suitsCache: Bool {
    switch self {
    case .color, .gradient: true
    case .mesh, .tiles: false
    }
  }
}
