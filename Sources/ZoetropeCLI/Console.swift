import Foundation
import Zoetrope
import ZoetropeRecorder

/// The destination of a command's output: data goes to stdout, messages to stderr.
package protocol Console: Sendable {
  /// Writes data to stdout.
  ///
  /// - Throws: ``CommandFailure`` if the data cannot be written.
  func writeOutput(_ text: String) throws(CommandFailure)
  /// Writes a message to stderr, ignoring errors.
  func writeError(_ text: String)
  /// Whether messages go to a terminal, on which a line can be redrawn.
  var isTerminal: Bool { get }
}

extension Console {
  /// Writes a message to stderr as one line, without control characters (see ``Tool/oneLine(_:)``).
  func writeLine(_ message: String) { writeError(Tool.oneLine(message) + "\n") }

  /// Writes a diagnostic as a line: `warning: …` or `note: …`.
  func write(_ diagnostic: Diagnostic) {
    writeLine("\(diagnostic.severity.rawValue): \(diagnostic.message)")
  }
}

/// The standard output and standard error of the process.
package struct StandardConsole: Console {
  /// Creates a console.
  package init() {}

  /// Whether standard error is a terminal.
  package var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes data to stdout. If the reading program has closed the pipe, as in `list | head -1`,
  /// this is not an error.
  ///
  /// - Throws: ``CommandFailure`` if the data cannot be written for another reason.
  package func writeOutput(_ text: String) throws(CommandFailure) {
    let code = StandardConsole.write(text, to: STDOUT_FILENO)
    guard code == 0 || code == EPIPE else {
      throw CommandFailure(
        "cannot write standard output: \(CommandFailure.text(ofError: code))", status: .inputOutput)
    }
  }

  /// Writes a message to stderr, ignoring errors.
  package func writeError(_ text: String) {
    _ = StandardConsole.write(text, to: STDERR_FILENO)
  }

  /// Writes a text to a file descriptor, and returns 0 or an `errno` value.
  static func write(_ text: String, to file: Int32) -> Int32 {
    Array(text.utf8).withUnsafeBytes { SystemFile.write($0, to: file) }
  }
}
