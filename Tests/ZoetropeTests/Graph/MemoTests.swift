import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Values are computed once per proposal until something changes.
@MainActor struct MemoTests {
  /// A container of one view that notes each call.
  private struct Passing: Layout {
    let name: String
    let journal: Journal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      journal.note("\(name) size \(proposal)")
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      journal.note("\(name) place")
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  /// Nested stacks, each with a container that notes its proposals.
  private struct Nest: View {
    let depth: Int
    let journal: Journal
    @Binding var width: CGFloat

    var body: some View {
      HStack {
        Passing(name: "row\(depth)", journal: journal) {
          VStack {
            if depth > 0 {
              AnyView(Nest(depth: depth - 1, journal: journal, width: $width))
            }
            LayoutCacheTests.Counted(journal: journal).frame(maxHeight: 20)
          }
        }
        if depth == 0 { Color.red.frame(width: width) } else { Color.red.frame(minWidth: 3) }
      }
    }
  }

  @Test(arguments: [0, 1, 5]) func `every layout is measured once per proposal and placed once`(
    _ depth: Int
  ) async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 400, height: 300))
    let width = host.makeState(CGFloat(10))
    host.show(Nest(depth: depth, journal: journal, width: width))
    for round in 0..<3 {
      let named = journal.take().filter { $0.hasPrefix("row") }
      #expect(Set(named).count == named.count, "round \(round)")
      let placed = named.filter { $0.hasSuffix("place") }
      // In later rounds, containers that did not move are not placed again.
      #expect(round == 0 ? placed.count == depth + 1 : placed.count <= depth + 1)
      try await host.advance(to: 1)
      #expect(journal.lines.isEmpty)
      width.wrappedValue += 5
      try await host.advance(to: 1)
      #expect(!journal.lines.isEmpty)
    }
  }

  @Test func `the number of measurements grows linearly with the depth`() {
    func questions(_ depth: Int) -> Int {
      let journal = Journal()
      _ = Host(400, 300) { Nest(depth: depth, journal: journal, width: .constant(10)) }
      return journal.lines.count
    }
    // Each level adds the same number of queries: a stack asks for three lengths, many of which are
    // equal.
    let (four, six, eight) = (questions(4), questions(6), questions(8))
    #expect(eight - six <= 2 * (six - four))
    #expect(eight < 400)
  }

  @Test(arguments: [1, 4, 10]) func `the baselines of nested stacks are found once`(_ depth: Int) {
    let journal = Journal()
    let host = Host(400, 300) { Self.lines(depth, journal) }
    #expect(host.frame("leaf").width == 10)
    // Measured and placed, at a few proposals each; doubling at each level would be 2048 for 10.
    #expect(journal.lines.count <= 12)
  }

  private static func lines(_ depth: Int, _ journal: Journal) -> AnyView {
    if depth == 0 {
      return AnyView(
        box("leaf", 10, 10).alignmentGuide(.firstTextBaseline) { dimensions in
          journal.note("asked")
          return dimensions.height - 2
        })
    }
    return AnyView(
      HStack(alignment: .firstTextBaseline, spacing: 1) {
        lines(depth - 1, journal)
        Color.red.frame(width: 2, height: 5)
      })
  }

  @Test func `a guide is computed again once it may have changed`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let height = host.makeState(CGFloat(20))
    host.show(Lined(height: height))
    #expect(host.frame("b").maxY == host.frame("a").maxY - 5)
    height.wrappedValue = 50
    try await host.advance(to: 0)
    #expect(host.frame("a").height == 50)
    #expect(host.frame("b").maxY == host.frame("a").maxY - 5)
  }

  private struct Lined: View {
    @Binding var height: CGFloat

    var body: some View {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack {
          VStack { box("a", 10, height).alignmentGuide(.lastTextBaseline) { $0.height - 5 } }
        }
        box("b", 10, 10)
      }
    }
  }
}
