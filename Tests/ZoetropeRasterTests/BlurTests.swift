import Testing

@testable import ZoetropeRaster

struct BlurTests {
  /// Pixels in their own memory.
  struct Plane<Pixel: BitwiseCopyable & Equatable> {
    let rect: PixelRect
    var pixels: [Pixel]

    init(_ rect: PixelRect, filledWith pixel: Pixel) {
      self.rect = rect
      pixels = Array(
        repeating: pixel, count: (rect.right - rect.left) * (rect.bottom - rect.top))
    }

    subscript(x: Int, y: Int) -> Pixel {
      get { pixels[(y - rect.top) * (rect.right - rect.left) + x - rect.left] }
      set { pixels[(y - rect.top) * (rect.right - rect.left) + x - rect.left] = newValue }
    }

    mutating func with<Result>(_ body: (PixmapView<Pixel>) -> Result) -> Result {
      let rect = rect
      return pixels.withUnsafeMutableBufferPointer {
        body(PixmapView(pixels: $0.baseAddress!, stride: rect.right - rect.left, rect: rect))
      }
    }
  }

  static func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
    PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Hard edges, thin lines, single pixels and translucent colors.
  static func scene(_ width: Int, _ height: Int) -> Plane<UInt32> {
    var plane = Plane<UInt32>(rect(0, 0, width, height), filledWith: 0)
    for y in 0..<height {
      for x in 0..<width {
        if x > width / 4 && x < width / 2 && y > height / 4 { plane[x, y] = 0xFF20_80FF }
        if y == height / 8 { plane[x, y] = 0x8000_8040 }
        if x == width * 3 / 4 { plane[x, y] = 0xFFFF_FFFF }
        if x * height < y * width / 3 { plane[x, y] = 0x4040_1000 }
      }
    }
    plane[width - 3, 2] = 0xFFFF_FFFF
    plane[width - 1, height - 1] = 0xFF00_FF00
    return plane
  }

  static func blurred(
    _ source: Plane<UInt32>, _ blur: GaussianBlur, into rect: PixelRect,
    edges: BlurEdges = .empty, anchor: Int = 0
  ) -> Plane<UInt32> {
    var (source, target) = (source, Plane<UInt32>(rect, filledWith: 0xDEAD_BEEF))
    var buffers = BlurScratch()
    source.with { from in
      target.with { into in
        blur.blur(
          from, into: into, edges: edges, anchorX: anchor, anchorY: anchor, buffers: &buffers)
      }
    }
    return target
  }

  static func blurred(
    _ source: Plane<UInt8>, _ blur: GaussianBlur, into rect: PixelRect, edges: BlurEdges = .empty
  ) -> Plane<UInt8> {
    var (source, target) = (source, Plane<UInt8>(rect, filledWith: 77))
    var buffers = BlurScratch()
    source.with { from in
      target.with { into in
        blur.blur(from, into: into, edges: edges, anchorX: 0, anchorY: 0, buffers: &buffers)
      }
    }
    return target
  }

  /// The part of a rectangle that debug builds have time for.
  static func seen(_ rect: PixelRect) -> PixelRect {
    #if DEBUG
      rect.intersection(Self.rect(-35, -35, 90, 70))
    #else
      rect
    #endif
  }

