extension BandPainter {
  /// Passes the coverage of an operation's cached glyphs, row by row, to coverage sinks. The
  /// closure `sink` receives the number of a row and makes the sink for that row.
  @inline(__always)
  func coverGlyphs<Sink: CoverageSink>(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect, sink: (Int) -> Sink
  ) {
    let glyphs = context.glyphs.placed.base + operation.pointee.firstGlyph
    for index in 0..<operation.pointee.glyphCount {
      let top = Int(glyphs[index].top)
      // No mask is higher than `largestSide`. This check skips most glyphs of other bands without
      // reading their masks.
      if top >= window.bottom || top &+ GlyphCache.largestSide <= window.top { continue }
      let mask = context.glyphCache.mask(Int(glyphs[index].mask))
      let (left, width) = (Int(glyphs[index].left), Int(mask.width))
      let firstRow = max(top, window.top)
      let endRow = min(top &+ Int(mask.height), window.bottom)
      if firstRow >= endRow { continue }
      let stride = GlyphCache.stride(of: width)
      var row = firstRow
      var coverage = context.glyphCache.coverage(of: mask) + (firstRow &- top) &* stride
      let isWhole =
        left >= window.left && left &+ stride <= rect.right
        && left &+ width <= window.right
      while row < endRow {
        if isWhole {
          let sink = sink(row)
          var x = 0
          while x < width {
            let four = UnsafeMutableRawPointer(coverage + x).loadUnaligned(as: SIMD4<UInt8>.self)
            if unsafeBitCast(four, to: UInt32.self) != 0 {
              sink.four(left &+ x, coverage: SIMD4<UInt32>(truncatingIfNeeded: four))
            }
            x &+= 4
          }
        } else {
          let (start, end) = (max(left, window.left), min(left &+ width, window.right))
          let sink = sink(row)
          var x = start
          while x < end {
            sink.pixel(x, coverage: UInt32(coverage[x &- left]))
            x &+= 1
          }
        }
        coverage += stride
        row &+= 1
      }
    }
  }
}
