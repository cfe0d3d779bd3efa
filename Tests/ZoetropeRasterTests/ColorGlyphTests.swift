import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
@testable import ZoetropeText

/// Glyphs of the color fonts, drawn with 100 pixels per em, the baseline at y = 80. The square of
/// most glyphs is from (10, 0) to (90, 80); a pixel is 10 font units.
struct ColorGlyphTests {
  private static let clear: UInt32 = 0
  private static let red: UInt32 = 0xFF00_00FF
  private static let green: UInt32 = 0xFF00_FF00
  private static let blue: UInt32 = 0xFFFF_0000
  private static let white: UInt32 = 0xFFFF_FFFF

  private let library: FontLibrary

  init() throws { library = try FontLibrary(folder: ColorFonts.folder) }

  private func glyphPicture(
    _ scalar: Unicode.Scalar, in file: String = "ZoetropeVectors.ttf"
  ) throws -> GlyphPicture? {
    let face = try library.face(file: ColorFonts.path(file))
    let text = Array(String(Character(scalar)).utf16)
    let glyphs = face.shape(text, range: text.indices, isRightToLeft: false)
    return face.outline(of: try #require(glyphs.first).glyph).picture
  }

  private func drawn(
    _ scalar: Unicode.Scalar, in file: String = "ZoetropeVectors.ttf", size: Int = 100
  ) throws -> Picture {
    let picture = try #require(try glyphPicture(scalar, in: file))
    let scale = CGFloat(size)
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0.8 * scale)
    let items = picture.items(place, foreground: PaintColor(red: 1, green: 1, blue: 1))
    try DisplayList(size: CGSize(width: size, height: size), items: items).validate()
    return Picture(size, size, items)
  }

  /// Expects a gradient from red at x = 10 to blue at x = 90 in a row of pixels.
  private func expectRedToBlue(_ picture: Picture, row: Int) {
    for x in 10..<90 {
      let part = (Double(x) + 0.5 - 10) / 80
      let pixel = picture[x, row]
      #expect(abs(Double(pixel & 255) - 255 * (1 - part)) <= 2, "red at \(x)")
      #expect((pixel >> 8) & 255 == 0)
      #expect(abs(Double((pixel >> 16) & 255) - 255 * part) <= 2, "blue at \(x)")
      #expect(pixel >> 24 == 255)
    }
    #expect(picture[9, row] == Self.clear && picture[90, row] == Self.clear)
  }

  @Test(arguments: ["\u{1F600}", "\u{1F601}"] as [Unicode.Scalar])
  func `a linear gradient fills a glyph, also with offsets beyond 0 and 1 and a rotated end`(
    _ scalar: Unicode.Scalar
  ) throws {
    let picture = try drawn(scalar)
    expectRedToBlue(picture, row: 0)
    expectRedToBlue(picture, row: 79)
    #expect(picture[50, 80] == Self.clear)
  }

