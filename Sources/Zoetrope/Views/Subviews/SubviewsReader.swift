import Foundation

/// A view made from the resolved subviews of another view.
nonisolated struct SubviewsReader<Content: View, Result: View>: _PrimitiveView {
  var content: Content
  var result: (SubviewsCollection) -> Result

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewsNode(view, inputs)
  }
}

/// The node of a ``SubviewsReader``.
///
/// The content has its own view nodes. The result shows the layout nodes that these view nodes
/// output.
private final class SubviewsNode<Content: View, Result: View>:
  ViewNodeOf<SubviewsReader<Content, Result>>
{
  private var content: ViewNodeOf<Content>?
  private var result: ViewNodeOf<Result>?
  private var found: ContiguousArray<LayoutNode> = []
  private var items: [SubviewItem] = []
  /// The number of subviews resolved so far, including removed subviews.
  private var serial = 0
  private var reader: Reader?

  deinit { reader?.node = nil }

  override func update(_ change: Change) {
    let isNews = updateContent(change)
    if change.isDirty || isNews { evaluate() }
    result?.visit(inputs.environment)
    setOutputs(result?.outputs ?? [])
  }

  /// Updates the content.
  ///
  /// - Returns: Whether the content may have changed.
  @MainActor private func updateContent(_ change: Change) -> Bool {
    guard let content else {
      let content = Content.makeChild(view.content, containerInputs)
      // The content's preferences are published by the nodes that show its subviews.
      content.isShownElsewhere = true
      self.content = content
      content.visit(inputs.environment)
      return true
    }
    if change.isDirty { content.setView(view.content) }
    let isNews = content.needsVisit || change.environmentChanged
    content.visit(inputs.environment)
    return isNews
  }

  @MainActor private func evaluate() {
    takeItems()
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    let subviews = SubviewsCollection(items.map(Subview.init))
    let new = graph.reading(by: reader) { view.result(subviews) }
    if let result {
      result.setView(new)
    } else {
      result = Result.makeChild(new, childInputs)
    }
    for item in items { item.passPreferences() }
  }

  /// Resolves the content to subviews, leaving out views that are being removed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  private func takeItems() {
    guard let content else { return }
    let boundary = inputs.presence
    let new = ContiguousArray(
      content.outputs.lazy.filter { $0.presence?.isLeaving(inside: boundary) != true })
    if new.isSame(as: found) { return }
    found = new
    let known = Dictionary(
      items.lazy.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { a, _ in a })
    items = new.map { node in
      if let item = known[ObjectIdentifier(node)] { return item }
      serial += 1
      return SubviewItem(
        serial: serial, node: node, root: content, boundary: boundary)
    }
  }

  override func destroy() {
    reader?.node = nil
    result?.destroy()
    content?.destroy()
  }

  override var hasVaryingOutputs: Bool { result?.hasVaryingOutputs ?? true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    if let result { body(result) }
  }
}
