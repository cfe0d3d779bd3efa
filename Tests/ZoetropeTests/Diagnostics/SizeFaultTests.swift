import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

/// Layouts with impossible sizes: a diagnostic names them, and other sizes replace theirs.
@MainActor struct SizeFaultTests {
  private struct Demo<Inside: View>: View {
    var inside: Inside
    var body: some View { HStack(spacing: 0) { inside } }
  }

  @Test func `a minimum larger than the maximum is reported with both answers`() async throws {
    let host = Host(200, 100) {
      Demo(
        inside: Group {
          mark("a")
          CrashLayout { mark("b") }
          mark("c")
        })
    }
    try await host.advance(to: 0)
    #expect(
      host.messages() == [
        """
        Demo/HStack/CrashLayout[1]: the minimum width of CrashLayout is larger than its maximum: it \
        answers infinity x 20 to the proposal 0 x 100, and 0 x 20 to infinity x 100; Apple's \
        systems crash at that; a finite size is used instead
        """
      ])
    #expect(host.frames().count == 3)
    #expect(host.frames().values.allSatisfy { $0.width.isFinite && $0.minX.isFinite })
  }

  @Test func `in strict mode a layout is found out wherever it stands`() async throws {
    let standing: [AnyView] = [
      AnyView(CrashLayout { Color.red }), AnyView(VStack { CrashLayout { Color.red } }),
      AnyView(CrashLayout { Color.red }.frame(minWidth: 20)),
      AnyView(ZStack { CrashLayout { Color.red }.padding() }),
    ]
    for view in standing {
      let host = Host(100, 100) { view }
      try await host.advance(to: 0)
      let strict = Host(size: CGSize(width: 100, height: 100))
      strict.isStrict = true
      strict.show(view)
      let error = await #expect(throws: HostError.self) { try await strict.advance(to: 0) }
      #expect(
        try "\(#require(error))".contains("the minimum width of CrashLayout is larger than its"))
    }
  }

  @Test func `strict mode accepts a choice that is smaller where there is more room`() async throws
  {
    let host = Host(size: CGSize(width: 200, height: 100))
    host.isStrict = true
    host.show(
      Around {
        ViewThatFits {
          HStack(spacing: 0) {
            box("a", 50, 20)
            box("b", 50, 20)
          }
          VStack(spacing: 0) {
            box("c", 50, 20)
            box("d", 50, 20)
          }
        }
      })
    try await host.advance(to: 0)
    #expect(host.frames().keys.sorted() == ["a", "b"])
  }

  @Test func `strict mode asks with a cache of its own`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    host.isStrict = true
    host.show(Remembering { mark("a") })
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 100)
  }

  /// A layout that is as large as its first subview.
  private struct Around: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  /// A layout that places its subviews with the width that it was asked for last.
  private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> CGFloat { 0 }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGSize {
      cache = proposal.width ?? 0
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {
      for subview in subviews {
        subview.place(
          at: bounds.origin, proposal: ProposedViewSize(width: cache, height: bounds.height))
      }
    }
  }

  @Test func `heights are compared as well, and finite answers are used unchanged`()
    async throws
  {
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        Answering { CGSize(width: 10, height: $0.height == .infinity ? 5 : 30) }({ mark("a") })
        mark("b")
      }
    }
    try await host.advance(to: 0)
    #expect(
      host.messages(.warning) == [
        """
        VStack/Answering[0]: the minimum height of Answering is larger than its maximum: it answers \
        10 x 30 to the proposal 100 x 0, and 10 x 5 to 100 x infinity; Apple's systems crash at that
        """
      ])
    #expect(host.frame("b").height == 70)
  }

  @Test func `the innermost of nested containers is reported`() async throws {
    struct Outer: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { subviews[0].sizeThatFits(proposal) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let host = Host(100, 100) {
      HStack {
        Outer {
          Answering { CGSize(width: $0.width == .infinity ? 5 : 30, height: 10) }({ mark("a") })
            .padding(3)
        }
        mark("b")
      }
    }
    try await host.advance(to: 0)
    let messages = host.messages(.warning)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("HStack/Outer[0]/Answering: the minimum width") == true)
  }

  @Test func `healthy layouts report nothing, and two faulty ones are reported separately`()
    async throws
  {
    for count in [0, 1, 2, 5] {
      let host = Host(200, 100) {
        HStack {
          Color.red
          ForEach(0..<count, id: \.self) { _ in CrashLayout { Color.blue } }
        }
      }
      for frame in 0..<3 { try await host.advance(to: Double(frame)) }
      let messages = host.messages(.warning)
      #expect(messages.count == count)
      #expect(Set(messages).count == count)
    }
  }

  @Test func `after twenty diagnostics of a kind the rest is summarized`() async throws {
    let host = Host(2000, 100) {
      HStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { _ in CrashLayout { Color.blue } }
      }
    }
    try await host.advance(to: 0)
    let messages = host.messages(.warning)
    #expect(messages.count == 21)
    #expect(messages.last == "more like it is left out: minimums larger than maximums")
  }

  private func answer(
    _ width: CGFloat, _ height: CGFloat
  ) -> (frame: CGRect, messages: [String]) {
    let host = Host(100, 80) {
      Answering { _ in CGSize(width: width, height: height) }({ Color.red }).measured("it")
    }
    return (host.frame("it"), host.messages(.warning))
  }

  @Test func `NaN sizes are replaced by the proposal`() {
    let nan = answer(.nan, 20)
    #expect(nan.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
    #expect(
      nan.messages == [
        "Answering: Answering answers nan x 20 to the proposal 100 x 80; 100 x 20 is used instead"
      ])
  }

  @Test func `an infinite size for the canvas is replaced by the canvas`() {
    let endless = answer(30, .infinity)
    #expect(endless.frame == CGRect(x: 35, y: 0, width: 30, height: 80))
    #expect(
      endless.messages == [
        """
        Answering: Answering answers 30 x infinity to the proposal 100 x 80; 30 x 80 is used \
        instead
        """
      ])
  }

  @Test func `negative lengths count as zero`() {
    let negative = answer(-5, 20)
    #expect(negative.frame == CGRect(x: 50, y: 30, width: 0, height: 20))
    #expect(
      negative.messages == [
        "Answering: Answering answers -5 x 20 to the proposal 100 x 80; 0 x 20 is used instead"
      ])
    #expect(answer(-1e-9, 20).messages.isEmpty)
    #expect(answer(0, 0).messages.isEmpty)
    #expect(answer(1e6, 20).messages.isEmpty)
  }

  @Test func `unspecified proposals never report infinite lengths`() async throws {
    let host = Host(100, 100) {
      VStack {
        Color.red
        Circle()
        Color.blue.aspectRatio(2, contentMode: .fill).frame(width: 20, height: 20)
        GeometryReader { _ in Color.green }
        Answering { $0.replacingUnspecifiedDimensions() }({ Color.red })
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    try await host.advance(to: 0)
    #expect(host.messages(.warning).isEmpty)
  }

  @Test func `a negative proposal taken literally is not a fault`() {
    struct Narrow: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews[0].sizeThatFits(ProposedViewSize(width: -20, height: 10))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: -20, height: 10))
      }
    }
    let host = Host(100, 100) { Narrow { mark("a") } }
    #expect(host.frame("a").size == CGSize(width: 0, height: 10))
    #expect(host.messages().isEmpty)
  }

  @Test func `a modifier is named with the view that it modifies`() {
    let host = Host(100, 80) {
      VStack {
        Color.red
        Color.blue.padding(CGFloat.nan)
      }
    }
    #expect(
      host.messages(.warning) == [
        "VStack/Color[1]: its padding proposes nan x nan to VStack/Color[1]; nil is proposed in place of nan"
      ])
  }

  @Test func `in strict mode the sentence is an error`() async throws {
    let host = Host(size: CGSize(width: 100, height: 80))
    host.isStrict = true
    host.show(Answering { _ in CGSize(width: CGFloat.nan, height: 20) }({ Color.red }))
    let error = HostError.layoutFault(
      time: 0,
      message:
        "Answering: Answering answers nan x 20 to the proposal 100 x 80; 100 x 20 is used instead")
    await #expect(throws: error) { try await host.advance(to: 0) }
  }

  @Test func `inside an AnyLayout the wrapped layout is named`() {
    let host = Host(100, 80) {
      AnyLayout(CrashLayout()).callAsFunction { Color.red }.frame(width: 0, height: 10)
    }
    #expect(
      host.messages(.warning) == [
        """
        AnyLayout: CrashLayout answers infinity x 20 to the proposal 0 x 10; 0 x 20 is used \
        instead
        """
      ])
  }
}
