import Foundation
import Testing
import Zoetrope

/// A stack of a single unconditional view behaves like the view.
@MainActor struct UnaryStackTests {
  /// Notes the priorities and places its subviews by their leading guides.
  private struct Probe: Layout {
    let journal: Journal
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      for subview in subviews {
        let dimensions = subview.dimensions(in: .unspecified)
        let guide = dimensions[explicit: HorizontalAlignment.leading].map { "\($0)" } ?? "nil"
        let distance = subview.spacing.distance(to: subview.spacing, along: .vertical)
        journal.note("\(subview.priority) \(guide) \(distance)")
      }
      return CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func probe<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    let journal = Journal()
    _ = Host(100, 100) { Probe(journal: journal) { content() } }
    return Array(Set(journal.lines)).sorted()
  }

  private var guided: some View {
    Color.red.alignmentGuide(.leading) { _ in 7 }.layoutPriority(3)
  }

  @Test func `a stack of one has its view's priority, guides and spacing`() {
    let expected = ["3.0 7.0 8.0"]
    #expect(probe { guided } == expected)
    #expect(probe { HStack { guided } } == expected)
    #expect(probe { VStack { guided } } == expected)
    #expect(probe { ZStack { guided } } == expected)
    #expect(probe { VStack { HStack { ZStack { guided } } } } == expected)
    #expect(probe { VStackLayout().callAsFunction { guided } } == expected)
    #expect(probe { VStack { Spacer() } } == ["-inf nil 0.0"])
  }

  @Test func `a stack of zero or two views stays a stack`() {
    #expect(probe { VStack {} } == ["-inf nil 0.0"])
    #expect(
      probe {
        VStack {
          guided
          guided
        }
      } == ["0.0 nil 8.0"])
  }

  @Test func `a stack of a conditional view stays a stack`() {
    let isShown = true
    let stack = ["0.0 nil 8.0"]
    #expect(probe { VStack { if isShown { guided } } } == stack)
    #expect(probe { VStack { ForEach(0..<1, id: \.self) { _ in guided } } } == stack)
    #expect(probe { VStack { AnyView(guided) } } == stack)
    #expect(
      probe {
        VStack {
          guided
          if !isShown { guided }
        }
      } == stack)
    #expect(
      probe {
        VStack {
          Group { guided }
          EmptyView()
        }
      } == ["3.0 7.0 8.0"])
  }

  @Test func `lazy stacks and erased layouts are always kept`() {
    #expect(probe { LazyVStack { guided } }.first?.hasPrefix("0.0") == true)
    #expect(probe { AnyLayout(VStackLayout()).callAsFunction { guided } } == ["0.0 nil 8.0"])
  }

  @Test func `a spacer in a stack of one knows the stack's axis`() {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        box("a", 10, 10)
        VStack { Spacer() }.measured("b")
        box("c", 10, 10)
      }
    }
    // The spacer is vertical, though it stands in a row.
    #expect(host.frame("b").width == 0)
    #expect(host.frame("b").height == 100)
  }

  @Test func `a guide in a stack of one aligns the view outside`() {
    let host = Host(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          Color.red.frame(width: 20, height: 10).measured("a").alignmentGuide(.leading) { _ in -30 }
        }
        box("b", 20, 10)
      }
    }
    #expect(host.frame("a").minX == host.frame("b").minX + 30)
  }

  @Test func `the content of a stack of one animates as before`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isWide = host.makeState(false)
    host.show(Toggling(isWide: isWide))
    try await host.advance(to: 0)
    withAnimation(.linear(duration: 1)) { isWide.wrappedValue = true }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 40))
    #expect(near(host.frame("a").midX, 50))
  }

  private struct Toggling: View {
    @Binding var isWide: Bool
    var body: some View { HStack { VStack { box("a", isWide ? 60 : 20, 10) } } }
  }
}
