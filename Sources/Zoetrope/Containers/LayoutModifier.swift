import Foundation

/// A modifier that puts a layout node of its own around each view that it is applied to.
///
/// It and its conformers are known to clients' optimizers, which then see what is behind the
/// `some View` of a function; finding that out at run time costs more than a small body.
nonisolated package protocol LayoutModifier: ViewModifier where Body == Never {
  /// Makes the node around another one; a `ModifierNode<Self>` where ``refresh(_:)`` is not said.
  func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode
  /// Gives a node made before this new value of the modifier.
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

/// A layout node that knows its modifier.
class ModifierNode<Modifier>: WrapperNode {
  private(set) final var modifier: Modifier

  init(owner: ViewNode, child: LayoutNode, modifier: Modifier) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  /// What can tell what this node does.
  var wording: (any LayoutWording)? { modifier as? any LayoutWording }

  final func setModifier(_ new: Modifier) {
    let old = modifier
    modifier = new
    if !graph.haveEqualBytes(old, new) { modifierChanged(from: old) }
  }

  /// Called when the modifier has another value; the default lays out anew.
  func modifierChanged(from old: Modifier) { setNeedsLayout() }
}
