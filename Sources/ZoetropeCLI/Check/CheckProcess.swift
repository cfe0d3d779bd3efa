import Foundation
import Zoetrope
import ZoetropeLaws
import ZoetropeProcess

/// Runs the check of animations in another process of this program, so that one that ends early
/// leaves the others to be checked.
@MainActor struct CheckProcess {
  /// The path of the program.
  let program: String
  let console: any Console
  /// Receives the animation that is checked and the layout that runs in it.
  private let notes: CallNotes
  private let errors: CallNotes

  /// The descriptor of the notes in the other process.
  static let descriptor: Int32 = 3

  /// Has the output of user closures go to stderr, and returns the descriptor for results.
  static func takeOutput() -> Int32 {
    let results = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return results
  }

  /// Creates a process; nil if the system has no files in memory.
  init?(program: String, console: any Console) {
    guard let notes = CallNotes(), let errors = CallNotes() else { return nil }
    (self.program, self.console, self.notes, self.errors) = (program, console, notes, errors)
  }

  /// Checks animations, and calls a closure with each result.
  ///
  /// - Returns: The names of animations that have ended their process outside of their layouts.
  func check(
    _ names: [String], _ add: (CheckedAnim) -> Void
  ) throws(CommandFailure) -> [String] {
    var rest = names[...]
    var crashed: [String] = []
    while !rest.isEmpty {
      notes.words = ""
      errors.clear()
      let (output, status) = try run(Array(rest))
      let checked = output.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(CheckedAnim.self, from: Data($0))
      }
      checked.forEach(add)
      rest = rest.dropFirst(checked.count)
      let signal = status & 0x7f
      guard signal != 0, let name = rest.popFirst() else {
        console.writeError(errors.messages)
        if status == 0 { return crashed }
        throw CommandFailure("", status: ExitStatus(rawValue: status >> 8 & 0xff) ?? .badData)
      }
      let end = TrialProcess.end(signal: signal, messages: errors.messages, limit: notes.limit)
      if let layout = notes.runningLayout, let end {
        add(CheckedAnim(name, layout, end))
      } else {
        console.writeError(errors.messages)
        add(CheckedAnim(crashed: name))
        crashed.append(name)
      }
    }
    return crashed
  }

  /// Starts the program, and returns its output and its status as `waitpid` gives it.
  private func run(_ names: [String]) throws(CommandFailure) -> (output: [UInt8], status: Int32) {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    guard zoetrope_make_pipe(&reading, &writing, 1 << 16) else { throw failure(errno) }
    defer { close(reading) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.file, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, notes.file, Self.descriptor)
    let words = [Tool.executableName, "check", "--part", "--"] + names
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var environment = ProcessInfo.processInfo.environment
    // A report of the runtime would take seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in variables { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, nil, &pointers, &variables)
    close(writing)
    if code != 0 { throw failure(code) }
    let output = Self.bytes(of: reading)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return (output, status)
  }

  private func failure(_ code: Int32) -> CommandFailure {
    CommandFailure(
      "cannot start another process: \(CommandFailure.text(ofError: code))", status: .unavailable)
  }

  private static func bytes(of file: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return result }
      result += buffer[..<count]
    }
  }
}
