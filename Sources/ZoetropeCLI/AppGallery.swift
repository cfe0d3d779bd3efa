import Foundation
import Zoetrope
import ZoetropeScenes

/// Runs an app as a gallery with a single animation. `App.main()` finds this type at run time.
package enum AppGallery: AppEntry {
  /// Runs the command that the program's arguments specify, and exits with one of the exit codes
  /// that ``Gallery/main()`` lists.
  ///
  /// - Parameter anims: A closure that returns the animations.
  package static func run(
    _ anims: @escaping @MainActor () async throws(AnimError) -> [Anim]
  ) -> Never {
    Tool.prepareProgram()
    _ = ThreadStacks.enlargeNew()
    Task { @MainActor in
      let result: Result<[Anim], AnimError>
      do throws(AnimError) { result = .success(try await anims()) } catch {
        result = .failure(error)
      }
      await Tool.runProgram { () throws(AnimError) -> [Anim] in try result.get() }
    }
    // The main queue runs on a thread of its own, with an enlarged stack.
    dispatchMain()
  }
}
