import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeRaster

struct BackdropTests {
  private let invert = DisplayList.Filter.colorMatrix(
    .init(red: [-1, 0, 0, 0], green: [0, -1, 0, 0], blue: [0, 0, -1, 0], bias: [1, 1, 1, 0]))
  private let stripes = [
    fill(box(0, 0, 16, 16), color(200, 0, 0)), fill(box(0, 8, 16, 8), color(0, 0, 200)),
  ]

  private func backdrop(_ path: Path, _ filters: [DisplayList.Filter]) -> Item {
    .backdrop(.init(path: path, filters: filters))
  }

  private func open(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  @Test func `a backdrop shows the filtered content behind it within its shape`() {
    let picture = Picture(16, 16, stripes + [backdrop(box(4, 4, 8, 8), [invert])])
    #expect(picture[2, 2] == 0xFF00_00C8 && picture[6, 5] == 0xFFFF_FF37)
    #expect(picture[6, 10] == 0xFF37_FFFF && picture[12, 5] == 0xFF00_00C8)
    // Only earlier items are behind the backdrop.
    let later = stripes + [backdrop(box(0, 0, 16, 16), [invert]), fill(box(4, 4, 1, 1), white)]
    #expect(Picture(16, 16, later)[4, 4] == 0xFFFF_FFFF)
    let twice = stripes + Array(repeating: backdrop(box(0, 0, 16, 16), [invert]), count: 2)
    #expect(Picture(16, 16, twice) == Picture(16, 16, stripes))
    // A partly covered pixel is partly filtered.
    let half = Picture(16, 16, stripes + [backdrop(box(0, 0, 4.5, 16), [invert])])
    #expect(abs(Int(half[4, 2] & 255) - (200 + 55) / 2) <= 1)
  }

  @Test func `a backdrop obeys the enclosing clips and masks`() {
    let disc = Path(ellipseIn: CGRect(x: 2, y: 2, width: 12, height: 12))
    let all = backdrop(box(0, 0, 16, 16), [invert])
    let clipped = Picture(16, 16, stripes + [clip(disc), all, .popClip])
    #expect(clipped.distance(to: Picture(16, 16, stripes + [backdrop(disc, [invert])])) <= 1)
    // A clip opened earlier stays open afterwards.
    let items = [clip(disc)] + stripes + [all, fill(box(0, 0, 16, 2), white), .popClip]
    #expect(Picture(16, 16, items)[0, 0] == 0 && Picture(16, 16, items)[8, 4] == 0xFFFF_FF37)
  }

  @Test func `a backdrop blur does not fade towards the edges`() {
    for rect in [box(0, 0, 16, 16), box(-4, -4, 12, 24), box(8, 3, 20, 4)] {
      let one = [fill(box(0, 0, 16, 16), color(200, 100, 0)), backdrop(rect, [blur(6)])]
      #expect(Picture(16, 16, one, background: white) == Picture(16, 16, [one[0]]))
    }
    // Content near the shape shines in from outside.
    let near = [fill(box(0, 0, 16, 16)), fill(box(0, 0, 4, 16), white)]
    let picture = Picture(16, 16, near + [backdrop(box(4, 0, 8, 16), [blur(2)])])
    #expect(picture[4, 8] & 255 > 60 && picture[3, 8] == 0xFFFF_FFFF && picture[13, 8] << 8 == 0)
  }

  @Test func `a layer with a backdrop is as large as its turned glyphs and its sharp joins`() {
    let upwards = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    let turned = [glyphs([glyph(HandDrawn.bar, -30, 20)], size: 24, transform: upwards)]
    let sharp = StrokeStyle(lineWidth: 4, miterLimit: 12)
    let blunt = StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel)
    let strokes: [Item] = [
      .stroke(.init(path: open([(4, 34), (7, 14), (10, 34)]), style: sharp, paint: .color(black))),
      .stroke(.init(path: open([(20, 20), (30, 30)]), style: blunt, paint: .color(black))),
    ]
    for items in [turned, strokes] {
      let alone = Picture(40, 40, layer(items))
      #expect(alone.alphas.contains(255))
      #expect(Picture(40, 40, layer(items + [backdrop(Path(), [])])) == alone)
    }
  }

