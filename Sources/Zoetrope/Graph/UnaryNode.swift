import ZoetropeGeometry

/// A view node with a single child: the base class of modifiers, groups and containers.
package class UnaryNode<V: View, Content: View>: ViewNodeOf<V> {
  /// The child; nil before the first update.
  package final private(set) var child: ViewNodeOf<Content>?
  private final let content: (V) -> Content

  init(_ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, inputs)
  }

  /// The inputs for the child, read once, when the child is made.
  package var inputsForChild: _ViewInputs { childInputs }
  /// The environment for the child, read at each update.
  package var environmentForChild: EnvironmentValues { inputs.environment }
  /// Called before the child is updated.
  @MainActor package func willUpdate(_ change: Change) {}
  /// Called after the child has been updated. Sets the outputs of this node. By default, they are
  /// the outputs of the child.
  @MainActor package func didUpdate(_ change: Change) {
    if let child { setOutputs(child.outputs) }
  }

  package final override func update(_ change: Change) {
    willUpdate(change)
    if let child {
      if change.isDirty { child.setView(content(view)) }
    } else {
      child = Content.makeChild(content(view), inputsForChild)
    }
    child?.visit(environmentForChild)
    didUpdate(change)
  }

  package override func destroy() { child?.destroy() }

  package override var hasVaryingOutputs: Bool { child?.hasVaryingOutputs ?? false }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// A view node that wraps each layout node of its content in a layout node of its own. A layout or
/// drawing modifier therefore applies to each view of the content separately.
package class WrappingNode<V: View, Content: View, Wrapper: LayoutNode>: UnaryNode<V, Content> {
  private final var wrappers: ContiguousArray<(child: LayoutNode, wrapper: Wrapper)> = []
  private final let wrap: (V, ViewNode, LayoutNode) -> Wrapper
  private final let refresh: (V, Wrapper) -> Void
  private final var direction: LayoutDirection

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - content: Returns the view to wrap.
  ///   - wrap: Makes the wrapper of a layout node.
  ///   - refresh: Passes a new value of the view to a wrapper.
  package init(
    _ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content,
    wrap: @escaping (V, ViewNode, LayoutNode) -> Wrapper,
    refresh: @escaping (V, Wrapper) -> Void
  ) {
    self.wrap = wrap
    self.refresh = refresh
    direction = inputs.environment.layoutDirection
    super.init(view, inputs, content: content)
  }

  /// Returns whether the given nodes are the nodes that are wrapped at present. The method is a
  /// plain loop, because generic code would create key paths and lazy sequences on every call.
  private func isWrapping(_ nodes: ContiguousArray<LayoutNode>) -> Bool {
    if nodes.count != wrappers.count { return false }
    for index in nodes.indices where nodes[index] !== wrappers[index].child { return false }
    return true
  }

  package override func didUpdate(_ change: Change) {
    if change.isDirty || change.environmentChanged {
      for (_, wrapper) in wrappers { refresh(view, wrapper) }
    }
    if change.environmentChanged, direction != inputs.environment.layoutDirection {
      direction = inputs.environment.layoutDirection
      for (_, wrapper) in wrappers { wrapper.setNeedsLayout() }
    }
    guard let outputs = child?.outputs else { return }
    if isWrapping(outputs) { return }
    let old = Dictionary(
      wrappers.map { (ObjectIdentifier($0.child), $0.wrapper) }, uniquingKeysWith: { a, _ in a })
    wrappers = ContiguousArray(
      outputs.map { ($0, old[ObjectIdentifier($0)] ?? wrap(view, self, $0)) })
    var wrapped = ContiguousArray<LayoutNode>()
    for (_, wrapper) in wrappers { wrapped.append(wrapper) }
    setOutputs(wrapped)
  }
}

extension UnaryNode {
  /// Creates a node for a view that another module declares. Other modules call this method because
  /// the initializer is internal.
  ///
  /// - Parameter content: Returns the view of the child.
  package static func make(
    _ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content
  ) -> UnaryNode<V, Content> {
    UnaryNode(view, inputs, content: content)
  }
}
