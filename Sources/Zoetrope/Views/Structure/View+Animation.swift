import Foundation

/// A modifier that transforms the transactions that reach its content.
nonisolated package struct TransactionModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  /// The value whose changes trigger the transform. If nil, every transaction is transformed.
  var value: Value?
  var transform: (inout Transaction) -> Void

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    TransactionNode(view, inputs)
  }
}

private final class TransactionNode<C: View, Value: Equatable>:
  UnaryNode<ModifiedContent<C, TransactionModifier<Value>>, C>
{
  private let scope: TransactionScope
  private var lastValue: Value?

  init(_ view: ModifiedContent<C, TransactionModifier<Value>>, _ inputs: _ViewInputs) {
    scope = TransactionScope(outer: inputs.scope)
    lastValue = view.modifier.value
    super.init(view, inputs, content: \.content)
  }

  override func willUpdate(_ change: Change) {
    let modifier = view.modifier
    scope.transform = modifier.transform
    scope.isPermanent = modifier.value == nil
    if modifier.value != lastValue {
      lastValue = modifier.value
      scope.serial = graph.batch?.serial ?? -1
      scope.invalidate()
    }
  }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.scope = scope
    return inputs
  }
}

extension View {
  /// Animates changes in this view's subtree whenever a value changes. The animation applies to all
  /// changes that are made in the same transaction as the change of the value.
  ///
  /// Transactions that disable animations are not affected.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil to change the subtree without an animation.
  ///   - value: The value to observe.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      TransactionModifier(value: value) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Sets the animation of all changes in this view's subtree. If the animation is nil, the changes
  /// are not animated.
  ///
  /// Transactions that disable animations are not affected.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Transforms every transaction in which this view's subtree changes.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier<Never>(value: nil, transform: transform))
  }

  /// Transforms the transactions in which a value changes. The transform affects this view's
  /// subtree only.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - transform: Changes the transaction.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }
}
