import Foundation

/// A view without content. It takes no part in layout.
public struct EmptyView {
  /// Creates an empty view.
  public nonisolated init() {}
}

extension EmptyView: _PrimitiveView {
  /// Makes a node that contributes no layout nodes.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ViewNodeOf(view, inputs)
  }
}

extension EmptyView: Sendable {}
