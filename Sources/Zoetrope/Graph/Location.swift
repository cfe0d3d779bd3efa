import Foundation

/// One evaluation of a body, as the things that it read know it.
package final class Reader {
  /// The node whose body it was; nil once that body has been evaluated again, or is gone.
  package unowned(unsafe) final var node: ViewNode?
  /// Whether the evaluation has read any state.
  package fileprivate(set) final var hasRead = false

  package init(node: ViewNode) { self.node = node }

  /// Notes that the evaluation has read something that may change.
  package func noteRead() { hasRead = true }
}

/// Where a piece of state lives.
///
/// A write is kept until the transaction that carries it is applied; until then bodies read the
/// old value, and everybody else the new one.
package final class Location<Value> {
  private var committed: Value
  private var pending: Value?
  private var writes = 0
  /// Nil once the host is gone: a task that outlives it may still write.
  private weak var graph: ViewGraph?
  private var readers: [Reader] = []
  private let isEqual: ((Value, Value) -> Bool)?
  /// What a person knows it by, as `Wheel.angle`.
  private let name: String

  package init(_ value: Value, graph: ViewGraph, name: String) {
    committed = value
    self.name = name
    self.graph = graph
    isEqual = equalityOfValues(like: value)
  }

  /// The value; a body that asks is evaluated again when it changes.
  package func get() -> Value {
    guard let reader = graph?.reader else { return pending ?? committed }
    reader.hasRead = true
    if readers.last !== reader {
      purgeIfCrowded()
      readers.append(reader)
    }
    return committed
  }

  /// Writes in the current transaction, or in the given one.
  package func set(_ value: Value, in transaction: Transaction? = nil) {
    guard let graph else {
      committed = value
      return
    }
    // Within a layout, writing what is there already changes nothing and is no offence.
    if graph.isInLayout, !isSame(pending ?? committed, value, graph) { graph.willWrite(name) }
    pending = value
    writes += 1
    let serial = writes
    graph.enqueue(in: transaction) { [self] in commit(value, serial: serial) }
  }

  private func commit(_ value: Value, serial: Int) {
    if serial == writes { pending = nil }
    let old = committed
    committed = value
    guard let graph, !isSame(old, value, graph) else { return }
    graph.didChange(name)
    let readers = self.readers
    self.readers.removeAll(keepingCapacity: true)
    for reader in readers { reader.node?.markDirty() }
  }

  private func isSame(_ a: Value, _ b: Value, _ graph: ViewGraph) -> Bool {
    graph.haveEqualBytes(a, b) || isEqual?(a, b) == true
  }

  /// Drops evaluations that are no longer current, before their number doubles.
  private func purgeIfCrowded() {
    guard readers.count >= 16, readers.count == readers.capacity else { return }
    readers.removeAll { $0.node == nil }
  }
}
