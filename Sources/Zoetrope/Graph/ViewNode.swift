import Foundation

package typealias ViewNode = _ViewNode

/// A place in the structure of views: it keeps identity, state and what the place gives to layout.
///
/// The tree of these nodes is persistent: a new value of a view updates its node. Nodes are visited
/// from the root down, and only where a flag says that something changed at or below them.
public class _ViewNode {
  package final var inputs: _ViewInputs
  /// The layout nodes that this place stands for: none, one or many.
  package final private(set) var outputs: ContiguousArray<LayoutNode> = []
  /// How the parent tells this place from its siblings in a path.
  package final var label: PathLabel?

  private final var isDirty = true
  private final var hasDirtyDescendant = false

  init(_ inputs: _ViewInputs) { self.inputs = inputs }

  package final var graph: ViewGraph { inputs.graph }
  package final var parent: ViewNode? { inputs.parent }

  /// The inputs of a child whose surroundings are the same.
  package final var childInputs: _ViewInputs {
    var result = inputs
    result.parent = self
    return result
  }

  package final func setOutputs(_ outputs: ContiguousArray<LayoutNode>) {
    if outputs.elementsEqual(self.outputs, by: ===) { return }
    self.outputs = outputs
  }

  /// Asks for an update in the next flush, or in the one that is on its way here.
  package final func markDirty() {
    isDirty = true
    var node = parent
    while let current = node {
      // Whoever has the flag is being updated, or has told those above already.
      if current.hasDirtyDescendant { return }
      current.hasDirtyDescendant = true
      node = current.parent
    }
    graph.needsUpdate = true
  }

  /// Brings this place and those below up to date, where something changed.
  @MainActor package final func visit(_ environment: EnvironmentValues) {
    let environmentChanged = !environment.properties.isIdentical(to: inputs.environment.properties)
    guard isDirty || hasDirtyDescendant || environmentChanged else { return }
    let change = Change(isDirty: isDirty, environmentChanged: environmentChanged)
    inputs.environment = environment
    isDirty = false
    hasDirtyDescendant = true
    update(change)
    hasDirtyDescendant = false
  }

  /// Why a node is updated.
  package struct Change {
    /// Its own view, or something that it reads, is new; otherwise something below is.
    package var isDirty: Bool
    /// The environment is another one than last time.
    package var environmentChanged: Bool
  }

  /// Updates the children and ``outputs``; kinds of nodes override it.
  @MainActor package func update(_ change: Change) {}

  /// Called when this place is gone for good.
  @MainActor package func destroy() {}

  /// What this place is called in a path, nil if it does not show there.
  package var pathName: String? { nil }
}

/// A node that knows the type of its view.
package class ViewNodeOf<V: View>: ViewNode {
  package final private(set) var view: V
  private final let isEqual: ((V, V) -> Bool)?

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    self.isEqual = equalityOfValues(like: view)
    super.init(inputs)
  }

  /// Takes a new value of the view; an equal one changes nothing.
  package final func setView(_ new: V) {
    let old = view
    view = new
    if graph.haveEqualBytes(old, new) { return }
    if let isEqual, isEqual(old, new) { return }
    markDirty()
  }
}

extension View {
  /// Makes a child node; the caller visits it.
  package static func makeChild(_ view: Self, _ inputs: _ViewInputs) -> ViewNodeOf<Self> {
    unsafeDowncast(_makeNode(view, inputs), to: ViewNodeOf<Self>.self)
  }
}

/// The `==` of a type that has one, nil for others.
package func equalityOfValues<Value>(like value: Value) -> ((Value, Value) -> Bool)? {
  func equality<E: Equatable>(_ type: E.Type) -> ((Value, Value) -> Bool)? {
    { a, b in
      guard let a = a as? E, let b = b as? E else { return false }
      return a == b
    }
  }
  guard let type = Value.self as? any Equatable.Type else { return nil }
  return equality(type)
}
