import Foundation

/// The view node that applies a transition to one view of a container, according to the view's
/// phase.
package class TransitionHost: ViewNode {
  /// The layout node of the view that is inserted or removed.
  fileprivate final let content: LayoutNode
  /// The scope that can change the transaction for the views in the transition's body.
  fileprivate final let scope: TransactionScope
  /// The current phase of the view.
  package fileprivate(set) final var phase: TransitionPhase

  fileprivate init(owner: ViewNode, content: LayoutNode, phase: TransitionPhase) {
    self.content = content
    self.phase = phase
    scope = TransactionScope(outer: owner.inputs.scope)
    var inputs = owner.containerInputs
    inputs.scope = scope
    inputs.contents = nil
    // Containers in the transition's own body must not treat the view as inserted.
    inputs.presence = content.presence
    super.init(inputs)
  }

  /// Creates the node of a transition around a view of a container.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - owner: The view node of the container.
  ///   - content: The layout node of the view.
  ///   - phase: The initial phase.
  @MainActor package static func make(
    _ transition: AnyTransition, owner: ViewNode, content: LayoutNode, phase: TransitionPhase
  ) -> TransitionHost {
    make(transition.base, owner, content, phase)
  }

  private static func make<T: Transition>(
    _ transition: T, _ owner: ViewNode, _ content: LayoutNode, _ phase: TransitionPhase
  ) -> TransitionHost {
    TypedTransitionHost(transition, owner: owner, content: content, phase: phase)
  }

  /// Changes the phase, as part of the transaction that is being applied.
  ///
  /// - Parameters:
  ///   - new: The new phase. If it is the current one, the call has no effect.
  ///   - transform: A closure that changes the transaction for the transition. Default nil: no
  ///     change.
  package final func setPhase(
    _ new: TransitionPhase, transform: ((inout Transaction) -> Void)? = nil
  ) {
    if new == phase { return }
    phase = new
    scope.transform = transform
    scope.serial = graph.batch?.serial ?? -1
    scope.invalidate()
    markDirty(because: .transition)
  }

  /// Replaces the transition by a new value of the same type. The call has no effect if the types
  /// differ.
  package func refresh(_ transition: AnyTransition) {}
}

private final class TypedTransitionHost<T: Transition>: TransitionHost {
  private typealias Applied = ModifiedContent<HostedContent, ApplyTransition<T>>

  private var transition: T
  private var child: ViewNodeOf<Applied>?

  init(_ transition: T, owner: ViewNode, content: LayoutNode, phase: TransitionPhase) {
    self.transition = transition
    super.init(owner: owner, content: content, phase: phase)
  }

  override func refresh(_ transition: AnyTransition) {
    guard let new = transition.base as? T else { return }
    let old = self.transition
    self.transition = new
    if !graph.haveEqualBytes(old, new) { markDirty(because: .transition) }
  }

  override func update(_ change: Change) {
    if change.isDirty || child == nil {
      let view = Applied(
        content: HostedContent(node: content),
        modifier: ApplyTransition(transition: transition, phase: phase))
      if let child {
        child.setView(view)
      } else {
        child = Applied.makeChild(view, childInputs)
      }
    }
    guard let child else { return }
    child.visit(inputs.environment)
    setOutputs(child.outputs)
  }

  override func destroy() { child?.destroy() }
}

/// A view that shows a layout node from another part of the tree.
nonisolated private struct HostedContent: _PrimitiveView {
  let node: LayoutNode

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    HostedContentNode(view, inputs)
  }
}

private final class HostedContentNode: ViewNodeOf<HostedContent> {
  override func update(_ change: Change) { setOutputs([view.node]) }
}
