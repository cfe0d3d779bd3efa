import Testing
import ZoetropeTesting

/// Begins at zero.
private struct ZeroLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 1000, height: 1000) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
  }
}

/// Places no subview, which is advice against only.
private struct IdleLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Has the length where its square belongs.
private struct Odd: VectorArithmetic {
  var x: Double
  static var zero: Odd { Odd(x: 0) }
  static func + (a: Odd, b: Odd) -> Odd { Odd(x: a.x + b.x) }
  static func - (a: Odd, b: Odd) -> Odd { Odd(x: a.x - b.x) }
  mutating func scale(by factor: Double) { x *= factor }
  var magnitudeSquared: Double { x.magnitude }
}

private struct Offset: Animatable {
  var x: Double
  var y: Double
  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
}

@MainActor struct `Expectations of laws` {
  private let one: [[Specimen]] = [[.fixed(width: 10, height: 10)]]

  @Test func `a broken law fails at the line of the call, with the case to ask again`() async throws
  {
    let failures = Failures()
    var line = 0
    var result = true
    await failures.collect {
      result = expectLayoutLaws(of: ZeroLayout()); line = #line
    }
    #expect(!result)
    #expect(failures.lines == [line])
    let message = try #require(failures.messages.first)
    #expect(message.hasPrefix("ZeroLayout() breaks moves-with-bounds: "))
    #expect(message.contains("| expectLayoutLaws(\n"))
    #expect(message.hasSuffix("  |   proposals: [.unspecified])"))
  }

  @Test func `the printed case fails by itself`() async throws {
    let message = try await failure {
      expectLayoutLaws(
        of: ZeroLayout(), laws: [.movesWithBounds],
        subviews: [[.fixed(width: 10, height: 10)]],
        proposals: [.unspecified])
    }
    #expect(message.contains("moves-with-bounds"))
  }

  @Test func `notes fail only if they are asked for`() async throws {
    #expect(expectLayoutLaws(of: IdleLayout(), subviews: one))
    let message = try await failure {
      expectLayoutLaws(of: IdleLayout(), laws: [.allPlaced], subviews: one)
    }
    #expect(message.hasPrefix("IdleLayout() goes against all-placed: "))
  }

  @Test func `an excuse is accepted for a broken law, and fails for another one`() async throws {
    #expect(
      expectLayoutLaws(
        of: ZeroLayout(), excusing: [.movesWithBounds: "it fills the window"], subviews: one))
    let message = try await failure {
      expectLayoutLaws(
        of: ZeroLayout(),
        excusing: [.movesWithBounds: "it fills the window", .soundSize: "none"], subviews: one)
    }
    #expect(message.hasPrefix("ZeroLayout obeys sound-size: "))
    #expect(message.hasSuffix("; leave the excuse out"))
  }

  @Test func `a list without laws, subviews or proposals fails`() async throws {
    let laws = try await failure { expectLayoutLaws(of: IdleLayout(), laws: []) }
    #expect(laws == "IdleLayout: expected at least one law")
    let groups = try await failure { expectLayoutLaws(of: IdleLayout(), subviews: []) }
    #expect(groups == "IdleLayout: expected at least one group of subviews")
    let proposals = try await failure { expectLayoutLaws(of: IdleLayout(), proposals: []) }
    #expect(proposals == "IdleLayout: expected at least one proposal")
  }

  @Test func `vectors and animatable values fail with the names of their types`() async throws {
    #expect(expectVectorArithmeticLaws(of: 1.0, -2.5))
    let vector = try await failure { expectVectorArithmeticLaws(of: Odd(x: 2)) }
    // Three times 2 has the length 6, and nine times the length is 18.
    #expect(
      vector
        == "Odd: three times the vector has nine times the squared length: for Odd(x: 2), "
        + "6 and 18 differ")
    let offset = try await failure {
      expectAnimatableLaws(of: Offset(x: 1, y: 2), Offset(x: 3, y: 4))
    }
    #expect(offset.hasPrefix("Offset: animatable data do not contain y, in which "))
  }
}
