import Foundation
import Zoetrope

/// A command line program that renders animations.
///
/// To declare a gallery, declare a type that conforms to this protocol, lists the animations, and
/// is marked `@main`. The program then has the commands `list`, `info`, `render`, `compare`,
/// `still`, `sheet`, `verify`, `assemble`, `dump`, `explain`, `profile`, `check`, `fonts`,
/// `previews`, `watch`, `init` and `manual`.
///
/// ```swift
/// @main struct Demo: Gallery {
///   static var anims: [Anim] {
///     Anim("hello", size: CGSize(width: 320, height: 240), duration: 2) {
///       ContentView()
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol Gallery {
  /// The animations, in the order in which `list` prints them. Names must be unique.
  @AnimBuilder static var anims: [Anim] { get }
}

extension Gallery {
  /// Runs the command that the program's arguments specify, and exits. Must be called on the main
  /// thread.
  ///
  /// The exit codes are:
  ///
  /// - 0: The command succeeded.
  /// - 1: `compare --against-build` has found differences.
  /// - 64: The command line is invalid.
  /// - 65: An animation is declared incorrectly, fails while it runs, or needs more memory than
  ///   `--max-memory` allows; `verify` has found faults; or `check` has found a layout that breaks
  ///   a layout law.
  /// - 69: Something that the command needs, such as fonts or ffmpeg, is not installed.
  /// - 73: The output cannot be created, or exists already.
  /// - 74: The output cannot be written.
  /// - 132 to 136, 139: A signal such as SIGILL ended the program, usually because code of an
  ///   animation trapped.
  /// - 141: The program that reads frames from stdout has closed its end of the pipe.
  /// - 129, 130, 143: SIGHUP, SIGINT or SIGTERM interrupted the command.
  public static func main() {
    precondition(Thread.isMainThread, "Gallery.main() must be called on the main thread.")
    Tool.prepareProgram()
    let tool = Tool.program { anims }
    let arguments = Tool.arguments
    if let status = tool.runAtOnce(arguments) { exit(status.rawValue) }
    Tool.runOnLargeStack { await tool.run(arguments) }
  }
}
