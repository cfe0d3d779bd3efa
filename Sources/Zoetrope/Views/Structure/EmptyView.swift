import Foundation

/// Nothing: it takes no part in layout.
public struct EmptyView {
  /// Creates nothing.
  public nonisolated init() {}
}

extension EmptyView: _PrimitiveView {
  /// Makes a place without anything in it.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ViewNodeOf(view, inputs)
  }
}

extension EmptyView: Sendable {}