  @Test func `linear gradients repeat and reflect`() throws {
    // Red and blue, 20 pixels each, then once more forward or backward.
    let repeated = try drawn("\u{1F602}")
    #expect(
      [12, 32, 52, 72].map { repeated[$0, 40] } == [Self.red, Self.blue, Self.red, Self.blue])
    let reflected = try drawn("\u{1F603}")
    #expect(
      [12, 32, 52, 72].map { reflected[$0, 40] } == [Self.red, Self.blue, Self.blue, Self.red])
  }

  @Test func `a radial gradient has its radii`() throws {
    // The edge is a circle with a radius of 20 pixels around (50, 40).
    let picture = try drawn("\u{1F604}")
    for y in 0..<80 {
      for x in 10..<90 {
        let distance = hypot(Double(x) + 0.5 - 50, Double(y) + 0.5 - 40)
        if abs(distance - 20) < 0.5 { continue }
        #expect(picture[x, y] == (distance < 20 ? Self.red : Self.blue), "(\(x), \(y))")
      }
    }
  }

  @Test func `a radial gradient may begin at a point beside its center`() throws {
    // From the point (30, 40) to a circle of 40 pixels around (50, 40): halfway, the circle has a
    // radius of 20 pixels around (40, 40).
    let picture = try drawn("\u{1F611}")
    for y in 0..<80 {
      for x in 10..<90 {
        let distance = hypot(Double(x) + 0.5 - 40, Double(y) + 0.5 - 40)
        if abs(distance - 20) < 0.5 { continue }
        #expect(picture[x, y] == (distance < 20 ? Self.red : Self.blue), "(\(x), \(y))")
      }
    }
  }

  @Test func `circles beside each other paint the area between their tangents`() throws {
    let line = ColorLine(
      stops: [.init(color: GlyphColor(color: .init(red: 1, green: 0, blue: 0)), offset: 0)],
      extend: .pad)
    func painted(_ start: ColorPaint.Circle, _ end: ColorPaint.Circle) throws -> Picture {
      let gradient = try #require(TwoCircleGradient(line, start, end))
      let paint = GradientPaint(
        shape: gradient.shape,
        stops: gradient.line.stops.map { .init(color: $0.color.color, location: $0.offset) })
      let area = try #require(gradient.area)
      return Picture(
        40, 40,
        [
          .pushClip(.init(path: area)),
          .fill(
            .init(path: Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint: .gradient(paint))),
          .popClip,
        ])
    }
    // A strip of 10 pixels to both sides of y = 20.
    let strip = try painted(
      .init(center: CGPoint(x: 10, y: 20), radius: 10),
      .init(center: CGPoint(x: 20, y: 20), radius: 10))
    for x in [0, 20, 39] {
      #expect(
        [9, 10, 29, 30].map { strip[x, $0] } == [Self.clear, Self.red, Self.red, Self.clear])
    }
    // A wedge with its tip at (0, 20): the tangents rise by 3 in 4, as the radius is 3 / 5 of the
    // distance.
    let wedge = try painted(
      .init(center: CGPoint(x: 10, y: 20), radius: 6),
      .init(center: CGPoint(x: 20, y: 20), radius: 12))
    #expect([3, 6, 33, 36].map { wedge[20, $0] } == [Self.clear, Self.red, Self.red, Self.clear])
    #expect(wedge[0, 10] == Self.clear && wedge[38, 1] == Self.red)
    // The other way around, it is the same area.
    let reversed = try painted(
      .init(center: CGPoint(x: 20, y: 20), radius: 12),
      .init(center: CGPoint(x: 10, y: 20), radius: 6))
    #expect(reversed == wedge)
  }

  @Test func `sweep gradients turn counterclockwise, pad and repeat`() throws {
    // Right above, left above, left below and right below the center.
    let points = [(60, 30), (40, 30), (40, 50), (60, 50)]
    let padded = try drawn("\u{1F605}")
    #expect(points.map { padded[$0.0, $0.1] } == [Self.red, Self.blue, Self.blue, Self.blue])
    let repeated = try drawn("\u{1F606}")
    #expect(points.map { repeated[$0.0, $0.1] } == [Self.red, Self.blue, Self.red, Self.blue])
  }

  @Test func `the color of the text is taken where a font asks for it`() throws {
    let picture = try drawn("\u{1F607}")
    #expect(picture[50, 20] == Self.white)
    #expect(picture[50, 60] == 0x8080_8080)
    let layers = try drawn("\u{1F612}")
    #expect(layers[50, 20] == Self.white && layers[50, 60] == Self.red)
  }

  @Test func `composite modes confine a paint to another one`() throws {
    let gradient = try drawn("\u{1F608}")
    expectRedToBlue(gradient, row: 60)
    #expect(gradient[50, 20] == Self.clear)
    let square = try drawn("\u{1F609}")
    #expect(square[50, 60] == Self.green && square[50, 20] == Self.clear)
  }

  @Test func `paints are moved, scaled, turned and skewed`() throws {
    // Red: moved to (10...30, 0...20). Green: from 500...700 to 500...800 font units. Blue: turned
    // by a quarter to the left around its lower left corner. White: with its foot at 70...90, the
    // top moved to the left by its height.
    let picture = try drawn("\u{1F60A}")
    let samples: [(Int, Int, UInt32)] = [
      (11, 1, Self.red), (29, 19, Self.red), (31, 10, Self.clear), (20, 21, Self.clear),
      (51, 61, Self.green), (79, 79, Self.green), (81, 70, Self.clear), (60, 59, Self.clear),
      (11, 61, Self.blue), (29, 79, Self.blue), (31, 70, Self.clear),
      (52, 0, Self.white), (68, 0, Self.white), (72, 18, Self.white), (87, 18, Self.white),
      (52, 18, Self.clear), (88, 2, Self.clear),
    ]
    for (x, y, color) in samples { #expect(picture[x, y] == color, "(\(x), \(y))") }
  }

  @Test func `clip boxes cut off, also in a glyph inside a glyph`() throws {
    // From 400 to 600 font units, and 400 units lower.
    let whole = try drawn("\u{1F60C}")
    #expect(whole[50, 21] == Self.green && whole[50, 39] == Self.green)
    #expect(whole[50, 19] == Self.clear && whole[50, 41] == Self.clear)
    let moved = try drawn("\u{1F60B}")
    #expect(moved[50, 61] == Self.green && moved[50, 79] == Self.green)
    #expect(moved[50, 59] == Self.clear && moved[50, 81] == Self.clear)
    let nested = try drawn("\u{1F60D}")
    expectRedToBlue(nested, row: 60)
    #expect(nested[50, 20] == Self.clear)
  }

  @Test func `drawings that contain themselves, are too deep or too large are left out`() throws {
    for scalar in ["\u{1F60E}", "\u{1F60F}", "\u{1F613}"] as [Unicode.Scalar] {
      let picture = try glyphPicture(scalar)
      #expect(picture == nil)
    }
    // A turn of 40 quarters is none.
    let turned = try drawn("\u{1F610}")
    #expect(turned[10, 0] == Self.red && turned[89, 79] == Self.red)
  }

  @Test(arguments: ["ZoetropeBitmaps.ttf", "ZoetropeSbix.ttf"])
  func `bitmaps are drawn pixel by pixel at their own size`(_ file: String) throws {
    // 16 pixels per em; the baseline is 13 or 16 pixels below the top.
    let picture = try #require(try glyphPicture("\u{1F600}", in: file))
    let top: CGFloat = file == "ZoetropeBitmaps.ttf" ? 13 : 16
    #expect(picture.bounds == CGRect(x: 0, y: -top / 16, width: 1, height: 1))
    let place = CGAffineTransform(a: 16, b: 0, c: 0, d: 16, tx: 0, ty: top)
    let drawn = Picture(
      16, 16, picture.items(place, foreground: PaintColor(red: 0, green: 0, blue: 0)))
    for y in 0..<16 {
      for x in 0..<16 {
        let colors = [Self.red, Self.green, Self.blue, 0x8080_8080]
        #expect(drawn[x, y] == colors[(x < 8 ? 0 : 1) + (y < 8 ? 0 : 2)], "(\(x), \(y))")
      }
    }
  }

  @Test func `a reduced bitmap has the mean color of its pixels`() throws {
    // The whole picture in a single pixel: a quarter of each of red, green, blue and half white.
    let picture = try #require(try glyphPicture("\u{1F600}", in: "ZoetropeBitmaps.ttf"))
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 13 / 16)
    let drawn = Picture(
      1, 1, picture.items(place, foreground: PaintColor(red: 0, green: 0, blue: 0)))
    for channel in 0..<3 {
      #expect(abs(drawn.channel(channel)[0] - (255 + 128) / 4) <= 1)
    }
    #expect(abs(drawn.channel(3)[0] - (3 * 255 + 128) / 4) <= 1)
  }

  @Test func `bitmaps that are too large are left out`() throws {
    let picture = try glyphPicture("\u{1F601}", in: "ZoetropeSbix.ttf")
    #expect(picture == nil)
    _ = try glyphPicture("\u{1F600}", in: "ZoetropeSbix.ttf")
  }
}
