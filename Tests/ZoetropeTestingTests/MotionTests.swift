import Testing
import ZoetropeTesting

@MainActor struct MotionTests {
  private func turning(
    _ interpolation: LayoutInterpolation = .parameters, by degrees: Double = 90
  ) async throws -> Motion {
    let turn = TestState(Angle.zero)
    let stage = try await Stage(size: canvas, interpolation: interpolation) {
      Four(turn: turn.value)
    }
    withAnimation(.linear(duration: 0.5)) { turn.value = .degrees(degrees) }
    return try await stage.motion(for: 1, rate: 20)
  }

  @Test func `a motion has a frame for its start and one for each period after it`() async throws {
    let motion = try await turning()
    #expect(motion.frames.count == 21)
    #expect(motion.frames.map(\.time) == (0...20).map { Double($0) / 20 })
    let stage = try await Stage(size: canvas) { Four() }
    #expect(try await stage.motion(for: 0).frames.count == 1)
    try await stage.advance(to: 1)
    #expect(try await stage.motion(for: 0.5, rate: 2).frames.map(\.time) == [1, 1.5])
    #expect(stage.time == 1.5)
  }

  @Test func `by parameters the views stay on the circle, by positions they leave it`()
    async throws
  {
    for (interpolation, largest) in [(LayoutInterpolation.parameters, 0.0), (.positions, 23.4)] {
      let centers = try await turning(interpolation).centers(of: "a")
      #expect(centers.count == 21)
      let off = centers.map { abs(hypot($0.x - 100, $0.y - 100) - 80) }.max() ?? -1
      #expect(abs(off - largest) < 0.05, "\(interpolation): \(off)")
    }
  }

  @Test func `a view that is inserted later is nil until then`() async throws {
    let isThere = TestState(false)
    let stage = try await Stage(size: canvas) {
      if isThere.value { Box("a", width: 20, height: 20) }
    }
    stage.schedule { Cue(at: 0.5) { isThere.value = true } }
    let motion = try await stage.motion(for: 1, rate: 4)
    let frames = try motion.frames(of: "a")
    #expect(frames == [nil, nil, square(100, 100), square(100, 100), square(100, 100)])
    #expect(try motion.centers(of: "a").count == 3)
    let error = #expect(throws: StageError.self) { try motion.frames(of: "b") }
    #expect(error?.reason == .missing(name: "\"b\"", available: ["\"a\""]))
  }

  @Test func `equal motions pass`() async throws {
    #expect(expectSameMotion(try await turning(), try await turning()))
    let a = try await turning(by: 90)
    let b = try await turning(by: 90.0001)
    #expect(expectSameMotion(a, b))
    await Failures().collect { expectSameMotion(a, b, tolerance: 1e-9) }
  }

  @Test func `motions that differ report the number, the largest and the first difference`()
    async throws
  {
    let a = try await turning(.parameters)
    let b = try await turning(.positions)
    let text = try await failure { expectSameMotion(b, a) }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("The motions differ in 9 of 21 frames, most at frame "))
    #expect(lines[1].hasPrefix("First at frame 1, 0.05 s: of 4 views, 4 are elsewhere"))
    #expect(text.contains("ForEach[a]/Box/Rectangle"))
    #expect(text.split(separator: "\n").count == 14, "\(text)")
  }

  @Test func `motions of different lengths or rates report both`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    let long = try await stage.motion(for: 1)
    let short = try await stage.motion(for: 1, rate: 30)
    let text = try await failure { expectSameMotion(short, long) }
    #expect(text == "The motions differ: 31 frames at 30 a second instead of 61 at 60")
  }
}
