import Foundation
import Zoetrope

/// A search for the size of an app's first window. During the search, the app's scenes are
/// evaluated, but the content of the window is not.
@MainActor package final class WindowSurvey {
  /// The size that the scenes set for the first window, in points; nil if they set no size.
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
  /// The current survey, which records the size of the window; nil outside of a survey. During a
  /// survey, the content of the window is not created.
  package var windowSurvey: WindowSurvey? {
    get { self[WindowSurveyKey.self] }
    set { self[WindowSurveyKey.self] = newValue }
  }

  /// The size that the enclosing scenes set for the window, in points; nil if they set no size.
  var defaultWindowSize: CGSize? {
    get { self[DefaultWindowSizeKey.self] }
    set { self[DefaultWindowSizeKey.self] = newValue }
  }
}

extension _SceneContent {
  /// Makes the node of a scene with a window. The node shows the content of the window. During a
  /// ``WindowSurvey``, this method records the size of the window in the survey instead, and the
  /// node shows nothing.
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
