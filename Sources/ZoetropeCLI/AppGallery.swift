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
    Tool.runOnLargeStack {
      let result: Result<[Anim], AnimError>
      do throws(AnimError) { result = .success(try await anims()) } catch {
        result = .failure(error)
      }
      let tool = Tool.program { () throws(AnimError) -> [Anim] in try result.get() }
      let arguments = Tool.arguments
      if let status = tool.runAtOnce(arguments) { return status }
      return await tool.run(arguments)
    }
  }
}
