import Foundation

/// A view that is updated only when it is not equal to what it was.
///
/// Views that are `Equatable` are compared anyway; this says so.
public struct EquatableView<Content> where Content: Equatable, Content: View {
  /// The view that is compared.
  public var content: Content

  /// Wraps a view.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: _PrimitiveView {
  /// Makes a place for the view inside.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

extension View where Self: Equatable {
  /// Has the view updated only when it is not equal to what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
