import Foundation
import Zoetrope

/// A result builder that joins the scenes listed in a closure into one scene.
@resultBuilder public struct SceneBuilder {
  /// Returns one scene expression of the closure unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene of a closure that lists exactly one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a scene from a closure that lists several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    TupleScene(scenes: (repeat each content))
  }

  /// Builds the scene of an availability check (`if #available`). If the check fails, the scene is
  /// empty.
  public static func buildOptional(
    _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
  ) -> some Scene {
    OptionalScene(scene: scene)
  }

  /// Erases the type of a scene that stands inside an availability check (`if #available`).
  public static func buildLimitedAvailability(
    _ scene: some Scene
  ) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(scene: scene)
  }
}

/// A marker protocol for a scene inside an availability check (`if #available`).
public protocol _LimitedAvailabilitySceneMarker {}

/// A scene that consists of several scenes. The first scene that has a window is shown.
nonisolated struct TupleScene<each Content: Scene>: Scene {
  typealias Body = Never
  let scenes: (repeat each Content)

  @MainActor static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode.make(scene, inputs) { $0.scene.shown }
  }

  @MainActor private var shown: AnyView {
    for scene in repeat each scenes {
      if traits(of: scene).contains(.window) { return scene.erased }
    }
    return AnyView(EmptyView())
  }

  @MainActor static func _traits(of scene: Self?) -> _SceneTraits {
    var result: _SceneTraits = []
    if let scene {
      for scene in repeat each scene.scenes { result.formUnion(traits(of: scene)) }
    } else {
      for type in repeat (each Content).self { result.formUnion(type._traits(of: nil)) }
    }
    return result
  }
}

/// Returns the traits of a scene value.
@MainActor private func traits<Content: Scene>(of scene: Content) -> _SceneTraits {
  Content._traits(of: scene)
}

/// The scene of an availability check (`if #available`). If the check fails, the scene is empty.
nonisolated struct OptionalScene: Scene {
  typealias Body = Never
  let scene: (any Scene)?

  @MainActor static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode.make(scene, inputs) { $0.scene.scene?.erased ?? AnyView(EmptyView()) }
  }

  @MainActor static func _traits(of scene: Self?) -> _SceneTraits {
    guard let scene else { return [.window, .size] }
    return scene.scene.map { traits(of: $0) } ?? []
  }
}

/// A wrapper of a scene inside an availability check (`if #available`).
nonisolated struct LimitedAvailabilityScene<Content: Scene>: Scene,
  _LimitedAvailabilitySceneMarker
{
  typealias Body = Never
  let scene: Content

  @MainActor static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode.make(scene, inputs) { _SceneContent($0.scene.scene) }
  }

  @MainActor static func _traits(of scene: Self?) -> _SceneTraits {
    Content._traits(of: scene?.scene)
  }
}
