import Synchronization
import Testing

/// The failures of the tested expectations, collected as known issues of the running test.
final class Failures: Sendable {
  private let stored = Mutex<[(message: String, line: Int)]>([])

  /// The messages, in order.
  var messages: [String] { stored.withLock { $0.map(\.message) } }
  /// The lines of the source file at which they were reported.
  var lines: [Int] { stored.withLock { $0.map(\.line) } }

  /// Runs a closure that fails the test, and collects the failures.
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

/// The message of the single failure of a closure.
@MainActor func failure(_ body: @MainActor () async throws -> Void) async throws -> String {
  let failures = Failures()
  try await failures.collect(body)
  try #require(failures.messages.count == 1, "\(failures.messages)")
  return failures.messages[0]
}
