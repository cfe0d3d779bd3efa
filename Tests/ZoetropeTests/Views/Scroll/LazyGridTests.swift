import Foundation
import Testing
import ZoetropeGeometry

@testable import Zoetrope

/// The places of views in lazy grids.
@MainActor struct LazyGridTests {
  private func widths(_ items: [GridItem], _ whole: CGFloat?) -> [CGFloat] {
    GridItemTracks(items, in: whole).tracks.map(\.length)
  }

  @Test func `columns are served from the first to the last`() {
    #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200) == [70, 57, 57])
    #expect(widths([GridItem(), GridItem()], 208) == [100, 100])
    #expect(widths([GridItem(.flexible(maximum: 50)), GridItem()], 208) == [50, 150])
    #expect(
      widths([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], 200)
        == [96, 120])
    #expect(widths([GridItem(.fixed(300)), GridItem()], 200) == [300, 10])
  }

  @Test func `adaptive columns are as many as fit`() {
    #expect(widths([GridItem(.adaptive(minimum: 40))], 39) == [40])
    #expect(widths([GridItem(.adaptive(minimum: 40))], 88) == [40, 40])
    #expect(widths([GridItem(.adaptive(minimum: 40))], 200) == [44, 44, 44, 44])
    #expect(widths([GridItem(.adaptive(minimum: 40, maximum: 42))], 200) == [42, 42, 42, 42])
    let thirds = widths([GridItem(.adaptive(minimum: 40), spacing: 0)], 129)
    #expect(thirds == [43, 43, 43])
  }

  @Test func `columns without a finite width have their minimum or maximum length`() {
    let items = [GridItem(.fixed(20)), GridItem(.flexible(minimum: 30, maximum: 90))]
    #expect(widths(items, nil) == [20, 30])
    #expect(widths(items, .infinity) == [20, 90])
    #expect(widths([GridItem(.adaptive(minimum: 25))], nil) == [25])
    #expect(widths([GridItem(.adaptive(minimum: 25))], .infinity) == [.infinity])
    #expect(widths([], 80) == [80])
  }

  /// Places recorded from SwiftUI on macOS 26.2.
  @Test func `a right-to-left lazy grid is at the recorded places`() {
    let host = Host(320, 240) {
      VStack(spacing: 14) {
        Color.clear.frame(width: 10, height: 110)
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))]) {
          ForEach(0..<5, id: \.self) { box("\($0)", 40, 20) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let xs = (0..<5).map { host.x("\($0)") }
    #expect(xs == [188, 140, 92, 188, 140])
    #expect(host.frame("3").minY - host.frame("0").minY == 28)
  }

  @Test func `views are aligned in their cells`() {
    let host = Host(100, 100) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(40), spacing: 0, alignment: .topTrailing), GridItem(.fixed(60)),
        ], spacing: 0
      ) {
        box("a", 10, 10)
        box("b", 20, 40)
      }
      .measured("grid")
    }
    #expect(host.frame("grid") == CGRect(x: 0, y: 30, width: 100, height: 40))
    #expect(host.frame("a").origin == CGPoint(x: 30, y: 30))
    #expect(host.frame("b").origin == CGPoint(x: 60, y: 30))
  }

  @Test func `a view has the width of its column and its ideal height`() {
    let host = Host(108, 100) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        mark("a")
        mark("b")
        mark("c")
      }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 36, width: 50, height: 10))
    #expect(host.frame("b").minX == 58)
    #expect(host.frame("c").origin == CGPoint(x: 0, y: 54))
  }

  @Test func `a horizontal grid fills its rows column by column`() {
    let host = Host(100, 100) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem()], spacing: 5) {
          ForEach(0..<4, id: \.self) { mark("\($0)").frame(width: 30) }
        }
      }
    }
    #expect(host.frame("0") == CGRect(x: 0, y: 0, width: 30, height: 46))
    #expect(host.frame("1") == CGRect(x: 0, y: 54, width: 30, height: 46))
    #expect(host.frame("2") == CGRect(x: 35, y: 0, width: 30, height: 46))
  }

  @Test func `headers and footers have their own lines`() {
    let host = Host(100, 200) {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0) {
        Section {
          ForEach(0..<3, id: \.self) { box("\($0)", 50, 10) }
        } header: {
          mark("header").frame(height: 20)
        } footer: {
          mark("footer").frame(height: 5)
        }
        Section { box("next", 50, 10) }
      }
    }
    let top = host.frame("header").minY
    #expect(host.frame("header").width == 100)
    #expect(host.frame("2").origin == CGPoint(x: 0, y: top + 30))
    #expect(host.frame("footer").minY == top + 40)
    #expect(host.frame("next").minY == top + 45)
  }
}
