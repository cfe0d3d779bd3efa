/// A persistent list of values, keyed by type.
///
/// Each value is in a node that links to the next older node. Copies share their nodes: copying a
/// list copies one reference, and setting a value allocates one node. A lookup searches the list
/// from the newest node. The time for a lookup is O(n) in the number of nodes. This number stays
/// near the number of different keys, because the list is compacted as it grows.
///
/// Guarantees: nodes never change, so that two lists with the same newest node hold the same
/// values.
package struct PropertyList {
  private var head: Node?

  /// The number of nodes added between two attempts to compact the list.
  private static var compactionInterval: Int {
    32
  }

  /// One value of a list, with a link to the next older node.
  fileprivate class Node {
    let key: Any.Type
    let next: Node?
    let count: Int

    init(key: Any.Type, next: Node?) {
      self.key = key
      self.next = next
      count = (next?.count ?? 0) + 1
    }

    func copy(before next: Node?) -> Node {
      preconditionFailure("Only nodes with a value are made.")
    }

    var valueDescription: String {
      ""
    }
  }

  private final class ValueNode<Value>: Node {
    let value: Value

    init(key: Any.Type, value: Value, next: Node?) {
      self.value = value
      super.init(key: key, next: next)
    }

    override func copy(before next: Node?) -> Node {
      ValueNode(key: key, value: value, next: next)
    }

    override var valueDescription: String {
      "\(value)"
    }
  }

  /// Creates an empty list.
  package init() {}

  /// Whether the list holds no value.
  package var isEmpty: Bool {
    head == nil
  }

  /// Returns the value set for a key, or nil if there is none.
  ///
  /// A key must always be used with the same value type; `Int` and `Int?` are different types.
  package func value<Value>(of type: Value.Type, forKey key: Any.Type) -> Value? {
    let id = ObjectIdentifier(key)
    var node = head
    while let current = node {
      if ObjectIdentifier(current.key) == id {
        // Only debug builds check the type; a dynamic cast would cost more than the search.
        return unsafeDowncast(current, to: ValueNode<Value>.self).value
      }
      node = current.next
    }
    return nil
  }

  /// Sets the value for a key.
  package mutating func set<Value>(_ value: Value, forKey key: Any.Type) {
    // If the newest value has the same key, it is replaced: a loop that sets one key does not grow
    // the list.
    let next = head.flatMap { $0.key == key ? $0.next : $0 }
    head = ValueNode(key: key, value: value, next: next)
    compactIfNeeded()
  }

  /// Copies all values of another list into this list. They replace the values that this list has
  /// for the same keys.
  package mutating func merge(_ other: PropertyList) {
    if isEmpty {
      head = other.head
    } else {
      for node in other.liveNodes().reversed() {
        head = node.copy(before: head)
      }
      compactIfNeeded()
    }
  }

  /// Whether both lists consist of the same nodes. Lists of different nodes may still hold equal
  /// values.
  package func isIdentical(to other: PropertyList) -> Bool {
    head === other.head
  }

  /// Returns the nodes that have no newer node for the same key, newest first.
  private func liveNodes() -> [Node] {
    var nodes: [Node] = []
    var node = head
    while let current = node {
      if !nodes.contains(where: { $0.key == current.key }) {
        nodes.append(current)
      }
      node = current.next
    }
    return nodes
  }

  /// Drops nodes that have a newer node for the same key, whenever the number of nodes reaches a
  /// multiple of the compaction interval.
  private mutating func compactIfNeeded() {
    guard let count = head?.count, count % PropertyList.compactionInterval == 0 else { return }
    let nodes = liveNodes()
    guard nodes.count < count else { return }
    head = nodes.reversed().reduce(nil) { $1.copy(before: $0) }
  }
}

extension PropertyList: CustomStringConvertible {
  /// The keys and their current values, newest first.
  package var description: String {
    let entries = liveNodes().map { "\($0.key) = \($0.valueDescription)" }
    return "[" + entries.joined(separator: ", ") + "]"
  }
}
