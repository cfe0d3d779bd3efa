import Foundation

/// A view for each element of a collection. An element keeps its view as long as its id stays the
/// same.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The key path from an element to its id; nil if the type of the data determines the id, as for
  /// identifiable elements.
  let idPath: KeyPath<Data.Element, ID>?

  init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
    idPath: KeyPath<Data.Element, ID>? = nil
  ) {
    (self.data, self.content, self.id, self.idPath) = (data, content, id, idPath)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates a view for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the id of an element.
  ///   - content: Makes the view of an element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, idPath: id)
  }

  /// Creates a view for each integer in a range.
  ///
  /// - Parameters:
  ///   - data: The range of integers.
  ///   - content: Makes the view of an integer.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection of identifiable elements. A binding refers to
  /// the collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - content: Makes the view of an element, given a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a collection. A binding refers to the collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path to the id of an element.
  ///   - content: Makes the view of an element, given a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { element in content(data[element.0]) }, id: { $0.1 })
  }
}

extension ForEach: View where Content: View {
  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node that shows the elements. Inside a lazy container, the node creates the views of
  /// the elements on demand.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    // `Range<Int>`, the most frequent type of data, is excluded first. To find that a type does not
    // conform, the runtime searches all conformances of the program.
    if Data.self != Range<Int>.self, Data.self is any ResolvedElementsCollection.Type {
      return UnaryNode(view, inputs) {
        ($0.data as? any ResolvedElementsCollection)?.elements ?? AnyView(EmptyView())
      }
    }
    guard let region = inputs.laziness else { return ForEachNode(view, inputs) }
    return LazyForEachNode(view, inputs, region: region)
  }
}

private final class ForEachNode<Data, ID, Content>: ViewNodeOf<ForEach<Data, ID, Content>>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var children: ContiguousArray<Child> = [] {
    didSet { places = ContiguousArray(children.map { $0.node }) }
  }
  /// The nodes of `children`, in the same order. They are stored separately, so that an update
  /// without changes does not build an array.
  private var places: ContiguousArray<ViewNode> = []
  /// The elements that have been removed but are still shown, oldest first.
  private var leaving: ContiguousArray<Child> = []

  private struct Child {
    let id: ID
    let node: ViewNodeOf<Content>
    let presence: Presence
  }

  private var reader: Reader?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    let graph = inputs.graph
    let equality = Equality<ForEach<Data, ID, Content>> { [unowned graph] old, new in
      // The closures `id` have different bytes even if they read the same key path. Therefore,
      // their key paths are compared instead.
      graph.haveEqualBytes(old.data, new.data) && graph.haveEqualBytes(old.content, new.content)
        && old.idPath == new.idPath
    }
    super.init(view, inputs, equality: equality)
  }

  deinit { reader?.node = nil }

  override func update(_ change: Change) {
    var isChanged = change.isDirty || !leaving.isEmpty
    if !leaving.isEmpty { dropGone() }
    if change.isDirty { takeElements() }
    if visit(places, inputs.environment) { isChanged = true }
    for child in leaving { child.node.visit(inputs.environment) }
    if !isChanged { return }
    var outputs = ContiguousArray<LayoutNode>()
    for child in children { outputs.append(contentsOf: child.node.outputs) }
    for leaver in leaving { outputs.append(contentsOf: leaver.node.outputs) }
    setOutputs(outputs)
  }

  /// Updates the children from the data.
  ///
  /// If the elements and their order are unchanged, no ids are hashed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @MainActor private func takeElements() {
    // The data and the closures may read state that the enclosing body has not read. This node
    // records these reads.
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    let elements = graph.reading(by: reader) { view.data.map { (view.id($0), view.content($0)) } }
    let old = self.children
    var children = ContiguousArray<Child>()
    children.reserveCapacity(elements.count)
    var byID: [ID: Child]?
    for position in elements.indices {
      let (id, content) = elements[position]
      let isInPlace = byID == nil && position < old.count && old[position].id == id
      if !isInPlace && byID == nil {
        byID = childrenByID(from: position)
      }
      let known = isInPlace ? old[position] : byID?.removeValue(forKey: id)
      if let child = known ?? restore(id) {
        child.node.setView(content)
        children.append(child)
      } else {
        children.append(makeChild(id, content))
      }
    }
    self.children = children
    if old.isEmpty || (byID == nil && old.count <= children.count) { return }
    var kept: Set<ObjectIdentifier> = []
    kept.reserveCapacity(children.count)
    for child in children { kept.insert(ObjectIdentifier(child.node)) }
    for child in old where !kept.contains(ObjectIdentifier(child.node)) {
      child.presence.remove(child.node)
      leaving.append(child)
    }
    dropGone()
  }

  /// Returns the children from a position on by their ids. The first of several children with the
  /// same id counts.
  private func childrenByID(from position: Int) -> [ID: Child] {
    var byID: [ID: Child] = [:]
    for index in children.indices.dropFirst(position) {
      let child = children[index]
      if byID[child.id] == nil { byID[child.id] = child }
    }
    return byID
  }

  /// Restores an element whose removal is still in progress. Returns nil if the element is not
  /// being removed.
  private func restore(_ id: ID) -> Child? {
    guard let index = leaving.firstIndex(where: { $0.id == id }) else { return nil }
    let child = leaving.remove(at: index)
    child.presence.restore(child.node)
    return child
  }

  @MainActor private func makeChild(_ id: ID, _ content: Content) -> Child {
    let presence = Presence(inputs)
    var inputs = childInputs
    inputs.scope = presence
    inputs.presence = presence
    let node = Content.makeChild(content, inputs)
    node.label = .element(id)
    return Child(id: id, node: node, presence: presence)
  }

  @MainActor private func dropGone() {
    for child in leaving where child.presence.isGone { child.node.destroy() }
    leaving.removeAll { $0.presence.isGone }
  }

  override var hasVaryingOutputs: Bool { true }

  override func destroy() {
    reader?.node = nil
    for child in children { child.node.destroy() }
    for child in leaving { child.node.destroy() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child.node) }
  }
}

/// A collection whose elements are known only after the view graph has resolved them.
protocol ResolvedElementsCollection {
  /// A view that resolves the elements and shows one view for each of them.
  var elements: AnyView { get }
}
