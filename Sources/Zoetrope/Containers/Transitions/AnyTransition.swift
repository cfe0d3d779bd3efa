import Foundation

/// A type-erased transition.
public struct AnyTransition {
  /// The wrapped transition.
  package let base: any Transition

  /// Wraps a transition.
  public nonisolated init<T: Transition>(_ transition: T) { base = transition }

  /// A transition without animation: the view appears immediately on insertion, and disappears
  /// immediately on removal.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// A transition that fades the view in and out. It is the default for views that set no
  /// transition.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Whether the transition changes nothing about the view.
  package var isIdentity: Bool { base is IdentityTransition }
}

/// The key under which the transition of a view is stored.
private enum TransitionKey {}

/// A modifier that sets the transition of a view.
nonisolated package struct TransitionTrait: LayoutModifier {
  var transition: AnyTransition

  init(_ transition: AnyTransition) { self.transition = transition }

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    TransitionTraitNode(owner: owner, child: child, transition: transition)
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: TransitionTraitNode.self)
    wrapper.transition = transition
  }

  @MainActor package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    TransitionTraitViewNode(
      view, inputs, content: \.content,
      wrap: { $0.modifier.makeWrapper(owner: $1, child: $2) },
      refresh: { $0.modifier.refresh($1) })
  }
}

private final class TransitionTraitViewNode<C: View>:
  WrappingNode<ModifiedContent<C, TransitionTrait>, C, LayoutNode>
{
  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.isInTransition = true
    return inputs
  }
}

/// A layout node that passes the transition of its view to the container.
final class TransitionTraitNode: WrapperNode {
  /// The transition. Setting it does not affect the layout. A new transition takes effect at the
  /// next change of the phase.
  var transition: AnyTransition

  init(owner: ViewNode, child: LayoutNode, transition: AnyTransition) {
    self.transition = transition
    super.init(owner: owner, child: child)
  }

  override var traits: PropertyList {
    var traits = child.traits
    // The transition nearest to the view takes precedence.
    if traits.transition == nil { traits.transition = transition }
    return traits
  }

  override var priority: Double { child.priority }
}

extension Presence {
  /// Removes the view of a node, as part of the transaction that is being applied.
  func remove(_ node: ViewNode) {
    let isSaid = node.inputs.isInTransition || node.outputs.contains { $0.traits.transition != nil }
    remove(node, hasTransition: isSaid)
  }
}

extension PropertyList {
  /// The transition that is set for a view; nil if none is set.
  var transition: AnyTransition? {
    get { value(of: AnyTransition?.self, forKey: TransitionKey.self) ?? nil }
    set { set(newValue, forKey: TransitionKey.self) }
  }
}
