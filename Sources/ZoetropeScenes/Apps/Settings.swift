import Foundation
import Zoetrope

/// A scene with the settings of an app. It is not shown.
public struct Settings<Content: View> {
  /// Creates the scene. The content is not evaluated.
  ///
  /// - Parameter content: The view with the settings.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  /// The type of the body: settings have none.
  public typealias Body = Never
}
