import Foundation
import Zoetrope

/// Runs apps as galleries of one animation. `App.main()` finds this type when the program runs.
package enum AppGallery: AppEntry {
  /// Runs the command that the program's arguments specify, and exits with the codes of
  /// ``Gallery/main()``.
  ///
  /// - Parameter anims: Returns the animations.
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
    // The main queue gets a thread of its own, with an enlarged stack.
    dispatchMain()
  }
}
