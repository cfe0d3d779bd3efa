import Foundation
import Zoetrope

extension Group {
  /// The type of the body: a group has none.
  public typealias Body = Never
}

extension Group: Scene where Content: Scene {
  /// Creates a group of scenes. A modifier of the group applies to all of its scenes.
  ///
  /// - Parameter content: The scenes.
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) { self = .of(content()) }

  /// Makes the node that shows the first window of the scenes in the group.
  public static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode.make(scene, inputs) { _SceneContent($0.scene.content) }
  }

  /// Returns the traits of the scenes in the group.
  public static func _traits(of scene: Self?) -> _SceneTraits {
    Content._traits(of: scene?.content)
  }
}

extension Group: Commands where Content: Commands {
  /// Creates a group of commands. The commands have no effect, because menus are not drawn.
  ///
  /// - Parameter content: The commands.
  @_disfavoredOverload
  public nonisolated init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
}
