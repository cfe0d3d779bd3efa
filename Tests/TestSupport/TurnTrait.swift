import Testing

/// Runs a test while no other test with this trait runs.
public struct TurnTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.begin()
    do { try await function() } catch {
      await Turns.shared.end()
      throw error
    }
    await Turns.shared.end()
  }
}

extension Trait where Self == TurnTrait {
  /// The test computes for long, on no actor.
  ///
  /// Such tests run one after another. If they ran side by side, they would occupy every thread of
  /// a machine with two processors, and tests on the main actor, which take longest together, would
  /// begin only when all others have ended.
  public static var computesForLong: Self { Self() }
}

/// A lock for which tasks wait in the order of their requests.
private actor Turns {
  static let shared = Turns()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    if !isTaken {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
