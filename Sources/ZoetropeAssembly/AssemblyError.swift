import ZoetropeRecorder

/// An error that stops the assembly of a file.
package enum AssemblyError: Error, Equatable, Sendable {
  /// A program is not installed.
  case missingTool(ToolCommand.Tool)
  /// A program cannot be started. `reason` is a clause that says why.
  case cannotStart(ToolCommand.Tool, reason: String)
  /// A program has failed. `status` describes how the program ended, and `message` is the last line
  /// that the program printed to stderr.
  case failed(ToolCommand.Tool, status: String, message: String)
  /// A program has written a file, but a property of the file differs from the expected value.
  case unexpected(path: String, property: String, found: String, expected: String)
  /// The file exists and must not be replaced.
  case exists(path: String)
}
