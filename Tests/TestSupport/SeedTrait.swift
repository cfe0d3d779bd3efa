import Synchronization
import Testing

/// Adds to each failure of a test the seed of the generator that the test made last.
public struct SeedTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = SeedLog()
    try await SeedLog.$current.withValue(log) {
      try await IssueHandlingTrait.compactMapIssues { log.annotated($0) }
        .provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == SeedTrait {
  /// Failures name the seed of the random numbers.
  public static var reportsSeed: Self { Self() }
}

/// The seeds of one run of a test.
package final class SeedLog: Sendable {
  /// The log of the running test; nil outside suites with ``SeedTrait``.
  @TaskLocal package static var current: SeedLog?

  private let latest = Mutex<UInt64?>(nil)

  package init() {}

  package func note(_ seed: UInt64) { latest.withLock { $0 = seed } }

  /// The issue with a comment that names the latest seed, if there is one.
  package func annotated(_ issue: Issue) -> Issue {
    guard let seed = latest.withLock({ $0 }) else { return issue }
    var issue = issue
    issue.comments.append("seed \(seed)")
    return issue
  }
}
