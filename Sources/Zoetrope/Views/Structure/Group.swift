import Foundation

/// Several views treated as one, without a container around them.
public struct Group<Content> {
  package let content: Content

  /// Returns a group of any kind of content: views, scenes or commands.
  package nonisolated static func of(_ content: Content) -> Group { Group(content: content) }
}

extension Group: View where Content: View {
  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the content.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}
