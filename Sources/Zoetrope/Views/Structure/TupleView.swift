import Foundation

/// A view made of several views, in order.
public struct TupleView<T> {
  /// The tuple of the views.
  public var value: T
  package let elements: [any View]

  init<each Content: View>(elements value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    var elements: [any View] = []
    for element in repeat each value { elements.append(element) }
    self.elements = elements
  }

  /// Creates a view from a tuple of views. Members of the tuple that are not views are ignored.
  public init(_ value: T) {
    self.value = value
    if let view = value as? any View {
      elements = [view]
    } else {
      elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
  }
}

extension TupleView: _PrimitiveView {
  /// Makes the node of the tuple, which makes a child node for each view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TupleNode(view, inputs)
  }
}

private final class TupleNode<T>: ViewNodeOf<TupleView<T>> {
  private var children: [ViewNode] = []

  override func update(_ change: Change) {
    if children.isEmpty {
      for (index, element) in view.elements.enumerated() {
        let child = Self.make(element, childInputs)
        child.label = .index(index)
        children.append(child)
      }
    } else if change.isDirty {
      for (child, element) in zip(children, view.elements) { Self.set(element, in: child) }
    }
    for child in children { child.visit(inputs.environment) }
    var outputs = ContiguousArray<LayoutNode>()
    for child in children { outputs.append(contentsOf: child.outputs) }
    setOutputs(outputs)
  }

  @MainActor private static func make<V: View>(_ view: V, _ inputs: _ViewInputs) -> ViewNode {
    V.makeChild(view, inputs)
  }

  private static func set<V: View>(_ view: V, in node: ViewNode) {
    unsafeDowncast(node, to: ViewNodeOf<V>.self).setView(view)
  }

  override var hasVaryingOutputs: Bool { children.contains { $0.hasVaryingOutputs } }

  override func destroy() { for child in children { child.destroy() } }

  override func forEachChild(_ body: (ViewNode) -> Void) { children.forEach(body) }
}
