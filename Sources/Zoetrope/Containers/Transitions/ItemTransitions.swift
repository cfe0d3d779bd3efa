import Foundation

/// The views that a container displays: those that are present, and those that have been removed
/// but are still leaving.
///
/// If a view may be inserted or removed, its transition is applied outside of all modifiers of the
/// view. A removed view stays in ``leaving``, at its last position, until the animations of its
/// removal have ended. The initial views of a container appear without a transition.
package final class ItemTransitions {
  private unowned let owner: ViewNode
  private var outputs: ContiguousArray<LayoutNode> = []
  /// The records of the views, in order. The list is empty if no view can be inserted or removed.
  private var items: ContiguousArray<Item> = []
  private var appearing: [TransitionHost] = []
  private var hasBegun = false
  /// Whether all displayed views are present and are displayed without a transition.
  private var isAtRest = false
  /// The number of removals and restorations in the whole graph, as of the last update.
  private var lastPresenceChanges = -1
  private var removalCount = 0

  /// The views that take part in layout, in order.
  package private(set) var present: ContiguousArray<LayoutNode> = []
  /// The views that have been removed but are still displayed, from back to front.
  package private(set) var leaving: ContiguousArray<LayoutNode> = []

  private struct Item {
    let node: LayoutNode
    /// The object that records whether the view is being inserted or removed; nil for a view that
    /// is never removed.
    let presence: Presence?
    var host: TransitionHost?
    /// The ordinal number of the view's removal among all removals in this container, counted from
    /// 1; nil if the view is present.
    var removal: Int?
    var shown: ContiguousArray<LayoutNode>

    init(_ node: LayoutNode, presence: Presence?) {
      self.node = node
      self.presence = presence
      shown = [node]
    }

    /// Returns whether an update may change the item, which is the record of one view. An item
    /// whose view is present and has no transition does not change.
    func mayChange(inside boundary: Presence?) -> Bool {
      if host != nil || removal != nil { return true }
      return presence?.isLeaving(inside: boundary) ?? false
    }
  }

  /// Creates the item list of a container.
  ///
  /// - Parameter owner: The view node of the container.
  package init(owner: ViewNode) { self.owner = owner }

  /// Updates the views, given the layout nodes that the container's content contributes. O(n).
  @MainActor package func update(_ new: ContiguousArray<LayoutNode>) {
    var isChanged = false
    if !new.isSame(as: outputs) {
      outputs = new
      isChanged = true
      takeItems()
    }
    hasBegun = true
    let presenceChanges = owner.graph.pass.pointee.presenceChanges
    if !isChanged && isAtRest && presenceChanges == lastPresenceChanges { return }
    lastPresenceChanges = presenceChanges
    // Views that are removed together are numbered from the last view of the container to the
    // first. Views later in the container are therefore drawn further back.
    let boundary = self.boundary
    for index in items.indices.reversed() where items[index].mayChange(inside: boundary) {
      if updateItem(index) { isChanged = true }
    }
    isAtRest = items.allSatisfy { $0.host == nil && $0.removal == nil }
    if !isChanged { return }
    if items.isEmpty {
      present = outputs
      leaving = []
      return
    }
    present = ContiguousArray(items.lazy.filter { $0.removal == nil }.flatMap(\.shown))
    leaving = ContiguousArray(
      items.filter { $0.removal != nil }
        .sorted { ($0.removal ?? 0) < ($1.removal ?? 0) }
        .flatMap(\.shown).filter(\.isPlaced))
  }

  /// Destroys the nodes of the transitions. This method must be called when the container
  /// is removed.
  @MainActor package func destroy() {
    for item in items { item.host?.destroy() }
  }

  // MARK: Items

  private var boundary: Presence? { owner.inputs.presence }

  @MainActor private func takeItems() {
    let boundary = self.boundary
    let old = items
    items = []
    if outputs.contains(where: { $0.presence !== boundary }) {
      let known = Dictionary(
        old.lazy.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { a, _ in a })
      items = ContiguousArray(outputs.map { known[ObjectIdentifier($0)] ?? makeItem($0) })
    }
    if old.isEmpty { return }
    let kept = Set(items.lazy.compactMap { $0.host.map(ObjectIdentifier.init) })
    for item in old {
      if let host = item.host, !kept.contains(ObjectIdentifier(host)) { host.destroy() }
    }
  }

  @MainActor private func makeItem(_ node: LayoutNode) -> Item {
    let presence = node.presence
    guard let presence, presence !== boundary else { return Item(node, presence: nil) }
    var item = Item(node, presence: presence)
    let transition = node.traits.transition
    // If a lazy container has just built a view, the view was part of the content before, and does
    // not count as inserted.
    let batch = owner.graph.batch
    let comes = hasBegun && batch.map { !presence.isBuiltLate(in: $0) } ?? false
    // The default transition is needed only if the insertion is animated.
    guard transition != nil || (comes && isAnimated), transition?.isIdentity != true else {
      return item
    }
    let host = TransitionHost.make(
      transition ?? .opacity, owner: owner, content: node, phase: comes ? .willAppear : .identity)
    item.host = host
    if comes { appear(host) }
    return item
  }

  /// Whether the current batch of state changes has an animation that applies to the container.
  private var isAnimated: Bool {
    guard let batch = owner.graph.batch else { return false }
    let transaction = owner.inputs.scope?.resolve(batch) ?? batch.transaction
    return transaction.effectiveAnimation != nil
  }

  @MainActor private func appear(_ host: TransitionHost) {
    appearing.append(host)
    guard appearing.count == 1 else { return }
    let graph = owner.graph
    graph.afterLayout { [weak self, weak graph] in
      guard let self else { return }
      // The current layout counts as displayed. The animations of the views start from it.
      graph?.beginPass()
      for host in appearing where host.phase == .willAppear { host.setPhase(.identity) }
      appearing = []
    }
  }

  /// Updates an item, which is the record of one view. Returns whether the update changes the views
  /// that are displayed.
  @MainActor private func updateItem(_ index: Int) -> Bool {
    guard let presence = items[index].presence else { return false }
    let isLeaving = presence.isLeaving(inside: boundary)
    let wasLeaving = items[index].removal != nil
    if isLeaving && !wasLeaving {
      removalCount += 1
      items[index].removal = removalCount
      leave(index, presence)
    } else if !isLeaving && wasLeaving {
      items[index].removal = nil
      items[index].host?.setPhase(.identity)
    }
    guard let host = items[index].host else { return isLeaving != wasLeaving }
    if !isLeaving, let transition = items[index].node.traits.transition {
      host.refresh(transition)
    }
    host.visit(owner.inputs.environment)
    if host.outputs.isSame(as: items[index].shown) { return isLeaving != wasLeaving }
    items[index].shown = host.outputs
    return true
  }

  @MainActor private func leave(_ index: Int, _ presence: Presence) {
    if items[index].host == nil, isAnimated {
      if items[index].node.traits.transition?.isIdentity == true { return }
      items[index].host = makeHost(of: items[index].node)
    }
    let boundary = self.boundary
    items[index].host?.setPhase(.didDisappear) { [weak presence] in
      presence?.addExits(to: &$0, inside: boundary)
    }
  }

  /// Creates the node of the default transition, for a view that has been displayed without one.
  @MainActor private func makeHost(of node: LayoutNode) -> TransitionHost {
    let (origin, size, proposal) = (node.origin, node.size, node.proposal)
    let host = TransitionHost.make(.opacity, owner: owner, content: node, phase: .identity)
    host.visit(owner.inputs.environment)
    if node.isPlaced {
      for output in host.outputs { output.place(at: origin, size: size, proposal: proposal) }
    }
    return host
  }
}
