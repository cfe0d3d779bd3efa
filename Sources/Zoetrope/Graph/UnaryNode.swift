import ZoetropeGeometry

/// A place with one other inside: the base of modifiers, groups and containers.
package class UnaryNode<V: View, Content: View>: ViewNodeOf<V> {
  package final private(set) var child: ViewNodeOf<Content>?
  private final let content: (V) -> Content

  init(_ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content) {
    self.content = content
    super.init(view, inputs)
  }

  /// What the child inherits, when it is made.
  package var inputsForChild: _ViewInputs { childInputs }
  /// The environment of the child.
  package var environmentForChild: EnvironmentValues { inputs.environment }
  /// Called before the child is updated.
  @MainActor package func willUpdate(_ change: Change) {}
  /// Called when the child is up to date; sets the outputs, by default the child's.
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

/// A place whose every output is wrapped in a layout node of its own: a modifier of layout or
/// drawing applies to each of the views that its content stands for.
package class WrappingNode<V: View, Content: View, Wrapper: LayoutNode>: UnaryNode<V, Content> {
  private final var wrappers: ContiguousArray<(child: LayoutNode, wrapper: Wrapper)> = []
  private final let wrap: (V, ViewNode, LayoutNode) -> Wrapper
  private final let refresh: (V, Wrapper) -> Void
  private final var direction: LayoutDirection

  /// - Parameters:
  ///   - wrap: Makes the layout node around another one.
  ///   - refresh: Gives a layout node the new value of the view.
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

  /// Whether these are the nodes that are wrapped already. No key path, no lazy sequence: in generic
  /// code those are made anew each time.
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
