import Foundation

/// One of two views. When the condition changes, the shown view is removed and the other view is
/// inserted.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The view of the current branch.
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  /// Creates the content of one of the two branches.
  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node that shows the current branch.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    BranchNode(view, inputs) { view in
      switch view.storage {
      case .trueContent(let content): Branch(.index(0), content)
      case .falseContent(let content): Branch(.index(1), content)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node that shows the wrapped view, if there is one.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    BranchNode(view, inputs) { $0.map { Branch(.index(0), $0) } }
  }
}

/// A view whose type is erased. When the type of the wrapped view changes, the old view is removed
/// and the new view is inserted.
public struct AnyView {
  let view: any View

  /// Wraps a view.
  public nonisolated init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Wraps a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: _PrimitiveView {
  /// Makes the node that shows the wrapped view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    BranchNode(view, inputs) { Branch(.type(ObjectIdentifier(type(of: $0.view))), $0.view) }
  }
}

/// The view of a branch, together with the identity of the branch.
struct Branch {
  /// The identity of a branch among those of its view.
  enum ID: Equatable {
    case index(Int)
    case type(ObjectIdentifier)
    case value(AnyHashable)
  }

  let id: ID
  let view: any View

  init(_ id: ID, _ view: any View) {
    self.id = id
    self.view = view
  }
}

/// A branch of a ``BranchNode``. This type is declared outside of that generic class. If this type
/// were nested in the class, each update would have to look up the metadata of this type at run
/// time.
private struct BranchPlace {
  let id: Branch.ID
  let node: ViewNode
  let presence: Presence
}

/// The node of a view with several branches. It shows the current branch, if there is one, and all
/// branches whose removal is still in progress. Each branch has its own identity.
final class BranchNode<V: View>: ViewNodeOf<V> {
  private let branch: (V) -> Branch?
  private var current: BranchPlace?
  /// The branches that have been removed but are still shown, oldest first.
  private var leaving: [BranchPlace] = []

  init(_ view: V, _ inputs: _ViewInputs, branch: @escaping (V) -> Branch?) {
    self.branch = branch
    super.init(view, inputs)
  }

  override func update(_ change: Change) {
    if !leaving.isEmpty { dropGone() }
    if change.isDirty { take(branch(view)) }
    current?.node.visit(inputs.environment)
    for place in leaving { place.node.visit(inputs.environment) }
    let outputs = current?.node.outputs ?? []
    setOutputs(leaving.isEmpty ? outputs : outputs + leaving.flatMap(\.node.outputs))
  }

  @MainActor private func take(_ branch: Branch?) {
    if let current, let branch, current.id == branch.id {
      Self.set(branch.view, in: current.node)
      return
    }
    if let current {
      current.presence.remove(current.node)
      leaving.append(current)
      dropGone()
    }
    current = branch.map { restore($0) ?? makePlace($0) }
  }

  /// Restores a branch whose removal is still in progress. Returns nil if the branch is not being
  /// removed.
  @MainActor private func restore(_ branch: Branch) -> BranchPlace? {
    guard let index = leaving.firstIndex(where: { $0.id == branch.id }) else { return nil }
    let place = leaving.remove(at: index)
    place.presence.restore(place.node)
    Self.set(branch.view, in: place.node)
    return place
  }

  @MainActor private func makePlace(_ branch: Branch) -> BranchPlace {
    let presence = Presence(inputs)
    var inputs = childInputs
    inputs.scope = presence
    inputs.presence = presence
    return BranchPlace(id: branch.id, node: Self.make(branch.view, inputs), presence: presence)
  }

  @MainActor private func dropGone() {
    for place in leaving where place.presence.isGone { place.node.destroy() }
    leaving.removeAll { $0.presence.isGone }
  }

  @MainActor private static func make<W: View>(_ view: W, _ inputs: _ViewInputs) -> ViewNode {
    W.makeChild(view, inputs)
  }

  private static func set<W: View>(_ view: W, in node: ViewNode) {
    unsafeDowncast(node, to: ViewNodeOf<W>.self).setView(view)
  }

  override var hasVaryingOutputs: Bool { true }

  override func destroy() {
    current?.node.destroy()
    for place in leaving { place.node.destroy() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let current { body(current.node) }
  }
}
