/// The coverage of a blurred shape whose straight sides have been shortened. Along these sides,
/// columns and rows that equal their neighbors are left out. They are inserted again when a row of
/// the shadow is written.
struct ShadowTile {
  let x: Axis
  let y: Axis
  private let rect: PixelRect
  private let coverage: [UInt8]

  /// The pixels that are left out along one axis. There are `removed` of them, and all equal the
  /// pixel at `split`.
  struct Axis {
    var split = 0
    var removed = 0

    /// Converts the number of a column or row of the whole shadow to the number of the
    /// corresponding column or row of the tile.
    @inline(__always)
    func place(_ place: Int) -> Int {
      place <= split ? place : max(split, place &- removed)
    }
  }

  init(
    _ shape: ShadowShape, _ blur: GaussianBlur, _ bounds: PixelRect, _ buffers: inout BlurScratch
  ) {
    let depths = shape.depths
    x = Self.axis(blur.x, shape.left, shape.right, depths.left, depths.right)
    y = Self.axis(blur.y, shape.top, shape.bottom, depths.top, depths.bottom)
    let short = shape.shortened(x: x.removed, y: y.removed)
    rect = PixelRect(
      left: x.place(bounds.left), top: y.place(bounds.top), right: x.place(bounds.right - 1) + 1,
      bottom: y.place(bounds.bottom - 1) + 1)
    coverage = Self.draw(short, blur, rect, &buffers)
  }

  private static func axis(
    _ blur: BlurAxis, _ start: Int, _ end: Int, _ startDepth: Double, _ endDepth: Double
  ) -> Axis {
    let straightStart = Int((Double(start) / 256 + startDepth).rounded(.up))
    let straightEnd = Int((Double(end) / 256 - endDepth).rounded(.down))
    let same = straightEnd - straightStart - 2 * blur.support
    guard same > 1 else { return Axis() }
    // The blur may halve the picture several times. A whole number of pixels of the coarsest
    // picture is left out, so that both ends of the shape stay aligned with the coarser grids.
    return Axis(
      split: straightStart + blur.support,
      removed: ((same - 1) >> blur.halvings) << blur.halvings)
  }

  private static func draw(
    _ shape: ShadowShape, _ blur: GaussianBlur, _ rect: PixelRect, _ buffers: inout BlurScratch
  ) -> [UInt8] {
    let source = shape.pixels.intersection(blur.source(for: rect))
    let width = source.right - source.left
    let count = (rect.right - rect.left) * (rect.bottom - rect.top)
    var sharp = [UInt8](repeating: 0, count: width * (source.bottom - source.top))
    return sharp.withUnsafeMutableBufferPointer { sharp in
      [UInt8](unsafeUninitializedCapacity: count) { blurred, initialized in
        initialized = count
        guard let from = sharp.baseAddress, let into = blurred.baseAddress else {
          return blurred.initialize(repeating: 0)
        }
        let plane = PixmapView(pixels: from, stride: width, rect: source)
        shape.draw(plane)
        blur.blur(
          plane, into: PixmapView(pixels: into, stride: rect.right - rect.left, rect: rect),
          edges: .empty, anchorX: shape.pixels.left, anchorY: shape.pixels.top, buffers: &buffers)
      }
    }
  }

  /// Writes the coverage of columns `first..<last` of a row of the whole shadow. The columns must
  /// lie within the bounds for which the tile was made.
  func fill(row: Int, from first: Int, to last: Int, into result: UnsafeMutablePointer<UInt8>) {
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      let line = base + ((y.place(row) &- rect.top) &* (rect.right &- rect.left) &- rect.left)
      // Three ranges of columns: those before the split, those that repeat the column at the
      // split, and the rest.
      let middle = min(max(x.split, first), last)
      let end = min(max(x.split &+ x.removed, middle), last)
      result.update(from: line + first, count: middle &- first)
      if middle < end {
        (result + (middle &- first)).update(repeating: line[x.split], count: end &- middle)
      }
      (result + (end &- first)).update(from: line + (end &- x.removed), count: last &- end)
    }
  }
}
