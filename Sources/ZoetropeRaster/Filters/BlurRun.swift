/// The execution of one blur: halves the picture several times, applies a narrow Gaussian to the
/// smallest picture, and doubles the result as many times; see ``BlurAxis``.
struct BlurRun<Format: BlurFormat> {
  typealias Pixel = Format.Pixel
  typealias Wide = Format.Wide
  typealias WideView = PixmapView<Wide>

  let chain: BlurPyramid
  let source: PixmapView<Pixel>
  let target: PixmapView<Pixel>
  private let levels: UnsafeMutablePointer<Wide>
  /// A row of wide pixels, with room for ``margin`` more pixels before it and after it.
  private let line: UnsafeMutablePointer<Wide>
  /// A row of zeros, which stands for the rows outside of a picture with ``BlurEdges/empty`` edges.
  private let zeros: UnsafeMutablePointer<Wide>

  /// The number of pixels that halving reads beyond each end of a row.
  private static var margin: Int { 4 }

  init(
    chain: BlurPyramid, source: PixmapView<Pixel>, target: PixmapView<Pixel>,
    buffers: inout BlurScratch
  ) {
    self.chain = chain
    self.source = PixmapView(pixels: source.pixels, stride: source.stride, rect: chain.source)
    self.target = PixmapView(pixels: target.pixels, stride: target.stride, rect: chain.target)
    var pixels = 0
    var width = chain.source.right - chain.source.left
    for level in 0..<chain.count {
      let (halved, doubled) = (chain.halved(level + 1), chain.doubled(level + 1))
      pixels += Self.size(halved) + Self.size(doubled)
      width = max(width, halved.right - halved.left, doubled.right - doubled.left)
    }
    let words = MemoryLayout<UInt64>.stride / MemoryLayout<Wide>.stride
    let rowLength = width + 2 * Self.margin
    buffers.levels.setCount(pixels / words + 1)
    buffers.rows.fill(count: 2 * (rowLength / words + 1), with: 0)
    levels = UnsafeMutableRawPointer(buffers.levels.base).assumingMemoryBound(to: Wide.self)
    let rows = UnsafeMutableRawPointer(buffers.rows.base).assumingMemoryBound(to: Wide.self)
    line = rows + Self.margin
    zeros = rows + (rowLength / words + 1) * words
  }

  private static func size(_ rect: PixelRect) -> Int {
    (rect.right - rect.left) * (rect.bottom - rect.top)
  }

  func run(_ buffers: inout BlurScratch) {
    if chain.count == 0 {
      let lanes = Format.lanes
      GaussianTaps(blur: chain.blur, edges: chain.edges, lanes: lanes).run(
        SampleRows<UInt8>(source, lanes: lanes), SampleRows<UInt8>(target, lanes: lanes), &buffers)
      return
    }
    var free = levels
    var plane = halveBytes(&free)
    for level in 1..<chain.count { plane = halve(plane, level, &free) }
    plane = soften(plane, &free, &buffers)
    for level in stride(from: chain.count - 1, to: 0, by: -1) {
      plane = double(plane, level, &free)
    }
    doubleToBytes(plane)
  }

  private func take(_ rect: PixelRect, _ free: inout UnsafeMutablePointer<Wide>) -> WideView {
    defer { free += Self.size(rect) }
    return PixmapView(pixels: free, stride: rect.right - rect.left, rect: rect)
  }

  private func soften(
    _ plane: WideView, _ free: inout UnsafeMutablePointer<Wide>, _ buffers: inout BlurScratch
  ) -> WideView {
    let result = take(chain.doubled(chain.count), &free)
    let lanes = Format.lanes
    GaussianTaps(blur: chain.blur, edges: chain.edges, lanes: lanes).run(
      SampleRows<UInt16>(plane, lanes: lanes), SampleRows<UInt16>(result, lanes: lanes), &buffers)
    return result
  }
}

/// The halving of pictures.
extension BlurRun {
  /// Returns row `y` of a picture. Outside of the picture, the result is a row of zeros or the
  /// nearest row of the picture, depending on ``BlurEdges``.
  @inline(__always)
  private func row<P>(_ y: Int, of plane: PixmapView<P>) -> UnsafeMutablePointer<P> {
    if y >= plane.rect.top && y < plane.rect.bottom { return plane.row(y) }
    switch chain.edges {
    case .empty: return UnsafeMutableRawPointer(zeros).assumingMemoryBound(to: P.self)
    case .clamped: return plane.row(y < plane.rect.top ? plane.rect.top : plane.rect.bottom &- 1)
    }
  }

