import Foundation
import ZoetropeLaws
import ZoetropeProcess

/// A second process of this program, which checks some of the animations. This process waits until
/// the second process ends.
struct PartProcess {
  /// The path of the program.
  let program: String
  /// The processor time, in seconds, that one call of an animation's code may take.
  let limit: Double

  /// Checks animations in a second process. Returns the results (one line of JSON per animation)
  /// and the process status as `waitpid` reports it.
  ///
  /// - Parameters:
  ///   - names: The names of the animations.
  ///   - notes: The file in which the second process records the code that is running.
  ///   - errors: The file to which the second process writes its output to stderr.
  func run(
    _ names: [String], _ notes: CallNotes, _ errors: CallNotes
  ) throws(CommandFailure) -> (output: [UInt8], status: Int32) {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    guard zoetrope_make_pipe(&reading, &writing, 1 << 16) else { throw failure(errno) }
    defer { close(reading) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.file, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, notes.file, CheckProcess.descriptor)
    let words = [Tool.executableName, "check", "--part", "--limit", "\(limit)", "--"] + names
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var environment = ProcessInfo.processInfo.environment
    // The Swift runtime would otherwise take seconds to print a backtrace.
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
