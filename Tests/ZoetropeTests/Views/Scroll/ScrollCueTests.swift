import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Cues that scroll.
@MainActor struct ScrollCueTests {
  struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        box("head", 100, 20).id("head")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { row in box("\(row)", 100, 20) }
          }
        }
      }
    }
  }

  @Test func `a cue scrolls to an id, with an animation`() async throws {
    let host = Host(100, 80) { Rows() }
    host.schedule(Cue(at: 1, scrollTo: 6, anchor: .top, animation: .linear(duration: 1)))
    host.schedule(Cue(at: 3, scrollTo: 0, animation: nil))
    try await host.advance(to: 1)
    #expect(near(host.frame("6").minY, 140))
    try await host.advance(to: 1.5)
    #expect(near(host.frame("6").minY, 80))
    try await host.advance(to: 2.9)
    #expect(near(host.frame("6").minY, 20))
    try await host.advance(to: 3)
    #expect(near(host.frame("0").minY, 20))
  }

  @Test(arguments: ["nobody", "head"])
  func `a cue for a view outside any scroll view is an error that lists the targets`(_ id: String)
    async throws
  {
    let host = Host(100, 80) { Rows() }
    host.schedule(Cue(at: 0, scrollTo: id))
    // The leaves of these tests are named by their own `ForEach`.
    let available = (0..<10).flatMap { ["\($0)", "\"\($0)\""] }
    await #expect(throws: InteractionError.missing(name: "\"\(id)\"", available: available)) {
      try await host.advance(to: 0)
    }
  }
}
