import Foundation
import TestSupport
import Testing

@testable import ZoetropeAssembly

@MainActor struct OtherBuildTests {
  private struct Unreadable: Error {}

  /// Both programs run until this test ends them, however busy the machine is: one by a reading
  /// that fails, one by a file. If the test fails, they end when its folder is gone.
  @Test(.timeLimit(.minutes(20)))
  func `a build that does not answer is killed alone`() async throws {
    try await withTemporaryFolder { folder in
      let other = Task {
        let script = "until [ -e \"$1/end\" ] || [ ! -d \"$1\" ]; do sleep 0.1; done; exit 7"
        try await OtherBuild.run("/bin/sh", ["-c", script, "sh", folder]) { _ in }
      }
      await #expect(throws: Unreadable.self) {
        let script = "while [ -d \"$1\" ]; do sleep 1; done"
        try await OtherBuild.run("/bin/sh", ["-c", script, "sh", folder]) { _ in
          throw Unreadable()
        }
      }
      try Data().write(to: URL(filePath: folder + "/end"))
      await #expect(
        throws: OtherBuild.Failure.failed(status: "exit code 7", code: 7, message: "no message")
      ) {
        try await other.value
      }
    }
  }
}
