import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct EquatableViewTests {
  private struct Parity: View, Equatable {
    let number: Int
    let journal: Journal

    nonisolated static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }

    var body: some View {
      let _ = journal.note("\(number)")
      return box("a", CGFloat(number), 10)
    }
  }

  private struct Content: View {
    @Binding var number: Int
    let journal: Journal
    var body: some View { Parity(number: number, journal: journal).equatable() }
  }

  @Test func `an equatable view is evaluated only if it is unequal to the previous one`()
    async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let number = host.makeState(1)
    host.show(Content(number: number, journal: journal))
    for (value, width) in [(3, 1.0), (5, 1), (6, 6), (8, 6), (7, 7)] {
      number.wrappedValue = value
      try await host.advance(to: 0)
      #expect(near(host.frame("a").width, width))
    }
    #expect(journal.lines == ["1", "6", "7"])
  }
}
