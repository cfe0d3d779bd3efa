import Synchronization

/// A stage of the way of a frame.
package enum Stage: Int, CaseIterable, Sendable {
  /// State, bodies and layout up to a frame's time.
  case simulate
  /// The display list of a frame.
  case list
  /// Pixels.
  case draw
  /// PNG bytes.
  case encode
  /// Files.
  case write
}

/// How long the stages of a recording took, added up over all its frames and tasks.
package struct StageTimes: Sendable {
  private var durations = [Duration](repeating: .zero, count: Stage.allCases.count)
  /// The files that were written.
  package var files = 0
  /// The pictures that were drawn; frames that look the same share one.
  package var pictures = 0
  /// The bytes of all files.
  package var bytes = 0

  /// The time of a stage; stages of several frames overlap.
  package internal(set) subscript(stage: Stage) -> Duration {
    get { durations[stage.rawValue] }
    set { durations[stage.rawValue] = newValue }
  }
}

/// Adds up ``StageTimes``, for several tasks at once.
final class StageClock: Sendable {
  private let state = Mutex(StageTimes())

  var times: StageTimes { state.withLock { $0 } }

  /// Measures a stage.
  @MainActor func measure<Result>(
    _ stage: Stage, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let start = ContinuousClock.now
    let result = try await body()
    let duration = ContinuousClock.now - start
    change { $0[stage] += duration }
    return result
  }

  /// Takes on what a task has measured.
  func change(_ body: (inout StageTimes) -> Void) { state.withLock { body(&$0) } }
}
