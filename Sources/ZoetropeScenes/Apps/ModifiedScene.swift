import Foundation
import Zoetrope

/// A scene that applies a view modifier to the content of its window.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: Scene {
  typealias Body = Never
  let content: Content
  let modifier: Modifier

  @MainActor static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode.make(scene, inputs) {
      _SceneContent($0.scene.content).modifier($0.scene.modifier)
    }
  }

  @MainActor static func _traits(of scene: Self?) -> _SceneTraits {
    Content._traits(of: scene?.content)
  }
}

/// A scene that sets the size of its window. If several of these scenes are nested, the size of the
/// innermost one takes effect.
nonisolated struct SizedScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  /// The size in points.
  let size: CGSize

  @MainActor static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode.make(scene, inputs) {
      _SceneContent($0.scene.content).environment(\.defaultWindowSize, $0.scene.size)
    }
  }

  @MainActor static func _traits(of scene: Self?) -> _SceneTraits {
    Content._traits(of: scene?.content).union(.size)
  }
}
