import Foundation

/// The size that the first window of an app has, found by evaluating its scenes without the
/// content of the window.
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
  /// The survey that records the size of the window, whose content is then not made; nil if there
  /// is no survey.
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
  /// Makes the node of a scene with a window. The node shows the content; if there is a survey, the
  /// size of the window is recorded instead, and the node shows nothing.
  @MainActor static func makeWindow<Shown: View>(
    _ scene: Self, _ inputs: _ViewInputs, content: @escaping (Content) -> Shown
  ) -> _ViewNode {
    guard let survey = inputs.environment.windowSurvey else {
      return UnaryNode(scene, inputs) { content($0.scene) }
    }
    survey.size = inputs.environment.defaultWindowSize
    return UnaryNode(scene, inputs) { _ in EmptyView() }
  }
}
