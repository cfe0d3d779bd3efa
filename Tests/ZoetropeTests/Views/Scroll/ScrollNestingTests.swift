import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Nested readers, scroll views and targets.
@MainActor struct ScrollNestingTests {
  @Test func `the reader may be inside the scroll view`() async throws {
    let proxies = Handout<ScrollViewProxy>()
    let host = Host(100, 60) {
      ScrollView {
        ScrollViewReader { proxy in
          let _ = proxies.give(proxy)
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { row in box("\(row)", 100, 20) }
          }
        }
      }
    }
    try proxies.get().scrollTo(5, anchor: .top)
    try await host.advance(to: 0)
    #expect(host.frame("5").minY == 0)
  }

  @Test func `all scroll views around the target move`() async throws {
    let proxies = Handout<ScrollViewProxy>()
    let host = Host(100, 60) {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { row in
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  ForEach(0..<5, id: \.self) { column in
                    box("\(row) \(column)", 40, 30).id("\(row) \(column)")
                  }
                }
              }
            }
          }
        }
      }
    }
    try proxies.get().scrollTo("3 4", anchor: .center)
    try await host.advance(to: 0)
    #expect(host.frame("3 4") == CGRect(x: 60, y: 15, width: 40, height: 30))
    #expect(host.frame("2 4").minX == 160, "the other rows stay")
  }

  @Test func `a target inside effects is found at its layout position`() async throws {
    let proxies = Handout<ScrollViewProxy>()
    let host = Host(100, 60) {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView {
          VStack(spacing: 0) {
            box("head", 100, 100)
            VStack(spacing: 0) {
              box("a", 100, 20)
              box("b", 100, 20).id("b").padding(5).opacity(0.5)
            }
            .rotationEffect(.degrees(0)).clipped().offset(y: 10)
            box("foot", 100, 100)
          }
        }
      }
    }
    try proxies.get().scrollTo("b", anchor: .top)
    try await host.advance(to: 0)
    #expect(host.frame("b").minY == 0)
  }

  @Test func `an id of several views is one target`() async throws {
    let proxies = Handout<ScrollViewProxy>()
    let host = Host(100, 60) {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView {
          VStack(spacing: 0) {
            box("head", 100, 100)
            Group {
              box("a", 100, 20)
              box("b", 100, 20)
            }
            .id("pair")
            box("foot", 100, 100)
          }
        }
      }
    }
    try proxies.get().scrollTo("pair", anchor: .center)
    try await host.advance(to: 0)
    #expect(host.frame("a").minY == 10)
    #expect(host.frame("b").minY == 30)
  }

  @Test func `both axes move at once`() async throws {
    let proxies = Handout<ScrollViewProxy>()
    let host = Host(100, 60) {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView([.horizontal, .vertical]) {
          ZStack(alignment: .topLeading) {
            Color.clear.frame(width: 400, height: 300)
            box("a", 20, 20).padding(EdgeInsets(top: 150, leading: 200, bottom: 0, trailing: 0))
          }
        }
      }
    }
    let all = UnitPoint.center
    #expect(host.frame("a").origin == CGPoint(x: 200, y: 150))
    try withAnimation(.linear(duration: 1)) { try proxies.get().scrollTo("a", anchor: all) }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").origin, CGPoint(x: 120, y: 85)))
    try await host.advance(to: 1)
    #expect(near(host.frame("a").origin, CGPoint(x: 40, y: 20)))
  }

  struct Moving: View {
    @Binding var isOn: Bool

    var body: some View {
      ScrollView {
        box("a", isOn ? 60 : 20, 20)
        box("b", 20, 200)
      }
      .frame(height: 50)
      .frame(width: 100, height: 100, alignment: isOn ? .bottom : .top)
    }
  }

  @Test func `a moving window carries its content, which moves inside it`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isOn = host.makeState(false)
    host.show(Moving(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    for step in 0...4 {
      let f = Double(step) / 4
      try await host.advance(to: f)
      let expected = CGRect(x: 40 - 20 * f, y: 50 * f, width: 20 + 40 * f, height: 20)
      #expect(near(host.frame("a"), expected), "at \(f)")
    }
  }

  @Test func `readers of geometry follow the window`() async throws {
    let proxies = Handout<ScrollViewProxy>()
    let host = Host(100, 60) {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { geometry in
              box("a", 100 + geometry.frame(in: .global).minY, 5)
            }
            .frame(width: 100, height: 20)
            ForEach(0..<5, id: \.self) { row in box("\(row)", 100, 20) }
          }
        }
      }
    }
    #expect(host.frame("a").width == 100)
    try withAnimation(.linear(duration: 1)) { try proxies.get().scrollTo(4) }
    for step in 0...4 {
      let f = Double(step) / 4
      try await host.advance(to: f)
      #expect(near(host.frame("a").width, 100 - 60 * f), "at \(f)")
      #expect(near(host.frame("a").minY, -60 * f), "at \(f)")
    }
  }

  @Test func `a leaving view is not a target`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let isThere = host.makeState(true)
    let proxies = Handout<ScrollViewProxy>()
    host.show(Leaving(isThere: isThere, proxies: proxies))
    withAnimation(.linear(duration: 1)) { isThere.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(host.frames()["gone"] != nil)
    try proxies.get().scrollTo("target", anchor: .top)
    try await host.advance(to: 0.5)
    #expect(near(host.frame("other").minY, 14), "it is itself half of its way up")
    try await host.advance(to: 1)
    #expect(near(host.frame("other").minY, 0))
  }

  struct Leaving: View {
    @Binding var isThere: Bool
    let proxies: Handout<ScrollViewProxy>

    var body: some View {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView {
          if isThere { box("gone", 100, 20).id("target") }
          box("head", 100, 100)
          box("other", 100, 20).id("target")
          box("foot", 100, 100)
        }
      }
    }
  }

  struct Counter: View {
    @State private var count = 0
    let bindings: Handout<Binding<Int>>

    var body: some View {
      let _ = bindings.give($count)
      ScrollViewReader { _ in box("a", CGFloat(10 + count), 10) }
    }
  }

  @Test func `a change of state that only the reader's content reads updates the content`()
    async throws
  {
    let bindings = Handout<Binding<Int>>()
    let host = Host(100, 60) { Counter(bindings: bindings) }
    try bindings.get().wrappedValue = 5
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 15)
  }
}
