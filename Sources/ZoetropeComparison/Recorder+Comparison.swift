import Zoetrope
import ZoetropeRecorder

extension Recorder {
  /// Records the columns of a comparison side by side. Unless the frames are written to a stream,
  /// also writes a table of the positions and a file with all numbers.
  ///
  /// - Parameter title: The names of the compared animations.
  /// - Returns: The summary of the comparison.
  /// - Throws: `RecorderError`, `AnimError`, `HostError`, or the error of a cue.
  package func compare(title: String? = nil) async throws -> ComparisonSummary {
    let comparison = try await Comparison(measuring: plan, fonts: fonts, monitor: monitor)
    let measured = MeasuredComparison(comparison)
    let frames = try await ComparisonFrames(measured, plan: plan, fonts: fonts)
    try await record(
      frames,
      tables: [
        (RecordingPlan.tableName, { comparison.table }),
        (RecordingPlan.numbersName, { measured.json(title ?? plan.anim.name) }),
      ])
    return measured.summary
  }
}
