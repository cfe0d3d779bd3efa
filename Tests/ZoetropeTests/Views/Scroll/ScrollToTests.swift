import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Scrolling to views by their ids.
@MainActor struct ScrollToTests {
  /// Ten rows of 20 points in a window of 60, at the top of a canvas of 100 by 60.
  struct Rows: View {
    var count = 10
    let proxies: Handout<ScrollViewProxy>

    var body: some View {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in box("\(row)", 100, 20) }
            box("last", 100, 20).id("end")
          }
        }
      }
    }
  }

  private func rows(_ count: Int = 10) throws -> (Host, ScrollViewProxy) {
    let proxies = Handout<ScrollViewProxy>()
    let host = Host(100, 60) { Rows(count: count, proxies: proxies) }
    return (host, try proxies.get())
  }

  @Test(arguments: [
    // The anchor, and the resulting position of the row.
    (UnitPoint.top, 0.0), (.center, 20), (.bottom, 40), (UnitPoint(x: 0, y: 0.25), 10),
  ])
  func `a target's anchor meets the anchor of the window`(_ anchor: UnitPoint, _ y: CGFloat)
    async throws
  {
    let (host, proxy) = try rows()
    proxy.scrollTo(5, anchor: anchor)
    try await host.advance(to: 0)
    #expect(host.frame("5").minY == y)
  }

  @Test func `without an anchor the window makes its shortest move`() async throws {
    let (host, proxy) = try rows()
    proxy.scrollTo(1)
    try await host.advance(to: 0)
    #expect(host.frame("0").minY == 0, "it shows already")
    proxy.scrollTo(5)
    try await host.advance(to: 0)
    #expect(host.frame("5").minY == 40, "from below")
    proxy.scrollTo(2)
    try await host.advance(to: 0)
    #expect(host.frame("2").minY == 0, "from above")
  }

  @Test func `the window stops at the ends of the content`() async throws {
    let (host, proxy) = try rows()
    proxy.scrollTo("end", anchor: .top)
    try await host.advance(to: 0)
    #expect(host.frame("last").minY == 40)
    proxy.scrollTo(0, anchor: .bottom)
    try await host.advance(to: 0)
    #expect(host.frame("0").minY == 0)
  }

  @Test func `an unknown id, or one of another type, moves nothing`() async throws {
    let (host, proxy) = try rows()
    proxy.scrollTo(5, anchor: .top)
    try await host.advance(to: 0)
    proxy.scrollTo(77, anchor: .top)
    proxy.scrollTo("5", anchor: .top)
    try await host.advance(to: 0)
    #expect(host.frame("5").minY == 0)
  }

  @Test func `an animated scroll moves the content in a straight line`() async throws {
    let (host, proxy) = try rows()
    withAnimation(.linear(duration: 1)) { proxy.scrollTo(6, anchor: .top) }
    for step in 0...4 {
      let f = Double(step) / 4
      try await host.advance(to: f)
      #expect(near(host.frame("6").minY, 120 - 120 * f), "at \(f)")
      #expect(near(host.frame("0").minY, -120 * f), "at \(f)")
    }
  }

  @Test func `a second target takes over from the window's presented position`() async throws {
    let (host, proxy) = try rows()
    withAnimation(.spring(duration: 1)) { proxy.scrollTo(6, anchor: .top) }
    try await host.advance(to: 0.25)
    let y = host.frame("0").minY
    #expect(y < -1 && y > -119)
    withAnimation(.spring(duration: 1)) { proxy.scrollTo(1, anchor: .top) }
    try await host.advance(to: 0.25)
    #expect(near(host.frame("0").minY, y))
    try await host.advance(to: 5)
    #expect(near(host.frame("0").minY, -20))
  }

  @Test func `a scroll without an animation ends a running one`() async throws {
    let (host, proxy) = try rows()
    withAnimation(.linear(duration: 1)) { proxy.scrollTo(6, anchor: .top) }
    try await host.advance(to: 0.5)
    proxy.scrollTo(2, anchor: .top)
    try await host.advance(to: 0.5)
    #expect(host.frame("2").minY == 0)
    try await host.advance(to: 0.75)
    #expect(host.frame("2").minY == 0)
  }

  @Test func `the completion waits for the window`() async throws {
    let (host, proxy) = try rows()
    let journal = Journal()
    withAnimation(.linear(duration: 1)) {
      proxy.scrollTo(6, anchor: .top)
    } completion: {
      journal.note("done")
    }
    try await host.advance(to: 0.9)
    #expect(journal.lines.isEmpty)
    try await host.advance(to: 1)
    #expect(journal.lines == ["done"])
  }

  @Test func `scrolling evaluates no body`() async throws {
    let (host, proxy) = try rows()
    let count = host.bodyCount
    withAnimation(.linear(duration: 1)) { proxy.scrollTo(6, anchor: .top) }
    for step in 0...10 { try await host.advance(to: Double(step) / 10) }
    #expect(host.bodyCount == count)
    #expect(host.frame("6").minY == 0)
  }

  struct Growing: View {
    @Binding var count: Int

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in box("\(row)", 100, 20) }
          }
        }
        .onChange(of: count) { proxy.scrollTo(count - 1) }
      }
    }
  }

  @Test func `a view inserted in the same transaction can be scrolled to`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let count = host.makeState(2)
    host.show(Growing(count: count))
    count.wrappedValue = 9
    try await host.advance(to: 0)
    #expect(host.frame("8").minY == 40)
  }

  @Test func `an action passes its transaction on`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let count = host.makeState(4)
    host.show(Growing(count: count))
    withAnimation(.linear(duration: 1)) { count.wrappedValue = 9 }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("0").minY, -60))
    try await host.advance(to: 1)
    #expect(near(host.frame("0").minY, -120))
  }

  struct AtOnce: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { row in box("\(row)", 100, 20) }
          }
        }
        .onAppear { proxy.scrollTo(9) }
      }
    }
  }

  @Test func `scrolling works when the view appears`() async throws {
    let host = Host(100, 60) { AtOnce() }
    try await host.advance(to: 0)
    #expect(host.frame("9").minY == 40)
  }

  @Test func `shrinking content pulls the window back`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let count = host.makeState(10)
    host.show(Growing(count: count))
    count.wrappedValue = 11
    try await host.advance(to: 0)
    #expect(host.frame("10").minY == 40)
    withAnimation(.linear(duration: 1)) { count.wrappedValue = 5 }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("0").minY, -100))
    try await host.advance(to: 1)
    #expect(near(host.frame("4").minY, 40))
  }
}
