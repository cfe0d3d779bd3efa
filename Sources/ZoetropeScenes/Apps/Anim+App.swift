import Foundation
import Zoetrope

extension Anim {
  /// The duration of an app's animation, in seconds.
  private static let appDuration = 2.0

  /// Returns an app's only animation, which shows the app's first window for 2 seconds. The
  /// animation has the name of the app's type.
  ///
  /// If a scene has a `defaultSize` modifier, this method evaluates the scenes once to find the
  /// size of the first window. The content of the window is not evaluated. If no scene sets a size,
  /// or if the evaluation fails, the canvas has the size of an iPhone 16's screen. If the
  /// evaluation fails, each run of the animation throws the error.
  ///
  /// - Parameters:
  ///   - type: The type of the app.
  ///   - fonts: The source of the fonts. Default `FontSource.environment`.
  /// - Returns: An array with the animation as its only element.
  /// - Throws: `AnimError.noWindow(app:)` if no scene of the app has a window.
  @MainActor package static func anims<Program: App>(
    of type: Program.Type, fonts: FontSource = .environment
  ) async throws(AnimError) -> [Anim] {
    let traits = Program.Body._traits(of: nil)
    guard traits.contains(.window) else { throw .noWindow(app: typeName(type)) }
    let size = traits.contains(.size) ? await windowSize(of: type, fonts: fonts) : nil
    return [
      Anim(
        name: typeName(type), size: size ?? PreviewDevice.usualSize, duration: appDuration,
        rate: 60, background: Anim.windowBackground, description: "The first window of the app",
        parameters: []
      ) { host, _ in
        host.show(AppContent(Program()))
        return []
      }
    ]
  }

  /// Returns the size, in points, that the scenes of an app set for its first window. The result is
  /// nil if the scenes set no size, or if their evaluation fails.
  @MainActor private static func windowSize<Program: App>(
    of type: Program.Type, fonts: FontSource
  ) async -> CGSize? {
    let survey = WindowSurvey()
    var environment = EnvironmentValues()
    environment.windowSurvey = survey
    let host = Host(size: CGSize(width: 1, height: 1), fonts: fonts)
    host.entered { host.show(AppContent(Program()), environment: environment) }
    do {
      try await host.advance(to: 0)
    } catch {
      // A run of the animation evaluates the scenes again, and throws the error.
      return nil
    }
    return survey.size
  }
}
