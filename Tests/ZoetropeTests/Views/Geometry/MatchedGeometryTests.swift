import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Views that take over the frames of others.
@MainActor struct MatchedGeometryTests {
  struct Follower: View {
    @Namespace private var space
    var properties: MatchedGeometryProperties = .frame
    var anchors: (source: UnitPoint, follower: UnitPoint) = (.center, .center)
    var isSource = false

    var body: some View {
      HStack(spacing: 0) {
        box("source", 40, 20)
          .matchedGeometryEffect(id: 1, in: space, anchor: anchors.source)
        mark("follower")
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchors.follower, isSource: isSource
          )
          .frame(width: 10, height: 10)
        box("next", 10, 10)
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `a follower is presented in the source's frame without affecting layout`() {
    let host = Host(100, 40) { Follower() }
    #expect(near(host.frame("source"), CGRect(x: 0, y: 10, width: 40, height: 20)))
    #expect(near(host.frame("follower"), CGRect(x: 0, y: 10, width: 40, height: 20)))
    #expect(near(host.frame("next"), CGRect(x: 50, y: 15, width: 10, height: 10)))
  }

  @Test func `a follower with an environment of its own finds its source`() {
    struct Apart: View {
      @Namespace private var space
      var body: some View {
        VStack(spacing: 0) {
          box("source", 40, 20).matchedGeometryEffect(id: 1, in: space)
          mark("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 10, height: 10).environment(\.self, EnvironmentValues())
        }
      }
    }
    let host = Host(40, 30) { Apart() }
    #expect(near(host.frame("follower"), CGRect(x: 0, y: 0, width: 40, height: 20)))
  }

  @Test func `a match may be limited to position or size and use anchors`() {
    let position = Host(100, 40) { Follower(properties: .position) }
    #expect(near(position.frame("follower"), CGRect(x: 15, y: 15, width: 10, height: 10)))
    let size = Host(100, 40) { Follower(properties: .size) }
    #expect(near(size.frame("follower"), CGRect(x: 40, y: 15, width: 40, height: 20)))
    let corner = Host(100, 40) {
      Follower(properties: .position, anchors: (.bottomTrailing, .topLeading))
    }
    #expect(near(corner.frame("follower"), CGRect(x: 40, y: 30, width: 10, height: 10)))
    let none = Host(100, 40) { Follower(properties: []) }
    #expect(near(none.frame("follower"), CGRect(x: 40, y: 15, width: 10, height: 10)))
  }

  @Test func `a follower of a fixed size keeps it, with its anchor on the source's`() {
    struct Fixed: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 60, height: 30)
            .matchedGeometryEffect(id: "a", in: space, anchor: .bottomTrailing)
          box("fixed", 10, 10)
            .matchedGeometryEffect(id: "a", in: space, anchor: .bottomTrailing, isSource: false)
        }
      }
    }
    let host = Host(60, 30) { Fixed() }
    #expect(near(host.frame("fixed"), CGRect(x: 50, y: 20, width: 10, height: 10)))
  }

  struct Tabs: View {
    @Namespace private var space
    @Binding var selection: Int

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3) { index in
          box("tab\(index)", 20 + 5 * CGFloat(index), 20)
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .background {
        mark("lens").matchedGeometryEffect(id: selection, in: space, isSource: false)
      }
    }
  }

  @Test func `a lens moves from tab to tab with the transaction`() async throws {
    let host = Host(size: CGSize(width: 200, height: 40))
    let selection = host.makeState(0)
    host.show(Tabs(selection: selection))
    #expect(near(host.frame("lens"), host.frame("tab0")))
    withAnimation(.linear(duration: 1)) { selection.wrappedValue = 2 }
    let (from, to) = (host.frame("tab0"), host.frame("tab2"))
    for step in 0...4 {
      let f = CGFloat(step) / 4
      try await host.advance(to: Double(f))
      let lens = host.frame("lens")
      #expect(near(lens.minX, from.minX + (to.minX - from.minX) * f), "at \(f)")
      #expect(near(lens.width, from.width + (to.width - from.width) * f), "at \(f)")
    }
    selection.wrappedValue = 1
    try await host.advance(to: 2)
    #expect(near(host.frame("lens"), host.frame("tab1")))
  }

  struct Hero: View {
    @Namespace private var space
    @Binding var isLarge: Bool

    var body: some View {
      ZStack {
        Color.clear
        VStack(spacing: 0) {
          if isLarge {
            mark("large").matchedGeometryEffect(id: "hero", in: space)
              .frame(width: 80, height: 60)
          }
          Spacer(minLength: 0)
        }
        HStack(spacing: 0) {
          if !isLarge {
            mark("small").matchedGeometryEffect(id: "hero", in: space)
              .frame(width: 20, height: 10)
          }
          Spacer(minLength: 0)
        }
      }
    }
  }

  @Test func `a view that replaces another one starts from its frame`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isLarge = host.makeState(false)
    host.show(Hero(isLarge: isLarge))
    let small = CGRect(x: 0, y: 45, width: 20, height: 10)
    let large = CGRect(x: 10, y: 0, width: 80, height: 60)
    #expect(near(host.frame("small"), small))
    withAnimation(.linear(duration: 1)) { isLarge.wrappedValue = true }
    for step in 0...4 {
      let f = CGFloat(step) / 4
      try await host.advance(to: Double(f))
      let between = CGRect(
        x: small.minX + (large.minX - small.minX) * f,
        y: small.minY + (large.minY - small.minY) * f,
        width: small.width + (large.width - small.width) * f,
        height: small.height + (large.height - small.height) * f)
      #expect(near(host.frame("large"), between, 1e-6), "at \(f)")
      // Both are in one place while one fades into the other.
      if step < 4 { #expect(near(host.frame("small"), between, 1e-6), "at \(f)") }
    }
    #expect(host.frames()["small"] == nil)
    isLarge.wrappedValue = false
    try await host.advance(to: 2)
    #expect(near(host.frame("small"), small))
    #expect(host.frames()["large"] == nil)
  }

  private struct Lone: View {
    var hasSource: Bool
    var transition: AnyTransition
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        mark("follower").matchedGeometryEffect(id: "a", in: space, isSource: false)
          .frame(width: 10, height: 10)
        if hasSource {
          mark("source").matchedGeometryEffect(id: "a", in: space)
            .frame(width: 40, height: 20).transition(transition)
        }
      }
    }
  }

  private func lone(_ transition: AnyTransition) -> (Zoetrope.Host, Binding<Bool>) {
    let host = Host(size: CGSize(width: 100, height: 100))
    let hasSource = host.makeState(true)
    host.show(AnimContent { Lone(hasSource: hasSource.wrappedValue, transition: transition) })
    return (host, hasSource)
  }

  @Test func `a follower stays with its only source until the source is gone`() async throws {
    let (host, hasSource) = lone(.opacity)
    let (own, shared) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 40, height: 20)
    )
    #expect(near(host.frame("follower"), shared))
    withAnimation(.linear(duration: 1)) { hasSource.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("follower"), shared))
    try await host.advance(to: 1.1)
    #expect(near(host.frame("follower"), own))
  }

  @Test func `a follower whose source is gone at once flies to its own frame`() async throws {
    let (host, hasSource) = lone(.identity)
    withAnimation(.linear(duration: 1)) { hasSource.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("follower"), CGRect(x: 0, y: 0, width: 25, height: 15)))
    try await host.advance(to: 1)
    #expect(near(host.frame("follower"), CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `a reversal half-way turns the shared frame back from where it is`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isLarge = host.makeState(false)
    host.show(Hero(isLarge: isLarge))
    withAnimation(.linear(duration: 1)) { isLarge.wrappedValue = true }
    try await host.advance(to: 0.5)
    let there = host.frame("large")
    withAnimation(.linear(duration: 1)) { isLarge.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("small"), there, 1e-6))
    try await host.advance(to: 3)
    #expect(near(host.frame("small"), CGRect(x: 0, y: 45, width: 20, height: 10), 1e-6))
  }

  struct Bottom: View {
    @Namespace private var space
    @Binding var isGreen: Bool

    var body: some View {
      ZStack {
        Color.clear
          .matchedGeometryEffect(id: "screen", in: space, anchor: .bottom)
        VStack(spacing: 0) {
          box("red", 40, 150)
            .matchedGeometryEffect(id: "red", in: space, anchor: .bottom)
          box("green", 40, 100)
        }
        .matchedGeometryEffect(
          id: isGreen ? "screen" : "none", in: space, properties: .position, anchor: .bottom,
          isSource: false
        )
        .fixedSize()
        .frame(width: 100, height: 100)
      }
    }
  }

  @Test func `a placeholder determines the position of a tall view`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isGreen = host.makeState(false)
    host.show(Bottom(isGreen: isGreen))
    #expect(near(host.frame("green").maxY, 175))
    withAnimation(.linear(duration: 1)) { isGreen.wrappedValue = true }
    for step in 0...4 {
      let f = CGFloat(step) / 4
      try await host.advance(to: Double(f))
      #expect(near(host.frame("green").maxY, 175 - 75 * f), "at \(f)")
      #expect(near(host.frame("red").minY, -75 - 75 * f), "at \(f)")
    }
  }

  @Test func `one view may have several matched effects`() {
    struct Several: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 30, height: 20)
            .matchedGeometryEffect(id: "place", in: space)
            .frame(width: 100, height: 100, alignment: .bottomTrailing)
          mark("both")
            .matchedGeometryEffect(id: "second", in: space)
            .matchedGeometryEffect(id: "place", in: space, isSource: false)
            .frame(width: 10, height: 10)
          mark("third")
            .matchedGeometryEffect(id: "second", in: space, isSource: false)
            .frame(width: 10, height: 10)
        }
      }
    }
    let host = Host(100, 100) { Several() }
    let place = CGRect(x: 70, y: 80, width: 30, height: 20)
    #expect(near(host.frame("both"), place))
    #expect(near(host.frame("third"), place))
  }

  @Test func `ids of different namespaces are separate`() {
    struct Own: View {
      @Namespace private var space
      let name: String
      var body: some View {
        HStack(spacing: 0) {
          box(name, 20, 10).matchedGeometryEffect(id: 1, in: space)
          box(name + "'", 20, 10).matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        Own(name: "a")
        Own(name: "b")
      }
    }
    #expect(near(host.frame("a'"), host.frame("a")))
    #expect(near(host.frame("b'"), host.frame("b")))
    #expect(host.frame("a") != host.frame("b"))
    #expect(Namespace().wrappedValue == Namespace().wrappedValue)
  }

  struct Grouped: View {
    @Binding var isOn: Bool
    @Binding var isShown: Bool
    let isGrouped: Bool

    var body: some View {
      let inside = HStack(spacing: 0) {
        box("a", 10, 10)
        if isShown { box("late", 10, 10) }
        Spacer(minLength: 0)
      }
      .frame(width: 40)
      return Group { if isGrouped { inside.geometryGroup() } else { inside } }
        .frame(width: 100, alignment: isOn ? .trailing : .leading)
    }
  }

  @Test func `a geometry group carries along views inserted on the way`() async throws {
    for isGrouped in [true, false] {
      let host = Host(size: CGSize(width: 100, height: 100))
      let (isOn, isShown) = (host.makeState(false), host.makeState(false))
      host.show(Grouped(isOn: isOn, isShown: isShown, isGrouped: isGrouped))
      withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
      try await host.advance(to: 0.5)
      isShown.wrappedValue = true
      try await host.advance(to: 0.5)
      #expect(near(host.x("a"), 30))
      #expect(near(host.x("late"), isGrouped ? 40 : 70))
      try await host.advance(to: 1)
      #expect(near(host.x("late"), 70))
    }
  }
}
