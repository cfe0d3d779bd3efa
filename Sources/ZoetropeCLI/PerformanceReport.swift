import Foundation
import ZoetropeRecorder

/// The report that `--perf` prints: how long each stage of a recording took.
struct PerformanceReport {
  let times: StageTimes
  let jobs: Int
  /// The duration of the recording in seconds.
  let elapsed: Double

  /// The text of the report: a line about the whole recording, followed by a table with a row for
  /// each stage.
  ///
  /// The times can add up to more than the elapsed time, because stages of different frames
  /// overlap.
  var text: String {
    let rate = elapsed > 0 ? Amount.number((Double(times.files) / elapsed).rounded()) : "0"
    var pictures = Amount.count(times.pictures, "picture")
    pictures += ", \(Amount.bytes(Double(times.bytes)))"
    let (processor, memory) = Self.usage
    let head =
      "perf: \(Amount.count(times.files, "frame")) (\(pictures)) in \(Self.text(elapsed)) s, "
      + "\(rate) frames per second; \(Amount.count(jobs, "job")); \(Self.text(processor)) s of processor "
      + "time since the process started; peak memory \(Amount.bytes(memory))\n"
    let sum = Stage.allCases.reduce(0) { $0 + times[$1] / .seconds(1) }
    let rows = Stage.allCases.map { row($0, sum: sum) }
    return head + Columns.text([["stage", "total", "per frame", "share"]] + rows)
  }

  private func row(_ stage: Stage, sum: Double) -> [String] {
    // The clock of a virtual machine can be set back.
    let seconds = max(times[stage] / .seconds(1), 0)
    let each = times.files > 0 ? seconds * 1000 / Double(times.files) : 0
    let share = sum > 0 ? (seconds / sum * 100).rounded() : 0
    return [
      "\(stage)", "\(Self.text(seconds)) s", "\(Self.text(each)) ms", "\(Amount.number(share)) %",
    ]
  }

  /// Formats a number with three digits after the point.
  private static func text(_ value: Double) -> String {
    String(format: "%.3f", value)
  }

  /// The processor time of this process in seconds, and its peak memory in bytes.
  private static var usage: (seconds: Double, bytes: Double) {
    var usage = rusage()
    getrusage(.init(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), Double(usage.ru_maxrss) * 1024)
  }
}
