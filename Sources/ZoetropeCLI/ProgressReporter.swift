import Synchronization
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder

/// Shows the progress of a recording, in one of the forms of ``ProgressStyle``.
final class ProgressReporter: RecordingMonitor {
  private struct State {
    var completed = 0
    /// The number of frames that were complete before the recording began.
    var kept = 0
    var start = ContinuousClock.now
    var lastReport = ContinuousClock.now
    var diagnostics: Set<Diagnostic> = []
    var hasStarted = false
  }

  private let console: any Console
  private let announcement: String
  private let total: Int
  private let isQuiet: Bool
  private let style: ProgressStyle
  private let state = Mutex(State())

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - console: The console that receives the messages.
  ///   - announcement: The message at the start of the recording.
  ///   - total: The number of frames.
  ///   - isQuiet: Whether only warnings are printed. The value does not affect messages for
  ///     programs.
  ///   - style: The form of the messages; nil for a bar on a terminal and lines elsewhere. Default
  ///     nil.
  init(
    console: any Console, announcement: String, total: Int, isQuiet: Bool,
    style: ProgressStyle? = nil
  ) {
    self.console = console
    self.announcement = announcement
    self.total = total
    self.style = style ?? (console.isTerminal ? .bar : .lines)
    self.isQuiet = isQuiet && !self.style.isForPrograms
  }

  var interruption: Int32? { Interruption.signal }

  func started() {
    state.withLock { state in
      if state.hasStarted || isQuiet { return }
      state.hasStarted = true
      state.start = .now
      switch style {
      case .bar, .lines: console.writeLine(announcement)
      case .json: print([("event", .string("start")), ("frames", .integer(total))])
      case .openJobDescription: print("openjd_status: \(Tool.oneLine(announcement))")
      }
    }
  }

  /// The number of frames that were complete before the recording began.
  var kept: Int { state.withLock(\.kept) }

  func framesKept(_ count: Int) {
    state.withLock { state in
      (state.completed, state.kept) = (state.completed + count, count)
    }
  }

  func framesCompleted(_ count: Int) {
    // The lock is held while writing, so that the lines appear in order.
    state.withLock { state in
      state.completed += count
      if isQuiet { return }
      let now = ContinuousClock.now
      // A program is also told when the last frame is complete, even if the interval has not
      // passed.
      let isDue = now - state.lastReport >= style.interval && state.completed < total
      guard isDue || style.isForPrograms && state.completed == total else { return }
      state.lastReport = now
      report(state)
    }
  }

  private func report(_ state: State) {
    let pace = pace(state)
    let share = total == 0 ? 100 : state.completed * 100 / total
    let counts = "\(state.completed) of \(total) frames"
    switch style {
    case .bar: console.writeError("\r" + line(state) + "\u{1B}[K")
    case .lines:
      console.writeError("\(counts) (\(share) %)\(pace.map { ", \($0.text)" } ?? "")\n")
    case .json:
      print([
        ("event", .string("progress")), ("completed", .integer(state.completed)),
        ("frames", .integer(total)), ("rate", pace.map { .number($0.rate) } ?? .null),
        ("remaining", pace.map { .number($0.remaining) } ?? .null),
      ])
    case .openJobDescription:
      print("openjd_progress: \(Double(state.completed) * 100 / Double(max(total, 1)))")
      print("openjd_status: \(counts)\(pace.map { ", \($0.text)" } ?? "")")
    }
  }

  private func pace(_ state: State) -> ProgressPace? {
    ProgressPace(
      completed: state.completed - state.kept, left: total - state.completed,
      duration: .now - state.start)
  }

  /// Returns the bar with the speed.
  private func line(_ state: State) -> String {
    ProgressReporter.bar(state.completed, of: total) + (pace(state).map { " \($0.text)" } ?? "")
  }

  /// Prints a diagnostic above the bar unless an equal diagnostic has been printed before. Warnings
  /// are printed even if the reporter is quiet.
  func noticed(_ diagnostic: Diagnostic) {
    if isQuiet && diagnostic.severity == .note { return }
    state.withLock { state in
      guard state.diagnostics.insert(diagnostic).inserted else { return }
      if style == .json {
        print([
          ("event", .string("diagnostic")), ("severity", .string(diagnostic.severity.rawValue)),
          ("message", .string(Tool.oneLine(diagnostic.message))),
        ])
        return
      }
      clear()
      console.write(diagnostic)
      if !isQuiet, style == .bar, state.completed > 0 { console.writeError(line(state)) }
    }
  }

  /// Removes the bar and prints the final message.
  func finish(_ message: String) {
    switch style {
    case .bar, .lines:
      if isQuiet { return }
      clear()
      console.writeLine(message)
    case .json:
      print([("event", .string("end")), ("message", .string(message))])
    case .openJobDescription: print("openjd_status: \(Tool.oneLine(message))")
    }
  }

  /// Removes the bar, and passes the error message to programs that follow the progress. The caller
  /// prints the message on stderr.
  func fail(_ message: String) {
    clear()
    let message = Tool.oneLine(message)
    switch style {
    case .bar, .lines: break
    case .json: print([("event", .string("error")), ("message", .string(message))])
    case .openJobDescription: print("openjd_fail: \(message)")
    }
  }

  /// Removes the bar from the terminal.
  private func clear() {
    if !isQuiet, style == .bar { console.writeError("\r\u{1B}[K") }
  }

  private func print(_ fields: [(key: String, value: JSON)]) { print(JSON.object(fields).text) }

  /// Prints a line for a program. If the program has closed the pipe, the recording continues.
  private func print(_ line: String) { try? console.writeOutput(line + "\n") }

  /// Formats a progress bar: `[##########----------] 75/150`.
  static func bar(_ completed: Int, of total: Int) -> String {
    let width = 30
    let filled = total == 0 ? width : completed * width / total
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "] \(completed)/\(total)"
  }
}
