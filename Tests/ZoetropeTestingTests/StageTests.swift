import Testing
import ZoetropeTesting

@MainActor struct StageTests {
  @Test func `a stage shows the view at time 0 in the middle of the canvas`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    #expect(stage.time == 0)
    #expect(stage.size == canvas)
    let all = ["a": square(100, 20), "b": square(180, 100), "c": square(100, 180)]
    #expect(expectPlacements(stage, all, tolerance: 1e-9))
    #expect(try stage.frame(of: "a").width == 20)
  }

  @Test func `an empty stage shows nothing`() async throws {
    let stage = try await Stage(size: canvas) { EmptyView() }
    #expect(stage.placements.isEmpty)
    #expect(stage.sizeThatFits(.unspecified) == .zero)
    let error = #expect(throws: StageError.self) { try stage.frame(of: "a") }
    #expect(error?.reason == .missing(name: "\"a\"", available: []))
    #expect("\(try #require(error))".hasPrefix("there is no view \"a\", nor any other (Stage"))
  }

  @Test func `state written by the test moves the views along the circle`() async throws {
    let turn = TestState(Angle.zero)
    let stage = try await Stage(size: canvas) { Four(turn: turn.value) }
    withAnimation(.linear(duration: 1)) { turn.value = .degrees(90) }
    try await stage.advance(to: 0.5)
    let middle = try stage.frame(of: "a")
    let half = 80 * CGFloat(0.5.squareRoot())
    expectPlacements(stage, ["a": square(100 + half, 100 - half)], tolerance: 1e-9)
    try await stage.advance(by: 1)
    #expect(stage.time == 1.5)
    expectPlacements(stage, ["a": square(180, 100), "d": square(100, 20)], tolerance: 1e-9)
    #expect(try stage.frame(of: "a") != middle)
  }

  @Test func `by positions the same views move in straight lines`() async throws {
    let turn = TestState(Angle.zero)
    let stage = try await Stage(size: canvas, interpolation: .positions) { Four(turn: turn.value) }
    withAnimation(.linear(duration: 1)) { turn.value = .degrees(90) }
    try await stage.advance(toFrame: 30)
    expectPlacements(stage, ["a": square(140, 60)], tolerance: 1e-9)
    expectLayout(stage, ["a": square(180, 100)], tolerance: 1e-9)
  }

  @Test func `a binding to the state works in both directions`() async throws {
    struct Switch: View {
      @Binding var isWide: Bool

      var body: some View {
        Button("Go") { isWide.toggle() }.background(Color.red).frame(width: isWide ? 90 : 30)
          .background { Box("box", minHeight: 10) }
      }
    }
    let isWide = TestState(false)
    let stage = try await Stage(size: canvas) { Switch(isWide: isWide.binding) }
    #expect(try stage.frame(of: "box").width == 30)
    try await stage.tap("Go")
    #expect(isWide.value)
    #expect(try stage.frame(of: "box").width == 90)
    try await stage.perform { isWide.binding.wrappedValue = false }
    #expect(try stage.frame(of: "box").width == 30)
  }

  @Test func `the presented frames are out of date once state has been written`() async throws {
    let turn = TestState(Angle.zero)
    let stage = try await Stage(size: canvas) { Four(turn: turn.value) }
    turn.value = .degrees(90)
    let error = #expect(throws: StageError.self) { try stage.frame(of: "a") }
    #expect(error?.reason == .stateWritten)
    try await stage.settle()
    expectPlacements(stage, ["a": square(180, 100)])
    #expect(stage.time == 0)
  }

  @Test func `cues happen at their own times`() async throws {
    let turn = TestState(Angle.zero)
    let stage = try await Stage(size: canvas) { Four(turn: turn.value) }
    stage.schedule {
      Cue(at: 0.25) { turn.value = .degrees(90) }
      Cue(at: 0.5) { turn.value = .degrees(180) }
    }
    try await stage.advance(to: 0.24)
    expectPlacements(stage, ["a": square(100, 20)])
    try await stage.advance(to: 0.25)
    expectPlacements(stage, ["a": square(180, 100)])
    try await stage.advance(to: 1)
    expectPlacements(stage, ["a": square(100, 180)])
  }

  @Test func `controls are set, dragged and scrolled`() async throws {
    struct Controls: View {
      @State private var radius = 20.0
      @State private var offset = CGSize.zero

      var body: some View {
        Slider(value: $radius, in: 0...100) { Text("Radius") }
        Box("wide", width: radius, height: 10)
        Box("card", width: 20, height: 20).offset(offset)
          .gesture(DragGesture().onChanged { offset = $0.translation })
        ScrollView { ForEach(0..<20) { Box($0, width: 20, height: 20) } }
          .frame(height: 40)
      }
    }
    let stage = try await Stage(size: CGSize(width: 300, height: 300)) { Controls() }
    try await stage.set("Radius", to: 50.0)
    #expect(try stage.frame(of: "wide").width == 50)
    let card = try stage.frame(of: "card")
    try await stage.drag("card", by: CGSize(width: 40, height: 0), over: 0.5)
    try await stage.advance(by: 1)
    #expect(try stage.frame(of: "card").minX == card.minX + 40)
    let before = try stage.frame(of: 0)
    try await stage.scroll(to: 5, anchor: .top)
    #expect(try stage.frame(of: 5).minY == before.minY)
  }

  @Test func `a name that cannot be operated lists those that can`() async throws {
    let stage = try await Stage(size: canvas) { Button("Rotate") {} }
    await #expect(throws: InteractionError.missing(name: "\"Turn\"", available: ["\"Rotate\""])) {
      try await stage.tap("Turn")
    }
  }

  @Test func `an anim of a gallery runs with its own size and cues`() async throws {
    let anim = Anim("turn", size: canvas, duration: 2, state: Angle.zero) { turn in
      Four(turn: turn.wrappedValue)
    } cues: { turn in
      Cue(at: 0.5) { turn.wrappedValue = .degrees(90) }
    }
    let stage = try await Stage(anim)
    expectPlacements(stage, ["a": square(100, 20)])
    try await stage.advance(to: 0.5)
    expectPlacements(stage, ["a": square(180, 100)])
  }

  @Test func `an advance to an earlier time is an error`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    try await stage.advance(to: 1)
    for time in [0.5, -.infinity, .nan, .infinity] {
      let error = await #expect(throws: StageError.self) { try await stage.advance(to: time) }
      #expect("\(try #require(error))".contains("it is at 1.0 s and only goes forward"))
    }
    #expect(stage.time == 1)
    await #expect(throws: StageError.self) { try await stage.motion(for: -1) }
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.infinity),
  ])
  func `an invalid canvas is an error`(_ size: CGSize) async throws {
    let error = await #expect(throws: StageError.self) {
      _ = try await Stage(size: size) { Four() }
    }
    #expect(error?.reason == .size(size))
    #expect(error?.location.hasPrefix("StageTests.swift:") == true)
  }

  @Test func `a view that does not settle ends the advance with a readable error`() async throws {
    struct Restless: View {
      @State private var count = 0

      var body: some View { Color.red.onChange(of: count, initial: true) { count += 1 } }
    }
    let error = await #expect(throws: HostError.self) {
      _ = try await Stage(size: canvas) { Restless() }
    }
    let words = "\(try #require(error))"
    #expect(words.hasPrefix("the view does not settle at 0.0 s: Restless.count still changes"))
  }

  @Test func `each diagnostic is noted once`() async throws {
    let stage = try await Stage(size: canvas, fonts: .installed) {
      Text("a").font(.custom("No Such Family At All", size: 12))
    }
    let count = stage.diagnostics.count
    #expect(count > 0)
    try await stage.advance(to: 1)
    #expect(stage.diagnostics.count == count)
  }
}
