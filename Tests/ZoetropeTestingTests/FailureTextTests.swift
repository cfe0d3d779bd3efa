import Testing
import ZoetropeTesting

@MainActor struct FailureTextTests {
  @Test func `misplaced views are marked in both trees, with their distance`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    let text = try await failure {
      let isSame = expectPlacements(
        stage, ["a": square(100, 20), "b": square(180, 98.5), "d": square(20.004, 100)])
      #expect(!isSame)
    }
    let expected = """
      The views are not shown where they are expected at 0 s: of 3 views, 1 is elsewhere \
      (tolerance 0.01 pt)
      expected (x, y, width, height in points):
        "a"   90    10  20  20
      ! "b"  170  88.5  20  20
        "d"   10    90  20  20
      actual:
        "a"   90    10  20  20
      ! "b"  170    90  20  20   y +1.5
        "d"   10    90  20  20
      """
    #expect(text == expected)
  }

  @Test func `a failure is reported at the line of the call`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    let failures = Failures()
    await failures.collect {
      expectPlacements(stage, ["a": .zero])
      expectLayout(stage, ["a": .zero])
    }
    #expect(failures.lines == [#line - 3, #line - 2])
  }

  @Test func `unknown and ambiguous names are reported`() async throws {
    let stage = try await Stage(size: canvas) {
      Four(names: ["a", "b"])
      Four(names: ["b"])
    }
    let text = try await failure { expectPlacements(stage, ["a": .zero, "b": .zero, "z": .zero]) }
    #expect(text.contains("of 3 views, 1 is elsewhere, 2 are not found"))
    #expect(text.contains("- \"z\""))
    #expect(text.contains("there is no view \"z\"; there is \"a\", \"b\""))
    #expect(text.contains("\"b\" could be 2 views: "))
    #expect(!text.contains("nan"))
  }

  @Test func `state written since the last advance is named as a cause`() async throws {
    let turn = TestState(Angle.zero)
    let stage = try await Stage(size: canvas) { Four(turn: turn.value) }
    turn.value = .degrees(90)
    let text = try await failure { expectPlacements(stage, ["a": square(180, 100)]) }
    #expect(text.hasSuffix("or settle() before reading the placements"))
    #expect(text.contains("note: state has been written since"))
  }

  @Test func `equal stages pass, and unequal ones print both trees`() async throws {
    let one = try await Stage(size: canvas) { Four(names: ["a", "b"]) }
    let same = try await Stage(size: canvas) { Four(names: ["a", "b"]) }
    #expect(expectPlacements(of: one, equalTo: same))
    let other = try await Stage(size: canvas) { Four(names: ["a", "c"]) }
    let text = try await failure { expectPlacements(of: other, equalTo: one) }
    let expected = """
      The placements differ at 0 s: of 2 views, 1 is missing, 1 is not expected (tolerance 0.01 pt)
      expected (x, y, width, height in points):
        Four/Ring
          ForEach[a]/Box/Rectangle  90   10  20  20
      -   ForEach[b]/Box/Rectangle  90  170  20  20   missing
      actual:
        Four/Ring
          ForEach[a]/Box/Rectangle  90   10  20  20
      +   ForEach[c]/Box/Rectangle  90  170  20  20   not expected
      """
    #expect(text == expected)
  }

  @Test func `a different drawing order and a different turn are reported`() async throws {
    let one = try await Stage(size: canvas) {
      ZStack {
        Circle(); Rectangle()
      }
    }
    let other = try await Stage(size: canvas) {
      ZStack {
        Circle().zIndex(1); Rectangle()
      }
    }
    let order = try await failure { expectPlacements(of: other, equalTo: one) }
    #expect(order.contains("of 2 views, the views are drawn in another order"))
    let turned = try await Stage(size: canvas) {
      ZStack {
        Circle().rotationEffect(.degrees(90)); Rectangle()
      }
    }
    let turn = try await failure { expectPlacements(of: turned, equalTo: one) }
    #expect(turn.contains("turned or scaled otherwise"))
  }

  @Test func `long lists are cut to the differences`() async throws {
    let names = (0..<100).map { "n\($0)" }
    var frames: [String: CGRect] = [:]
    let stage = try await Stage(size: canvas) { Four(names: names) }
    for name in names { frames[name] = try stage.frame(of: name) }
    frames["n50"] = square(0, 0)
    let one = try await failure { expectPlacements(stage, frames) }
    let lines = one.split(separator: "\n")
    #expect(lines.count == 13, "\(one)")
    #expect(one.contains("... 49 as expected"))
    #expect(one.contains("  \"n49\""))
    for name in names { frames[name] = .zero }
    let all = try await failure { expectPlacements(stage, frames) }
    #expect(all.split(separator: "\n").count == 53, "\(all)")
    #expect(all.contains("... 76 more that differ"))
  }

  @Test func `non-finite frames fail`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    for bad in [CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      let text = try await failure { expectPlacements(stage, ["a": bad]) }
      #expect(text.contains("1 is elsewhere"))
    }
  }

  @Test func `two empty stages are equal, and an empty one differs from any other`() async throws {
    let empty = try await Stage(size: canvas) { EmptyView() }
    #expect(expectPlacements(empty, [String: CGRect]()))
    #expect(expectPlacements(of: empty, equalTo: empty))
    let one = try await Stage(size: canvas) { Color.red }
    let text = try await failure { expectPlacements(of: empty, equalTo: one) }
    #expect(text.contains("actual:\n  nothing"))
  }

  @Test func `a tree prints paths and rounded frames`() async throws {
    let stage = try await Stage(size: canvas) {
      HStack(spacing: 0) {
        Color.red; Color.red.frame(width: 33.3333)
      }
    }
    let expected = """
        HStack
          Color[0]       0  0  166.67  200
          Color[1]  166.67  0   33.33  200

      """
    #expect("\(stage.tree)" == expected)
  }
}
