import Foundation

/// A modifier that wraps a layout node around each view to which it is applied.
///
/// The protocol and its conforming types are visible to the optimizer in client modules. The
/// optimizer can therefore resolve the type behind a `some View` result at compile time. Resolving
/// it at run time would take longer than the evaluation of a small body.
nonisolated package protocol LayoutModifier: ViewModifier where Body == Never {
  /// Creates the node that wraps a view's node. The result must be a `ModifierNode<Self>` unless
  /// the modifier implements ``refresh(_:)``.
  func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode
  /// Updates the node that was created by an earlier value of the modifier.
  func refresh(_ wrapper: LayoutNode)
}

extension LayoutModifier {
  @MainActor package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    WrappingNode(
      view, inputs, content: \.content,
      wrap: { $0.modifier.makeWrapper(owner: $1, child: $2) },
      refresh: { $0.modifier.refresh($1) })
  }

  package func refresh(_ wrapper: LayoutNode) {
    unsafeDowncast(wrapper, to: ModifierNode<Self>.self).setModifier(self)
  }
}

/// A layout node that stores the modifier that created it.
class ModifierNode<Modifier>: WrapperNode {
  private(set) final var modifier: Modifier

  init(owner: ViewNode, child: LayoutNode, modifier: Modifier) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  /// The modifier, if it can describe its own layout; otherwise nil.
  var describer: (any LayoutDescribing)? { modifier as? any LayoutDescribing }

  final func setModifier(_ new: Modifier) {
    let old = modifier
    modifier = new
    if !graph.haveEqualBytes(old, new) { modifierChanged(from: old) }
  }

  /// Called when the modifier has changed. The default implementation invalidates the layout.
  func modifierChanged(from old: Modifier) { setNeedsLayout() }
}
