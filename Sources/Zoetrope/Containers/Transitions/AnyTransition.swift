import Foundation

/// Some transition, whatever its type.
public struct AnyTransition {
  package let base: any Transition

  /// Wraps a transition.
  public nonisolated init<T: Transition>(_ transition: T) { base = transition }

  /// The view is there at once, and gone at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// The view fades in and out; what views without a transition of their own do.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Whether it changes nothing.
  package var isIdentity: Bool { base is IdentityTransition }
}

/// The key of a view's transition.
private enum TransitionKey {}

/// Says by which transition a view comes and goes.
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

/// A node that knows the transition of the view that it is.
final class TransitionTraitNode: WrapperNode {
  /// Nothing is laid out otherwise for it, so that a new one goes unnoticed until it is needed.
  var transition: AnyTransition

  init(owner: ViewNode, child: LayoutNode, transition: AnyTransition) {
    self.transition = transition
    super.init(owner: owner, child: child)
  }

  override var traits: PropertyList {
    var traits = child.traits
    // Of several transitions, the one nearest to the view counts.
    if traits.transition == nil { traits.transition = transition }
    return traits
  }

  override var priority: Double { child.priority }
}

extension Presence {
  /// Takes the view at a place out, in the transaction that is being applied.
  func remove(_ node: ViewNode) {
    let isSaid = node.inputs.isInTransition || node.outputs.contains { $0.traits.transition != nil }
    remove(node, hasTransition: isSaid)
  }
}

extension PropertyList {
  /// The transition that a view was given.
  var transition: AnyTransition? {
    get { value(of: AnyTransition?.self, forKey: TransitionKey.self) ?? nil }
    set { set(newValue, forKey: TransitionKey.self) }
  }
}
