import Foundation

/// The name of the view node type inside the package. The public name begins with an underscore.
package typealias ViewNode = _ViewNode

/// A node of the tree of views. It keeps the identity and the state of a view, and the layout nodes
/// that the view contributes.
///
/// The tree is persistent: a new value of a view updates its node. An update proceeds from the root
/// down. It visits a node only if the node or a descendant has changed, or if the node receives a
/// new environment.
public class _ViewNode {
  /// The context that the node inherits from its ancestors.
  package final var inputs: _ViewInputs
  /// The layout nodes that this view contributes: none, one or many.
  package final private(set) var outputs: ContiguousArray<LayoutNode> = []
  /// Whether ``outputs`` have changed since the parent last called ``visit(_:_:)``.
  private final var hasNewOutputs = false
  /// The label that distinguishes this node from its siblings in a path; nil if none is needed.
  package final var label: PathLabel?
  /// Whether this view has been removed. A removed view may still be shown.
  package final var isLeaving = false
  /// Whether an enclosing choice, such as a `ViewThatFits`, only measures this view and does not
  /// show it.
  package final var isHidden = false
  /// Whether other nodes show the subviews of this view, or a canvas draws them as symbols. If
  /// true, this node propagates no preferences to its parent.
  package final var isShownElsewhere = false
  /// The preferences that this node propagates to its parent; nil if there are none.
  package final private(set) var preferences: PreferenceList?
  /// The preferences that the children have propagated, in the order of the children.
  private final var gathered: ContiguousArray<PreferenceList> = []

  /// The index of the view in a profile; -1 if it has none yet.
  final var profiledView: Int32 = -1

  private final var isDirty = true
  private final var hasDirtyDescendant = false

  init(_ inputs: _ViewInputs) { self.inputs = inputs }

  /// The graph of the host.
  package final var graph: ViewGraph { inputs.graph }
  /// The parent; nil for the root.
  package final var parent: ViewNode? { inputs.parent }

  /// The inputs for a child: those of this node, with this node as the parent.
  package final var childInputs: _ViewInputs {
    var result = inputs
    result.parent = self
    return result
  }

  /// Sets ``outputs``. They count as unchanged if the new list has the same nodes as the old one,
  /// in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of layout nodes.
  package final func setOutputs(_ outputs: ContiguousArray<LayoutNode>) {
    if outputs.isSame(as: self.outputs) { return }
    self.outputs = outputs
    hasNewOutputs = true
  }

  /// Requests an update of this node because its view or a value that it reads has changed. If an
  /// update is running and has not visited the node yet, that update includes the node. Otherwise
  /// the next update includes the node.
  ///
  /// - Complexity: O(depth)
  package final func markDirty() {
    isDirty = true
    var node = parent
    while let current = node {
      // If this flag is set, `current` is being updated, or all its ancestors have the flag
      // already.
      if current.hasDirtyDescendant { return }
      current.hasDirtyDescendant = true
      node = current.parent
    }
    graph.setNeedsUpdate()
  }

  /// Requests an update of this node although neither its view nor a value that it reads has
  /// changed. ``Change/isDirty`` is false in that update.
  ///
  /// - Complexity: O(depth)
  package final func markForUpdate() {
    var node: ViewNode? = self
    while let current = node {
      if current.hasDirtyDescendant { break }
      current.hasDirtyDescendant = true
      node = current.parent
    }
    graph.setNeedsUpdate()
  }

  /// Whether this node or a descendant has changed since the last update.
  package final var needsVisit: Bool { isDirty || hasDirtyDescendant }

