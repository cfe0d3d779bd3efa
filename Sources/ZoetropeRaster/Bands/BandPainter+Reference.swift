import ZoetropeDisplayList

// The slow reference implementation, with which tests compare the fast one. It draws pixel by
// pixel.

extension BandPainter {
  /// Computes the coverage of a shape pixel by pixel, and passes it, row by row, to coverage sinks.
  /// The closure `sink` receives the number of a row and makes the sink for that row.
  @inline(__always)
  func coverByPixel<Sink: CoverageSink>(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect, sink: (Int) -> Sink
  ) {
    accumulate(operation, window, accumulator)
    let rule = operation.pointee.rule
    let origin = accumulator.originColumn
    for row in window.top..<window.bottom {
      let index = row - accumulator.originRow
      let cells = accumulator.cells + index * accumulator.cellStride
      let sink = sink(row)
      var sum: Int32 = 0
      for x in window.left..<window.right {
        sum &+= cells[x - origin]
        sink.pixel(x, coverage: rule.coverage(sum))
      }
      cells.update(repeating: 0, count: accumulator.cellStride)
      (accumulator.marks + index * accumulator.markStride).update(
        repeating: 0, count: accumulator.markStride)
    }
  }

  /// Composites a row of a layer with a separate call for each pixel.
  func blendByPixel(
    _ pixels: UnsafeMutablePointer<UInt32>, behind: UnsafeMutablePointer<UInt32>,
    mask: UnsafeMutablePointer<UInt8>?, count: Int, style: LayerStyle?, opacity: UInt32
  ) {
    for x in 0..<count {
      if let style {
        for filter in style.filters { filter.apply(to: pixels + x, count: 1) }
        BlendKernel.compositeExactly(
          pixels + x, onto: behind + x, count: 1, mode: style.blendMode, opacity: opacity,
          mask: mask.map { UnsafePointer($0 + x) })
      } else {
        LayerBlending.composite(
          pixels + x, over: behind + x, count: 1, opacity: opacity, mask: mask.map { $0 + x })
      }
    }
  }
}
