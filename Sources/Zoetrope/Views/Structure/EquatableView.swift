import Foundation

/// A view that is updated only if it differs from its previous value.
///
/// Views that conform to `Equatable` are compared even without this wrapper. The wrapper makes the
/// comparison explicit.
public struct EquatableView<Content> where Content: Equatable, Content: View {
  /// The wrapped view, which is compared with its previous value.
  public var content: Content

  /// Wraps a view that is equatable.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: _PrimitiveView {
  /// Makes the node of the wrapped view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

extension View where Self: Equatable {
  /// Updates this view only if it differs from its previous value.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
