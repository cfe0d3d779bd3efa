import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

@testable import ZoetropeRaster

/// Fast paths draw the pixels of the reference path to the last bit.
@Suite(.reportsSeed, .computesForLong) struct FastPathTests {
  #if DEBUG
    private static let count: UInt64 = 8
  #else
    private static let count: UInt64 = 150
  #endif

  /// One picture by all fast paths and one by none.
  private struct Pair {
    var fast = Renderer()
    var plain = Renderer()
    let context = RenderContext()

    init(scale: Double = 1, background: PaintColor? = nil) {
      fast = Renderer(scale: scale, background: background)
      plain = fast
      plain.isReference = true
    }

    func draw(_ renderer: Renderer, _ list: DisplayList, _ context: RenderContext) -> Picture {
      let bitmap = Bitmap()
      renderer.render(list, into: bitmap, context: context)
      return Picture(bitmap)
    }

    /// Whether both pictures are equal, with and without retained state in the fast one.
    func agree(_ width: Int, _ height: Int, _ items: [Item]) -> Bool {
      let list = DisplayList(size: CGSize(width: width, height: height), items: items)
      let picture = draw(plain, list, RenderContext())
      return draw(fast, list, context) == picture && draw(fast, list, RenderContext()) == picture
    }
  }

  @Test(arguments: PaintScene.scenes)
  func `a scene of paints equals the reference`(_ scene: PaintScene) {
    #expect(Pair(background: white).agree(PaintScene.side, PaintScene.side, scene.items))
  }

