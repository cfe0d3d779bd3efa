import Foundation
import Zoetrope

/// A scene with a single window. The window is shown if it is the first one of the app.
public struct Window<Content: View> {
  private let content: Content

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect, because windows are drawn without one.
  ///   - id: The identifier by which an `OpenWindowAction` would open the window. It has no effect.
  ///   - content: The content.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title. It has no effect, because windows are drawn without one.
  ///   - id: The identifier by which an `OpenWindowAction` would open the window. It has no effect.
  ///   - content: The content.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect, because windows are drawn without one.
  ///   - id: The identifier by which an `OpenWindowAction` would open the window. It has no effect.
  ///   - content: The content.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension Window: Scene {
  /// The type of the body: a window has none.
  public typealias Body = Never

  /// Makes the node that shows the content.
  public static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    _SceneContent.makeWindow(scene, inputs, content: \.content)
  }

  /// Returns the trait of a scene with a window.
  public static func _traits(of scene: Self?) -> _SceneTraits { .window }
}
