import Foundation
import Zoetrope

/// A search for the size of an app's first window. The search evaluates the app's scenes, but not
/// the content of the window.
@MainActor package final class WindowSurvey {
  /// The size that the scenes set, in points; nil if they set none.
  package fileprivate(set) var size: CGSize?

  /// Creates a survey that has not found a window yet.
  package init() {}
}

private struct WindowSurveyKey: EnvironmentKey {
  static var defaultValue: WindowSurvey? { nil }
}

private struct DefaultWindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  /// The current survey, which records the size of the window; nil if no survey takes place. During
  /// a survey, the content of the window is not made.
  package var windowSurvey: WindowSurvey? {
    get { self[WindowSurveyKey.self] }
    set { self[WindowSurveyKey.self] = newValue }
  }

  /// The size that the scenes set for the window, in points; nil if they set none.
  var defaultWindowSize: CGSize? {
    get { self[DefaultWindowSizeKey.self] }
    set { self[DefaultWindowSizeKey.self] = newValue }
  }
}

extension _SceneContent {
  /// Makes the node of a scene with a window. The node shows the content. During a
  /// ``WindowSurvey``, however, the survey records the size of the window, and the node shows
  /// nothing.
  @MainActor static func makeWindow<Shown: View>(
    _ scene: Self, _ inputs: _ViewInputs, content: @escaping (Content) -> Shown
  ) -> _ViewNode {
    guard let survey = inputs.environment.windowSurvey else {
      return UnaryNode.make(scene, inputs) { content($0.scene) }
    }
    survey.size = inputs.environment.defaultWindowSize
    return UnaryNode.make(scene, inputs) { _ in EmptyView() }
  }
}
