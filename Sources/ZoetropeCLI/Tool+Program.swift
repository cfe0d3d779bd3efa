import ZoetropeProcess
import Foundation
import Zoetrope

extension Tool {
  /// Prepares the process for signals and crashes. Call this method only once, before any other
  /// work.
  static func prepareProgram() {
    Interruption.install()
    zoetrope_report_crashes(executableName)
  }

  /// Runs the command that the program's arguments specify, and exits.
  ///
  /// - Parameter gallery: A closure that returns the animations.
  static func runProgram(
    _ gallery: @escaping @MainActor () throws(AnimError) -> [Anim]
  ) async -> Never {
    guard !CommandLine.arguments.isEmpty else {
      let message = "zoetrope: the arguments cannot be read, because /proc is not mounted; mount it"
      StandardConsole().writeError(message + "\n")
      exit(ExitStatus.unavailable.rawValue)
    }
    let tool = Tool(
      name: executableName, console: StandardConsole(), isolation: .program("/proc/self/exe"),
      gallery: gallery)
    let status = await tool.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
