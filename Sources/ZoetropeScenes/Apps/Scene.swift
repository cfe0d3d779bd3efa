import Foundation
import Zoetrope

/// A part of an app's user interface, such as a window group.
///
/// An app shows the content of its first window. Further windows, settings and commands have no
/// effect.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The other scenes that form the content of this scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that shows the window of the scene. User-defined scenes use the default
  /// implementation.
  static func _makeNode(_ scene: _SceneContent<Self>, _ inputs: _ViewInputs) -> _ViewNode

  /// Returns the traits of a scene. User-defined scenes use the default implementation.
  ///
  /// - Parameter scene: The scene; nil if only its type is known.
  static func _traits(of scene: Self?) -> _SceneTraits
}

/// The properties of a scene that are known before its body is evaluated.
public struct _SceneTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: Int

  /// Creates a set of traits from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The scene has a window.
  package static let window = _SceneTraits(rawValue: 1)
  /// The scene sets the size of a window.
  package static let size = _SceneTraits(rawValue: 2)
}

/// A view that shows the window of a scene.
public struct _SceneContent<Content: Scene> {
  let scene: Content

  nonisolated init(_ scene: Content) { self.scene = scene }
}

extension _SceneContent: View {
  /// A view that shows the window of the scene's body.
  public var body: _SceneContent<Content.Body> { _SceneContent<Content.Body>(scene.body) }

  /// Makes the node that shows the window of the scene.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view, inputs)
  }
}

extension Scene {
  /// Makes a node that evaluates the scene's ``body``.
  public static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    // The view stores only the scene, so the scene's dynamic properties have the same memory
    // offsets in the view as in the scene itself.
    CompositeNode(scene, inputs, pathName: nil, owner: Self.self)
  }

  /// Returns the traits of the scene's body, which follow from the body's type.
  public static func _traits(of scene: Self?) -> _SceneTraits { Body._traits(of: nil) }
}

extension Scene where Body == Never {
  /// Traps when read: a primitive scene has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene and has no body")
  }

  /// Makes a node that shows nothing.
  public static func _makeNode(
    _ scene: _SceneContent<Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode.make(scene, inputs) { _ in EmptyView() }
  }

  /// Returns no traits.
  public static func _traits(of scene: Self?) -> _SceneTraits { [] }
}

extension Never: Scene {}

extension Scene {
  /// A view that shows the window of this scene.
  var erased: AnyView { AnyView(_SceneContent(self)) }
}
