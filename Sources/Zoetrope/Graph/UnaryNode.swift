import ZoetropeGeometry

/// A view node with a single child: the base class of modifiers, groups and containers.
package class UnaryNode<V, Content>: ViewNodeOf<V> {
  /// The child; nil before the first update.
  package final private(set) var child: ViewNodeOf<Content>?
  private final let content: (V) -> Content
  private final let makeChild: @MainActor (Content, _ViewInputs) -> ViewNodeOf<Content>

  init(
    _ view: V, _ inputs: _ViewInputs, equality: Equality<V> = Equality(),
    content: @escaping (V) -> Content
  ) where Content: View {
    self.content = content
    makeChild = { Content.makeChild($0, $1) }
    super.init(view, inputs, equality: equality)
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
      child = makeChild(content(view), inputsForChild)
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
package class WrappingNode<V, Content, Wrapper: LayoutNode>: UnaryNode<V, Content> {
  /// The layout nodes of the content, in order.
  private final var wrapped: ContiguousArray<LayoutNode> = []
  /// The wrapper of each layout node of the content, in the same order.
  private final var wrappers: ContiguousArray<Wrapper> = []
  private final let makeWrapper: (V, ViewNode, LayoutNode) -> Wrapper
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
  ) where Content: View {
    makeWrapper = wrap
    self.refresh = refresh
    direction = inputs.environment.layoutDirection
    super.init(view, inputs, content: content)
  }

  package override func didUpdate(_ change: Change) {
    if change.isDirty || change.environmentChanged {
      for wrapper in wrappers { refresh(view, wrapper) }
    }
    if change.environmentChanged, direction != inputs.environment.layoutDirection {
      direction = inputs.environment.layoutDirection
      for wrapper in wrappers { wrapper.setNeedsLayout() }
    }
    guard let outputs = child?.outputs, !outputs.isSame(as: wrapped) else { return }
    wrap(outputs)
  }

  /// Wraps the given nodes. A node that is wrapped already keeps its wrapper.
  private func wrap(_ nodes: ContiguousArray<LayoutNode>) {
    var old: [ObjectIdentifier: Wrapper] = [:]
    for index in wrapped.indices {
      let key = ObjectIdentifier(wrapped[index])
      if old[key] == nil { old[key] = wrappers[index] }
    }
    wrapped = nodes
    wrappers.removeAll(keepingCapacity: true)
    var outputs: ContiguousArray<LayoutNode> = []
    outputs.reserveCapacity(nodes.count)
    for node in nodes {
      let wrapper = old[ObjectIdentifier(node)] ?? makeWrapper(view, self, node)
      wrappers.append(wrapper)
      outputs.append(wrapper)
    }
    setOutputs(outputs)
  }
}

extension UnaryNode {
  /// Creates a node for a view that another module declares. Other modules call this method because
  /// the initializer is internal.
  ///
  /// - Parameter content: Returns the view of the child.
  package static func make(
    _ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content
  ) -> UnaryNode<V, Content> where Content: View {
    UnaryNode(view, inputs, content: content)
  }
}
