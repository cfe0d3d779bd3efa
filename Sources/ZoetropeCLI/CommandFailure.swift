/// Why a command did not do what it was asked to: one line for people, and the exit code.
package struct CommandFailure: Error, Equatable, Sendable {
  package let message: String
  package let status: ExitStatus

  package init(_ message: String, status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// A flag's value is not what the flag takes.
  static func usage(_ flag: String, _ value: String, _ expected: String) -> CommandFailure {
    CommandFailure("\(flag) \(value.isEmpty ? "\"\"" : value): \(expected)", status: .usage)
  }
}
