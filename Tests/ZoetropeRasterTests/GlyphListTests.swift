import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

struct GlyphListTests {
  private func list(_ item: Item) -> DisplayList {
    DisplayList(size: CGSize(width: 10, height: 4), items: [item])
  }

  @Test func `the text names each face once and each glyph with its position`() {
    let run = [
      glyph(HandDrawn.bar, 0, 3), glyph(HandDrawn.ring, 1.0 / 3, 3),
      glyph(HandDrawn.reversedBar, 2.5, 3), glyph(HandDrawn.bar, 4, 3),
    ]
    #expect(
      list(glyphs(run, size: 13, white, transform: shift(1, 2))).description == """
        canvas 10 x 4
          glyphs rgba(1 1 1 1) size 13 transform [1 0 0 1 1 2] face HandDrawn 1@0,3 \
        2@0.333333,3 face Other 1@2.5,3 face HandDrawn 1@4,3

        """)
    #expect(
      list(glyphs([], size: 13)).description
        == "canvas 10 x 4\n  glyphs rgba(0 0 0 1) size 13 none\n")
  }

  @Test func `runs are equal if their glyphs and faces are equal`() {
    let bar = HandDrawn.bar
    let copy = HandDrawn.outline(1, bar.path)
    #expect(glyphs([glyph(bar, 0, 3)], size: 13) == glyphs([glyph(copy, 0, 3)], size: 13))
    #expect(glyphs([glyph(bar, 0, 3)], size: 13) != glyphs([glyph(bar, 0, 3)], size: 14))
    let other = HandDrawn.reversedBar
    #expect(glyphs([glyph(bar, 0, 3)], size: 13) != glyphs([glyph(other, 0, 3)], size: 13))
  }

  @Test func `non-finite numbers are found`() throws {
    try list(glyphs([], size: 13)).validate()
    let fine = [glyph(HandDrawn.bar, 0, 3), glyph(HandDrawn.space, 1, 3)]
    try list(glyphs(fine, size: 13)).validate()
    let odd = HandDrawn.outline(9, polygon([(.nan, 0), (1, 0), (0, 1)]))
    let wrong = [
      glyphs([], size: .nan), glyphs([], size: 13, transform: shift(.infinity, 0)),
      glyphs([], size: 13, PaintColor(red: .nan, green: 0, blue: 0)),
      glyphs([glyph(HandDrawn.bar, 0, 3), glyph(HandDrawn.bar, 0, .nan)], size: 13),
      glyphs([glyph(odd, 0, 3)], size: 13),
    ]
    for item in wrong {
      #expect(throws: DisplayListError.nonFiniteNumber(index: 0)) { try list(item).validate() }
    }
  }

  @Test func `an outline knows its bounding box`() {
    #expect(HandDrawn.bar.controlBounds == CGRect(x: 0.1, y: -0.7, width: 0.15, height: 0.7))
    #expect(HandDrawn.space.controlBounds.isNull)
    #expect(HandDrawn.outline(9, polygon([(.nan, 0), (1, 0)])).controlBounds.isNull)
  }
}
