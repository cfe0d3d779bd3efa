import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct ViewModifierTests {
  struct Twice: ViewModifier {
    var gap: CGFloat = 0
    func body(content: Content) -> some View {
      HStack(spacing: gap) {
        content
        content
      }
    }
  }

  struct Framed: ViewModifier {
    let journal: Journal
    @State private var extra: CGFloat = 0

    func body(content: Content) -> some View {
      let _ = journal.note("framed")
      return content.padding(1 + extra).onAppear { extra = 1 }
    }
  }

  @Test(arguments: 0...4) func `modifier content may be used twice at every level of nesting`(
    _ times: Int
  ) {
    let host = Host(size: CGSize(width: 1000, height: 10))
    switch times {
    case 0: host.show(Color.red.frame(width: 10, height: 10))
    case 1: host.show(Color.red.frame(width: 10, height: 10).modifier(Twice()))
    case 2:
      host.show(Color.red.frame(width: 10, height: 10).modifier(Twice()).modifier(Twice()))
    case 3:
      host.show(
        Color.red.frame(width: 10, height: 10)
          .modifier(Twice()).modifier(Twice()).modifier(Twice()))
    default:
      host.show(
        Color.red.frame(width: 10, height: 10)
          .modifier(Twice().concat(Twice()).concat(Twice().concat(Twice()))))
    }
    let count = 1 << times
    let start = 500 - 5 * CGFloat(count)
    #expect(
      host.placements().map(\.frame.minX) == (0..<count).map { start + 10 * CGFloat($0) })
  }

  @Test func `nested modifiers of one type have separate states`() async throws {
    let journal = Journal()
    let host = Host(100, 100) {
      box("a", 10, 10).modifier(Framed(journal: journal)).measured("inner")
        .modifier(Framed(journal: journal)).measured("outer")
    }
    #expect(host.frame("outer").width == 14)
    try await host.advance(to: 0)
    #expect(host.frame("inner").width == 14)
    #expect(host.frame("outer").width == 18)
    #expect(journal.lines.count == 4)
  }

  struct Outer: ViewModifier {
    func body(content: Content) -> some View {
      content.modifier(Inner(extra: 1))
    }
  }

  struct Inner: ViewModifier {
    var extra: CGFloat
    func body(content: Content) -> some View { content.padding(extra) }
  }

  @Test func `a modifier may apply others to its content`() {
    let host = Host(100, 100) {
      box("a", 10, 10).modifier(Outer()).modifier(Inner(extra: 5)).modifier(Outer())
        .measured("all")
    }
    #expect(host.frame("all").width == 24)
  }

  struct Changing: View {
    let journal: Journal
    @Binding var width: CGFloat
    @Binding var gap: CGFloat

    var body: some View {
      Leaf(width: width, journal: journal).modifier(Twice(gap: gap)).measured("all")
    }
  }

  struct Leaf: View {
    var width: CGFloat
    let journal: Journal
    var body: some View {
      let _ = journal.note("leaf \(width)")
      return Color.red.frame(width: width, height: 10)
    }
  }

  @Test func `content and modifier change independently`() async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(10))
    let gap = host.makeState(CGFloat(0))
    host.show(Changing(journal: journal, width: width, gap: gap))
    #expect(journal.take() == ["leaf 10.0", "leaf 10.0"])
    gap.wrappedValue = 5
    try await host.advance(to: 0)
    #expect(journal.take() == [])
    #expect(host.frame("all").width == 25)
    width.wrappedValue = 20
    try await host.advance(to: 0)
    #expect(journal.take() == ["leaf 20.0", "leaf 20.0"])
    #expect(host.frame("all").width == 45)
    width.wrappedValue = 30
    gap.wrappedValue = 1
    try await host.advance(to: 0)
    #expect(host.frame("all").width == 61)
  }

  struct Conditional: ViewModifier {
    var isShown: Bool
    func body(content: Content) -> some View {
      if isShown { content } else { Color.blue.frame(width: 1, height: 1) }
    }
  }

  struct Hiding: View {
    @Binding var isShown: Bool
    @Binding var width: CGFloat
    var body: some View { box("a", width, 1).modifier(Conditional(isShown: isShown)) }
  }

  @Test func `content that is inserted again is up to date`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let isShown = host.makeState(true)
    let width = host.makeState(CGFloat(10))
    host.show(Hiding(isShown: isShown, width: width))
    isShown.wrappedValue = false
    try await host.advance(to: 0)
    width.wrappedValue = 20
    try await host.advance(to: 0)
    #expect(host.placements().map(\.frame.width) == [1])
    isShown.wrappedValue = true
    try await host.advance(to: 0)
    #expect(host.placements().map(\.frame.width) == [20])
  }
}
