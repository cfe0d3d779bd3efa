import Foundation

/// The record of one evaluation of a view's body. Each piece of state that the body reads keeps a
/// reference to the record. When the state changes, it invalidates the ``node`` of each record.
package final class Reader {
  /// The node whose body was evaluated. Nil once the body has been evaluated again, or once the
  /// node is gone.
  package unowned(unsafe) final var node: ViewNode?
  /// Whether the evaluation has read any value that may change.
  package fileprivate(set) final var hasRead = false

  /// Creates the record of an evaluation that has not read any value yet.
  package init(node: ViewNode) { self.node = node }

  /// Records that the evaluation has read a value that may change.
  package func noteRead() { hasRead = true }
}

/// The storage of a piece of state.
///
/// A write stays pending until its transaction is applied. Until then, bodies read the old value,
/// and all other code reads the new one.
package final class Location<Value> {
  private var committed: Value
  private var pending: Value?
  private var writes = 0
  /// The graph of the host; nil once the host is gone. The reference is weak, because a task that
  /// outlives the host may still write.
  private weak var graph: ViewGraph?
  private var readers: [Reader] = []
  private var equality = Equality<Value>()
  /// The name of the state in messages, such as `Wheel.angle`.
  private let name: String

  /// Creates a location with an initial value.
  package init(_ value: Value, graph: ViewGraph, name: String) {
    committed = value
    self.name = name
    self.graph = graph
  }

  /// Returns the value. If a body is being evaluated, that body is evaluated again when the value
  /// changes.
  package func get() -> Value {
    guard let reader = graph?.reader else { return latest }
    reader.hasRead = true
    if readers.last !== reader {
      purgeIfCrowded()
      readers.append(reader)
    }
    return committed
  }

  /// The value as code outside of bodies reads it.
  private var latest: Value { pending ?? committed }

  /// Writes a value in a transaction; nil means the current transaction.
  package func set(_ value: Value, in transaction: Transaction? = nil) {
    guard let graph else {
      committed = value
      return
    }
    // A write of an equal value within a layout changes nothing, and is not reported.
    if graph.isInLayout, !isSame(latest, value, graph) { graph.willWrite(name) }
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
    for reader in readers { reader.node?.markDirty(because: .state(name)) }
  }

  private func isSame(_ a: Value, _ b: Value, _ graph: ViewGraph) -> Bool {
    graph.haveEqualBytes(a, b) || equality.areEqual(a, b)
  }

  /// Removes the records of outdated evaluations if the array of records has no room for the next
  /// record.
  private func purgeIfCrowded() {
    guard readers.count >= 16, readers.count == readers.capacity else { return }
    readers.removeAll { $0.node == nil }
  }
}
