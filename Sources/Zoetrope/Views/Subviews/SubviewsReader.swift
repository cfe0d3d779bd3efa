import Foundation

/// Finds the views that a content stands for, and shows a view made of them.
nonisolated struct SubviewsReader<Content: View, Result: View>: _PrimitiveView {
  var content: Content
  var result: (SubviewsCollection) -> Result

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewsNode(view, inputs)
  }
}

/// The place of a reader: the content has places of its own, whose views show in the result.
private final class SubviewsNode<Content: View, Result: View>:
  ViewNodeOf<SubviewsReader<Content, Result>>
{
  private var content: ViewNodeOf<Content>?
  private var result: ViewNodeOf<Result>?
  private var found: ContiguousArray<LayoutNode> = []
  private var items: [SubviewItem] = []
  /// How many views have been found so far.
  private var serial = 0
  private var reader: Reader?

  deinit { reader?.node = nil }

  override func update(_ change: Change) {
    let isNews = updateContent(change)
    if change.isDirty || isNews { evaluate() }
    result?.visit(inputs.environment)
    setOutputs(result?.outputs ?? [])
  }

  /// Brings the content up to date; whether anything about it may have changed.
  @MainActor private func updateContent(_ change: Change) -> Bool {
    guard let content else {
      let content = Content.makeChild(view.content, containerInputs)
      // What it hands up comes from where its views are shown.
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

  /// Takes the views that are there, without those on their way out. O(n)
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
        serial: serial, node: node, top: node.topPlace(below: content), boundary: boundary)
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
