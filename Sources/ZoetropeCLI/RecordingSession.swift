import Foundation
import Zoetrope
import ZoetropeAssembly
import ZoetropeComparison
import ZoetropeRecorder
import ZoetropeSequences

/// A recording that the command line requests. The session also shows the progress of the
/// recording, and prints messages.
@MainActor struct RecordingSession {
  let plan: RecordingPlan
  private let kind: RecordingPlan.Kind
  private let options: RunOptions
  /// The checked options, from which ``plan`` was made.
  private let checked: RecordingOptions
  private let reporter: ProgressReporter
  private let console: any Console
  /// Whether the time of each stage is printed at the end.
  private let measures: Bool
  /// The assembler that puts the frames into one file; nil if each frame remains a file of its own.
  private let assembler: Assembler?
  /// The page that receives the frames; nil if no page is written.
  let page: PageFile?

  /// Checks all options, in the order in which a user would correct them, and creates a session.
  private init(
    _ anim: Anim, options: RunOptions, columns: [ComparisonColumn]?, watchesMemory: Bool, tool: Tool
  ) async throws(CommandFailure) {
    let kind: RecordingPlan.Kind = columns == nil ? .anim : .comparison
    var checked = try options.checked(for: anim, in: tool)
    checked.columns = columns ?? []
    let style = try options.progressStyle()
    let slower = options.playableRate(of: anim, besides: columns ?? [])
    checked.rate = slower ?? checked.rate
    if options.isStream { checked.stream?.receiver = .file(try RecordingSession.takeOutput()) }
    do {
      let page = try options.html.map { try PageFile($0, replaces: options.overwrites) }
      if let page {
        checked.stream = .init(format: .png) { bytes throws(RecorderError) in
          try page.addPicture(bytes)
        }
      }
      self.page = page
      plan = try RecordingPlan(anim, kind: kind, options: checked)
    } catch {
      throw CommandFailure(error, anim: anim, options: options)
    }
    let assembly = try options.assemblyPlan(plan)
    assembler = assembly.map {
      Assembler($0, path: options.output ?? "", overwrites: options.overwrites)
    }
    do { try await assembler?.check() } catch {
      throw CommandFailure(assembling: error)
    }
    if let slower, !options.isQuiet {
      tool.console.write(
        Diagnostic(
          "rendered at \(slower) frames per second, not at the anim's own rate, since programs "
            + "play faster GIF files too slowly; --fps decides", severity: .note))
    }
    if let warning = assembly?.warning {
      tool.console.write(Diagnostic(warning, severity: .warning))
    }
    if watchesMemory {
      try options.watchMemory(anim, advice: "lower --size, --scale or --jobs")
    }
    if assembler == nil, page == nil { Interruption.note(plan.stream == nil ? .folder : .stream) }
    (self.kind, self.options, self.checked) = (kind, options, checked)
    console = tool.console
    measures = options.measures
    var content = Amount.count(plan.frames.count, "frame")
    if page == nil {
      content += " of \(plan.pixels.width)x\(plan.pixels.height) pixels"
    } else if plan.columns.count > 1 {
      content = "\(plan.columns.count) columns of \(content)"
    }
    let passes = page != nil ? plan.columns.count : assembler?.passCount ?? 1
    reporter = ProgressReporter(
      console: tool.console,
      announcement:
        "\(plan.baseName): writing \(content) to \(options.destination(plan))"
        + (assembler != nil && passes > 1 ? ", in \(passes) passes" : ""),
      total: plan.frames.count * passes, isQuiet: options.isQuiet, style: style)
  }

  /// Creates a session. If an error is thrown, it is also reported to programs that follow the
  /// progress.
  ///
  /// - Parameters:
  ///   - anim: The animation; for a comparison, the animation of the first column.
  ///   - options: The options of the command, in the form in which they were typed.
  ///   - columns: The columns of a comparison. An empty array stands for one column for each
  ///     interpolation mode. If nil, only the animation is recorded. Default nil.
  ///   - watchesMemory: Whether the session watches the limit of `--max-memory`. Only one session
  ///     of a program can watch it. Default true.
  ///   - tool: The tool.
  /// - Throws: ``CommandFailure``, which the caller prints.
  static func make(
    _ anim: Anim, options: RunOptions, columns: [ComparisonColumn]? = nil,
    watchesMemory: Bool = true, tool: Tool
  ) async throws(CommandFailure) -> RecordingSession {
    do throws(CommandFailure) {
      return try await RecordingSession(
        anim, options: options, columns: columns, watchesMemory: watchesMemory, tool: tool)
    } catch {
      if !options.isStream, let style = try? options.progressStyle() {
        ProgressReporter(
          console: tool.console, announcement: "", total: 0, isQuiet: true, style: style
        ).fail(error.message)
      }
      throw error
    }
  }

