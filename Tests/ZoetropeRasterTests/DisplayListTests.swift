import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

struct DisplayListTests {
  private func list(_ items: [Item]) -> DisplayList {
    DisplayList(size: CGSize(width: 10, height: 4.5), items: items)
  }

  @Test func `the text has one line per item, indented in clips and layers`() {
    let items: [Item] = [
      fill(box(0, 0, 1.0 / 3, 2)), clip(box(0, 0, 1, 1), rule: .evenOdd),
      .pushLayer(.init(opacity: 0.5)),
      .stroke(
        .init(
          path: polygon([(1, 2), (3, 4)]), transform: shift(5, 6),
          style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]),
          paint: .color(white), isAntialiased: false)),
      .popLayer, .popClip,
    ]
    #expect(
      list(items).description == """
        canvas 10 x 4.5
          fill rgba(0 0 0 1) path 0 0 m 0.333333 0 l 0.333333 2 l 0 2 l h
          clip even-odd path 0 0 m 1 0 l 1 1 l 0 1 l h
            layer opacity 0.5
              stroke rgba(1 1 1 1) width 2 round-cap dash 1,2 aliased \
        transform [1 0 0 1 5 6] path 1 2 m 3 4 l h
            end layer
          end clip

        """)
    #expect(list([]).description == "canvas 10 x 4.5\n")
  }

  @Test func `a valid list passes validation`() throws {
    try list([]).validate()
    try list([clip(box(0, 0, 1, 1)), .pushLayer(.init(opacity: 1)), .popLayer, .popClip])
      .validate()
  }

  @Test func `validation names the invalid item`() {
    #expect(throws: DisplayListError.unmatchedPop(index: 0)) { try list([.popClip]).validate() }
    #expect(throws: DisplayListError.unmatchedPush(index: 1)) {
      try list([fill(Path()), .pushLayer(.init(opacity: 1))]).validate()
    }
    #expect(throws: DisplayListError.unmatchedPop(index: 1)) {
      try list([.pushLayer(.init(opacity: 1)), .popClip]).validate()
    }
    #expect(throws: DisplayListError.nonFiniteNumber(index: 1)) {
      try list([fill(Path()), fill(polygon([(.infinity, 0)]))]).validate()
    }
    #expect(throws: DisplayListError.invalidSize) {
      try DisplayList(size: CGSize(width: -1, height: 1)).validate()
    }
  }
}
