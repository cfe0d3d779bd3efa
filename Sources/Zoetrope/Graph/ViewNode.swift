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
  /// Whether ``outputs`` have changed since somebody asked in ``visit(_:_:)``.
  private final var hasNewOutputs = false
  /// How the parent tells this place from its siblings in a path.
  package final var label: PathLabel?
  /// Whether this place has been taken out, although it may still be shown.
  package final var isLeaving = false
  /// Whether this place is only measured, and not shown.
  package final var isHidden = false
  /// Whether what this place hands up is handed up elsewhere, where it is shown.
  package final var isShownElsewhere = false
  /// What this place and those inside hand up to the views around; nil where that is nothing.
  package final private(set) var preferences: PreferenceList?
  /// The preferences of the places directly inside, in the order in which they were visited.
  private final var gathered: ContiguousArray<PreferenceList> = []

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
    if outputs.isSame(as: self.outputs) { return }
    self.outputs = outputs
    hasNewOutputs = true
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
    graph.setNeedsUpdate()
  }

  /// Asks for an update although neither the view nor anything that it reads is new.
  package final func markForUpdate() {
    var node: ViewNode? = self
    while let current = node {
      if current.hasDirtyDescendant { break }
      current.hasDirtyDescendant = true
      node = current.parent
    }
    graph.setNeedsUpdate()
  }

  /// Whether anything has changed at this place or below since it was last brought up to date.
  package final var needsVisit: Bool { isDirty || hasDirtyDescendant }

  /// Whether no place from here to the root is hidden. O(depth)
  package final var isOnStage: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  /// Whether no place from here to the root has been taken out. O(depth)
  package final var isStaying: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isLeaving { return false }
      node = current.parent
    }
    return true
  }

  /// Brings this place and those below up to date, where something changed.
  @MainActor package final func visit(_ environment: EnvironmentValues) {
    let environmentChanged = !environment.properties.isIdentical(to: inputs.environment.properties)
    guard isDirty || hasDirtyDescendant || environmentChanged else {
      tellPreferences()
      return
    }
    let change = Change(isDirty: isDirty, environmentChanged: environmentChanged)
    inputs.environment = environment
    isDirty = false
    hasDirtyDescendant = true
    let before = gathered
    if !gathered.isEmpty { gathered = [] }
    update(change)
    if change.isDirty || change.environmentChanged { redrawOwn() }
    hasDirtyDescendant = false
    let isSame = !before.isEmpty && before.elementsEqual(gathered, by: ===)
    preferences = handUp(gathered.count > 1 ? merged(isSame: isSame) : gathered.first)
    tellPreferences()
  }

  /// Brings places inside up to date, one after the other.
  ///
  /// - Returns: Whether any of them stands for other layout nodes than when this was called last.
  @MainActor package final func visit(
    _ places: ContiguousArray<ViewNode>, _ environment: EnvironmentValues
  ) -> Bool {
    var isChanged = false
    for place in places {
      place.visit(environment)
      if place.hasNewOutputs {
        place.hasNewOutputs = false
        isChanged = true
      }
    }
    return isChanged
  }

  /// Has the layout nodes drawn anew that belong to this place, whatever the update has told them.
  private final func redrawOwn() {
    for node in outputs where node.owner === self { node.setNeedsDrawing() }
  }

  // MARK: Preferences

  /// What those inside hand up, combined, where there are several.
  private final var combined: PreferenceList?

  private final func merged(isSame: Bool) -> PreferenceList? {
    if isSame, let combined { return combined }
    let list = PreferenceList(merging: gathered)
    combined = list
    return list
  }

  /// What is handed up, by what those inside hand up; modifiers of preferences override it. Called
  /// after each update.
  package func handUp(_ inner: PreferenceList?) -> PreferenceList? { inner }

  /// Whether the places inside are visited in the reverse of their order.
  package var visitsBackwards: Bool { false }

  private final func tellPreferences() {
    guard let preferences, let parent, !isLeaving, !isHidden, !isShownElsewhere else { return }
    if parent.visitsBackwards {
      parent.gathered.insert(preferences, at: 0)
    } else if parent.gathered.last !== preferences {
      parent.gathered.append(preferences)
    }
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

  /// Whether the number of layout nodes that this place stands for may change.
  package var hasVaryingOutputs: Bool { false }

  /// What this place is called in a path, nil if it does not show there.
  package var pathName: String? { nil }

  /// Calls a closure with each of the places directly inside this one, in order.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Calls a closure with each of the views directly inside that a lazy container has not had made,
  /// and its id, in order.
  package func forEachUnbuilt(_ body: (AnyHashable, LazyElement) -> Void) {}

  /// The view of this place, whatever its type; nil for places without one.
  package var anyView: Any? { nil }
}

extension ContiguousArray<LayoutNode> {
  /// Whether both have the same nodes in the same order. A plain loop: it runs for each place that is
  /// updated.
  package func isSame(as other: ContiguousArray<LayoutNode>) -> Bool {
    if count != other.count { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }
}

extension LayoutNode {
  /// The outermost of the places that are this node and no other, at or below a place. O(depth)
  package final func topPlace(below root: ViewNode) -> ViewNode {
    var place = owner
    while place !== root, let parent = place.parent, parent.outputs.count == 1,
      parent.outputs[0] === self
    {
      place = parent
    }
    return place
  }
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

  package final override var anyView: Any? { view }
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
