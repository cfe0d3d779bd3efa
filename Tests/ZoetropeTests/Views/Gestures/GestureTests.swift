import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct GestureTests {
  let journal = Journal()

  private func card(_ name: String) -> some View {
    Color.red.frame(width: 40, height: 20).id(name)
  }

  @Test(arguments: [(1, ["one"]), (2, ["one", "one"]), (3, ["one", "one", "one"])])
  func `every tap is counted`(count: Int, notes: [String]) async throws {
    let cues = (0..<count).map { Cue(at: Double($0) * 0.1, tap: "card") }
    let host = Host.bench(cues: cues) {
      card("card").onTapGesture { journal.note("one") }
    }
    try await host.advance(to: 1)
    #expect(journal.lines == notes)
  }

  @Test func `of a double and a single tap the inner one is recognized first`() async throws {
    let host = Host.bench(cues: [
      Cue(at: 0, tap: "card"), Cue(at: 1, tap: "card", count: 2),
      Cue(at: 2, tap: "card", count: 1),
    ]) {
      card("card")
        .onTapGesture(count: 2) { journal.note("double") }
        .onTapGesture { journal.note("single") }
    }
    try await host.advance(to: 3)
    #expect(journal.lines == ["single", "double", "single"])
  }

  @Test func `a tap reports its location in the view's own space or in another one`() async throws {
    let host = Host.bench(cues: [
      Cue(at: 0, tap: "card"), Cue(at: 0, tap: "card", point: .topLeading),
      Cue(at: 0, tap: "global"), Cue(at: 0, tap: "named"),
    ]) {
      VStack(spacing: 0) {
        card("card").onTapGesture { journal.note(short($0)) }
        card("global").onTapGesture(coordinateSpace: .global) { journal.note(short($0)) }
        card("named").onTapGesture(coordinateSpace: .named("stack")) { journal.note(short($0)) }
      }
      .coordinateSpace(name: "stack")
    }
    try await host.advance(to: 0)
    #expect(journal.lines == ["20,10", "0,0", "100,100", "20,50"])
  }

  @Test func `a rotated and scaled view is tapped where it is presented`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, tap: "card", point: .topLeading)]) {
      card("card").gesture(
        SpatialTapGesture(coordinateSpace: .global).onEnded { journal.note(short($0.location)) }
      )
      .scaleEffect(2).rotationEffect(.degrees(90))
    }
    try await host.advance(to: 0)
    #expect(journal.lines == ["120,60"])
  }

  @Test func `the innermost gesture wins unless an outer one has high priority`()
    async throws
  {
    let host = Host.bench(cues: ["plain", "high", "both", "none"].map { Cue(at: 0, tap: $0) }) {
      VStack {
        card("plain").onTapGesture { journal.note("plain") }
          .onTapGesture { journal.note("around plain") }
        card("high").onTapGesture { journal.note("high") }
          .highPriorityGesture(TapGesture().onEnded { journal.note("around high") })
        card("both").onTapGesture { journal.note("both") }
          .simultaneousGesture(TapGesture().onEnded { journal.note("besides both") })
        card("none").onTapGesture { journal.note("none") }
          .gesture(TapGesture().onEnded { journal.note("around none") }, including: .gesture)
      }
    }
    try await host.advance(to: 0)
    #expect(
      journal.lines == ["plain", "around high", "besides both", "both", "around none"])
  }

  @Test func `a drag reports the finger 60 times per second and at its exact end`()
    async throws
  {
    let host = Host.bench(
      cues: [Cue(at: 0.5, drag: "card", by: CGSize(width: 30, height: -15), over: 0.055)]
    ) {
      card("card").gesture(
        DragGesture()
          .onChanged { journal.note("\(short(milliseconds(of: $0))) \(short($0.translation))") }
          .onEnded {
            journal.note(
              "end \(short($0.translation)) \(short($0.startLocation)) \(short($0.location)) "
                + "\(short($0.predictedEndTranslation))")
          })
    }
    try await host.advance(to: 2)
    // The finger has moved 10 points after 0.01639 s; 0.0167 s is the first sample after that.
    #expect(
      journal.lines == [
        "16.67 9.09,-4.55", "33.33 18.18,-9.09", "50 27.27,-13.64", "55 30,-15",
        "end 30,-15 20,10 50,-5 166.36,-83.18",
      ])
  }

  /// Milliseconds since 0.5 s.
  private func milliseconds(of value: DragGesture.Value) -> CGFloat {
    CGFloat(value.time.timeIntervalSinceReferenceDate - 0.5) * 1000
  }

  @Test(arguments: [30, 60, 7]) func `a drag is the same at any frame rate`(rate: Int) async throws
  {
    let host = Host.bench(cues: [
      Cue(at: 0.1, drag: "card", by: CGSize(width: 60, height: 0), over: 0.5)
    ]) {
      card("card").gesture(
        DragGesture(minimumDistance: 0).onChanged { journal.note(short($0.translation)) })
    }
    for frame in 0...rate { try await host.advance(to: Double(frame) / Double(rate)) }
    #expect(journal.lines == (0...30).map { "\($0 * 2),0" })
  }

  struct Draggable: View {
    @GestureState private var offset: CGSize
    @State private var ended = 0

    init(reset: Transaction) {
      _offset = GestureState(wrappedValue: .zero, resetTransaction: reset)
    }

    var body: some View {
      box("card", 20, 20).id("card").offset(offset)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($offset) { value, state, _ in state = value.translation }
            .onEnded { _ in ended += 1 })
    }
  }

  @Test func `a gesture state follows the gesture and is reset at its end`() async throws {
    let host = Host.bench(
      100, 100, cues: [Cue(at: 0, drag: "card", by: CGSize(width: 60, height: 0), over: 1)]
    ) {
      Draggable(reset: Transaction())
    }
    try await host.advance(to: 0.5)
    #expect(near(host.x("card"), 70))
    try await host.advance(to: 1)
    #expect(near(host.x("card"), 40))
  }

  @Test func `a gesture state is reset in its own transaction`() async throws {
    let host = Host.bench(
      100, 100, cues: [Cue(at: 0, drag: "card", by: CGSize(width: 60, height: 0), over: 1)]
    ) {
      Draggable(reset: Transaction(animation: .linear(duration: 1)))
    }
    try await host.advance(to: 1)
    #expect(near(host.x("card"), 100))
    try await host.advance(to: 1.5)
    #expect(near(host.x("card"), 70))
    try await host.advance(to: 2)
    #expect(near(host.x("card"), 40))
  }

  @Test func `a drag is cancelled when its view is removed`() async throws {
    let shown = Handout<Binding<Bool>>()
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    shown.give(isShown)
    let journal = self.journal
    host.show(Vanishing(isShown: isShown, journal: journal))
    host.schedule(Cue(at: 0, drag: "card", by: CGSize(width: 60, height: 0), over: 1))
    host.schedule(at: 0.5) { isShown.wrappedValue = false }
    try await host.advance(to: 2)
    #expect(journal.lines.last == "29,0")
  }

  struct Vanishing: View {
    @Binding var isShown: Bool
    let journal: Journal
    var body: some View {
      if isShown {
        Color.red.id("card").gesture(
          DragGesture().onChanged { journal.note(short($0.translation)) }
            .onEnded { _ in journal.note("ended") })
      }
    }
  }

  @Test func `a long press is recognized at its exact time`() async throws {
    let host = Host(100, 100) { Color.clear }
    host.show(
      card("card").onLongPressGesture(minimumDuration: 0.33) {
        journal.note("long \(host.time)")
      } onPressingChanged: {
        journal.note("\($0) \(host.time)")
      })
    host.schedule(Cue(at: 1, longPress: "card", for: 0.5))
    host.schedule(Cue(at: 2, longPress: "card", for: 0.25))
    try await host.advance(to: 3)
    #expect(
      journal.lines == ["true 1.0", "false 1.33", "long 1.33", "true 2.0", "false 2.25"])
  }

  @Test func `a long press and a drag may be sequenced in one touch`() async throws {
    let host = Host.bench(cues: [
      Cue(
        at: 0, drag: "card", by: CGSize(width: 40, height: 0), over: 0.05, afterResting: 0.6),
      Cue(at: 2, drag: "card", by: CGSize(width: 40, height: 0), over: 0.05),
    ]) {
      card("card").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onEnded {
            if case .second(true, let drag?) = $0 { journal.note(short(drag.translation)) }
          })
    }
    try await host.advance(to: 3)
    #expect(journal.lines == ["40,0"])
  }

  @Test func `gestures can be simultaneous or exclusive`() async throws {
    let host = Host.bench(cues: [
      Cue(at: 0, tap: "both"), Cue(at: 0, tap: "either"),
      Cue(at: 1, drag: "either", by: CGSize(width: 0, height: 20), over: 0),
    ]) {
      VStack {
        card("both").gesture(
          TapGesture().map { 1 }.simultaneously(with: TapGesture().map { 2 })
            .onEnded { journal.note("\($0.first ?? 0) \($0.second ?? 0)") })
        card("either").gesture(
          DragGesture().exclusively(before: TapGesture())
            .onEnded {
              switch $0 {
              case .first(let drag): journal.note(short(drag.translation))
              case .second: journal.note("tap")
              }
            })
      }
    }
    try await host.advance(to: 3)
    #expect(journal.lines == ["1 2", "tap", "0,20"])
  }

  struct Swipe: Gesture {
    var action: (String) -> Void
    var body: some Gesture {
      DragGesture().map { $0.translation.width > 0 ? "right" : "left" }.onEnded(action)
    }
  }

  @Test func `a gesture can be composed of others`() async throws {
    let host = Host.bench(cues: [
      Cue(at: 0, drag: "card", by: CGSize(width: -40, height: 0), over: 0),
      Cue(at: 0, drag: "card", by: CGSize(width: 40, height: 0), over: 0.1),
    ]) {
      card("card").gesture(Swipe { journal.note($0) })
    }
    try await host.advance(to: 1)
    #expect(journal.lines == ["left", "right"])
  }
}
