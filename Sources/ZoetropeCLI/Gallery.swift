import Foundation
import Zoetrope

/// A program of animations: conform a type marked `@main`, list the animations, and the program has
/// the commands `list`, `info`, `render`, `compare`, `dump` and `fonts`.
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
  /// The animations, in the order in which `list` shows them; names must differ.
  @AnimBuilder static var anims: [Anim] { get }
}

extension Gallery {
  /// Runs the command that the program's arguments ask for, and ends the program.
  ///
  /// Exit codes: 0 done, 64 wrong usage, 65 an animation is declared wrongly, 69 fonts are needed
  /// and none are installed, 73 the output cannot be created or is in the way, 74 an input or output
  /// error, 130 and 143 interrupted.
  public static func main() async {
    let tool = Tool(name: Tool.executableName, console: StandardConsole()) { anims }
    let status = await tool.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