  @Test func `a backdrop in a layer sees that layer alone`() {
    let inside = layer([fill(box(4, 4, 4, 4), white), backdrop(box(0, 0, 16, 16), [invert])])
    let picture = Picture(16, 16, stripes + inside)
    #expect(picture[1, 1] == 0xFF00_00C8 && picture[5, 5] == 0xFF00_0000)
    let faint = layer(opacity: 0.5, stripes + [backdrop(box(0, 0, 16, 16), [invert])])
    #expect(abs(Int(Picture(16, 16, faint)[3, 3] >> 8 & 255) - 128) <= 1)
  }

  @Test func `an identity backdrop changes nothing`() {
    let empty = [
      backdrop(Path(), [invert]), backdrop(box(2, 2, 4, 4), []),
      backdrop(box(40, 0, 8, 8), [invert]), backdrop(box(.nan, 0, 8, 8), [blur(2)]),
      backdrop(box(2, 2, 4, 4), [blur(.nan)]),
    ]
    #expect(Picture(16, 16, stripes + empty) == Picture(16, 16, stripes))
  }
}

struct ProjectedLayerTests {
  private func turned(_ degrees: Double, around x: Double, _ eye: Double) -> ProjectionTransform {
    var matrix = ProjectionTransform()
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    matrix.m11 = cosine
    matrix.m13 = sine / eye
    let back = ProjectionTransform(shift(-x, -20))
    return back.concatenating(matrix).concatenating(ProjectionTransform(shift(x, 20)))
  }

  private let card = [
    fill(box(8, 8, 24, 24), color(240, 80, 0)), fill(box(12, 12, 16, 4), white),
  ]

  @Test func `an identity projection changes nothing`() {
    #expect(
      Picture(40, 40, layer(projection: ProjectionTransform(), card)) == Picture(40, 40, card))
  }

  @Test func `a projection by whole pixels moves the picture`() {
    let moved = layer(projection: ProjectionTransform(shift(5, -3)), card)
    let expected = card.map { item -> Item in
      guard case .fill(var fill) = item else { return item }
      fill.transform = shift(5, -3)
      return .fill(fill)
    }
    #expect(Picture(40, 40, moved).distance(to: Picture(40, 40, expected)) <= 1)
  }

  @Test(arguments: [-60.0, -20, 35, 70]) func `a card turns in space`(degrees: Double) {
    let matrix = turned(degrees, around: 20, 60)
    let picture = Picture(40, 40, layer(projection: matrix, card))
    for y in 0..<40 {
      for x in 0..<40 {
        // A pixel whose whole neighborhood has one color has that color.
        let inverse = matrix.inverted()
        let places = [(-2.0, -2.0), (3, -2), (3, 3), (-2, 3)].map { corner in
          CGPoint(x: Double(x) + corner.0, y: Double(y) + corner.1).applying(inverse)
        }
        func all(in rect: CGRect) -> Bool { places.allSatisfy { rect.contains($0) } }
        if all(in: CGRect(x: 12, y: 12, width: 16, height: 4)) {
          #expect(picture[x, y] == 0xFFFF_FFFF)
        } else if all(in: CGRect(x: 8, y: 16, width: 24, height: 16)) {
          #expect(picture[x, y] == 0xFF00_50F0)
        } else if places.allSatisfy({ $0.y < 8 }) || places.allSatisfy({ $0.x > 32 })
          || places.allSatisfy({ $0.x < 8 }) || places.allSatisfy({ $0.y > 32 })
        {
          #expect(picture[x, y] == 0)
        }
      }
    }
  }

  @Test func `content beyond the canvas can be projected into it`() {
    let far = [fill(box(208, 8, 24, 24), color(240, 80, 0)), fill(box(212, 12, 16, 4), white)]
    let moved = layer(projection: ProjectionTransform(shift(-200, 0)), far)
    #expect(Picture(40, 40, moved).distance(to: Picture(40, 40, card)) <= 1)
  }

  @Test func `a card that comes close to the eye stays sharp`() {
    var near = ProjectionTransform()
    near.m33 = 0.5
    let small = [fill(box(4, 4, 12, 12), color(240, 80, 0)), fill(box(6, 6, 8, 2), white)]
    let drawn = Picture(40, 40, layer(projection: near, small))
    let large = Picture(
      40, 40, [fill(box(8, 8, 24, 24), color(240, 80, 0)), fill(box(12, 12, 16, 4), white)])
    #expect(drawn.distance(to: large) <= 2)
  }
}
