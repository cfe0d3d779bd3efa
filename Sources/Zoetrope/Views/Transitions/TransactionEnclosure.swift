import Foundation

/// A modifier that transforms every transaction that reaches its content.
///
/// Content inside a ``TransactionEscape`` receives the transactions without this transformation.
nonisolated package struct TransactionEnclosure: ViewModifier {
  package typealias Body = Never
  var transform: (inout Transaction) -> Void

  @MainActor package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    TransactionEnclosureNode(view, inputs)
  }
}

/// The transaction scope of a ``TransactionEnclosure``. A ``TransactionEscape`` finds the scope by
/// this type.
private final class EnclosureScope: TransactionScope {}

private final class TransactionEnclosureNode<C: View>:
  UnaryNode<ModifiedContent<C, TransactionEnclosure>, C>
{
  private let scope: EnclosureScope

  init(_ view: ModifiedContent<C, TransactionEnclosure>, _ inputs: _ViewInputs) {
    scope = EnclosureScope(outer: inputs.scope)
    scope.isPermanent = true
    super.init(view, inputs, content: \.content)
  }

  override func willUpdate(_ change: Change) {
    guard change.isDirty || scope.transform == nil else { return }
    scope.transform = view.modifier.transform
    scope.invalidate()
  }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.scope = scope
    return inputs
  }
}

/// A modifier whose content receives transactions as if the content were outside the innermost
/// enclosing ``TransactionEnclosure``.
nonisolated package struct TransactionEscape: ViewModifier {
  package typealias Body = Never

  @MainActor package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    TransactionEscapeNode(view, inputs)
  }
}

private final class TransactionEscapeNode<C: View>:
  UnaryNode<ModifiedContent<C, TransactionEscape>, C>
{
  init(_ view: ModifiedContent<C, TransactionEscape>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    var scope = inputs.scope
    while let current = scope, !(current is EnclosureScope) { scope = current.outer }
    inputs.scope = scope?.outer
    return inputs
  }
}
