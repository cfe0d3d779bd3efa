import Foundation
import Zoetrope

/// A scene with windows of the same structure. Only the first window is shown.
///
/// The content of the first window becomes the root view of the canvas.
public struct WindowGroup<Content: View> {
  let content: Content
}

extension WindowGroup: Scene {
  /// The type of the body: a window group has none.
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

extension WindowGroup {
  /// Creates a window group.
  ///
  /// - Parameters:
  ///   - content: The content of a window.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a window group with a title.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect, because windows are drawn without one.
  ///   - content: The content of a window.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title. It has no effect, because windows are drawn without one.
  ///   - content: The content of a window.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect, because windows are drawn without one.
  ///   - content: The content of a window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - content: The content of a window.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect, because windows are drawn without one.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - content: The content of a window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title. It has no effect, because windows are drawn without one.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - content: The content of a window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates a window group with a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title. It has no effect, because windows are drawn without one.
  ///   - id: The identifier by which an `OpenWindowAction` would open a window. It has no effect.
  ///   - content: The content of a window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