  /// Reserves stdout for a stream of frames. After this call, output that the animation's code
  /// writes to stdout goes to stderr.
  ///
  /// - Returns: The file descriptor for the frames.
  static func takeOutput() throws(CommandFailure) -> Int32 {
    if isatty(STDOUT_FILENO) == 1 {
      throw CommandFailure(
        "stdout is a terminal; expected a pipe to another program, or a file", status: .usage)
    }
    let file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard file >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw CommandFailure(
        "cannot write standard output: \(CommandFailure.text(ofError: errno))",
        status: .inputOutput)
    }
    return file
  }

  /// Writes the page, and prints a message at the start and at the end.
  ///
  /// - Parameters:
  ///   - page: The page of the session.
  ///   - title: The title of the page.
  /// - Returns: The summary: how views move in each column, and how the columns differ.
  func write(
    _ page: PageFile, title: String
  ) async throws(CommandFailure) -> ComparisonSummary {
    let start = ContinuousClock.now
    do {
      let recorder = Recorder(plan, monitor: reporter)
      let (summary, size) = try await recorder.write(
        page, title: title, tool: "zoetrope \(Tool.version)")
      let duration = max(ContinuousClock.now - start, .zero)
      reporter.finish(ending(size: size, after: duration))
      if measures { report(recorder.times, elapsed: duration) }
      return summary
    } catch {
      throw failure(error)
    }
  }

  private func report(_ times: StageTimes, elapsed: Duration) {
    let report = PerformanceReport(
      times: times, jobs: plan.jobs, elapsed: elapsed / .seconds(1))
    console.writeError(report.text)
  }

  /// Returns the failure for an error, and informs programs that follow the progress.
  private func failure(_ error: any Error) -> CommandFailure {
    let failure = CommandFailure(error, anim: plan.anim, options: options)
    reporter.fail(failure.message)
    return failure
  }

  /// Runs the recording, and prints a message at the start and at the end.
  func run<Result: Sendable>(
    _ body: (Recorder) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    do {
      let start = ContinuousClock.now
      let (result, times, size) = try await record(body)
      let duration = max(ContinuousClock.now - start, .zero)
      reporter.finish(ending(size: size, after: duration))
      if measures { report(times, elapsed: duration) }
      return result
    } catch {
      throw failure(error)
    }
  }

  /// Records the frames, once for each pass of the assembler.
  ///
  /// - Returns: The result of `body`, the times of the stages over all passes, and the size of the
  ///   assembled file in bytes. The size is nil if no file is assembled.
  private func record<Result: Sendable>(
    _ body: (Recorder) async throws -> Result
  ) async throws -> (Result, StageTimes, Int?) {
    guard let assembler else {
      let recorder = Recorder(plan, monitor: reporter)
      return (try await body(recorder), recorder.times, nil)
    }
    var result: Result?
    var times = StageTimes()
    let size = try await assembler.run { pipe in
      var options = checked
      options.stream?.receiver = .file(pipe)
      let plan = try RecordingPlan(plan.anim, kind: kind, options: options)
      let recorder = Recorder(plan, monitor: reporter)
      result = try await body(recorder)
      times += recorder.times
    }
    guard let result else { preconditionFailure("The assembler has not asked for frames.") }
    return (result, times, size)
  }

  private func ending(size: Int?, after duration: Duration) -> String {
    let seconds = "in \(Amount.rounded(duration / .seconds(1))) s"
    let kept = reporter.kept
    let frames =
      Amount.count(plan.frames.count - kept, "frame")
      + (kept == 0 ? "" : " of \(plan.frames.count)")
    if let size {
      let bytes = Amount.bytes(Double(size))
      return "wrote \(frames) to \(options.destination(plan)) (\(bytes)) \(seconds)"
    }
    if plan.stream != nil { return "wrote \(frames) to stdout \(seconds)" }
    guard let first = plan.frames.first, let last = plan.frames.last else {
      return "wrote 0 frames: this shard has none"
    }
    var names = plan.fileName(ofFrame: first)
    if last != first { names += " to \(plan.fileName(ofFrame: last))" }
    return "wrote \(frames) to \(plan.folder) (\(names)) \(seconds)"
  }
}

extension RunOptions {
  /// Returns the highest frame rate of the container if the rate of any animation exceeds it. The
  /// result is nil if all rates are low enough, if the container has no highest rate, or if the
  /// user has chosen a rate or a selection of frames.
  fileprivate func playableRate(of anim: Anim, besides columns: [ComparisonColumn]) -> FrameRate? {
    // The frame numbers of a selection depend on the animation's own frame rate.
    guard fps == nil, frames == nil, let container,
      let highest = AssemblyPlan.highestRate(container)
    else {
      return nil
    }
    let rates = columns.map(\.anim.rate.framesPerSecond) + [anim.rate.framesPerSecond]
    return rates.contains { $0 > highest.framesPerSecond } ? highest : nil
  }

  /// Returns the name that messages give to the destination of the frames: the path of the file or
  /// folder, or `stdout`.
  fileprivate func destination(_ plan: RecordingPlan) -> String {
    if let html { return html }
    if isStream { return "stdout" }
    return container == nil ? plan.folder : output ?? ""
  }

  /// Returns the plan for the assembly of the frames into one file; nil if each frame remains a
  /// separate file.
  ///
  /// - Throws: ``CommandFailure`` if the container cannot hold the frames.
  fileprivate func assemblyPlan(
    _ plan: RecordingPlan
  ) throws(CommandFailure) -> AssemblyPlan? {
    guard let container, let output else { return nil }
    let isOpaque = plan.background.map { $0.alpha >= 1 } ?? false
    let assembly = AssemblyPlan(
      container, input: .rgba, width: plan.pixels.width, height: plan.pixels.height,
      count: plan.frames.count, rate: .init(plan.rate, distance: plan.frameDistance),
      isOpaque: isOpaque)
    if let problem = assembly.problem { throw .usage("--output", output, problem) }
    return assembly
  }
}
