import Synchronization
import Zoetrope
import ZoetropeRecorder

/// Shows the progress of a recording. On a terminal, the progress is a bar. Elsewhere, it is a
/// series of lines at least two seconds apart.
final class ProgressReporter: RecordingMonitor {
  private struct State {
    var completed = 0
    /// The number of frames that were complete before the recording began.
    var kept = 0
    var lastReport = ContinuousClock.now
    var diagnostics: Set<Diagnostic> = []
    var hasStarted = false
  }

  private let console: any Console
  private let announcement: String
  private let total: Int
  private let isQuiet: Bool
  private let state = Mutex(State())

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - console: The console that receives the messages.
  ///   - announcement: The message at the start of the recording.
  ///   - total: The number of frames.
  ///   - isQuiet: Whether to print only warnings.
  init(console: any Console, announcement: String, total: Int, isQuiet: Bool) {
    self.console = console
    self.announcement = announcement
    self.total = total
    self.isQuiet = isQuiet
  }

  var interruption: Int32? { Interruption.signal }

  func started() {
    state.withLock { state in
      if state.hasStarted || isQuiet { return }
      state.hasStarted = true
      console.writeError(announcement + "\n")
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
    // Write under the lock, so that lines appear in order.
    state.withLock { state in
      state.completed += count
      if isQuiet { return }
      let interval: Duration = console.isTerminal ? .milliseconds(50) : .seconds(2)
      let now = ContinuousClock.now
      guard state.completed < total, now - state.lastReport >= interval else { return }
      state.lastReport = now
      if console.isTerminal {
        console.writeError("\r" + ProgressReporter.bar(state.completed, of: total))
      } else {
        let share = state.completed * 100 / total
        console.writeError("\(state.completed) of \(total) frames (\(share) %)\n")
      }
    }
  }

  /// Prints a diagnostic above the bar, unless an equal one has been printed before. Warnings are
  /// printed even if the reporter is quiet.
  func noticed(_ diagnostic: Diagnostic) {
    if isQuiet && diagnostic.severity == .note { return }
    state.withLock { state in
      guard state.diagnostics.insert(diagnostic).inserted else { return }
      clear()
      console.write(diagnostic)
      if !isQuiet, console.isTerminal, state.completed > 0 {
        console.writeError(ProgressReporter.bar(state.completed, of: total))
      }
    }
  }

  /// Removes the bar and prints the final message.
  func finish(_ message: String) {
    if isQuiet { return }
    clear()
    console.writeError(message + "\n")
  }

  /// Removes the bar from the terminal.
  func clear() {
    if !isQuiet, console.isTerminal { console.writeError("\r\u{1B}[K") }
  }

  /// Formats a progress bar: `[##########----------] 75/150`.
  static func bar(_ completed: Int, of total: Int) -> String {
    let width = 30
    let filled = total == 0 ? width : completed * width / total
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "] \(completed)/\(total)"
  }
}
