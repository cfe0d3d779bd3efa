import Foundation

/// A view node whose content is made by a closure. The closure is called again after a change of
/// any value that the closure has read.
class ClosureNode<V: View, Content: View>: ViewNodeOf<V> {
  private final var child: ViewNodeOf<Content>?
  private final var reader: Reader?
  /// Whether the node has been destroyed.
  final private(set) var isDestroyed = false

  deinit { reader?.node = nil }

  /// Called before each call of ``makeContent()``. The default implementation does nothing.
  @MainActor func willEvaluate() {}
  /// Makes the content, or returns nil for an empty view.
  @MainActor func makeContent() -> Content? { nil }

  package final override func update(_ change: Change) {
    if change.isDirty {
      willEvaluate()
      evaluate()
    }
    child?.visit(inputs.environment)
    setOutputs(child?.outputs ?? [])
  }

  @MainActor private func evaluate() {
    graph.bodyCount += 1
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    let content = graph.reading(by: reader) { makeContent() }
    if let content, let child {
      child.setView(content)
    } else {
      child?.destroy()
      child = content.map { Content.makeChild($0, childInputs) }
    }
  }

  package override func destroy() {
    isDestroyed = true
    reader?.node = nil
    reader = nil
    child?.destroy()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
