import Foundation
import Testing

@testable import ZoetropeAssembly

@MainActor struct OtherBuildTests {
  private struct Unreadable: Error {}

  @Test func `a build that does not answer is killed alone`() async throws {
    let other = Task { try await OtherBuild.run("/bin/sh", ["-c", "sleep 3; exit 7"]) { _ in } }
    let start = ContinuousClock.now
    await #expect(throws: Unreadable.self) {
      try await OtherBuild.run("/bin/sh", ["-c", "sleep 60"]) { _ in throw Unreadable() }
    }
    #expect(ContinuousClock.now - start < .seconds(50))
    await #expect(
      throws: OtherBuild.Failure.failed(status: "exit code 7", code: 7, message: "no message")
    ) {
      try await other.value
    }
  }
}
