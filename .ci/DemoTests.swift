import Testing
import XCTest
import ZoetropeTesting

/// Whether the tests that are to fail are run.
private let areFailuresWanted = ProcessInfo.processInfo.environment["DEMO_FAILS"] != nil

@MainActor private func stairs() async throws -> Stage {
  try await Stage(size: CGSize(width: 200, height: 200)) {
    Stairs(step: 5) {
      Box("a", width: 40, height: 40)
      Box("b", width: 40, height: 40)
    }
  }
}

@MainActor struct DemoTests {
  @Test func `the gallery's own view springs up`() async throws {
    let anim = try #require(Demo.anims.first)
    let motion = try await Stage(anim).motion(for: 2)
    let heights = try motion.frames(of: "Stairs").compactMap { $0?.height }
    #expect(heights.first == 55)
    #expect(abs(try #require(heights.last) - 160) < 0.1)
    #expect(expectSameMotion(motion, try await Stage(anim).motion(for: 2)))
  }

  @Test func `pictures are compared with the goldens of the package`() async throws {
    expectPicture(of: try await stairs(), named: "stairs")
  }

  @Test(.enabled(if: areFailuresWanted)) func `a failure is readable`() async throws {
    let stage = try await stairs()
    expectPlacements(stage, ["b": CGRect(x: 100, y: 92.5, width: 40, height: 40)])
  }
}

final class DemoXCTests: XCTestCase {
  @MainActor func testStairs() async throws {
    let stage = try await stairs()
    expectPlacements(stage, ["b": CGRect(x: 100, y: 82.5, width: 40, height: 40)])
    XCTAssertEqual(try stage.frame(of: "a").minX, 60)
    XCTAssertThrowsError(try stage.frame(of: "c")) { XCTAssert($0 is StageError) }
  }

  @MainActor func testAFailureIsReadable() async throws {
    if !areFailuresWanted { throw XCTSkip("not asked for") }
    let stage = try await stairs()
    expectPlacements(stage, ["b": CGRect(x: 100, y: 92.5, width: 40, height: 40)])
  }
}
