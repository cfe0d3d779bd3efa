import Foundation
import Zoetrope

extension App {
  /// Runs the `ZoetropeCLI` command that the program's arguments specify, and exits. The app is the
  /// only animation of the program.
  ///
  /// If the program does not contain `ZoetropeCLI`, it names the missing product in a line on
  /// standard error, and exits with code 64. An app without a window exits with code 65. All other
  /// exit codes come from the commands.
  @MainActor @preconcurrency public static func main() {
    guard let entry = AppEntrySearch.entry else {
      let message = AppEntrySearch.missingEntryMessage(typeName(Self.self)) + "\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(64)
    }
    entry.run { () async throws(AnimError) -> [Anim] in try await Anim.anims(of: Self.self) }
  }
}
