/// A modifier without effect.
public struct EmptyModifier: ViewModifier, Sendable {
  /// `Never`, because the modifier has no body.
  public typealias Body = Never

  /// A modifier without effect.
  public static let identity = EmptyModifier()

  /// Creates a modifier without effect.
  public nonisolated init() {}

  /// Makes the node of the view, without a node for the modifier.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}
