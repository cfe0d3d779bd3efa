import Foundation
import Zoetrope

extension App {
  /// Runs the command of `ZoetropeCLI` that the program's arguments specify, with the app as the
  /// only animation, and exits.
  ///
  /// If the program does not contain `ZoetropeCLI`, it prints a line to stderr that names the
  /// product to add, and exits with 64. An app without a window ends with 65. The other exit codes
  /// are those of the commands.
  @MainActor @preconcurrency public static func main() {
    guard let entry = AppEntrySearch.entry else {
      let message = AppEntrySearch.missingEntryMessage(typeName(Self.self)) + "\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(64)
    }
    entry.run { () async throws(AnimError) -> [Anim] in try await Anim.anims(of: Self.self) }
  }
}
