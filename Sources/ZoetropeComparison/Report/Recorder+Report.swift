import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeRecorder

/// A picture in a report, with the reason why its frame was chosen.
package struct ReportPicture: Sendable {
  /// The number of the frame.
  package let frame: Int
  /// The reason as a noun phrase, such as `largest distance`; empty for a frame that was chosen
  /// only for its time.
  package let reason: String
  /// The picture, which shows the columns of the comparison side by side.
  package let picture: PictureFile
}

extension Recorder {
  /// The width of a picture in a report, in pixels.
  private static let reportWidth = 900.0
  /// The maximum number of pictures in a report.
  private static let reportCount = 3

  /// Measures a comparison, and draws the most informative frames.
  ///
  /// - Parameter options: The options of the plan. Only the memory limit and the compression are
  ///   used.
  /// - Returns: The summary of the comparison, and up to three pictures in ascending order of time.
  /// - Throws: `RecorderError`, `AnimError`, `HostError`, or the error of a cue.
  package func report(
    _ options: RecordingOptions
  ) async throws -> (summary: ComparisonSummary, pictures: [ReportPicture]) {
    let measured = MeasuredComparison(
      try await Comparison(measuring: plan, fonts: fonts, monitor: monitor))
    let summary = measured.summary
    let source = try await ComparisonFrames(measured, plan: plan, fonts: fonts)
    let chosen = Recorder.tellingFrames(summary)
    let scale = min(plan.scale, Recorder.reportWidth / Double(plan.canvas.width))
    var pictures: [ReportPicture] = []
    for frame in 0...(chosen.last?.frame ?? 0) {
      try monitor.checkInterruption()
      try await source.advanceUntouched(to: plan.rate.seconds(ofFrame: frame))
      guard let choice = chosen.first(where: { $0.frame == frame }) else { continue }
      pictures.append(
        ReportPicture(
          frame: frame, reason: choice.reason,
          picture: try PictureFile(
            source.displayList(), scale: scale, background: plan.background, options: options)))
    }
    return (summary, pictures)
  }

  /// Returns up to three frames for a report, in ascending order. These are the frames with the
  /// largest distance and the largest overlap. If there is room, further frames are added: those at
  /// one quarter, one half and three quarters of the animation, then its last and first frame.
  static func tellingFrames(_ summary: ComparisonSummary) -> [(frame: Int, reason: String)] {
    var reasons: [Int: String] = [:]
    func add(_ extremes: [ComparisonSummary.Extreme], _ reason: String) {
      guard let largest = extremes.max(by: { $0.value < $1.value }), largest.value > 0 else {
        return
      }
      reasons[largest.frame] = reasons[largest.frame].map { "\($0), \(reason)" } ?? reason
    }
    add(summary.differences.map(\.distance), "largest distance")
    add(summary.columns.map(\.overlap), "largest overlap")
    let last = summary.frameCount - 1
    for frame in [last / 4, last / 2, 3 * last / 4, last, 0] where reasons.count < reportCount {
      // A frame that is close to a chosen frame would show nothing new.
      if reasons.keys.allSatisfy({ abs($0 - frame) > last / 10 }) { reasons[frame] = "" }
    }
    return reasons.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
