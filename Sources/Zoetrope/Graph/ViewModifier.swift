import Foundation

/// A reusable change to any view, applied with `modifier(_:)`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The type of the placeholder that stands for the modified view in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view, given a placeholder for the view to modify.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Makes the node of a view with this modifier applied to it. User-defined modifiers use the
  /// default implementation.
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode
}

extension ViewModifier where Body == Never {
  /// Stops the program, because a primitive modifier has no body.
  public func body(content: Self.Content) -> Never { primitiveBody(Self.self) }
}

extension ViewModifier {
  /// Makes a node that evaluates the modifier's body.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ModifierBodyNode(view, inputs)
  }

  /// Returns a modifier that applies this modifier first and the given modifier second.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or another modifier, together with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier to which ``modifier`` is applied.
  public var content: Content
  /// The modifier that is applied to ``content``.
  public var modifier: Modifier

  /// Applies a modifier to a view or to another modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Stops the program, because this view has no body: the modifier makes the view's node.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the modifier.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = Modifier._makeNode(view, inputs)
    unsafeDowncast(node, to: ViewNodeOf<Self>.self).requireEquatable(Modifier.self)
    return node
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the placeholder with the first modifier applied, then the second.
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Returns this view with the given modifier applied to it.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The placeholder for the modified view in the body of a view modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {}

extension _ViewModifier_Content: View {
  /// Stops the program, because a placeholder has no body: its node shows the modified view.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a node that shows the modified view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ModifierContentNode(view, inputs, placeholder: Modifier.self)
  }
}

/// A placeholder in the body of a transition, an animator or a scoped animation. It stands for the
/// view to which that body is applied.
public struct PlaceholderContentView<Value> {
  /// Creates a placeholder, which has no value of its own.
  package init() {}
}

extension PlaceholderContentView: _PrimitiveView {
  /// Makes a node that shows, in place of the placeholder, the view to which the body is applied.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ModifierContentNode(view, inputs, placeholder: Value.self)
  }
}

/// A modifier whose body uses a `PlaceholderContentView` as its content.
package protocol PlaceholderModifier: ViewModifier {
  /// The generic argument of the `PlaceholderContentView`.
  nonisolated static var placeholder: Any.Type { get }
}

/// Returns the type that identifies a modifier to the placeholders in its body.
private func placeholder(of modifier: Any.Type) -> Any.Type {
  (modifier as? any PlaceholderModifier.Type)?.placeholder ?? modifier
}

/// The view that an enclosing modifier modifies. Placeholders in the body of the modifier show this
/// view. The objects of nested modifiers form a linked list, innermost first.
package final class ModifierContents {
  fileprivate let modifier: Any.Type
  fileprivate let outer: ModifierContents?
  /// Creates a node of the modified view, given the inputs for the node.
  fileprivate var make: @MainActor (_ViewInputs) -> ViewNode
  /// Passes the new value of the modified view to a node that ``make`` returned earlier.
  fileprivate var refresh: @MainActor (ViewNode) -> Void
  /// The nodes of the placeholders that show the modified view.
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

/// The node of a user-defined modifier. It evaluates the modifier's body, and passes the modified
/// view to the nodes of the placeholders in that body.
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
        for place in contents.places { place.node?.markDirty(because: .content) }
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

/// A view that evaluates the body of a modifier. The modifier is its only stored property, so that
/// the dynamic properties have the same offsets in the view as in the modifier.
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

/// The node of a placeholder in the body of a modifier. The node shows the modified view.
private final class ModifierContentNode<Stand: View>: ViewNodeOf<Stand>, ClosureBoundary {
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
      // Placeholders inside the content refer to the modifiers around this one.
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
