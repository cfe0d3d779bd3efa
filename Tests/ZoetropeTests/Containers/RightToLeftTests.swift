import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Right-to-left layout mirrors all places.
@MainActor struct RightToLeftTests {
  /// The left edge of a view in left-to-right and in right-to-left layout.
  private func places<V: View>(_ view: V, of name: String) -> [CGFloat] {
    LayoutDirection.allCases.map { direction in
      Host(100, 100) { view.environment(\.layoutDirection, direction) }.x(name)
    }
  }

  @Test func `an offset counts from the leading edge`() {
    #expect(places(box("a", 20, 20).offset(x: 15, y: 5), of: "a") == [55, 25])
  }

  @Test func `a position counts from the leading edge`() {
    #expect(places(box("a", 20, 20).position(x: 30, y: 50), of: "a") == [20, 60])
  }

  @Test func `content is mirrored on request`() {
    let view = Color.clear.frame(width: 100, height: 20).overlay {
      HStack(spacing: 0) {
        box("a", 30, 10)
        box("b", 70, 10)
      }
    }
    #expect(places(view, of: "a") == [0, 70])
    #expect(places(view.flipsForRightToLeftLayoutDirection(true), of: "a") == [0, 0])
    #expect(places(view.flipsForRightToLeftLayoutDirection(false), of: "a") == [0, 70])
    #expect(places(view.layoutDirectionBehavior(.mirrors(in: .leftToRight)), of: "a") == [70, 70])
    #expect(places(view.layoutDirectionBehavior(.fixed), of: "a") == [0, 70])
  }

  @Test func `lazy containers are mirrored`() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20))], spacing: 0) {
      box("a", 40, 20)
      box("b", 60, 20)
    }
    #expect(places(grid, of: "a") == [0, 60])
    let stack = ScrollView { LazyVStack(alignment: .leading) { box("a", 40, 20) } }
    #expect(places(stack, of: "a") == [0, 60])
    let anchored = Grid {
      GridRow { box("a", 20, 10).gridCellAnchor(.leading) }
      mark("bar").frame(height: 2)
    }
    #expect(places(anchored, of: "a") == [0, 80])
  }
}
