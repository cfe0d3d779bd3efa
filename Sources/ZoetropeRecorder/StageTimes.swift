import Synchronization

/// A stage in the production of frames.
package enum Stage: Int, CaseIterable, Sendable {
  /// Updating state and layout to a frame's time.
  case simulate
  /// Creating the display list.
  case list
  /// Drawing the pixels.
  case draw
  /// Encoding the pixels.
  case encode
  /// Writing the encoded frame.
  case write
}

/// The time that each stage of a recording took, as a sum over all frames and tasks.
package struct StageTimes: Sendable {
  private var durations = [Duration](repeating: .zero, count: Stage.allCases.count)
  /// The number of frames that were written.
  package var files = 0
  /// The number of pictures that were drawn. Frames with equal display lists can share a picture.
  package var pictures = 0
  /// The total size of the files in bytes.
  package var bytes = 0

  /// Creates times that are all zero.
  package init() {}

  /// Adds the times of another recording.
  package static func += (times: inout Self, others: Self) {
    for stage in Stage.allCases { times[stage] += others[stage] }
    times.files += others.files
    times.pictures += others.pictures
    times.bytes += others.bytes
  }

  /// The total time of a stage. Stages of different frames overlap, so that the totals can exceed
  /// the elapsed time.
  package internal(set) subscript(stage: Stage) -> Duration {
    get { durations[stage.rawValue] }
    set { durations[stage.rawValue] = newValue }
  }
}

/// Sums up ``StageTimes`` from several tasks.
final class StageClock: Sendable {
  private let state = Mutex(StageTimes())

  /// The times measured so far.
  var times: StageTimes { state.withLock { $0 } }

  /// Measures the time that a closure takes, and adds it to a stage.
  @MainActor func measure<Result>(
    _ stage: Stage, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let start = ContinuousClock.now
    let result = try await body()
    let duration = ContinuousClock.now - start
    update { $0[stage] += duration }
    return result
  }

  /// Modifies the times under a lock.
  func update(_ body: (inout StageTimes) -> Void) { state.withLock { body(&$0) } }
}
