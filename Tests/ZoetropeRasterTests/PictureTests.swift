import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

@Suite(.reportsSeed) struct PictureTests {
  @Test func `an empty list shows the background`() {
    #expect(Picture(3, 2, []).pixels == Array(repeating: 0, count: 6))
    #expect(Picture(3, 2, [], background: white).text == ["...", "..."])
    #expect(Picture(0, 5, []).pixels.isEmpty)
  }

  @Test func `a white square on a black one covers its pixels exactly`() {
    let items = [fill(box(0, 0, 12, 12)), fill(box(4, 4, 4, 4), white)]
    let band = "####....####"
    let full = String(repeating: "#", count: 12)
    #expect(
      Picture(12, 12, items).text == Array(repeating: full, count: 4)
        + Array(repeating: band, count: 4) + Array(repeating: full, count: 4))
  }

  @Test func `white at opacity 0.6 on black is 0x99`() {
    let veil = PaintColor(red: 1, green: 1, blue: 1, alpha: 0.6)
    let picture = Picture(12, 12, [fill(box(0, 0, 12, 12)), fill(box(3, 3, 6, 6), veil)])
    #expect(picture[5, 5] == 0xFF99_9999)
    #expect(picture[2, 2] == 0xFF00_0000)
  }

  @Test func `the scale turns points into pixels and the size is rounded`() {
    #expect(Picture(3, 1, [fill(box(1, 0, 1, 1))], scale: 2).text == ["--##--", "--##--"])
    #expect(Renderer(scale: 1.5).pixelSize(of: CGSize(width: 3, height: 1)) == (5, 2))
    #expect(Renderer().pixelSize(of: CGSize(width: Double.nan, height: -1)) == (0, 0))
  }

  @Test func `a stroke is drawn in its path's space`() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 1))
    line.addLine(to: CGPoint(x: 3, y: 1))
    let stretch = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 1)
    let stroke = Item.stroke(
      .init(path: line, transform: stretch, style: StrokeStyle(lineWidth: 2), paint: .color(black)))
    #expect(Picture(8, 4, [stroke]).text == ["--------", "-######-", "-######-", "--------"])
  }

  @Test func `a context that drew another picture before gives the same pixels`() {
    let context = RenderContext()
    let bitmap = Bitmap()
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let size = CGSize(width: random.number(1...90), height: random.number(1...90))
      let list = DisplayList(size: size, items: randomScene(&random))
      Renderer().render(list, into: bitmap, context: context)
      let fresh = Bitmap()
      Renderer().render(list, into: fresh, context: RenderContext())
      #expect(Picture(bitmap) == Picture(fresh), "seed \(seed)")
    }
  }

  @Test func `repeating rows are detected`() {
    let bitmap = Bitmap()
    let list = DisplayList(
      size: CGSize(width: 4, height: 8), items: [fill(box(1, 1.5, 2, 4))])
    Renderer(background: white).render(list, into: bitmap, context: RenderContext())
    #expect(bitmap.facts.isOpaque)
    #expect(bitmap.facts[0] == .solid(0xFFFF_FFFF))
    #expect(bitmap.facts[1] == .unknown)
    #expect(bitmap.facts[3] == .sameAsAbove)
    #expect(bitmap.facts[7] == .solid(0xFFFF_FFFF))
    #expect(bitmap.factsHold)
  }
}
