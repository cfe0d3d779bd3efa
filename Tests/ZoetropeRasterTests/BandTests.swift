import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

@Suite(.reportsSeed) struct BandTests {
  #if DEBUG
    private static let count: UInt64 = 40
  #else
    private static let count: UInt64 = 400
  #endif

  /// The bitmap put together from bands; debug builds check the row facts.
  private static func pixels(
    _ list: DisplayList, _ renderer: Renderer, _ context: RenderContext = RenderContext()
  ) -> (pixels: [UInt32], bands: Int) {
    var pixels: [UInt32] = []
    var bands = 0
    let isTaken = renderer.renderBands(list, context: context) { band in
      #expect(band.y * band.width == pixels.count)
      #expect(band.factsHold)
      for row in 0..<band.rowCount {
        pixels += UnsafeBufferPointer(start: band.row(row), count: band.width)
        if band.y + row == 0 { continue }
        let above = UnsafeBufferPointer(start: band.row(row - 1), count: band.width)
        #expect(above.elementsEqual(pixels.dropLast(band.width).suffix(band.width)))
      }
      bands += 1
      return true
    }
    #expect(isTaken)
    return (pixels, bands)
  }

  private static func renderer(
    _ bandHeight: Int?, background: PaintColor? = nil
  ) -> Renderer {
    var renderer = Renderer(background: background)
    renderer.bandHeight = bandHeight
    return renderer
  }

  @Test(arguments: [nil, white])
  func `bands are the rows of the bitmap for every kind of drawing`(background: PaintColor?) {
    let context = RenderContext()
    let modes: [DisplayList.BlendMode] = [.normal, .multiply, .sourceAtop, .destinationOver]
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let size = CGSize(width: random.number(1...150), height: random.number(1...90))
      let items = seed % 2 == 0 ? randomScene(&random) : randomLayers(&random, modes: modes)
      let list = DisplayList(size: size, items: items)
      let renderer = Self.renderer([1, 8, 33, nil][Int(seed % 4)], background: background)
      let bitmap = Bitmap()
      renderer.render(list, into: bitmap, context: RenderContext())
      #expect(
        Self.pixels(list, renderer, context).pixels == Picture(bitmap).pixels, "seed \(seed)")
    }
  }

  @Test func `a canvas has zero, one or many bands`() {
    func bands(_ width: Double, _ height: Double) -> Int {
      let list = DisplayList(
        size: CGSize(width: width, height: height), items: [fill(box(0, 0, 3, height / 2))])
      return Self.pixels(list, Self.renderer(8)).bands
    }
    #expect(bands(0, 5) == 0)
    #expect(bands(5, 0) == 0)
    #expect(bands(5, 1) == 1)
    #expect(bands(5, 8) == 1)
    #expect(bands(2000, 9) == 2)
    #expect(bands(70, 64) == 8)
  }

  @Test func `two hundred overlapping shapes draw the same pixels in bands`() {
    let items = (0..<200).map { fill(box(Double($0 % 7), 2, 90, 40), white) }
    let list = DisplayList(size: CGSize(width: 100, height: 50), items: items)
    #expect(Self.pixels(list, Self.renderer(8)).pixels == Picture(100, 50, items).pixels)
  }

  @Test func `a sink that stops receives no more bands, and the next frame is whole`() {
    let list = DisplayList(
      size: CGSize(width: 40, height: 64), items: [fill(box(3, 3, 20, 50))])
    let (renderer, context) = (Self.renderer(8), RenderContext())
    var calls = 0
    let isTaken = renderer.renderBands(list, context: context) { _ in
      calls += 1
      return calls < 3
    }
    #expect(!isTaken)
    #expect(calls == 3)
    #expect(
      Self.pixels(list, renderer, context).pixels == Self.pixels(list, renderer).pixels)
  }

  @Test func `empty rows have no ink`() {
    let list = DisplayList(
      size: CGSize(width: 100, height: 40), items: [fill(box(50, 10, 20, 10))])
    var ink: [UInt64] = []
    _ = Self.renderer(8).renderBands(list, context: RenderContext()) { band in
      for row in 0..<band.rowCount { ink.append(band.ink?.words[row] ?? ~0) }
      return true
    }
    #expect(ink == (0..<40).map { 10..<20 ~= $0 ? 0b11000 : 0 })
  }

  @Test func `groups change only in the rows where a rounded rectangle begins, bends and ends`() {
    let path = Path(roundedRect: CGRect(x: 34, y: 4, width: 25, height: 32), cornerRadius: 6)
    let list = DisplayList(size: CGSize(width: 100, height: 40), items: [fill(path)])
    var changes: [UInt64] = []
    _ = Self.renderer(8).renderBands(list, context: RenderContext()) { band in
      for row in 0..<band.rowCount { changes.append(band.ink?.changes[row] ?? ~0) }
      return true
    }
    let corners = [4..<11, 30..<37]
    #expect(changes == (0..<40).map { y in corners.contains { $0 ~= y } ? 0b1100 : 0 })
  }
}
