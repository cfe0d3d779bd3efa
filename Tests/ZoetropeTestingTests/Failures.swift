import Synchronization
import Testing

/// What the tests' own expectations have to say, as known issues of the test that runs.
final class Failures: Sendable {
  private let stored = Mutex<[(message: String, line: Int)]>([])

  /// The messages, in order.
  var messages: [String] { stored.withLock { $0.map(\.message) } }
  /// The lines of the source file at which they were reported.
  var lines: [Int] { stored.withLock { $0.map(\.line) } }

  /// Runs something that is to fail the test, and takes down how.
  @MainActor func collect(_ body: @MainActor () async throws -> Void) async rethrows {
    try await withKnownIssue {
      try await body()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      self.stored.withLock { $0.append((message, issue.sourceLocation?.line ?? 0)) }
      return true
    }
  }
}

/// The message of the one failure of something.
@MainActor func failure(_ body: @MainActor () async throws -> Void) async throws -> String {
  let failures = Failures()
  try await failures.collect(body)
  try #require(failures.messages.count == 1, "\(failures.messages)")
  return failures.messages[0]
}
