import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Views that learn whether they are visible in a scroll view.
@MainActor struct ScrollVisibilityTests {
  @Test func `a view is visible while enough of its area is inside the scroll view`() async throws {
    let journal = Journal()
    let host = Host(100, 60) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { row in
            box("\(row)", 100, 20).id("row \(row)")
              .onScrollVisibilityChange(threshold: 0.75) { journal.note("\(row) \($0)") }
          }
        }
      }
    }
    #expect(journal.lines == ["0 true", "1 true", "2 true"])
    host.schedule(Cue(at: 0, drag: "row 1", by: CGSize(width: 0, height: -10), over: 0))
    try await host.advance(to: 0)
    #expect(journal.lines.dropFirst(3).sorted() == ["0 false"])
  }

  @Test func `without a scroll view a view is visible`() {
    let journal = Journal()
    _ = Host(100, 60) {
      box("a", 10, 10).onScrollVisibilityChange { journal.note("\($0)") }
    }
    #expect(journal.lines == ["true"])
  }
}