  /// The largest difference of any channel, in levels, at places all over the result.
  private func worst(
    _ source: Plane<UInt32>, _ reference: GaussianReference, anchor: Int = 0
  ) -> Double {
    let blur = GaussianBlur(
      sigmaX: reference.sigmaX, sigmaY: reference.sigmaY, offsetX: reference.offsetX,
      offsetY: reference.offsetY)
    let rect = reference.edges == .empty ? Self.seen(blur.reach(of: source.rect)) : source.rect
    let result = Self.blurred(source, blur, into: rect, edges: reference.edges, anchor: anchor)
    var alphas = Plane<UInt8>(source.rect, filledWith: 0)
    alphas.pixels = source.pixels.map { UInt8($0 >> 24) }
    let alpha = Self.blurred(alphas, blur, into: rect, edges: reference.edges)
    #if DEBUG
      let places = 12
    #else
      let places = 200
    #endif
    let step = (
      x: (rect.right - rect.left) / places + 1, y: (rect.bottom - rect.top) / places + 1
    )
    let xs = Array(stride(from: rect.left, to: rect.right, by: step.x))
    let ys = Array(stride(from: rect.top, to: rect.bottom, by: step.y))
    var worst = 0.0
    for channel in 0..<4 {
      let picture = GaussianReference.Picture(
        width: source.rect.right, height: source.rect.bottom,
        values: source.pixels.map { Double($0 >> (8 * channel) & 255) })
      let expected = reference.values(picture, xs: xs, ys: ys)
      for (row, y) in ys.enumerated() {
        for (column, x) in xs.enumerated() {
          let value = Double(result[x, y] >> (8 * channel) & 255)
          worst = max(worst, abs(value - expected[row][column]))
          if channel == 3 { worst = max(worst, abs(Double(alpha[x, y]) - expected[row][column])) }
        }
      }
    }
    return worst
  }

  #if DEBUG
    static let sigmas = [0.3, 1, 3.4, 3.5, 4, 20, 100]
  #else
    static let sigmas = [
      0.3, 0.5, 1, 2, 3.4, 3.5, 4, 6.9, 7, 8, 13.9, 14, 20, 28, 28.2, 47, 100, 400,
    ]
  #endif

  @Test(arguments: BlurTests.sigmas)
  func `colors and coverage agree with the convolution within one level`(sigma: Double) {
    #if DEBUG
      let scene = Self.scene(34, 27)
    #else
      let scene = Self.scene(sigma > 10 ? 161 : 70, sigma > 10 ? 118 : 53)
    #endif
    for anchor in [0, -3] {
      let worst = worst(
        scene, GaussianReference(sigmaX: sigma, sigmaY: sigma), anchor: anchor)
      #expect(worst <= 1, "sigma \(sigma), anchor \(anchor): \(worst)")
    }
  }

  @Test(arguments: [(0, 0), (0, 3), (4, 0), (1.5, 20), (30, 2), (60, 7)] as [(Double, Double)])
  func `each axis has its own blur width`(sigmaX: Double, sigmaY: Double) {
    let worst = worst(Self.scene(31, 29), GaussianReference(sigmaX: sigmaX, sigmaY: sigmaY))
    #expect(worst <= 1, "\(worst)")
  }

  @Test(arguments: [0.0, 1, 4, 20, 100])
  func `a picture continues beyond its clamped edges`(sigma: Double) {
    let worst = worst(
      Self.scene(33, 26), GaussianReference(sigmaX: sigma, sigmaY: sigma, edges: .clamped),
      anchor: -1)
    #expect(worst <= 1, "sigma \(sigma): \(worst)")
  }

  @Test(
    arguments: [(1, 0.5, 0.25), (4, -3.75, 12.125), (20, 0.5, -0.5), (2, 7, -9)]
      as [(Double, Double, Double)])
  func `an offset moves the result by any fraction`(sigma: Double, x: Double, y: Double) {
    let worst = worst(
      Self.scene(30, 24),
      GaussianReference(sigmaX: sigma, sigmaY: sigma, offsetX: x, offsetY: y))
    #expect(worst <= 1, "sigma \(sigma): \(worst)")
  }

