/// A persistent list of values by the type of their key.
///
/// Copies share their nodes, so that copying costs a reference and setting a value costs one node.
/// Lookup walks the list, newest first: O(n) in the number of values set, which stays below
/// a few dozen, because the list is compacted as it grows.
///
/// Guarantees: nodes never change; lists that are identical hold the same values.
package struct PropertyList {
  private var head: Node?

  /// How many shadowed or live nodes a list grows by before it is compacted.
  private static var compactionInterval: Int {
    32
  }

  /// One value, and the list that it was set on.
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

  /// Creates a list without values.
  package init() {}

  /// Whether no value was set.
  package var isEmpty: Bool {
    head == nil
  }

  /// The value set for a key, or nil.
  ///
  /// A key must always go with the same type of value, optionals included.
  package func value<Value>(of type: Value.Type, forKey key: Any.Type) -> Value? {
    let id = ObjectIdentifier(key)
    var node = head
    while let current = node {
      if ObjectIdentifier(current.key) == id {
        // Checked in debug builds; a dynamic cast would cost more than the walk.
        return unsafeDowncast(current, to: ValueNode<Value>.self).value
      }
      node = current.next
    }
    return nil
  }

  /// Sets the value for a key.
  package mutating func set<Value>(_ value: Value, forKey key: Any.Type) {
    // A value just set is replaced, so that setting one key in a loop does not grow the list.
    let next = head.flatMap { $0.key == key ? $0.next : $0 }
    head = ValueNode(key: key, value: value, next: next)
    compactIfNeeded()
  }

  /// Sets all values of another list; they win over this list's.
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

  /// Whether both are the same list. Lists that are not may still hold equal values.
  package func isIdentical(to other: PropertyList) -> Bool {
    head === other.head
  }

  /// The nodes that are not shadowed, newest first.
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

  /// Drops shadowed nodes, every so many nodes.
  private mutating func compactIfNeeded() {
    guard let count = head?.count, count % PropertyList.compactionInterval == 0 else { return }
    let nodes = liveNodes()
    guard nodes.count < count else { return }
    head = nodes.reversed().reduce(nil) { $1.copy(before: $0) }
  }
}

extension PropertyList: CustomStringConvertible {
  /// The live values, newest first.
  package var description: String {
    let entries = liveNodes().map { "\($0.key) = \($0.valueDescription)" }
    return "[" + entries.joined(separator: ", ") + "]"
  }
}
