import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The places of a grid's cells. Boxes stand for texts of the recorded sizes.
@MainActor struct GridTests {
  /// Recorded from SwiftUI on macOS 26.2.
  @Test func `columns and rows are as large as their largest cells`() {
    let host = Host(320, 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          box("a", 9, 16)
          box("red", 30, 30)
        }
        GridRow {
          box("blue", 60, 20)
          box("b", 10, 16)
        }
      }
      .measured("grid")
    }
    #expect(host.frame("grid") == CGRect(x: 105, y: 73, width: 110, height: 54))
    #expect(host.frame("red") == CGRect(x: 185, y: 73, width: 30, height: 30))
    #expect(host.frame("blue") == CGRect(x: 105, y: 107, width: 60, height: 20))
  }

  /// Recorded from SwiftUI on macOS 26.2.
  @Test func `flexible columns share the width`() {
    let host = Host(320, 200) {
      Grid {
        GridRow {
          box("a", 9, 16)
          mark("red").frame(height: 20)
          box("b", 10, 16)
        }
        GridRow {
          mark("blue").frame(height: 30)
          box("c", 9, 16)
          mark("green").frame(height: 30)
        }
      }
      .frame(width: 280)
    }
    #expect([host.x("blue"), host.x("red"), host.x("green")] == [20, 116, 212])
    let widths = ["blue", "red", "green"].map { host.frame($0).width }
    #expect(widths == [88, 88, 88])
  }

  /// Recorded from SwiftUI on macOS 26.2.
  @Test func `cells are aligned at the recorded places`() {
    func grid(_ alignment: Alignment, _ name: String) -> some View {
      Grid(alignment: alignment) {
        GridRow {
          box("\(name)9", 9, 16)
          box("\(name)red", 40, 40)
        }
        GridRow {
          box("\(name)blue", 60, 20)
          box("\(name)10", 10, 16)
        }
      }
      .measured("\(name)grid")
    }
    let host = Host(320, 200) {
      HStack(alignment: .top, spacing: 16) {
        grid(.bottomTrailing, "t")
        grid(.center, "c")
      }
    }
    #expect(host.frame("tgrid").width == 108)
    #expect(host.frame("cgrid").width == 108)
    #expect([host.x("t9"), host.x("t10"), host.x("tred")] == [95, 142, 112])
    let centred = ["c9", "c10", "cred", "cblue"].map { host.x($0) }
    #expect(centred == [193.5, 251, 236, 168])
  }

  /// Recorded from SwiftUI on macOS 26.2.
  @Test func `a flexible view across all columns widens them by equal parts`() {
    let host = Host(320, 240) {
      Grid(alignment: .leading) {
        GridRow {
          box("nine", 9, 16).gridColumnAlignment(.trailing)
          box("b", 10, 16)
        }
        mark("bar").frame(height: 4)
        GridRow {
          box("ten", 10, 16)
          box("color", 60, 40)
          box("eight", 8, 16).gridCellAnchor(.bottomTrailing)
        }
        GridRow {
          box("c", 9, 16)
          box("d", 9, 16)
          box("thirty", 30, 30)
        }
      }
    }
    #expect(host.frame("bar").minX == 0)
    #expect(host.frame("bar").width == 320)
    #expect(near(host.x("color"), 86))
    #expect(near(host.x("nine"), 69))
    #expect(near(host.x("eight"), 312))
    #expect(near(host.frame("eight").maxY, host.frame("color").maxY))
  }

  /// Recorded from SwiftUI on macOS 26.2.
  @Test func `from right to left the first column is on the right`() {
    let host = Host(320, 200) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box("a", 40, 30)
          box("b", 60, 30)
          box("c", 30, 30)
        }
        GridRow { box("d", 40, 30) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect([host.x("a"), host.x("b"), host.x("c"), host.x("d")] == [195, 125, 85, 195])
  }

  @Test func `an empty grid takes no room, and a grid of one view is the view`() {
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        Grid {}.measured("none")
        Grid { box("one", 30, 20) }.measured("single")
        Grid { GridRow {} }.measured("empty")
      }
    }
    #expect(host.frame("none").size == .zero)
    #expect(host.frame("empty").size == .zero)
    #expect(host.frame("single").size == CGSize(width: 30, height: 20))
  }

  @Test func `a spanning cell that needs more room widens its columns equally`() {
    let host = Host(300, 100) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 40, 10)
          box("c", 30, 10)
        }
        GridRow { box("wide", 100, 10).gridCellColumns(2) }
      }
      .measured("grid")
    }
    // 20 + 10 + 40 are 30 too few: 35 and 55.
    #expect(host.frame("grid").width == 140)
    #expect(host.x("b") - host.x("a") == 45)
    #expect(host.x("c") - host.x("b") == 65)
  }

  @Test func `a column without cells of its own gets its share of the spanning cells`() {
    let host = Host(350, 350) {
      Grid(horizontalSpacing: 10) {
        GridRow {
          mark("a")
          mark("b")
          mark("c").gridCellColumns(2)
        }
      }
    }
    #expect(host.frame("a").width == 80)
    #expect(host.frame("b").minX == 90)
    #expect(host.frame("c") == CGRect(x: 180, y: 0, width: 170, height: 350))
  }

  @Test func `an unsized cell enlarges nothing and fills its room`() {
    let host = Host(300, 200) {
      Grid(horizontalSpacing: 10, verticalSpacing: 6) {
        GridRow {
          mark("hole").gridCellUnsizedAxes([.horizontal, .vertical])
          box("a", 50, 20)
        }
        mark("line").frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow {
          box("b", 30, 20)
          box("c", 20, 20)
        }
      }
      .measured("grid")
    }
    #expect(host.frame("grid") == CGRect(x: 105, y: 73, width: 90, height: 54))
    #expect(host.frame("hole").size == CGSize(width: 30, height: 20))
    #expect(host.frame("line").size == CGSize(width: 90, height: 2))
  }

  @Test func `a row's alignment applies to its cells, and an anchor to its own cell`() {
    let host = Host(200, 200) {
      Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("tall", 20, 60)
          box("low", 20, 10)
          box("high", 20, 10).gridCellAnchor(.top)
        }
        GridRow {
          box("d", 20, 40)
          box("e", 20, 10)
        }
      }
    }
    let top = host.frame("tall").minY
    #expect(host.frame("low").minY == top + 50)
    #expect(host.frame("high").minY == top)
    #expect(host.frame("e").minY == host.frame("d").minY + 15)
  }

  @Test func `the least flexible column is served first`() {
    let host = Host(200, 20) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          mark("a")
          box("b", 80, 20)
          mark("c").frame(maxWidth: 30)
          mark("d")
        }
      }
    }
    let widths = ["a", "b", "c", "d"].map { host.frame($0).width }
    #expect(widths == [45, 80, 30, 45])
  }

  @Test func `rows share the height as columns share the width`() {
    let host = Host(100, 200) {
      Grid(horizontalSpacing: 0, verticalSpacing: 10) {
        GridRow {
          mark("a")
          box("b", 10, 10)
        }
        GridRow { box("c", 10, 50) }
        GridRow { mark("d") }
      }
    }
    #expect(host.frame("a").height == 65)
    #expect(host.frame("d") == CGRect(x: 0, y: 135, width: 90, height: 65))
  }

  @Test func `loops, conditions and groups make rows and cells`() {
    let host = Host(300, 300) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<3, id: \.self) { row in
          GridRow {
            ForEach(0..<3, id: \.self) { column in
              if row != column { box("\(row)\(column)", 20, 10) }
            }
          }
        }
      }
      .measured("grid")
    }
    #expect(host.frame("grid").size == CGSize(width: 40, height: 30))
    #expect(host.x("12") - host.x("10") == 20)
    #expect(host.frame("20").minY - host.frame("01").minY == 20)
  }

  @Test func `outside a grid a row is its views`() {
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }
    }
    #expect(host.frame("b").minY == host.frame("a").maxY)
  }

  @Test func `a modifier of a row applies to each of its cells`() {
    let host = Host(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        .padding(5)
        GridRow { box("c", 10, 10) }
      }
      .measured("grid")
    }
    #expect(host.frame("grid").size == CGSize(width: 40, height: 30))
    #expect(host.x("b") - host.x("a") == 20)
  }

  @Test func `the default spacing is the preference of the cells`() {
    let host = Host(300, 100) {
      Grid {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        GridRow { box("c", 10, 10) }
      }
      .measured("grid")
    }
    #expect(host.frame("grid").size == CGSize(width: 28, height: 28))
  }

  @Test func `rows are aligned by their text baselines`() {
    let host = Host(300, 100) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 40).alignmentGuide(.firstTextBaseline) { _ in 30 }
          box("b", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
      }
      .measured("grid")
    }
    #expect(host.frame("grid").height == 45)
    #expect(host.frame("b").minY - host.frame("a").minY == 25)
  }

  @Test func `a grid and a stack turn into each other along straight lines`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isGrid = host.makeState(true)
    host.show(Switching(isGrid: isGrid))
    let start = host.center("d")
    withAnimation(.linear(duration: 1)) { isGrid.wrappedValue = false }
    try await host.advance(to: 0.5)
    let middle = host.center("d")
    try await host.advance(to: 1)
    let end = host.center("d")
    #expect(start == CGPoint(x: 60, y: 60))
    #expect(end == CGPoint(x: 80, y: 50))
    #expect(near(middle, CGPoint(x: 70, y: 55), 1e-6))
  }

  private struct Switching: View {
    @Binding var isGrid: Bool

    var body: some View {
      let layout =
        isGrid
        ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
        : AnyLayout(HStackLayout(spacing: 0))
      layout {
        GridRow {
          box("a", 20, 20)
          box("b", 20, 20)
        }
        GridRow {
          box("c", 20, 20)
          box("d", 20, 20)
        }
      }
    }
  }

  @Test func `a removed cell leaves with its transition`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isThere = host.makeState(true)
    host.show(Shrinking(isThere: isThere))
    withAnimation(.linear(duration: 1)) { isThere.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("b").minX, 60, 1e-6))
    #expect(near(host.frame("a").minX, 35, 1e-6))
    try await host.advance(to: 1.1)
    #expect(host.frames()["b"] == nil)
    #expect(host.frame("a").minX == 40)
  }

  private struct Shrinking: View {
    @Binding var isThere: Bool

    var body: some View {
      Grid(horizontalSpacing: 0) {
        GridRow {
          box("a", 20, 20)
          if isThere { box("b", 20, 20).transition(.move(edge: .trailing)) }
        }
      }
    }
  }
}
