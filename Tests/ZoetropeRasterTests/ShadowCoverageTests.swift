import Testing

@testable import ZoetropeRaster

struct ShadowCoverageTests {
  /// A rectangle with rounded corners, in pixels.
  struct Shape: CustomTestStringConvertible {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
    var corners: ShadowCoverage.Corners

    init(
      _ left: Double, _ top: Double, _ right: Double, _ bottom: Double,
      _ corners: SIMD2<Double>...
    ) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
      func corner(_ index: Int) -> SIMD2<Double> {
        corners.isEmpty ? .zero : corners[index % corners.count]
      }
      self.corners = (corner(0), corner(1), corner(2), corner(3))
    }

    var testDescription: String { "\(left) \(top) \(right) \(bottom) \(corners)" }

    /// The coverage of each pixel, from 64 slices of each row.
    func coverage(_ width: Int, _ height: Int) -> GaussianReference.Picture {
      var picture = GaussianReference.Picture(
        width: width, height: height, values: Array(repeating: 0, count: width * height))
      for slice in 0..<(height * 64) {
        let y = (Double(slice) + 0.5) / 64
        guard y > top && y < bottom else { continue }
        let start = left + max(inset(corners.0, y - top), inset(corners.3, bottom - y))
        let end = right - max(inset(corners.1, y - top), inset(corners.2, bottom - y))
        for x in 0..<width {
          let covered = min(Double(x + 1), end) - max(Double(x), start)
          picture.values[slice / 64 * width + x] += max(covered, 0) / 64
        }
      }
      return picture
    }

