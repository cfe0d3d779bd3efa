/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that changes nothing has no body.
  public typealias Body = Never

  /// The one modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Makes the place of the view itself.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}
