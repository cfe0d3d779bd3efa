import ZoetropeDisplayList
import ZoetropePixels

// Stages of drawing that benchmarks measure separately.

extension Renderer {
  /// Plans a list without painting it: transforms its shapes, flattens them and sorts their edges
  /// into bands.
  ///
  /// - Parameters:
  ///   - list: The list to plan. It must contain neither filtered layers nor backdrops: planning
  ///     paints the pixels that filters and backdrops read.
  ///   - bitmap: A bitmap, which is resized to the list's size.
  ///   - context: The buffers to draw with.
  /// - Returns: The number of edges of all shapes.
  @_spi(Stages) public func plan(
    _ list: DisplayList, into bitmap: Bitmap, context: RenderContext
  ) -> Int {
    _ = planner(for: list, into: bitmap, context: context)
    return context.flattening.edges.count
  }

  /// Plans a list and computes the coverage of its shapes without painting them.
  ///
  /// Only shapes in a plain color are counted.
  ///
  /// - Parameters:
  ///   - list: The list to plan; see ``plan(_:into:context:)``.
  ///   - bitmap: A bitmap, which is resized to the list's size.
  ///   - context: The buffers to draw with.
  /// - Returns: The sum, over all pixels, of the coverage of these shapes. A fully covered pixel
  ///   adds 255.
  @_spi(Stages) public func cover(
    _ list: DisplayList, into bitmap: Bitmap, context: RenderContext
  ) -> Int {
    planner(for: list, into: bitmap, context: context).coverage()
  }

  private func planner(
    for list: DisplayList, into bitmap: Bitmap, context: RenderContext
  ) -> FramePlanner {
    let (width, height) = pixelSize(of: list.size)
    bitmap.resize(width: width, height: height)
    var settings = PlannerSettings()
    settings.bandHeight = bandHeight
    var planner = FramePlanner(
      context: context, target: PixelTarget(bitmap), scale: scale, settings: settings)
    planner.plan(list.items)
    return planner
  }
}

extension FramePlanner {
  /// Returns the sum, over all pixels, of the coverage of the shapes in a plain color.
  fileprivate func coverage() -> Int {
    guard let target = surface.target, !target.rect.isEmpty else { return 0 }
    let height = surface.bandHeight
    BandPainter.prepare(context, target.rect, bandHeight: height)
    var sum = 0
    withUnsafeMutablePointer(to: &sum) { sum in
      let bands = 0...(target.rect.bottom - 1) / height
      let operations = BandOperations(
        context, from: 0, bands: bands, origin: 0, bandHeight: height)
      for band in bands {
        let painter = BandPainter(
          context: context, target: target, operations: operations, origin: 0, band: band,
          bandHeight: height)
        painter.cover(into: sum)
      }
    }
    return sum
  }
}

extension BandPainter {
  fileprivate func cover(into sum: UnsafeMutablePointer<Int>) {
    for number in numbers where operations[Int(number)].action == .paint {
      let operation = operations + Int(number)
      let window = operation.pointee.bounds.intersection(rect)
      if window.isEmpty { continue }
      cover(operation, window) { _ in CoverageSum(sum: sum) }
    }
  }
}

/// A sink that adds up the coverage of all pixels.
private struct CoverageSum: CoverageSink {
  let sum: UnsafeMutablePointer<Int>

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    sum.pointee &+= (end &- x) &* Int(coverage)
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) { sum.pointee &+= Int(coverage) }
}
