import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The views that lazy containers have built, and when.
@MainActor struct LazinessTests {
  /// A row that notes when its body runs, and when it appears and disappears.
  private struct Row: View {
    let name: String
    let height: CGFloat
    let journal: Journal

    var body: some View {
      journal.note(name)
      return Color.red.frame(height: height)
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
    }
  }

  private struct List: View {
    let count: Int
    let journal: Journal
    var height: CGFloat = 20

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Row(name: "\($0)", height: height, journal: journal) }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 5, 1000])
  func `only the bodies of visible rows run`(_ count: Int) {
    let journal = Journal()
    let host = Host(100, 90) { List(count: count, journal: journal) }
    let shown = (0..<min(count, 5)).map { "\($0)" }
    #expect(journal.lines.filter { !$0.hasPrefix("+") } == shown)
    #expect(journal.lines.filter { $0.hasPrefix("+") } == shown.map { "+\($0)" })
    #expect(host.frames().count == shown.count)
  }

  @Test func `scrolling builds the incoming rows and reports rows that appear and disappear`()
    async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 40))
    let target = host.makeState(Int?.none)
    host.show(Scrolled(target: target, journal: journal))
    _ = journal.take()
    target.wrappedValue = 50
    try await host.advance(to: 0)
    let lines = journal.take()
    #expect(lines.filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }.sorted() == ["50", "51"])
    #expect(Set(lines.filter { $0.hasPrefix("-") }) == ["-0", "-1"])
    #expect(Set(lines.filter { $0.hasPrefix("+") }) == ["+50", "+51"])
    #expect(host.frame("50") == CGRect(x: 0, y: 0, width: 100, height: 20))
    // Rows that were built stay, off screen.
    #expect(host.frame("0").minY == -1000)
  }

  private struct Scrolled: View {
    @Binding var target: Int?
    let journal: Journal

    var body: some View {
      List(count: 100, journal: journal).scrollPosition(id: $target, anchor: .top)
    }
  }

  @Test func `a target among rows of unequal heights is approached until it is reached`()
    async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 50))
    let target = host.makeState(Int?.none)
    host.show(Uneven(target: target, journal: journal))
    target.wrappedValue = 40
    try await host.advance(to: 0)
    #expect(host.frame("40").maxY == 50)
    #expect(journal.count("20") == 0)
  }

  private struct Uneven: View {
    @Binding var target: Int?
    let journal: Journal

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) {
            Row(name: "\($0)", height: CGFloat(10 + $0 % 7 * 5), journal: journal)
          }
        }
      }
      .scrollPosition(id: $target, anchor: .bottom)
    }
  }

  @Test(arguments: [10.0, 60]) func `an animated move builds all rows on its way at once`(
    _ rate: Double
  ) async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 50))
    let target = host.makeState(Int?.none)
    host.show(Uneven(target: target, journal: journal))
    withAnimation(.linear(duration: 1)) { target.wrappedValue = 20 }
    try await host.advance(to: 0)
    #expect(Set(journal.bodies) == Set((0...20).map { "\($0)" }))
    var time = 0.0
    while time < 1.2 {
      time += 1 / rate
      try await host.advance(to: time)
    }
    #expect(near(host.frame("20").maxY, 50, 1e-6))
    #expect(journal.bodies.count == 21)
  }

  @Test func `a row inserted in view has a transition`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let rows = host.makeState([1, 2, 3])
    host.show(Changing(rows: rows))
    #expect(host.frame("1").minY == 0)
    withAnimation(.linear(duration: 1)) { rows.wrappedValue = [0, 1, 2, 3] }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("0").minX, -50, 1e-6))
    #expect(near(host.frame("1").minY, 10, 1e-6))
    withAnimation(.linear(duration: 1)) { rows.wrappedValue = [0, 1, 3] }
    try await host.advance(to: 2)
    #expect(host.frames()["2"] == nil)
    #expect(host.frame("3").minY == 40)
  }

  private struct Changing: View {
    @Binding var rows: [Int]

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { _ in
            Color.red.frame(height: 20).transition(.move(edge: .leading))
          }
        }
      }
    }
  }

  @Test func `a row built by an animated move appears without a transition`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let target = host.makeState(Int?.none)
    host.show(Sectioned(target: target))
    withAnimation(.linear(duration: 1)) { target.wrappedValue = 205 }
    try await host.advance(to: 0.5)
    let frames = host.placements().map(\.frame)
    #expect(frames.count > 10)
    #expect(frames.allSatisfy { $0.minX == 0 })
  }

  private struct Sectioned: View {
    @Binding var target: Int?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<5) { section in
            ForEach(0..<10) { row in
              Color.red.frame(height: 20).transition(.move(edge: .leading))
                .id(section * 100 + row)
            }
          }
        }
      }
      .scrollPosition(id: $target)
    }
  }

  @Test func `lazy grids build whole rows`() {
    let journal = Journal()
    let host = Host(100, 45) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<500) { Row(name: "\($0)", height: 20, journal: journal) }
        }
      }
    }
    #expect(journal.lines.filter { !$0.hasPrefix("+") } == (0..<9).map { "\($0)" })
    #expect(host.frame("8").minY == 40)
  }

  @Test func `a lazy stack outside a scroll view builds all of its rows`() {
    let journal = Journal()
    _ = Host(100, 90) {
      LazyVStack { ForEach(0..<20) { Row(name: "\($0)", height: 20, journal: journal) } }
    }
    #expect(journal.lines.count { !$0.hasPrefix("+") } == 20)
  }

  @Test func `a lazy stack in a scroll view of the other axis builds all of its rows`() {
    let journal = Journal()
    _ = Host(100, 90) {
      ScrollView(.horizontal) {
        LazyVStack { ForEach(0..<20) { Row(name: "\($0)", height: 20, journal: journal) } }
      }
    }
    #expect(journal.lines.count { !$0.hasPrefix("+") } == 20)
  }
}

extension Journal {
  /// The rows whose bodies ran, in order.
  fileprivate var bodies: [String] {
    lines.filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }
  }
}
