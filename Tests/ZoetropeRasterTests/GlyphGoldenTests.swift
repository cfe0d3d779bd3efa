import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster
import ZoetropeText

/// Draws on white, one pixel per point.
private func bitmap(_ width: Int, _ height: Int, _ items: [Item]) -> Bitmap {
  let bitmap = Bitmap()
  let list = DisplayList(size: CGSize(width: width, height: height), items: items)
  Renderer(background: white).render(list, into: bitmap, context: RenderContext())
  return bitmap
}

private let turn = CGAffineTransform(a: 0.96, b: -0.28, c: 0.28, d: 0.96, tx: 8, ty: 46)
private let stretch = CGAffineTransform(a: 1.5, b: 0, c: 0.3, d: 0.8, tx: 8, ty: 34)

struct HandDrawnGoldenTests {
  private let word = [
    HandDrawn.ring, HandDrawn.bar, HandDrawn.bowl, HandDrawn.crossed, HandDrawn.space,
    HandDrawn.ring,
  ].enumerated().map { glyph($0.element, 0.6 * Double($0.offset), 0) }

  private func run(
    size: Double, _ color: PaintColor = black, transform: CGAffineTransform
  ) -> Item {
    let placed = word.map { glyph($0.outline, Double($0.position.x) * size, 0) }
    return glyphs(placed, size: size, color, transform: transform)
  }

  @Test func `letters drawn by hand match their goldens at 13 and at 34 points`() {
    let items = [run(size: 13, transform: shift(2, 12)), run(size: 34, transform: shift(2, 44))]
    expectGolden(bitmap(100, 56, items), named: "glyphs/hand-drawn/sizes.png")
  }

  @Test func `rotated letters drawn by hand match their goldens`() {
    expectGolden(
      bitmap(110, 56, [run(size: 24, transform: turn)]), named: "glyphs/hand-drawn/turned.png")
  }

  @Test func `stretched and slanted letters drawn by hand match their goldens`() {
    let blue = PaintColor(red: 0, green: 0.25, blue: 1, alpha: 0.6)
    let item = run(size: 22, blue, transform: stretch)
    expectGolden(bitmap(100, 40, [item]), named: "glyphs/hand-drawn/stretched.png")
  }
}

/// Words in the fonts that come with the tests.
struct FontGoldenTests {
  private static let faces = ["Inter-Regular.otf", "DejaVuSans.ttf", "DejaVuSerif-Bold.ttf"]

  /// The golden of a face, without the file's extension.
  private func golden(_ face: String, _ name: String) -> String {
    "glyphs/\(face.prefix { $0 != "." })/\(name).png"
  }

  /// A word set on a line from the origin, kerned.
  private func run(
    _ text: String, _ face: String, size: Double, transform: CGAffineTransform
  ) throws -> Item {
    let library = try FontLibrary(folder: FixtureFonts.folder)
    let face = try library.face(file: FixtureFonts.path(face))
    let units = Array(text.utf16)
    var pen = 0.0
    let placed = face.shape(units, range: 0..<units.count, isRightToLeft: false).map { shaped in
      defer { pen += shaped.xAdvance * size }
      return glyph(
        face.outline(of: shaped.glyph), pen + shaped.xOffset * size, -shaped.yOffset * size)
    }
    return glyphs(placed, size: size, transform: transform)
  }

  @Test(arguments: faces)
  func `a word matches its goldens at 13 and at 34 points`(_ face: String) throws {
    let items = [
      try run("AVgfß ờ13", face, size: 13, transform: shift(2.5, 13)),
      try run("AVgfß", face, size: 34, transform: shift(2, 48)),
    ]
    expectGolden(bitmap(130, 60, items), named: golden(face, "sizes"))
  }

  @Test(arguments: faces)
  func `a rotated word matches its goldens`(_ face: String) throws {
    let item = try run("Wheel", face, size: 24, transform: turn)
    expectGolden(bitmap(110, 56, [item]), named: golden(face, "turned"))
  }

  @Test(arguments: faces)
  func `a stretched and slanted word matches its goldens`(_ face: String) throws {
    let item = try run("Spin", face, size: 24, transform: stretch)
    expectGolden(bitmap(100, 44, [item]), named: golden(face, "stretched"))
  }
}