  @Test func `a zero width keeps the pixels, and a fractional offset divides them`() {
    let scene = Self.scene(20, 17)
    for sigma in [0, -1, .nan, .infinity, 1e-300] {
      let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
      #expect(blur.isIdentity || sigma == 1e-300)
      #expect(Self.blurred(scene, blur, into: scene.rect).pixels == scene.pixels)
    }
    var dot = Plane<UInt32>(Self.rect(0, 0, 1, 1), filledWith: 0xFFFF_FFFF)
    let moved = Self.blurred(
      dot, GaussianBlur(sigmaX: 0, sigmaY: 0, offsetX: 2.25, offsetY: -1),
      into: Self.rect(0, -2, 5, 1))
    #expect(moved.pixels.map { $0 >> 24 } == [0, 0, 0, 0, 0, 0, 0, 191, 64, 0, 0, 0, 0, 0, 0])
    dot[0, 0] = 0
    #expect(
      Self.blurred(dot, GaussianBlur(sigmaX: 9, sigmaY: 9), into: Self.rect(-9, -9, 9, 9)).pixels
        .allSatisfy { $0 == 0 })
  }

  @Test(arguments: [1.0, 6, 33])
  func `content that moves by whole pixels with its anchor keeps its pixels`(sigma: Double) {
    let scene = Self.scene(29, 23)
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
    let rect = Self.rect(-15, -12, 45, 40)
    let still = Self.blurred(scene, blur, into: rect)
    for shift in [1, 5, -13] {
      var moved = Plane<UInt32>(scene.rect.moved(x: shift, y: shift), filledWith: 0)
      moved.pixels = scene.pixels
      let result = Self.blurred(
        moved, blur, into: rect.moved(x: shift, y: shift), anchor: shift)
      #expect(result.pixels == still.pixels, "by \(shift)")
      // An offset by whole pixels gives the same result.
      let offset = GaussianBlur(
        sigmaX: sigma, sigmaY: sigma, offsetX: Double(shift), offsetY: Double(shift))
      #expect(
        Self.blurred(scene, offset, into: rect.moved(x: shift, y: shift)).pixels == still.pixels)
    }
  }

  @Test(arguments: [0.0, 2, 7, 40])
  func `a part of the result from a part of the source has the same pixels`(sigma: Double) {
    let scene = Self.scene(90, 40)
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma / 3, offsetX: 0.5)
    let rect = blur.reach(of: scene.rect)
    let whole = Self.blurred(scene, blur, into: rect)
    for part in [
      Self.rect(0, 0, 1, 1), Self.rect(7, 5, 20, 11), Self.rect(60, 31, 91, 40),
      Self.rect(-4, -3, 95, 2),
    ] {
      let needed = blur.source(for: part).intersection(scene.rect)
      var cut = Plane<UInt32>(needed, filledWith: 0)
      for y in needed.top..<needed.bottom {
        for x in needed.left..<needed.right { cut[x, y] = scene[x, y] }
      }
      let result = Self.blurred(cut, blur, into: part)
      for y in part.top..<part.bottom where y >= rect.top && y < rect.bottom {
        for x in part.left..<part.right where x >= rect.left && x < rect.right {
          #expect(result[x, y] == whole[x, y], "\(x), \(y) of \(part)")
        }
      }
    }
  }

  @Test func `uniform fields stay uniform, and no channel exceeds its alpha`() {
    for sigma in [0.4, 1, 3, 12, 90, 5000, 1e9] {
      let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
      let field = Plane<UInt32>(Self.rect(0, 0, 19, 11), filledWith: 0xC080_B001)
      #expect(
        Self.blurred(field, blur, into: field.rect, edges: .clamped).pixels == field.pixels)
      let scene = Self.scene(31, 27)
      let result = Self.blurred(scene, blur, into: Self.rect(-9, -9, 40, 36))
      #expect(
        result.pixels.allSatisfy {
          let alpha = $0 >> 24
          return $0 & 255 <= alpha && $0 >> 8 & 255 <= alpha && $0 >> 16 & 255 <= alpha
        })
    }
  }

  @Test(arguments: [0.5, 1, 3, 6, 25])
  func `the blur is empty beyond its reach`(sigma: Double) {
    let field = Plane<UInt32>(Self.rect(0, 0, 40, 30), filledWith: 0xFFFF_FFFF)
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
    let reach = blur.reach(of: field.rect)
    let wide = Self.rect(reach.left - 3, reach.top - 3, reach.right + 3, reach.bottom + 3)
    let result = Self.blurred(field, blur, into: wide)
    for y in wide.top..<wide.bottom {
      for x in wide.left..<wide.right {
        if x < reach.left || x >= reach.right || y < reach.top || y >= reach.bottom {
          #expect(result[x, y] == 0)
        }
      }
    }
  }
}
