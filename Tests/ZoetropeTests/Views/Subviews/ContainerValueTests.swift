import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private struct RankKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }

  @Entry fileprivate var title: String = "none"
}

/// Notes the values of its subviews and places them by their rank.
private struct Ranks: Layout {
  let journal: Journal

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let values = subview.containerValues
      journal.note("\(values.rank) \(values.title) \(values.tag(for: Int.self) ?? -1)")
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(values.rank) * 10, y: bounds.minY),
        proposal: .unspecified)
    }
  }
}

@MainActor struct ContainerValueTests {
  let journal = Journal()

  @Test func `a layout reads the values of its subviews, or the defaults`() {
    let host = Host(100, 10) {
      Ranks(journal: journal) {
        box("a", 5, 5)
        box("b", 5, 5).containerValue(\.rank, 3).tag(7)
        box("c", 5, 5).containerValue(\.title, "third").padding(1).containerValue(\.rank, 5)
      }
    }
    #expect(journal.lines == ["0 none -1", "3 none 7", "5 third -1"])
    #expect(host.x("b") == 30)
    #expect(host.x("c") == 51)
  }

  @Test func `the value nearest to the view wins`() {
    let host = Host(100, 10) {
      Ranks(journal: journal) {
        box("a", 5, 5).containerValue(\.rank, 2).containerValue(\.rank, 4)
      }
    }
    #expect(host.x("a") == 20)
  }

  @Test func `values do not leave the nearest container`() {
    let host = Host(100, 10) {
      Ranks(journal: journal) {
        VStack { box("a", 5, 5).containerValue(\.rank, 2) }
        Group {
          box("b", 5, 5)
          box("c", 5, 5)
        }
        .containerValue(\.rank, 6)
      }
    }
    #expect(journal.lines == ["0 none -1", "6 none -1", "6 none -1"])
    #expect(host.x("c") == 60)
  }

  @Test func `a view may have tags of several types`() {
    var values = ContainerValues()
    #expect(values.tag(for: Int.self) == nil)
    #expect(!values.hasTag("a"))
    let host = Host(10, 10) {
      Group(subviews: box("a", 1, 1).tag(1).tag("one").tag(2)) { subviews in
        let _ = values = subviews[0].containerValues
        subviews
      }
    }
    #expect(host.frames().count == 1)
    #expect(values.tag(for: Int.self) == 1)
    #expect(values.tag(for: String.self) == "one")
    #expect(values.hasTag(1))
    #expect(!values.hasTag(2))
    #expect(!values.hasTag(1.0))
  }

  struct Changing: View {
    let journal: Journal
    @Binding var rank: Int
    var body: some View {
      Ranks(journal: journal) { box("a", 5, 5).containerValue(\.rank, rank) }
    }
  }

  @Test func `a changed value is laid out again with the animation`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let rank = host.makeState(1)
    host.show(Changing(journal: journal, rank: rank))
    withAnimation(.linear(duration: 1)) { rank.wrappedValue = 5 }
    try await host.advance(to: 0.5)
    #expect(near(host.x("a"), 30))
  }
}