  @Test(arguments: [0.37, 1, 3])
  func `random shapes, clips and layers equal the reference`(_ scale: Double) {
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let background = Bool.random(using: &random) ? random.color() : nil
      let pair = Pair(scale: scale, background: background)
      #expect(pair.agree(80, 80, randomScene(&random)), "seed \(seed)")
      #expect(
        pair.agree(50, 60, randomLayers(&random, modes: DisplayList.BlendMode.allCases)),
        "seed \(seed), layers")
    }
  }

  @Test func `random gradients, meshes and images equal the reference`() {
    let pair = Pair(background: white)
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let transform = CGAffineTransform(rotationAngle: CGFloat(random.number(-1...1)))
      let picture = DisplayList.ImageFill(
        pixels: random.image(7, 5),
        frame: CGRect(x: 3.3, y: 2.1, width: random.number(1...40), height: 22),
        transform: transform)
      let items: [Item] = [
        .fill(.init(path: random.path(0...50), paint: .gradient(randomGradient(&random)))),
        .fill(
          .init(
            path: Path(CGRect(x: 2, y: 3.5, width: 40, height: 30)),
            paint: .gradient(randomGradient(&random)))),
        .fill(.init(path: random.path(0...50), paint: .mesh(randomMesh(&random)))),
        .image(picture),
      ]
      let mask = clip(random.path(0...50))
      #expect(pair.agree(50, 40, items), "seed \(seed)")
      #expect(pair.agree(50, 40, [mask] + items + [.popClip]), "seed \(seed), in a mask")
    }
  }

  @Test func `more shapes in more bands than are copied equal the reference`() {
    var random = SeededRandom(seed: 3)
    let items = (0..<800).map { _ in fill(random.path(-5...75), random.color()) }
    let list = DisplayList(size: CGSize(width: 20, height: 70), items: items)
    var renderer = Renderer(background: white)
    let bitmap = Bitmap()
    renderer.render(list, into: bitmap, context: RenderContext())
    let picture = Picture(bitmap)
    renderer.bandHeight = 1
    let context = RenderContext()
    renderer.render(list, into: bitmap, context: context)
    #expect(Picture(bitmap) == picture)
    #expect(context.bands.numbers.count > 1 << 15)
    #expect(context.bands.operations.count == 0)
  }

  @Test func `straight lines as strokes equal the reference`() {
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let lines = (0..<40).map { index -> Item in
        var path = Path()
        path.move(to: random.point(-10...90))
        path.addLine(to: index % 7 == 0 ? path.points[0] : random.point(-10...90))
        if index % 5 == 0 { path.addLine(to: random.point(-10...90)) }
        let caps: [CGLineCap] = [.butt, .butt, .round, .square]
        return .stroke(
          .init(
            path: path,
            style: StrokeStyle(
              lineWidth: random.number(0.1...6), lineCap: caps[index % 4],
              dash: index % 11 == 0 ? [3, 2] : []), paint: .color(random.color())))
      }
      #expect(Pair(background: white).agree(80, 80, lines), "seed \(seed)")
    }
  }

  // MARK: Glyphs

  private static let outlines = [
    HandDrawn.bar, HandDrawn.reversedBar, HandDrawn.ring, HandDrawn.bowl, HandDrawn.crossed,
    HandDrawn.space,
  ]

  /// Adjacent and overlapping glyphs on a grid of a number of phases.
  private func word(
    _ random: inout SeededRandom, size: Double, advance: ClosedRange<Double>
  ) -> [DisplayList.GlyphRun.Glyph] {
    var (x, y) = (random.number(-5...8), size)
    return (0..<24).compactMap { _ in
      x += (random.number(advance) * size * 8).rounded() / 8
      if x > 90 { (x, y) = (2, y + size * 0.8) }
      return Self.outlines.randomElement(using: &random).map { glyph($0, x, y) }
    }
  }

  @Test(arguments: [0.7, 1, 2])
  func `repeated glyphs, apart and overlapping, equal the reference`(_ scale: Double) {
    let pair = Pair(scale: scale, background: white)
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed % 10)
      for (size, advance) in [(9.0, 0.5...0.9), (14, 0.1...0.7), (30, 0.6...0.8), (90, 0.6...0.7)] {
        let run = word(&random, size: size, advance: advance)
        let turned = CGAffineTransform(rotationAngle: seed % 3 == 0 ? 0.2 : 0)
        let item = glyphs(run, size: size, random.color(), transform: turned)
        let name = "seed \(seed), size \(size)"
        #expect(pair.agree(100, 70, [item]), "\(name)")
        let round = clip(Path(ellipseIn: CGRect(x: 10, y: 5, width: 70, height: 50)))
        #expect(pair.agree(100, 70, [round, item, .popClip]), "\(name), in a mask")
        let box = clip(Path(CGRect(x: 11, y: 6, width: 41, height: 33)))
        #expect(pair.agree(100, 70, [box, item, .popClip]), "\(name), in a box")
        #expect(
          pair.agree(100, 70, [.pushLayer(.init(opacity: 0.5)), item, .popLayer]),
          "\(name), in a layer")
      }
    }
  }

  @Test func `repeated glyphs are retained, and evicted when there are too many`() {
    let context = RenderContext()
    let renderer = Renderer(background: white)
    let bitmap = Bitmap()
    func draw(_ x: Double, _ y: Double) {
      let item = glyphs([glyph(HandDrawn.ring, x, y)], size: 40)
      let list = DisplayList(size: CGSize(width: 60, height: 60), items: [item])
      renderer.render(list, into: bitmap, context: context)
    }
    draw(5, 45)
    #expect(context.glyphs.placed.count == 0)
    draw(7, 48)
    #expect(context.glyphs.placed.count == 1)
    draw(7.5, 48)
    #expect(context.glyphs.placed.count == 0)
    draw(8.5, 49)
    #expect(context.glyphs.placed.count == 1)
    // Enough sizes to fill the table, each used once.
    for number in 0..<9000 {
      let item = glyphs([glyph(HandDrawn.bar, 5, 20)], size: 10 + Double(number) / 1000)
      let list = DisplayList(size: CGSize(width: 20, height: 20), items: [item])
      renderer.render(list, into: bitmap, context: context)
    }
    draw(5, 45)
    #expect(context.glyphs.placed.count == 0)
    draw(5, 45)
    #expect(context.glyphs.placed.count == 1)
  }

  // MARK: Spans

  @Test func `spans of all lengths are blended like single pixels`() {
    var random = SeededRandom(seed: 1)
    for count in 0...70 {
      for coverage: UInt32 in [1, 2, 127, 128, 200, 254, 255] {
        let source = SolidSource(random.color().pixel)
        let before = (0..<count + 3).map { _ in random.color().pixel }
        var (span, single) = (before, before)
        span.withUnsafeMutableBufferPointer { pixels in
          guard let base = pixels.baseAddress else { return }
          source.draw(base + 1, count: count, coverage: coverage)
        }
        single.withUnsafeMutableBufferPointer { pixels in
          guard let base = pixels.baseAddress else { return }
          for index in 0..<count { source.draw(base + 1 + index, coverage: coverage) }
        }
        #expect(span == single, "\(count) pixels at \(coverage)")
      }
    }
  }

  @Test func `four pixels are covered and blended like single ones`() {
    var random = SeededRandom(seed: 2)
    for isEvenOdd in [false, true] {
      for isHard in [false, true] {
        let rule = CoverageRule(isEvenOdd: isEvenOdd, isHard: isHard)
        let edges: [Int32] = [
          0, 1, -1, 65535, 65536, 65537, 131071, 131072, 131073, -131072, 262143, 262144, .max,
          .min,
          .min + 1,
        ]
        for index in 0..<4000 {
          var sums = SIMD4<Int32>.random(in: -300_000...300_000, using: &random)
          if index % 5 < 4 { sums[index % 5] = edges[index % edges.count] }
          let four = rule.coverage(sums)
          for lane in 0..<4 {
            let one: UInt32 = rule.coverage(sums[lane])
            #expect(four[lane] == one, "\(sums[lane])")
          }
          let source = SolidSource(random.color().pixel)
          var span = (0..<4).map { _ in random.color().pixel }
          var single = span
          span.withUnsafeMutableBufferPointer { pixels in
            if let base = pixels.baseAddress { source.draw(base, coverages: four) }
          }
          single.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            for lane in 0..<4 { source.draw(base + lane, coverage: four[lane]) }
          }
          #expect(span == single, "\(four)")
        }
      }
    }
  }
}

extension PaintColor {
  /// The color as a premultiplied pixel.
  fileprivate var pixel: UInt32 {
    SIMD4(red, green, blue, alpha).premultipliedPixel()
  }
}
