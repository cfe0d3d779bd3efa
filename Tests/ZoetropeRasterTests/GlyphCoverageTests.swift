import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster
import ZoetropeText

/// The installed faces, and the number of glyphs that are taken of each, 500 in all.
private let files = [
  (name: "Inter-Regular.otf", count: 167), (name: "DejaVuSans.ttf", count: 167),
  (name: "DejaVuSerif-Bold.ttf", count: 166),
]

/// The coverage of glyphs beside FreeType's: TrueType and CFF outlines, with and without overlaps.
@Suite(.computesForLong) struct GlyphCoverageTests {
  private static let sizes = [7, 9.5, 11, 13, 16, 20, 27, 34, 48, 72]
  private static let phases = [(0, 0.5), (0.25, 0), (0.5, 0.75), (0.75, 0.25)]
  /// Debug builds take two of a glyph's 40 combinations of size and phase, all in turn.
  #if DEBUG
    private static let stride = 20
  #else
    private static let stride = 1
  #endif

  @Test func `no coverage is off by more than 2 of 255`() throws {
    let library = try FontLibrary()
    var worst = (difference: 0.0, place: "")
    var drawn = 0
    for (number, file) in files.enumerated() {
      let face = try library.face(file: InstalledFonts.path(file.name))
      let reference = try #require(GlyphReference(path: face.path))
      for (index, outline) in Self.outlines(of: face, reference, file.count).enumerated() {
        let first = (number + index) % Self.stride
        for combination in Swift.stride(from: first, to: 40, by: Self.stride) {
          let size = Self.sizes[combination / 4]
          let phase = Self.phases[combination % 4]
          let difference = Self.difference(outline, size, phase, reference)
          drawn += 1
          if difference > worst.difference {
            worst = (difference, "\(file.name), glyph \(outline.glyph), size \(size), at \(phase)")
          }
        }
      }
    }
    #expect(drawn == 500 * 40 / Self.stride)
    #expect(worst.difference <= 2, "\(worst.place)")
    #expect(worst.difference > 0, "The two never agree wholly.")
  }

  /// Outlines of glyphs from all over the face, except empty ones and glyph 0, which is drawn as a
  /// box.
  private static func outlines(
    of face: FontFace, _ reference: GlyphReference, _ count: Int
  ) -> [GlyphOutline] {
    var outlines: [GlyphOutline] = []
    var index = 1
    while outlines.count < count {
      let outline = face.outline(of: UInt32(index * 7919 % reference.glyphCount))
      if !outline.path.isEmpty { outlines.append(outline) }
      index += 1
    }
    return outlines
  }

  /// The largest difference from the reference's pixels, of 255.
  private static func difference(
    _ outline: GlyphOutline, _ size: Double, _ phase: (Double, Double),
    _ reference: GlyphReference
  ) -> Double {
    let box = outline.controlBounds
    let left = Double(box.minX * size).rounded(.down) - 1
    let top = Double(box.minY * size).rounded(.down) - 1
    let width = Int(Double(box.maxX * size).rounded(.up) - left) + 2
    let height = Int(Double(box.maxY * size).rounded(.up) - top) + 2
    let origin = CGPoint(x: phase.0 - left, y: phase.1 - top)
    let run = glyphs([.init(outline: outline, position: origin)], size: size)
    let bitmap = Bitmap()
    Renderer().render(
      DisplayList(size: CGSize(width: width, height: height), items: [run]), into: bitmap,
      context: RenderContext())
    let expected = reference.coverage(
      of: outline.glyph, size: size, origin: origin, width: width, height: height)
    var most = 0.0
    for y in 0..<height {
      let row = bitmap.row(y)
      for x in 0..<width {
        most = max(most, abs(Double(row[x] >> 24) - expected[y * width + x]))
      }
    }
    return most
  }
}
