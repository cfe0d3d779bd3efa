/// The command line of an external program.
package struct ToolCommand: Sendable, Equatable {
  /// An external program.
  package enum Tool: String, Sendable {
    case ffmpeg, ffprobe, gifsicle

    /// The command that installs the program on Debian and Ubuntu.
    package var installation: String {
      switch self {
      case .ffmpeg, .ffprobe: "apt-get install ffmpeg"
      case .gifsicle: "apt-get install gifsicle"
      }
    }
  }

  /// The program.
  package let tool: Tool
  /// The arguments, without the name of the program.
  package let arguments: [String]

  init(_ tool: Tool, _ arguments: [String]) { (self.tool, self.arguments) = (tool, arguments) }

  /// The command line as a line for a shell.
  package var shellText: String {
    ([tool.rawValue] + arguments).map(ToolCommand.quoted).joined(separator: " ")
  }

  /// Returns a word, quoted for a shell if necessary (POSIX.1-2017, Shell Command Language, 2.2.2).
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 97...122: true
      default: "-_./:,=+@%".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
