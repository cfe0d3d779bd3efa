import Foundation
import Zoetrope

/// Where a command's words go: data to standard output, all else to standard error.
package protocol Console: Sendable {
  /// Writes data; throws when nobody can take it.
  func writeOutput(_ text: String) throws(CommandFailure)
  /// Writes for people, and does not mind if nobody reads it.
  func writeError(_ text: String)
  /// Whether a person watches, so that a line may be drawn again.
  var isTerminal: Bool { get }
}

extension Console {
  /// Writes a line about something that looks wrong: `warning: …` or `note: …`.
  func write(_ diagnostic: Diagnostic) {
    writeError("\(diagnostic.severity.rawValue): \(Tool.oneLine(diagnostic.message))\n")
  }
}

/// The process's own standard output and standard error.
package struct StandardConsole: Console {
  package init() {}

  package var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// A reader that has gone away, as in `list | head -1`, has had enough: that is no failure.
  package func writeOutput(_ text: String) throws(CommandFailure) {
    let code = StandardConsole.write(text, to: STDOUT_FILENO)
    guard code == 0 || code == EPIPE else {
      throw CommandFailure(
        "cannot write standard output: \(CommandFailure.text(ofError: code))", status: .inputOutput)
    }
  }

  package func writeError(_ text: String) {
    _ = StandardConsole.write(text, to: STDERR_FILENO)
  }

  /// Writes everything; returns 0 or an `errno`.
  private static func write(_ text: String, to file: Int32) -> Int32 {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Foundation.write(file, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return 0
    }
  }
}
