import Foundation
import TestSupport
import Testing

@testable import ZoetropeAssembly

@MainActor struct OtherBuildTests {
  private struct Unreadable: Error {}

  /// Both programs run until this test ends them, however busy the machine is: one by a reading
  /// that fails, one by a file.
  @Test(.timeLimit(.minutes(20)))
  func `a build that does not answer is killed alone`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/end"
      let other = Task {
        let script = "until [ -e \"$1\" ]; do sleep 0.1; done; exit 7"
        try await OtherBuild.run("/bin/sh", ["-c", script, "sh", file]) { _ in }
      }
      await #expect(throws: Unreadable.self) {
        try await OtherBuild.run("/bin/sh", ["-c", "while :; do sleep 1; done"]) { _ in
          throw Unreadable()
        }
      }
      try Data().write(to: URL(filePath: file))
      await #expect(
        throws: OtherBuild.Failure.failed(status: "exit code 7", code: 7, message: "no message")
      ) {
        try await other.value
      }
    }
  }
}