    private func inset(_ radius: SIMD2<Double>, _ y: Double) -> Double {
      guard y < radius.y else { return 0 }
      let t = 1 - y / radius.y
      return radius.x * (1 - (1 - t * t).squareRoot())
    }
  }

  static let shapes = [
    Shape(3, 4, 33, 24), Shape(3.25, 4.5, 33.75, 24.875), Shape(8, 9, 9, 10),
    Shape(3, 4, 33, 24, [5, 5]), Shape(3, 4, 33, 24, [10, 10]), Shape(2, 1, 32, 31, [15, 15]),
    Shape(3, 4, 35, 24, [16, 10]), Shape(3, 4, 33, 24, [12, 4]),
    Shape(3.5, 4.25, 33, 24, [8, 8], [0, 0], [3, 9], [1, 1]),
  ]

  private func make(
    _ shape: Shape, _ sigmaX: Double, _ sigmaY: Double, window: PixelRect
  ) -> ShadowCoverage? {
    var buffers = BlurScratch()
    return ShadowCoverage(
      left: shape.left, top: shape.top, right: shape.right, bottom: shape.bottom,
      corners: shape.corners, sigmaX: sigmaX, sigmaY: sigmaY, window: window, buffers: &buffers)
  }

  private func make(_ shape: Shape, _ sigma: Double, window: PixelRect) -> ShadowCoverage? {
    make(shape, sigma, sigma, window: window)
  }

  private func row(_ form: ShadowCoverage, _ y: Int, _ left: Int, _ right: Int) -> [UInt8] {
    var row = [UInt8](repeating: 99, count: right - left)
    form.fill(row: y, from: left, count: right - left, into: &row)
    return row
  }

  @Test(arguments: ShadowCoverageTests.shapes, [0.4, 1, 4, 20, 100])
  func `a shadow agrees with the convolution within one level`(shape: Shape, sigma: Double) throws {
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
    let window = BlurTests.seen(
      blur.reach(of: PixelRect(left: 0, top: 0, right: 36, bottom: 32)))
    let form = try #require(make(shape, sigma, window: window))
    let picture = shape.coverage(36, 32)
    #if DEBUG
      let steps = 13
    #else
      let steps = 200
    #endif
    let xs = Array(
      stride(from: window.left, to: window.right, by: (window.right - window.left) / steps + 1))
    let ys = Array(
      stride(from: window.top, to: window.bottom, by: (window.bottom - window.top) / steps + 1))
    let expected = GaussianReference(sigmaX: sigma, sigmaY: sigma).values(picture, xs: xs, ys: ys)
    var worst = 0.0
    for (index, y) in ys.enumerated() {
      let row = row(form, y, window.left, window.right)
      for (column, x) in xs.enumerated() {
        worst = max(
          worst, abs(Double(row[x - window.left]) - expected[index][column] * 255))
      }
    }
    #expect(worst <= 1.1, "\(worst)")
  }

  #if DEBUG
    static let longSizes = [(300.0, 40.0), (50, 233)]
  #else
    static let longSizes = [(400.0, 60.0), (50, 333), (371, 290)]
  #endif

  @Test(arguments: [0.0, 2, 5, 14])
  func `omitted straight sides make no difference`(sigma: Double) throws {
    // Long along x, along y and along both, fully and partly in the window.
    for (width, height) in Self.longSizes {
      let shape = Shape(5.5, 7, 5.5 + width, 7 + height, [9, 6], [12, 12], [3, 3], [0, 0])
      let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
      let plain = try #require(
        ShadowShape(
          left: shape.left, top: shape.top, right: shape.right, bottom: shape.bottom,
          corners: shape.corners))
      var sharp = BlurTests.Plane<UInt8>(plain.pixels, filledWith: 0)
      sharp.with { plain.draw($0) }
      let window = blur.reach(of: plain.pixels)
      var whole = BlurTests.Plane<UInt8>(window, filledWith: 0)
      var buffers = BlurScratch()
      sharp.with { from in
        whole.with { into in
          blur.blur(
            from, into: into, edges: .empty, anchorX: plain.pixels.left,
            anchorY: plain.pixels.top, buffers: &buffers)
        }
      }
      let form = try #require(make(shape, sigma, window: window))
      let cut = PixelRect(left: 20, top: 30, right: 300, bottom: 44)
      let part = try #require(make(shape, sigma, window: cut))
      for y in window.top..<window.bottom {
        let row = row(form, y, window.left, window.right)
        let expected = (window.left..<window.right).map { whole[$0, y] }
        #expect(row == expected, "row \(y) of \(width), \(height)")
        if y >= cut.top && y < cut.bottom {
          let inner = (cut.left..<cut.right).map { $0 < window.right ? whole[$0, y] : 0 }
          #expect(self.row(part, y, cut.left, cut.right) == inner)
        }
      }
    }
  }

  @Test(arguments: ShadowCoverageTests.shapes)
  func `the shadow of a shape that moves by whole pixels keeps its pixels`(shape: Shape) throws {
    let window = PixelRect(left: -40, top: -40, right: 80, bottom: 80)
    let still = try #require(make(shape, 6.5, window: window))
    var moved = shape
    moved.left += 17
    moved.right += 17
    moved.top -= 9
    moved.bottom -= 9
    let other = try #require(make(moved, 6.5, window: window.moved(x: 17, y: -9)))
    for y in [-5, 0, 3, 12, 20, 33] {
      #expect(row(still, y, -40, 80) == row(other, y - 9, -23, 97))
    }
  }

  @Test(arguments: ShadowCoverageTests.shapes)
  func `parts of rows equal whole rows, and repeating rows are reported`(shape: Shape) throws {
    let form = try #require(
      make(shape, 3, window: PixelRect(left: -20, top: -20, right: 60, bottom: 50)))
    for y in -22..<52 {
      let whole = row(form, y, -25, 65)
      #expect(row(form, y, -25, -22) == Array(whole[..<3]))
      #expect(row(form, y, 5, 6) == Array(whole[30..<31]))
      #expect(row(form, y, 10, 65) == Array(whole[35...]))
      #expect(row(form, y, 9, 9) == [])
      if form.isLikeRowAbove(y) { #expect(whole == row(form, y - 1, -25, 65), "row \(y)") }
    }
    #expect(form.isLikeRowAbove(-21) && form.isLikeRowAbove(51))
  }

  @Test func `a shadow of zero width has a hard edge`() throws {
    let form = try #require(
      make(Shape(1.5, 1, 4, 3), 0, window: PixelRect(left: 0, top: 0, right: 9, bottom: 9)))
    #expect(row(form, 1, 0, 6) == [0, 128, 255, 255, 0, 0])
    #expect(row(form, 0, 0, 6) == [0, 0, 0, 0, 0, 0])
    #expect(form.bounds == PixelRect(left: 1, top: 1, right: 4, bottom: 3))
  }

  @Test func `empty and non-finite shapes have no shadow`() {
    let window = PixelRect(left: 0, top: 0, right: 9, bottom: 9)
    for shape in [
      Shape(1, 1, 1, 5), Shape(5, 1, 1, 5), Shape(.nan, 0, 3, 3), Shape(0, 0, .infinity, 3),
    ] { #expect(make(shape, 1, window: window) == nil) }
    for (radius, sigma) in [(Double.nan, 2), (.infinity, 2), (1e300, .nan), (-5, .infinity)] {
      let form = make(Shape(1, 1, 8, 8, [radius, radius]), sigma, window: window)
      #expect(form.map { row($0, 4, 0, 9)[4] > 100 } == true)
    }
    // Far away the shadow is empty.
    let far = make(Shape(1, 1, 8, 8, [2, 2]), 3, window: window.moved(x: 500, y: 0))
    #expect(far?.bounds.isEmpty == true)
  }
}
