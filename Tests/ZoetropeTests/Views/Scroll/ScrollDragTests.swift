import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Scroll views moved by a drag.
@MainActor struct ScrollDragTests {
  struct Rows: View {
    var count = 50
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in box("\(row)", 100, 20).id("row \(row)") }
        }
      }
    }
  }

  private func drag(
    _ name: String = "row 3", by height: CGFloat, over duration: Double = 0.1, rest: Double = 0
  ) -> Cue {
    Cue(
      at: 1, drag: name, by: CGSize(width: 0, height: height), over: duration, afterResting: rest)
  }

  @Test func `the content follows the finger and then decelerates`() async throws {
    let host = Host.bench(100, 100, cues: [drag(by: -50)]) { Rows() }
    try await host.advance(to: 1)
    #expect(host.frame("0").minY == 0)
    try await host.advance(to: 1 + 3.0 / 60)
    #expect(near(host.frame("0").minY, -25, 1e-6))
    try await host.advance(to: 1.1)
    #expect(near(host.frame("0").minY, -50))
    try await host.advance(to: 10)
    let rest = 50 + 500 * DecelerationAnimation.normal.distance
    #expect(near(host.frame("0").minY, -rest, 1e-6))
  }

  @Test func `deceleration is the same at every frame rate`() async throws {
    var tops: [CGFloat] = []
    for rate in [7.0, 60, 240] {
      let host = Host.bench(100, 100, cues: [drag(by: -50)]) { Rows() }
      var frame = 0.0
      while frame / rate < 1.5 {
        try await host.advance(to: frame / rate)
        frame += 1
      }
      try await host.advance(to: 1.5)
      tops.append(host.frame("0").minY)
    }
    #expect(near(tops[0], tops[1]) && near(tops[1], tops[2]))
    #expect(tops[0] < -50)
  }

  @Test func `a drag of zero duration has no momentum`() async throws {
    let host = Host.bench(100, 100, cues: [drag(by: -50, over: 0)]) { Rows() }
    try await host.advance(to: 5)
    #expect(near(host.frame("0").minY, -50))
  }

  @Test(arguments: [(-5000.0, -900.0), (300, 0)])
  func `scrolling stops at the ends of the content`(_ way: CGFloat, _ top: CGFloat) async throws {
    let host = Host.bench(100, 100, cues: [drag(by: way)]) { Rows() }
    try await host.advance(to: 1.1)
    #expect(near(host.frame("0").minY, top))
    try await host.advance(to: 10)
    #expect(near(host.frame("0").minY, top))
  }

  @Test func `a touch stops a moving scroll view`() async throws {
    let host = Host.bench(
      100, 100,
      cues: [
        drag(by: -50), Cue(at: 1.5, drag: "row 20", by: CGSize(width: 0, height: 12), over: 0),
      ]
    ) { Rows() }
    try await host.advance(to: 1.49999)
    let before = host.frame("0").minY
    try await host.advance(to: 1.5)
    #expect(near(host.frame("0").minY, before + 12, 0.1))
    let after = host.frame("0").minY
    try await host.advance(to: 9)
    #expect(near(host.frame("0").minY, after))
  }

  @Test func `a view's own gesture goes first, and a tap lets the drag through`() async throws {
    let journal = Journal()
    let host = Host.bench(
      100, 100,
      cues: [
        Cue(at: 0, drag: "own", by: CGSize(width: 0, height: -30), over: 0),
        Cue(at: 1, drag: "tapped", by: CGSize(width: 0, height: -30), over: 0),
      ]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          box("a", 100, 40).gesture(DragGesture().onEnded { _ in journal.note("own") }).id("own")
          box("b", 100, 200).onTapGesture { journal.note("tap") }.id("tapped")
        }
      }
    }
    try await host.advance(to: 0.5)
    #expect(journal.take() == ["own"])
    #expect(host.frame("a").minY == 0)
    try await host.advance(to: 2)
    #expect(journal.take() == [])
    #expect(near(host.frame("a").minY, -30))
  }

  @Test func `the scroll view along the axis of the drag moves`() async throws {
    let host = Host.bench(
      100, 100,
      cues: [
        Cue(at: 0, drag: "cell", by: CGSize(width: -20, height: -3), over: 0),
        Cue(at: 1, drag: "cell", by: CGSize(width: 2, height: -30), over: 0),
      ]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { box("a", 300, 50).id("cell") }
          box("b", 100, 300)
        }
      }
    }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").origin, CGPoint(x: -20, y: 0)))
    try await host.advance(to: 1.5)
    #expect(near(host.frame("a").origin, CGPoint(x: -20, y: -30)))
  }

  @Test func `a scroll view has its own name and is not a button`() async throws {
    let host = Host.bench(
      100, 100,
      cues: [Cue(at: 0, drag: "list", by: CGSize(width: 0, height: -30), over: 0)]
    ) { Rows().id("list") }
    try await host.advance(to: 0)
    #expect(near(host.frame("0").minY, -30))
    host.schedule(Cue(at: 1, tap: "list"))
    #expect(
      await host.errorUntil(1)
        == #"there is no "list", and no other view supports this interaction"#)
    host.schedule(Cue(at: 2, drag: "lost", by: CGSize(width: 0, height: -30), over: 0))
    #expect(
      await host.errorUntil(2) == #"there is no "lost"; "#
        + #"the views that support this interaction are "list""#)
  }

  @Test func `a drag of a disabled scroll view is an error`() async throws {
    let host = Host.bench(
      100, 100,
      cues: [Cue(at: 0, drag: "list", by: CGSize(width: 0, height: -30), over: 0)]
    ) { Rows().id("list").scrollDisabled(true) }
    #expect(await host.errorUntil(0) == #""list" is disabled"#)
  }

  @Test func `content that fits is not scrolled`() async throws {
    let host = Host.bench(100, 100, cues: [drag("row 0", by: -50)]) { Rows(count: 2) }
    try await host.advance(to: 3)
    #expect(host.frame("0").minY == 0)
  }
}
