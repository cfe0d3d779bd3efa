import Foundation
import ZoetropeGeometry

/// The view node of a `ForEach` in a lazy container.
///
/// The content closure is called, and the view of an element is created, only when the container
/// requests the element. Until then, a placeholder takes the place of the view in the layout.
final class LazyForEachNode<Data, ID, Content>: ViewNodeOf<ForEach<Data, ID, Content>>, LazySource
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private unowned let region: any LazyRegion
  private var entries: ContiguousArray<Entry> = []
  /// The elements that have been removed but are still shown, oldest first.
  private var leaving: ContiguousArray<Entry> = []
  private var requested: ContiguousArray<Entry> = []
  private var readers: ContiguousArray<Reader> = []
  private var hasElements = false
  private(set) var builtCount = 0

  private final class Entry: LazyElement {
    let id: ID
    /// The position of the element in the data, counted from 0.
    var position = 0
    let presence: Presence
    var placeholder: PlaceholderNode?
    var node: ViewNodeOf<Content>?
    private var isWanted = false

    init(
      id: ID, presence: Presence, source: LazyForEachNode, region: any LazyRegion,
      insertion: Int?
    ) {
      self.id = id
      self.presence = presence
      super.init(source: source, region: region, insertion: insertion)
    }

    override var isBuilt: Bool { node != nil }
    override var elementID: AnyHashable? { AnyHashable(id) }

    override func build() {
      if isWanted || isBuilt { return }
      isWanted = true
      (source as? LazyForEachNode)?.want(self)
    }
  }

  init(
    _ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs, region: any LazyRegion
  ) {
    self.region = region
    super.init(view, inputs)
    region.add(self)
  }

  deinit { forgetReaders() }

  var estimate: CGFloat? {
    didSet {
      if estimate == oldValue { return }
      for entry in entries { entry.placeholder?.length = estimate ?? 0 }
    }
  }

  private func want(_ entry: Entry) {
    requested.append(entry)
    markForUpdate()
  }

  override func update(_ change: Change) {
    if !leaving.isEmpty { dropGone() }
    if change.isDirty { takeElements() }
    if !requested.isEmpty { buildRequested() }
    for entry in entries { entry.node?.visit(inputs.environment) }
    for entry in leaving { entry.node?.visit(inputs.environment) }
    var outputs = ContiguousArray<LayoutNode>()
    for entry in entries {
      if let node = entry.node {
        outputs.append(contentsOf: node.outputs)
      } else if let placeholder = entry.placeholder {
        outputs.append(placeholder)
      }
    }
    for leaver in leaving { outputs.append(contentsOf: leaver.node?.outputs ?? []) }
    setOutputs(outputs)
  }

  // MARK: Elements

  /// Evaluates a closure and records the state that it reads. The data and the content closure may
  /// read state that the enclosing body has not read.
  private func reading<T>(_ body: () -> T) -> T {
    let reader = Reader(node: self)
    readers.append(reader)
    return graph.reading(by: reader, body)
  }

  private func forgetReaders() {
    for reader in readers { reader.node = nil }
    readers = []
  }

  /// Updates the elements from the data, and updates the views that have been created for elements.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @MainActor private func takeElements() {
    forgetReaders()
    let old = entries
    entries = []
    reading {
      let ids = view.data.map(view.id)
      entries.reserveCapacity(ids.count)
      var byID: [ID: Entry]?
      for position in ids.indices {
        let id = ids[position]
        let isInPlace = byID == nil && position < old.count && old[position].id == id
        if !isInPlace && byID == nil {
          byID = Dictionary(
            old[min(position, old.count)...].map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
        }
        let known = isInPlace ? old[position] : byID?.removeValue(forKey: id)
        let entry = known ?? restore(id) ?? makeEntry(id)
        entry.position = position
        entries.append(entry)
        if let node = entry.node { node.setView(content(at: position)) }
      }
    }
    hasElements = true
    remove(old)
  }

  private func content(at position: Int) -> Content {
    let data = view.data
    return view.content(data[data.index(data.startIndex, offsetBy: position)])
  }

  /// Removes the elements that are no longer in the data.
  @MainActor private func remove(_ old: ContiguousArray<Entry>) {
    if old.elementsEqual(entries.prefix(old.count), by: ===) { return }
    let kept = Set(entries.lazy.map { ObjectIdentifier($0) })
    for entry in old where !kept.contains(ObjectIdentifier(entry)) {
      guard let node = entry.node else { continue }
      entry.presence.remove(node)
      leaving.append(entry)
    }
    requested.removeAll { !kept.contains(ObjectIdentifier($0)) }
    dropGone()
  }

  /// Restores an element whose removal is still in progress. Returns nil if the element is not
  /// being removed.
  private func restore(_ id: ID) -> Entry? {
    guard let index = leaving.firstIndex(where: { $0.id == id }) else { return nil }
    let entry = leaving.remove(at: index)
    if let node = entry.node { entry.presence.restore(node) }
    return entry
  }

  private func makeEntry(_ id: ID) -> Entry {
    let presence = Presence(inputs)
    let entry = Entry(
      id: id, presence: presence, source: self, region: region,
      insertion: hasElements ? graph.batch?.serial : nil)
    presence.element = entry
    let placeholder = PlaceholderNode(owner: self, axis: region.axis, presence: presence)
    placeholder.length = estimate ?? 0
    entry.placeholder = placeholder
    return entry
  }

  @MainActor private func buildRequested() {
    let new = requested
    requested = []
    reading {
      for entry in new where entry.node == nil {
        var inputs = childInputs
        inputs.scope = entry.presence
        inputs.presence = entry.presence
        let node = Content.makeChild(content(at: entry.position), inputs)
        node.label = .element(entry.id)
        entry.node = node
        entry.placeholder = nil
        entry.recordBuild(in: graph.batch)
        builtCount += 1
      }
    }
  }

  @MainActor private func dropGone() {
    for entry in leaving where entry.presence.isGone {
      entry.node?.destroy()
      builtCount -= 1
    }
    leaving.removeAll { $0.presence.isGone }
  }

  // MARK: View node overrides

  override func destroy() {
    forgetReaders()
    for entry in entries { entry.node?.destroy() }
    for entry in leaving { entry.node?.destroy() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for entry in entries { if let node = entry.node { body(node) } }
  }

  override func forEachUnbuilt(_ body: (AnyHashable, LazyElement) -> Void) {
    for entry in entries where entry.node == nil { body(AnyHashable(entry.id), entry) }
  }
}

/// A layout node that stands in for a view of a lazy container until the view is created.
///
/// Along the container's axis, the placeholder has an estimated length, derived from the views that
/// its `ForEach` has created so far. The length is 0 until there is an estimate.
final class PlaceholderNode: LayoutNode {
  private let axis: Axis
  private let element: Presence

  /// The length along the container's axis, in points.
  var length: CGFloat = 0 {
    didSet { if length != oldValue { setNeedsLayout() } }
  }

  init(owner: ViewNode, axis: Axis, presence: Presence) {
    self.axis = axis
    element = presence
    super.init(owner: owner)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
  }

  override var presence: Presence? { element }
}