  /// Writes the pixels beyond both ends of `line`: zeros or the outermost pixels, depending on
  /// ``BlurEdges``.
  private func addMargins(_ count: Int) {
    let (first, last) = chain.edges == .clamped ? (line[0], line[count &- 1]) : (0, 0)
    (line - Self.margin).update(repeating: first, count: Self.margin)
    (line + count).update(repeating: last, count: Self.margin)
  }

  private func halveBytes(_ free: inout UnsafeMutablePointer<Wide>) -> WideView {
    let result = take(chain.halved(1), &free)
    let count = source.rect.right - source.rect.left
    let resultCount = result.rect.right - result.rect.left
    for y in result.rect.top..<result.rect.bottom {
      if chain.halvesY(0) {
        Format.addRows(
          row(2 &* y &- 1, of: source), row(2 &* y, of: source), row(2 &* y &+ 1, of: source),
          row(2 &* y &+ 2, of: source), into: line, count: count)
      } else {
        Format.widen(source.row(y), into: line, count: count)
      }
      let target = result.row(y)
      if chain.halvesX(0) {
        addMargins(count)
        let first = line + (2 &* result.rect.left &- 1 &- source.rect.left)
        Format.halveSums(first, into: target, count: resultCount)
      } else {
        for x in 0..<count { target[x] = line[x] &<< 3 }
      }
    }
    return result
  }

  private func halve(
    _ plane: WideView, _ level: Int, _ free: inout UnsafeMutablePointer<Wide>
  ) -> WideView {
    let result = take(chain.halved(level + 1), &free)
    let count = plane.rect.right - plane.rect.left
    let resultCount = result.rect.right - result.rect.left
    for y in result.rect.top..<result.rect.bottom {
      if chain.halvesY(level) {
        Format.meanRows(
          row(2 &* y &- 1, of: plane), row(2 &* y, of: plane), row(2 &* y &+ 1, of: plane),
          row(2 &* y &+ 2, of: plane), into: line, count: count)
      } else {
        line.update(from: plane.row(y), count: count)
      }
      if chain.halvesX(level) {
        addMargins(count)
        let first = line + (2 &* result.rect.left &- 1 &- plane.rect.left)
        Format.halve(first, into: result.row(y), count: resultCount)
      } else {
        result.row(y).update(from: line, count: count)
      }
    }
    return result
  }
}

/// The doubling of pictures.
extension BlurRun {
  /// Returns row `y` of the picture that results from doubling `plane` along y. If the halving at
  /// `level` did not halve the picture along y, the result is the unchanged row `y` of `plane`. The
  /// returned address is that of column 0.
  @inline(__always)
  private func doubledRow(_ y: Int, of plane: WideView, _ level: Int) -> UnsafeMutablePointer<Wide>
  {
    guard chain.halvesY(level) else { return plane.row(y) - plane.rect.left }
    let near = y >> 1
    let far = y & 1 == 0 ? near &- 1 : near &+ 1
    Format.nearRows(
      plane.row(near), plane.row(far), into: line, count: plane.rect.right &- plane.rect.left)
    return line - plane.rect.left
  }

  private func double(
    _ plane: WideView, _ level: Int, _ free: inout UnsafeMutablePointer<Wide>
  ) -> WideView {
    let result = take(chain.doubled(level), &free)
    let rect = result.rect
    for y in rect.top..<rect.bottom {
      let coarse = doubledRow(y, of: plane, level)
      if chain.halvesX(level) {
        Format.double(
          coarse + (rect.left >> 1), into: result.row(y), count: (rect.right &- rect.left) >> 1)
      } else {
        result.row(y).update(from: coarse + rect.left, count: rect.right &- rect.left)
      }
    }
    return result
  }

  private func doubleToBytes(_ plane: WideView) {
    let rect = target.rect
    for y in rect.top..<rect.bottom {
      let coarse = doubledRow(y, of: plane, 0)
      let pixels = target.row(y) - rect.left
      guard chain.halvesX(0) else {
        Format.narrow(
          coarse + rect.left, into: pixels + rect.left, count: rect.right &- rect.left)
        continue
      }
      var x = rect.left
      if x & 1 == 1 {
        pixels[x] = Format.nearByte(coarse[x >> 1], coarse[(x >> 1) &+ 1])
        x &+= 1
      }
      let pairs = (rect.right &- x) >> 1
      Format.doubleToBytes(coarse + (x >> 1), into: pixels + x, count: pairs)
      x &+= 2 &* pairs
      if x < rect.right {
        pixels[x] = Format.nearByte(coarse[x >> 1], coarse[(x >> 1) &- 1])
      }
    }
  }
}
