import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The places at which scroll views come to rest.
@MainActor struct ScrollTargetBehaviorTests {
  struct Pages<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var spacing: CGFloat = 0
    var margin: CGFloat = 0
    var width: CGFloat = 100
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(0..<10, id: \.self) { page in box("\(page)", width, 50).id("page \(page)") }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin)
      .scrollTargetBehavior(behavior)
    }
  }

  private func drag(
    _ host: Host, _ name: String, by width: CGFloat, over duration: Double
  ) async throws {
    host.schedule(
      Cue(
        at: host.time, drag: name, by: CGSize(width: width, height: 0), over: duration))
    try await host.advance(to: host.time + 5)
  }

  @Test func `pages come to rest at whole windows, one at a time`() async throws {
    let host = Host(100, 50) { Pages(behavior: .paging) }
    try await drag(host, "page 0", by: -30, over: 0.5)
    #expect(near(host.x("0"), 0), "too slow and too short")
    try await drag(host, "page 0", by: -30, over: 0.05)
    #expect(near(host.x("1"), 0), "fast enough")
    try await drag(host, "page 1", by: -60, over: 1)
    #expect(near(host.x("2"), 0), "far enough")
    try await drag(host, "page 2", by: -90, over: 0.02)
    #expect(near(host.x("3"), 0), "no more than one")
    try await drag(host, "page 3", by: 60, over: 0.3)
    #expect(near(host.x("2"), 0), "and back")
  }

  @Test func `views are aligned with the start of the window, after its margin`() async throws {
    let host = Host(100, 50) { Pages(behavior: .viewAligned, spacing: 7, margin: 5, width: 40) }
    #expect(near(host.x("0"), 5))
    try await drag(host, "page 0", by: -40, over: 1)
    #expect(near(host.x("1"), 5))
    try await drag(host, "page 1", by: -90, over: 0.1)
    let starts = (0..<10).filter { near(host.x("\($0)"), 5) }
    #expect(starts == [5], "two views further, and two more by its speed")
    try await drag(host, "page 5", by: -900, over: 0.1)
    #expect(near(host.frame("9").maxX, 95), "the end comes first")
  }

  @Test func `one movement may be limited to a number of views`() async throws {
    let host = Host(100, 50) {
      Pages(behavior: .viewAligned(limitBehavior: .alwaysByOne), width: 40)
    }
    try await drag(host, "page 0", by: -90, over: 0.1)
    #expect(near(host.x("1"), 0))
    let few = Host(100, 50) {
      Pages(behavior: .viewAligned(limitBehavior: .alwaysByFew), width: 20)
    }
    try await drag(few, "page 0", by: -90, over: 0.1)
    #expect(near(few.x("3"), 0))
  }

  /// Comes to rest at multiples of ten points, and takes notes.
  struct Tens: ScrollTargetBehavior {
    let journal: Journal
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      journal.note(
        "\(short(context.originalTarget.rect.origin)) \(short(target.rect.size)) "
          + "\(short(context.contentSize)) \(short(context.containerSize)) "
          + "\(short(context.velocity.dx)) \(context.axes == .horizontal) \(context.isEnabled)")
      target.rect.origin.x = (target.rect.minX / 10).rounded() * 10
    }
  }

  @Test func `a custom behavior decides by its target and context`() async throws {
    let journal = Journal()
    let host = Host(100, 50) { Pages(behavior: Tens(journal: journal)) }
    try await drag(host, "page 0", by: -30, over: 0.6)
    #expect(journal.lines == ["0,0 100,50 1000,50 100,50 50 true true"])
    #expect(near(host.x("0"), -50))
    try await drag(host, "page 0", by: -16, over: 0)
    #expect(near(host.x("0"), -70))
  }

  struct Middle: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target = ScrollTarget(
        rect: CGRect(x: 300, y: 0, width: 100, height: 50), anchor: .center)
    }
  }

  @Test func `a target may have an anchor, and a behavior may be erased`() async throws {
    let host = Host(60, 50) { Pages(behavior: AnyScrollTargetBehavior(Middle())) }
    try await drag(host, "page 0", by: -16, over: 0)
    #expect(near(host.frame("3").midX, 30))
  }

  @Test func `individual views may be targets`() async throws {
    let host = Host(100, 50) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box("a", 150, 50).id("a").scrollTarget()
          box("b", 150, 50)
          box("c", 150, 50).scrollTarget()
          box("d", 150, 50).scrollTarget(isEnabled: false)
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
    try await drag(host, "a", by: -130, over: 1)
    #expect(near(host.x("a"), 0))
    try await drag(host, "a", by: -170, over: 1)
    #expect(near(host.x("c"), 0))
  }
}
