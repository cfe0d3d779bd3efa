import Foundation

/// A change to any view, written once and applied with `modifier(_:)`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that the modified view is made of.
  associatedtype Body: View

  /// What stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modified view is made of.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Makes the node of a view with this modifier; those that a person writes use the default.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode
}

extension ViewModifier where Body == Never {
  /// Never reached: a primitive modifier has no body.
  public func body(content: Self.Content) -> Never { primitiveBody(Self.self) }
}

extension ViewModifier {
  /// Makes a node that evaluates the body.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ModifierBodyNode(view, inputs)
  }

  /// This modifier, followed by another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never reached: the modifier's node does the work.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the modifier.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What stands for the modified view in the body of a view modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {}

extension _ViewModifier_Content: View {
  /// Never reached: the node of the modified view does the work.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a node of the view that is modified.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ModifierContentNode(view, inputs, placeholder: Modifier.self)
  }
}

/// What stands for a view inside of something that is made of it, such as a transition.
public struct PlaceholderContentView<Value> {
  package init() {}
}

extension PlaceholderContentView: _PrimitiveView {
  /// Makes a node of the view that this stands for.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ModifierContentNode(view, inputs, placeholder: Value.self)
  }
}

/// A modifier in whose body a `PlaceholderContentView` stands for the content.
package protocol PlaceholderModifier: ViewModifier {
  /// The generic argument of the placeholder.
  nonisolated static var placeholder: Any.Type { get }
}

/// The type by which the body of a modifier finds its content.
private func placeholder(of modifier: Any.Type) -> Any.Type {
  (modifier as? any PlaceholderModifier.Type)?.placeholder ?? modifier
}

/// What `content` stands for in the bodies of the modifiers around a place, innermost first.
package final class ModifierContents {
  fileprivate let modifier: Any.Type
  fileprivate let outer: ModifierContents?
  /// Makes a node of the content; it inherits what the content's own surroundings hand down.
  fileprivate var make: @MainActor (_ViewInputs) -> ViewNode
  /// Gives the content's new value to a node made before.
  fileprivate var refresh: @MainActor (ViewNode) -> Void
  /// The places where the content is shown.
  fileprivate var places: [Place] = []

  fileprivate struct Place {
    weak var node: ViewNode?
  }

  fileprivate init(
    modifier: Any.Type, outer: ModifierContents?,
    make: @escaping @MainActor (_ViewInputs) -> ViewNode,
    refresh: @escaping @MainActor (ViewNode) -> Void
  ) {
    self.modifier = modifier
    self.outer = outer
    self.make = make
    self.refresh = refresh
  }

  fileprivate func find(_ modifier: Any.Type) -> ModifierContents? {
    self.modifier == modifier ? self : outer?.find(modifier)
  }
}

/// The node of a modifier that a person wrote: it evaluates the body, and hands the content on to
/// the places where the body shows it.
private final class ModifierBodyNode<C: View, M: ViewModifier>: ViewNodeOf<ModifiedContent<C, M>> {
  private var inside: ViewNodeOf<ModifierBody<M>>?
  private var contents: ModifierContents?

  override func update(_ change: Change) {
    let content = view.content
    let make: @MainActor (_ViewInputs) -> ViewNode = { C.makeChild(content, $0) }
    let refresh: @MainActor (ViewNode) -> Void = {
      unsafeDowncast($0, to: ViewNodeOf<C>.self).setView(content)
    }
    if let contents, let inside {
      contents.make = make
      contents.refresh = refresh
      if change.isDirty {
        inside.setView(ModifierBody(modifier: view.modifier))
        for place in contents.places { place.node?.markDirty() }
      }
    } else {
      let contents = ModifierContents(
        modifier: placeholder(of: M.self), outer: inputs.contents, make: make, refresh: refresh)
      self.contents = contents
      var inputs = childInputs
      inputs.contents = contents
      inside = ModifierBody<M>.makeChild(ModifierBody(modifier: view.modifier), inputs)
    }
    guard let inside else { return }
    inside.visit(inputs.environment)
    setOutputs(inside.outputs)
  }

  override func destroy() { inside?.destroy() }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let inside { body(inside) }
  }
}

/// A modifier as a view: its body with the content in place. The modifier is all that it stores,
/// so that the dynamic properties of the one lie where those of the other do.
nonisolated private struct ModifierBody<M: ViewModifier>: View {
  var modifier: M
  @MainActor var body: M.Body { modifier.body(content: _ViewModifier_Content()) }
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: M.self)
  }
}

extension ModifierBody: Animatable where M: Animatable {
  var animatableData: M.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// A place where the body of a modifier shows the content.
private final class ModifierContentNode<Stand: View>: ViewNodeOf<Stand> {
  private let placeholder: Any.Type
  private var child: ViewNode?

  init(_ view: Stand, _ inputs: _ViewInputs, placeholder: Any.Type) {
    self.placeholder = placeholder
    super.init(view, inputs)
  }

  override func update(_ change: Change) {
    guard let contents = inputs.contents?.find(placeholder) else { return }
    if let child {
      if change.isDirty { contents.refresh(child) }
    } else {
      var inputs = childInputs
      // The content's own content is that of the modifiers around this one.
      inputs.contents = contents.outer
      child = contents.make(inputs)
      contents.places.removeAll { $0.node == nil }
      contents.places.append(.init(node: self))
    }
    guard let child else { return }
    child.visit(inputs.environment)
    setOutputs(child.outputs)
  }

  override func destroy() { child?.destroy() }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
