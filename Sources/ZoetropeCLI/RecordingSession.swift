import Foundation
import Zoetrope
import ZoetropeRecorder

/// Runs a recording that the command line requests, shows its progress and prints its messages.
@MainActor struct RecordingSession {
  let plan: RecordingPlan
  private let options: RunOptions
  private let reporter: ProgressReporter
  private let console: any Console
  /// Whether to print the time of each stage at the end.
  private let measures: Bool

  /// Checks all options, and then creates a session. The options are checked in the order in which
  /// a user would correct them.
  init(
    _ arguments: RecordingArguments, options: RunOptions, kind: RecordingPlan.Kind, tool: Tool
  ) throws(CommandFailure) {
    let anim = try tool.anim(arguments.selection.name)
    var checked = try options.checked(for: anim, in: tool)
    if checked.stream != nil { checked.stream?.file = try RecordingSession.takeOutput() }
    do { plan = try RecordingPlan(anim, kind: kind, options: checked) } catch {
      throw CommandFailure(error, anim: anim, options: options)
    }
    try options.watchMemory(anim, advice: "lower --size, --scale or --jobs")
    Interruption.note(plan.stream == nil ? .folder : .stream)
    self.options = options
    console = tool.console
    measures = arguments.perf
    let frames = Amount.count(plan.frames.count, "frame")
    let size = "\(plan.pixels.width)x\(plan.pixels.height)"
    reporter = ProgressReporter(
      console: tool.console,
      announcement: "\(plan.baseName): writing \(frames) of \(size) pixels to \(plan.destination)",
      total: plan.frames.count, isQuiet: arguments.quiet)
  }

  /// Reserves stdout for a stream of frames: whatever code of the animation prints goes to stderr
  /// from now on.
  ///
  /// - Returns: A file descriptor for the frames.
  private static func takeOutput() throws(CommandFailure) -> Int32 {
    if isatty(STDOUT_FILENO) == 1 {
      throw .usage(
        "--output", "-", "stdout is a terminal; expected a pipe to another program, or a file")
    }
    let file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard file >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw CommandFailure(
        "cannot write standard output: \(CommandFailure.text(ofError: errno))",
        status: .inputOutput)
    }
    return file
  }

  /// Runs the recording. Prints a message at its start and at its end.
  func run<Result>(_ body: (Recorder) async throws -> Result) async throws(CommandFailure) -> Result
  {
    let frames = Amount.count(plan.frames.count, "frame")
    do {
      let start = ContinuousClock.now
      let recorder = Recorder(plan, monitor: reporter)
      let result = try await body(recorder)
      let duration = max(ContinuousClock.now - start, .zero)
      reporter.finish(ending(frames, after: duration))
      if measures {
        let report = PerformanceReport(
          times: recorder.times, jobs: plan.jobs, elapsed: duration / .seconds(1))
        console.writeError(report.text)
      }
      return result
    } catch {
      reporter.clear()
      throw CommandFailure(error, anim: plan.anim, options: options)
    }
  }

  private func ending(_ frames: String, after duration: Duration) -> String {
    let kept = reporter.kept
    let frames =
      kept == 0
      ? frames : "\(Amount.count(plan.frames.count - kept, "frame")) of \(plan.frames.count)"
    if plan.frames.isEmpty { return "wrote 0 frames: this shard has none" }
    let first = plan.fileName(ofFrame: plan.frames.first ?? 0)
    let last = plan.fileName(ofFrame: plan.frames.last ?? 0)
    let names = first == last ? first : "\(first) to \(last)"
    let place = plan.stream == nil ? "\(plan.folder) (\(names))" : plan.destination
    return "wrote \(frames) to \(place) in \(Amount.rounded(duration / .seconds(1))) s"
  }
}

extension RecordingPlan {
  /// The destination of the frames in messages.
  fileprivate var destination: String { stream == nil ? folder : "stdout" }
}
