/// The reason why a command failed, with a message of one line and an exit status.
package struct CommandFailure: Error, Equatable, Sendable {
  /// The message, without the name of the program. An empty message is not printed.
  package let message: String
  /// The exit status of the program.
  package let status: ExitStatus

  /// Creates a failure with a message of one line and an exit status.
  package init(_ message: String, status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// Creates a failure for a flag with an invalid value.
  ///
  /// - Parameters:
  ///   - flag: The flag, such as `--fps`.
  ///   - value: The value that was given.
  ///   - expected: A description of valid values.
  static func usage(_ flag: String, _ value: String, _ expected: String) -> CommandFailure {
    CommandFailure("\(flag) \(value.isEmpty ? "\"\"" : value): \(expected)", status: .usage)
  }
}
