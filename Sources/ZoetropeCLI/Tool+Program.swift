import ZoetropeProcess
import Foundation
import Zoetrope

extension Tool {
  /// The arguments of this program, without its name.
  static var arguments: [String] { PlainJobs.words(afterFirstOf: CommandLine.arguments) }

  /// Prepares the process for crashes, signals, and standard descriptors that are closed. Call this
  /// method only once, before files are opened.
  static func prepareProgram() {
    zoetrope_reserve_memory()
    Interruption.occupyStandardDescriptors()
    let name = executableName
    zoetrope_report_crashes(name)
    zoetrope_end_when_interrupted(name)
  }

  /// Returns the tool of this program. Exits if the arguments cannot be read.
  ///
  /// - Parameter gallery: A closure that returns the animations.
  static func program(_ gallery: @escaping @MainActor () throws(AnimError) -> [Anim]) -> Tool {
    guard !CommandLine.arguments.isEmpty else {
      let message = "zoetrope: the arguments cannot be read, because /proc is not mounted; mount it"
      StandardConsole().writeError(message + "\n")
      exit(ExitStatus.unavailable.rawValue)
    }
    checkArguments()
    return Tool(
      name: executableName, console: StandardConsole(), isolation: .program("/proc/self/exe"),
      gallery: gallery)
  }

  /// Exits if an argument is not valid UTF-8. Swift replaces such bytes, so that a path would lead
  /// to another file.
  private static func checkArguments() {
    // Loops, because for `enumerated` or `contains` the runtime searches all conformances.
    var index = -1
    for argument in CommandLine.arguments {
      index += 1
      if index == 0 { continue }
      // Swift puts U+FFFD, whose first byte is 0xEF, in the place of such bytes.
      var isSuspect = false
      for byte in argument.utf8 where byte == 0xEF { isSuspect = true }
      guard isSuspect, let bytes = CommandLine.unsafeArgv[index],
        String(validatingCString: bytes) == nil
      else { continue }
      StandardConsole().writeLine(
        "\(executableName): \(argument): this argument is not UTF-8, as all have to be; for a file, "
          + "pass the path of a symbolic link to it")
      exit(ExitStatus.usage.rawValue)
    }
  }

  /// Runs a closure on the main actor, and exits with the status that it returns. Signals are
  /// reported to ``Interruption``. Call this method only once.
  ///
  /// The main queue runs on a thread of its own, with an enlarged stack; see
  /// ``ThreadStacks/enlargeNew()``.
  static func runOnLargeStack(_ body: @escaping @MainActor () async -> ExitStatus) -> Never {
    Interruption.install()
    ThreadStacks.enlargeNew()
    Task { @MainActor in exit(await body().rawValue) }
    dispatchMain()
  }
}