  /// Whether ``isHidden`` is false for this node and all its ancestors.
  ///
  /// - Complexity: O(depth)
  package final var isShownInChoice: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  /// Whether ``isLeaving`` is false for this node and all its ancestors.
  ///
  /// - Complexity: O(depth)
  package final var isStaying: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.isLeaving { return false }
      node = current.parent
    }
    return true
  }

  /// Updates this node and its descendants in an environment. Nodes without a change are skipped.
  @MainActor package final func visit(_ environment: EnvironmentValues) {
    let environmentChanged = !environment.properties.isIdentical(to: inputs.environment.properties)
    guard isDirty || hasDirtyDescendant || environmentChanged else {
      propagatePreferences()
      return
    }
    let change = Change(isDirty: isDirty, environmentChanged: environmentChanged)
    inputs.environment = environment
    isDirty = false
    hasDirtyDescendant = true
    let before = gathered
    if !gathered.isEmpty { gathered = [] }
    let pass = graph.pass
    if pass.pointee.stack.isUsedUp(leaving: .half) {
      graph.failNesting(at: self)
    } else {
      pass.pointee.descend()
      if pass.pointee.isProfiling { updateRecorded(change) } else { update(change) }
      pass.pointee.depth -= 1
    }
    if change.isDirty || change.environmentChanged { redrawOwn() }
    hasDirtyDescendant = false
    let isSame = !before.isEmpty && before.elementsEqual(gathered, by: ===)
    preferences = publishedPreferences(
      from: gathered.count > 1 ? merged(isSame: isSame) : gathered.first)
    propagatePreferences()
  }

  /// Updates child nodes in order, in an environment.
  ///
  /// - Returns: Whether the ``outputs`` of any child have changed since the previous call.
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

  /// Invalidates the retained pictures of the layout nodes that this node itself made. Invalidating
  /// a picture again, before it is redrawn, takes little time.
  private final func redrawOwn() {
    for node in outputs where node.owner === self && node.isRedrawnWithOwner {
      node.setNeedsDrawing()
    }
  }

  // MARK: Preferences

  /// The merged preferences of several children. They are memoized, so that unchanged preferences
  /// remain the same object.
  private final var combined: PreferenceList?

  private final func merged(isSame: Bool) -> PreferenceList? {
    if isSame, let combined { return combined }
    let list = PreferenceList(merging: gathered)
    combined = list
    return list
  }

  /// Returns the preferences to propagate to the parent, given the merged preferences of the
  /// children. Called after each update. The nodes of preference modifiers override this method.
  package func publishedPreferences(from inner: PreferenceList?) -> PreferenceList? { inner }

  /// Whether the children are visited in reverse order.
  package var visitsBackwards: Bool { false }

  private final func propagatePreferences() {
    guard let preferences, let parent, !isLeaving, !isHidden, !isShownElsewhere else { return }
    if parent.visitsBackwards {
      parent.gathered.insert(preferences, at: 0)
    } else if parent.gathered.last !== preferences {
      parent.gathered.append(preferences)
    }
  }

  /// The reason for an update of a node.
  package struct Change {
    /// Whether the node's own view, or a state or other value that the node reads, has changed.
    /// Values of the environment do not count. If false, the reason for the update is a change of a
    /// descendant or of the environment, or a call of ``markForUpdate()``.
    package var isDirty: Bool
    /// Whether the environment has changed since the last update.
    package var environmentChanged: Bool
  }

  /// Updates the children and ``outputs``; overridden by subclasses.
  @MainActor package func update(_ change: Change) {}

  /// Called when this node is permanently removed from the tree.
  @MainActor package func destroy() {}

  /// Whether the number of layout nodes that this view contributes may change.
  package var hasVaryingOutputs: Bool { false }

  /// The name of this node in paths; nil if paths omit it.
  package var pathName: String? { nil }

  /// Calls a closure with each child, in order.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Calls a closure with the id and the element of each child that a lazy container has not built
  /// yet, in order.
  package func forEachUnbuilt(_ body: (AnyHashable, LazyElement) -> Void) {}

  /// The view of this node, without its static type; nil for nodes without a view.
  package var anyView: Any? { nil }
}

extension ContiguousArray<LayoutNode> {
  /// Returns whether both arrays have the same nodes in the same order. The method is a plain loop,
  /// because it runs for every updated node.
  package func isSame(as other: ContiguousArray<LayoutNode>) -> Bool {
    if count != other.count { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }
}

extension LayoutNode {
  /// Returns the outermost view node, at or below a root, whose only layout node is this one.
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

/// A view node that knows the type of its view.
///
/// Base classes do not require that their parameters are views. For each such requirement, the
/// runtime would search all conformances of the program when it makes the metadata of a subclass.
/// These searches take a large part of the time of a short job.
package class ViewNodeOf<V>: ViewNode {
  /// The current value of the view.
  package final private(set) var view: V
  private final var equality: Equality<V>

  /// Creates a node. The operator `equality` detects changes of the view. It is called only if the
  /// bytes of two values differ. By default, it is the operator of the view's type.
  init(_ view: V, _ inputs: _ViewInputs, equality: Equality<V> = Equality()) {
    self.view = view
    self.equality = equality
    super.init(inputs)
  }

  /// Records that the view is equatable only if a part of it is.
  final func requireEquatable(_ part: Any.Type) { equality.requireEquatable(part) }

  /// Sets the value of the view. Nothing happens if the new value equals the old one.
  package final func setView(_ new: V) {
    let old = view
    view = new
    if graph.haveEqualBytes(old, new) { return }
    if equality.areEqual(old, new) { return }
    markDirty(
      because: graph.profile?.parentCause(from: old, to: new)
        ?? .parent(view: nil, properties: []))
  }

  package final override var anyView: Any? { view }
}

extension View {
  /// Makes a child node. The caller must then update it with `visit(_:)`.
  package static func makeChild(_ view: Self, _ inputs: _ViewInputs) -> ViewNodeOf<Self> {
    unsafeDowncast(_makeNode(view, inputs), to: ViewNodeOf<Self>.self)
  }
}
