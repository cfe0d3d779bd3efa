import Synchronization
import ZoetropeRecorder

/// Shows how a recording comes along: a bar on a terminal, else a line now and then.
final class ProgressReporter: RecordingMonitor {
  private struct State {
    var completed = 0
    var lastReport = ContinuousClock.now
  }

  private let console: any Console
  private let total: Int
  private let isQuiet: Bool
  private let state = Mutex(State())

  /// Creates a reporter for `total` frames.
  init(console: any Console, total: Int, isQuiet: Bool) {
    self.console = console
    self.total = total
    self.isQuiet = isQuiet
  }

  var interruption: Int32? { Interruption.signal }

  func framesCompleted(_ count: Int) {
    // Written under the lock, so that lines come in order.
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

  /// Says how it ended, in place of the bar.
  func finish(_ message: String) {
    if isQuiet { return }
    clear()
    console.writeError(message + "\n")
  }

  /// Removes the bar.
  func clear() {
    if !isQuiet, console.isTerminal { console.writeError("\r\u{1B}[K") }
  }

  /// `[##########----------] 75/150`
  static func bar(_ completed: Int, of total: Int) -> String {
    let width = 30
    let filled = total == 0 ? width : completed * width / total
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "] \(completed)/\(total)"
  }
}
