import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Views that depend on their own size and place.
@MainActor struct GeometryReaderTests {
  @Test func `a reader takes its proposal and puts its content at the top leading corner`() {
    let host = Host(100, 60) {
      GeometryReader { proxy in
        box("a", proxy.size.width / 2, proxy.size.height / 3)
        box("b", 5, 5)
      }
    }
    #expect(near(host.frame("a"), CGRect(x: 0, y: 0, width: 50, height: 20)))
    #expect(near(host.frame("b"), CGRect(x: 0, y: 0, width: 5, height: 5)))
  }

  @Test func `a reader is 10 points long where nothing is proposed`() {
    let host = Host(100, 60) {
      GeometryReader { proxy in mark("inside") }.fixedSize().measured("reader")
    }
    #expect(near(host.frame("reader").size, CGSize(width: 10, height: 10)))
    #expect(near(host.frame("inside").size, CGSize(width: 10, height: 10)))
  }

  @Test func `a reader proposes its own size to its content`() {
    let host = Host(100, 60) {
      GeometryReader { _ in mark("all") }.frame(width: 40, height: 30)
    }
    #expect(near(host.frame("all"), CGRect(x: 30, y: 15, width: 40, height: 30)))
  }

  struct Sized: View {
    @Binding var width: CGFloat
    let journal: Journal

    var body: some View {
      GeometryReader { proxy in
        let _ = journal.note("\(proxy.size.width)")
        box("half", proxy.size.width / 2, 10)
      }
      .frame(width: width, height: 20)
    }
  }

  @Test func `the content is built again only when the size changes`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let width = host.makeState(CGFloat(40))
    let journal = Journal()
    host.show(Sized(width: width, journal: journal))
    #expect(journal.take() == ["40.0"])
    try await host.advance(to: 1)
    #expect(journal.take().isEmpty)
    width.wrappedValue = 60
    try await host.advance(to: 2)
    #expect(journal.take().last == "60.0")
    #expect(near(host.frame("half").width, 30))
  }

  @Test func `changes caused by a new size move in the same transaction`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 60))
    let width = host.makeState(CGFloat(20))
    host.show(Sized(width: width, journal: Journal()))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 60 }
    for step in 0...4 {
      let f = CGFloat(step) / 4
      try await host.advance(to: Double(f))
      let frame = host.frame("half")
      #expect(near(frame.minX, 40 - 20 * f), "at \(f)")
      #expect(near(frame.width, 10 + 20 * f), "at \(f)")
    }
  }

  struct Wheel: View {
    @Binding var radius: CGFloat
    let journal: Journal

    var body: some View {
      Growing(side: radius) {
        GeometryReader { proxy in
          let _ = journal.note("\(proxy.size.width)")
          box("in", proxy.size.width, 5)
        }
      }
    }
  }

  struct Growing: Layout {
    var side: CGFloat

    var animatableData: CGFloat {
      get { side }
      set { side = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: side, height: side) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  @Test func `inside an animated layout the reader sees the size of each frame`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 100))
    let radius = host.makeState(CGFloat(20))
    let journal = Journal()
    host.show(Wheel(radius: radius, journal: journal))
    #expect(journal.take() == ["20.0"])
    withAnimation(.linear(duration: 1)) { radius.wrappedValue = 60 }
    for step in 0...4 {
      try await host.advance(to: Double(step) / 4)
      #expect(near(host.frame("in").width, 20 + 10 * CGFloat(step)), "step \(step)")
    }
    #expect(journal.take().filter { $0 != "20.0" } == ["30.0", "40.0", "50.0", "60.0"])
  }

  struct Child: View {
    let proxy: GeometryProxy
    var body: some View { box("child", proxy.size.width, 10) }
  }

  @Test func `a proxy that is passed on notifies an inner view of changes`() async throws {
    struct Outer: View {
      @Binding var width: CGFloat
      var body: some View {
        GeometryReader { proxy in Child(proxy: proxy) }.frame(width: width, height: 20)
      }
    }
    let host = Host(size: CGSize(width: 100, height: 60))
    let width = host.makeState(CGFloat(40))
    host.show(Outer(width: width))
    #expect(near(host.frame("child").width, 40))
    width.wrappedValue = 70
    try await host.advance(to: 1)
    #expect(near(host.frame("child").width, 70))
  }

  @Test func `nested readers settle within a frame`() async throws {
    let host = Host(100, 100) {
      GeometryReader { a in
        GeometryReader { b in
          GeometryReader { c in box("in", c.size.width, 10) }.frame(width: b.size.width / 2)
        }
        .frame(width: a.size.width / 2)
      }
    }
    #expect(near(host.frame("in").width, 25))
  }

  struct Loop: View {
    @State private var width: CGFloat = 10
    var body: some View {
      GeometryReader { proxy in
        Color.red.onChange(of: proxy.size.width, initial: true) { width = proxy.size.width + 1 }
      }
      .frame(width: width)
    }
  }

  @Test func `a size that feeds itself back ends in an error`() async throws {
    let host = Host(100, 100) { Loop() }
    await #expect(throws: HostError.self) { try await host.advance(to: 1) }
  }

  @Test func `a change of state that the content reads updates the content`() async throws {
    struct Stateful: View {
      @State private var count = 0
      let handout: Handout<Binding<Int>>
      var body: some View {
        GeometryReader { _ in
          let _ = handout.give($count)
          box("count \(count)", 10, 10)
        }
      }
    }
    let handout = Handout<Binding<Int>>()
    let host = Host(100, 100) { Stateful(handout: handout) }
    #expect(host.frames()["count 0"] != nil)
    try handout.get().wrappedValue = 1
    try await host.advance(to: 1)
    #expect(host.frames()["count 1"] != nil)
  }
}
