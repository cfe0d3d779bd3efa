import Foundation
import Zoetrope
import ZoetropeLaws
import ZoetropeProcess

/// Runs the check of animations in other processes. If an animation ends its process, a new process
/// checks the animations that follow.
struct CheckProcess {
  /// A closure that checks animations in another process. In `notes`, the other process records the
  /// code that is running. The stderr of the other process is redirected to `errors`. The closure
  /// returns the results (one line of JSON per animation) and the process status as `waitpid`
  /// reports it.
  typealias Part =
    @MainActor (_ names: [String], _ notes: CallNotes, _ errors: CallNotes)
    async
    throws(CommandFailure) -> (output: [UInt8], status: Int32)

  private let console: any Console
  private let part: Part
  private let notes: CallNotes
  private let errors: CallNotes

  /// The number of the file descriptor through which the other process writes notes.
  static let descriptor: Int32 = 3

  /// Redirects stdout to stderr, so that user closures print to stderr. Returns a file descriptor
  /// of the original stdout, to which the results are written.
  static func takeOutput() -> Int32 {
    let results = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return results
  }

  /// Creates a runner of checks. The result is nil if the system does not support files in memory.
  ///
  /// - Parameters:
  ///   - console: The console that receives the text that the processes write to stderr.
  ///   - part: A closure that checks animations in another process.
  init?(console: any Console, _ part: @escaping Part) {
    guard let notes = CallNotes(), let errors = CallNotes() else { return nil }
    (self.console, self.part, self.notes, self.errors) = (console, part, notes, errors)
  }

  /// Checks animations, and calls a closure with each result.
  @MainActor func check(_ names: [String], _ add: (CheckedAnim) -> Void)
    async throws(CommandFailure)
  {
    var rest = names[...]
    while !rest.isEmpty {
      notes.words = ""
      errors.clear()
      let (output, status) = try await part(Array(rest), notes, errors)
      let checked = output.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(CheckedAnim.self, from: Data($0))
      }
      checked.forEach(add)
      rest = rest.dropFirst(checked.count)
      let code = notes.runningCode
      let end = TrialProcess.end(
        signal: status & 0x7f, messages: errors.messages, limit: code?.limit ?? notes.limit)
      let exit = status >> 8 & 0xff
      if end == nil {
        console.writeError(errors.messages)
        // A nonzero status ends the check if no code of an animation was running, because the check
        // itself has then failed. It also ends the check if the process was interrupted.
        guard exit == 0 || code != nil && !Self.isInterruption(exit) else {
          throw CommandFailure("", status: ExitStatus(rawValue: exit) ?? .badData)
        }
      }
      guard let name = rest.popFirst() else { return }
      add(CheckedAnim(name, code, end, status: exit))
    }
  }

  /// Returns whether an exit status of this program means that SIGHUP, SIGINT or SIGTERM
  /// interrupted it.
  private static func isInterruption(_ status: Int32) -> Bool {
    [ExitStatus.hungUp, .interrupted, .terminated].contains { $0.rawValue == status }
  }
}
