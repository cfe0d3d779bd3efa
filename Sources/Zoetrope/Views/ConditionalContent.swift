import Foundation

/// One of two views: a change from one to the other is a removal and an insertion.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never reached: a branch draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the branch that is taken.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    BranchNode(view, inputs) { view in
      switch view.storage {
      case .trueContent(let content): Branch(0, content)
      case .falseContent(let content): Branch(1, content)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never reached: the wrapped view draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the view, where there is one.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    BranchNode(view, inputs) { $0.map { Branch(0, $0) } }
  }
}

/// Some view, whatever its type; a change of type is a removal and an insertion.
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
  /// Makes a place for the view inside.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    BranchNode(view, inputs) { Branch(ObjectIdentifier(type(of: $0.view)), $0.view) }
  }
}

/// The view of a branch, and which branch it is.
struct Branch {
  let id: AnyHashable
  let view: any View

  init(_ id: some Hashable, _ view: any View) {
    self.id = AnyHashable(id)
    self.view = view
  }
}

/// A place that shows one of several branches, each with an identity of its own.
final class BranchNode<V: View>: ViewNodeOf<V> {
  private let branch: (V) -> Branch?
  private var current: (id: AnyHashable, node: ViewNode)?

  init(_ view: V, _ inputs: _ViewInputs, branch: @escaping (V) -> Branch?) {
    self.branch = branch
    super.init(view, inputs)
  }

  override func update(_ change: Change) {
    if change.isDirty { take(branch(view)) }
    current?.node.visit(inputs.environment)
    setOutputs(current?.node.outputs ?? [])
  }

  @MainActor private func take(_ branch: Branch?) {
    if let current, let branch, current.id == branch.id {
      Self.set(branch.view, in: current.node)
      return
    }
    current?.node.destroy()
    current = branch.map { ($0.id, Self.make($0.view, childInputs)) }
  }

  @MainActor private static func make<W: View>(_ view: W, _ inputs: _ViewInputs) -> ViewNode {
    W.makeChild(view, inputs)
  }

  private static func set<W: View>(_ view: W, in node: ViewNode) {
    unsafeDowncast(node, to: ViewNodeOf<W>.self).setView(view)
  }

  override func destroy() { current?.node.destroy() }
}
