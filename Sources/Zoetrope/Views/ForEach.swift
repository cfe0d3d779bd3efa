import Foundation

/// A view for each element of a collection; an element keeps its view for as long as its id stays.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Creates views for elements that know their ids.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates views for elements whose ids are at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates views for numbers.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a collection behind a binding.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for the elements of a collection behind a binding, with ids at a key path.
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
  /// Never reached: the elements' views draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for each element.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ForEachNode(view, inputs)
  }
}

private final class ForEachNode<Data, ID, Content>: ViewNodeOf<ForEach<Data, ID, Content>>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var children: ContiguousArray<(id: ID, node: ViewNodeOf<Content>)> = []

  private var reader: Reader?

  deinit { reader?.node = nil }

  override func update(_ change: Change) {
    if change.isDirty { takeElements() }
    for (_, node) in children { node.visit(inputs.environment) }
    setOutputs(ContiguousArray(children.lazy.flatMap(\.node.outputs)))
  }

  /// O(n); without hashing where the elements are the same ones in the same order.
  @MainActor private func takeElements() {
    // The data and the closures may read state that the body around them did not.
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    let elements = graph.reading(by: reader) { view.data.map { (view.id($0), view.content($0)) } }
    let old = children
    children = []
    children.reserveCapacity(elements.count)
    var byID: [ID: ViewNodeOf<Content>]?
    for (position, (id, content)) in elements.enumerated() {
      let isInPlace = byID == nil && position < old.count && old[position].id == id
      if !isInPlace && byID == nil {
        byID = Dictionary(
          old[min(position, old.count)...].map { ($0.id, $0.node) }, uniquingKeysWith: { a, _ in a }
        )
      }
      if let node = isInPlace ? old[position].node : byID?.removeValue(forKey: id) {
        node.setView(content)
        children.append((id, node))
      } else {
        let node = Content.makeChild(content, childInputs)
        node.label = .element(id)
        children.append((id, node))
      }
    }
    if byID == nil && old.count <= children.count { return }
    let kept = Set(children.lazy.map { ObjectIdentifier($0.node) })
    for (_, node) in old where !kept.contains(ObjectIdentifier(node)) { node.destroy() }
  }

  override func destroy() {
    reader?.node = nil
    for (_, node) in children { node.destroy() }
  }
}
