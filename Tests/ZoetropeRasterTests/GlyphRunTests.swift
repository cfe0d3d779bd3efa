import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeRaster

@Suite(.reportsSeed) struct GlyphRunTests {
  private let bar = HandDrawn.bar
  private let ring = HandDrawn.ring
  private let half = PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5)

  /// A glyph as an ordinary fill.
  private func filled(_ outline: GlyphOutline, size: Double, _ x: Double, _ y: Double) -> Item {
    fill(
      outline.path,
      transform: CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: x, ty: y))
  }

  @Test func `runs without glyphs or outlines draw nothing`() {
    let nothing = Picture(8, 8, [])
    #expect(Picture(8, 8, [glyphs([], size: 10)]) == nothing)
    #expect(Picture(8, 8, [glyphs([glyph(HandDrawn.space, 1, 7)], size: 10)]) == nothing)
  }

  @Test func `a glyph covers the same pixels as its outline`() {
    let bars = Picture(8, 12, [glyphs([glyph(bar, 1, 10)], size: 20)])
    #expect(bars.text == Picture(8, 12, [fill(box(3, -4, 3, 14))]).text)
    for outline in [ring, HandDrawn.bowl] {
      let picture = Picture(40, 40, [glyphs([glyph(outline, 3.25, 33.5)], size: 60)])
      // Glyphs are flattened more finely than paths.
      #expect(picture.distance(to: Picture(40, 40, [filled(outline, size: 60, 3.25, 33.5)])) <= 4)
      #expect(picture.alphas.contains(255))
    }
  }

  @Test func `glyphs that stay apart are drawn as if each were alone`() {
    let places: [(GlyphOutline, Double, Double)] = [
      (bar, 1.5, 16.25), (ring, 10, 16), (HandDrawn.bowl, 23, 15.125), (ring, 36.0625, 18),
    ]
    let run = glyphs(places.map { glyph($0.0, $0.1, $0.2) }, size: 20)
    let alone = places.map { glyphs([glyph($0.0, $0.1, $0.2)], size: 20) }
    #expect(Picture(50, 22, [run]) == Picture(50, 22, alone))
  }

  @Test func `overlapping glyphs of a run are composited once`() {
    let run = glyphs([glyph(bar, 1, 18), glyph(bar, 2, 18)], size: 20, half)
    let picture = Picture(10, 20, [run])
    #expect(Set(picture.alphas) == [0, 128])
    let layer: [Item] = [
      .pushLayer(.init(opacity: 0.5)), glyphs([glyph(bar, 1, 18), glyph(bar, 2, 18)], size: 20),
      .popLayer,
    ]
    #expect(Picture(10, 20, layer) == picture)
  }

  @Test func `glyphs of opposite winding do not cancel out`() {
    let run = glyphs([glyph(bar, 1, 18), glyph(HandDrawn.reversedBar, 2, 18)], size: 20)
    #expect(Picture(10, 20, [run]) == Picture(10, 20, [fill(box(3, 4, 4, 14))]))
  }

  @Test func `overlapping contours cover as much as their union`() {
    // At 16 times the size the sums of areas are wrong in almost no pixels: this is the exact
    // picture.
    let fine = Picture(640, 640, [filled(HandDrawn.crossed, size: 640, 40, 520)])
    for (x, y) in [(2.5, 32.5), (2.5625, 32.1875)] {
      let picture = Picture(40, 40, [glyphs([glyph(HandDrawn.crossed, x, y)], size: 40)])
      let truth = Picture(640, 640, [filled(HandDrawn.crossed, size: 640, 16 * x, 16 * y)])
      for row in 0..<40 {
        for column in 0..<40 {
          var sum = 0
          for index in 0..<256 {
            sum += Int(truth[column * 16 + index % 16, row * 16 + index / 16] >> 24)
          }
          let difference = abs(Double(sum) / 256 - Double(picture[column, row] >> 24))
          #expect(difference <= 2, "pixel \(column), \(row)")
        }
      }
    }
    #expect(fine.alphas.contains(255))
  }

  @Test func `an origin is rounded to a sixteenth of a pixel, halves up`() {
    func picture(_ x: Double, _ y: Double, scale: Double = 1) -> Picture {
      Picture(16, 16, [glyphs([glyph(ring, x, y)], size: 20)], scale: scale)
    }
    let third = picture(3.0625, 13)
    #expect(picture(3.03125, 13) == third)
    #expect(picture(3.0937, 13) == third)
    #expect(picture(3.03124, 13) == picture(3, 13))
    #expect(picture(3.03124, 13) != third)
    #expect(picture(3, 12.96875) == picture(3, 13))
    #expect(picture(3, 12.9687) == picture(3, 12.9375))
    #expect(picture(-1.03125, 13) == picture(-1, 13))
    // The grid is that of pixels, not of points.
    #expect(picture(3.015625, 13, scale: 2) == picture(3.03125, 13, scale: 2))
    #expect(picture(3.03125, 13, scale: 2) != picture(3, 13, scale: 2))
  }

  @Test func `a glyph moved by whole pixels gives the same pixels, moved`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let outline = GlyphOutline(
        face: HandDrawn.face, glyph: UInt32(100 + seed), path: random.path(-0.2...1))
      let size = random.number(5...40)
      let (x, y) = (random.number(0...20), random.number(0...20))
      let (dx, dy) = (
        Int.random(in: -12...12, using: &random), Int.random(in: -12...12, using: &random)
      )
      let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
      func picture(_ dx: Int, _ dy: Int) -> Picture {
        let moved = turn.concatenating(shift(x + Double(dx), y + Double(dy)))
        return Picture(32, 32, [glyphs([glyph(outline, 0, 0)], size: size, transform: moved)])
      }
      let (still, moved) = (picture(0, 0), picture(dx, dy))
      for y in max(0, dy)..<min(32, 32 + dy) {
        for x in max(0, dx)..<min(32, 32 + dx) where moved[x, y] != still[x - dx, y - dy] {
          Issue.record("seed \(seed), pixel \(x), \(y)")
          return
        }
      }
    }
  }

  @Test func `the transform turns and stretches glyphs and moves their origins`() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0)
    let turned = glyphs([glyph(bar, 1, 10)], size: 20, transform: turn)
    #expect(Picture(18, 12, [turned]) == Picture(18, 12, [fill(box(2, 3, 14, 3))]))
    let wide = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 1)
    let stretched = glyphs([glyph(bar, 1, 10), glyph(bar, 5, 10)], size: 20, transform: wide)
    let boxes = [fill(box(6, -3, 6, 14)), fill(box(14, -3, 6, 14))]
    #expect(Picture(24, 12, [stretched]) == Picture(24, 12, boxes))
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    let mirrored = glyphs([glyph(bar, 1, 10)], size: 20, transform: mirror)
    #expect(Picture(10, 12, [mirrored]) == Picture(10, 12, [fill(box(4, -4, 3, 14))]))
  }

  @Test func `clips and masks confine glyphs`() {
    let run = glyphs([glyph(bar, 1, 18), glyph(bar, 11, 18)], size: 20)
    let items = [clip(box(4.5, 0, 9.5, 12)), run, .popClip]
    let both = [fill(box(4.5, 4, 1.5, 8)), fill(box(13, 4, 1, 8))]
    #expect(Picture(20, 20, items) == Picture(20, 20, both))
  }

  @Test func `bands of any height give the same pixels`() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed)
      let outlines = [bar, ring, HandDrawn.bowl, HandDrawn.crossed, HandDrawn.reversedBar]
      let items = (0..<3).map { _ -> Item in
        let run = (0..<Int.random(in: 0...9, using: &random)).map { _ in
          glyph(
            outlines.randomElement(using: &random) ?? bar, random.number(-20...90),
            random.number(-20...100))
        }
        return glyphs(run, size: random.number(2...120), random.color())
      }
      let whole = Picture(70, 90, items, background: white, bandHeight: 90)
      for height in [1, 7, 16] {
        #expect(
          Picture(70, 90, items, background: white, bandHeight: height) == whole,
          "seed \(seed), bands of \(height)")
      }
    }
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e308, 1e18, 3e9, 5e6, -1e7, 0,
    .leastNonzeroMagnitude,
  ])
  func `extreme numbers neither trap nor hang, and are the same in every band`(_ extreme: Double) {
    let strange = CGAffineTransform(a: extreme, b: 1, c: extreme, d: 1, tx: 3, ty: 3)
    let odd = GlyphOutline(
      face: HandDrawn.face, glyph: 99, path: polygon([(0, 0), (extreme, 0), (0, 1)]))
    let items = [
      glyphs([glyph(ring, extreme, 4), glyph(bar, 2, 20)], size: 20),
      glyphs([glyph(ring, 4, extreme), glyph(bar, 8, 20)], size: 20),
      glyphs([glyph(ring, 4, 4)], size: extreme), glyphs([glyph(bar, 4, 4)], size: -extreme),
      glyphs([glyph(ring, 4, 4)], size: 10, transform: strange),
      glyphs([glyph(odd, 4, 4)], size: 10),
    ]
    let whole = Picture(30, 30, items, bandHeight: 30)
    #expect(Picture(30, 30, items, bandHeight: 7) == whole)
    // Valid glyphs are drawn beside invalid ones.
    #expect(whole[5, 15] >> 24 == 255)
  }

  @Test(arguments: [1e5, 1e7, 1e9])
  func `a huge glyph covers the expected pixels`(_ size: Double) {
    // The canvas lies on the right side of the bar, the first four columns in it.
    let run = glyphs([glyph(bar, 4 - 0.25 * size, 0.35 * size)], size: size)
    #expect(Picture(8, 8, [run]).alphas == (0..<64).map { $0 % 8 < 4 ? 255 : 0 })
  }
}
