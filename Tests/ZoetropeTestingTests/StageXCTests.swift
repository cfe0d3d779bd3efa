import XCTest
import ZoetropeTesting

/// The same library in XCTest.
final class StageXCTests: XCTestCase {
  @MainActor func testAStageRunsOnItsVirtualClock() async throws {
    let turn = TestState(Angle.zero)
    let stage = try await Stage(size: canvas) { Four(turn: turn.value) }
    withAnimation(.linear(duration: 1)) { turn.value = .degrees(90) }
    try await stage.advance(to: 1)
    XCTAssertTrue(expectPlacements(stage, ["a": square(180, 100)]))
    XCTAssertEqual(try stage.frame(of: "b").midY, 180, accuracy: 1e-9)
    XCTAssertThrowsError(try stage.frame(of: "e")) { error in
      XCTAssertEqual((error as? StageError)?.location, "StageXCTests.swift:\(#line - 1)")
    }
  }

  @MainActor func testAFailureIsAFailureAtItsLine() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    collected = []
    let isSame = expectPlacements(stage, ["a": square(100, 21)])
    let line = #line - 1
    let failures = collected ?? []
    collected = nil
    XCTAssertFalse(isSame)
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.map(\.file), [#filePath])
    XCTAssertEqual(
      failures.map(\.message),
      [
        """
        failed - The views are not shown where they are expected at 0 s: of 1 view, 1 is elsewhere \
        (tolerance 0.01 pt)
        expected (x, y, width, height in points):
        ! "a"  90  11  20  20
        actual:
        ! "a"  90  10  20  20   y -1
        """
      ])
  }

  /// The failures collected instead of failing the test; nil while they fail it.
  private var collected: [(message: String, file: String, line: Int)]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if collected != nil {
      collected?.append((description, filePath, lineNumber))
    } else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }
}
