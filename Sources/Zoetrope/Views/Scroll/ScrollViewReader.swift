import Foundation
import ZoetropeGeometry

/// A view that passes a proxy to its content. Code can use the proxy to scroll to the view with a
/// given id.
///
/// The proxy can find any view inside the reader by the view's id, which is set by `id(_:)` or
/// given by a `ForEach` element. The proxy moves the scroll views that enclose the found view.
/// These scroll views can be inside the reader or outside of it.
public struct ScrollViewReader<Content> {
  /// A closure that makes the content from the proxy.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  /// Creates a reader.
  ///
  /// - Parameter content: A closure that makes the content from the proxy.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the view node of the reader, in which the proxy searches for views.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ScrollViewReaderNode(view, inputs)
  }
}

/// A handle that scrolls to views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
  fileprivate final class Scope {
    weak var node: ViewNode?
  }

  fileprivate let scope: Scope

  /// Scrolls all scroll views that enclose a view, so that the view becomes visible.
  ///
  /// The movement belongs to the current transaction: inside `withAnimation`, the movement is
  /// animated, in a straight line. The movement begins once the other changes of the transaction
  /// have been laid out, and stops at the ends of the content. If no view has the id, nothing
  /// happens.
  ///
  /// - Parameters:
  ///   - id: The id of the view, set by `id(_:)` or given by a `ForEach` element.
  ///   - anchor: The unit point at which the view and the scroll view are aligned (for example,
  ///     `.center` aligns their centers). Default: nil, for the shortest move that shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let graph = scope.node?.graph else { return }
    let id = AnyHashable(id)
    graph.enqueue(in: nil) { [scope] in
      graph.afterLayout { scope.node?.scroll(to: id, anchor: anchor) }
    }
  }
}

private final class ScrollViewReaderNode<Content: View>: ViewNodeOf<ScrollViewReader<Content>> {
  private let proxy = ScrollViewProxy(scope: ScrollViewProxy.Scope())
  private var child: ViewNodeOf<Content>?
  private var reader: Reader?

  init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    proxy.scope.node = self
  }

  deinit { reader?.node = nil }

  override func update(_ change: Change) {
    if change.isDirty { evaluate() }
    guard let child else { return }
    child.visit(inputs.environment)
    setOutputs(child.outputs)
  }

  @MainActor private func evaluate() {
    // The closure may read state that the enclosing body has not read. This node records these
    // reads.
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    let content = graph.reading(by: reader) { view.content(proxy) }
    if let child {
      child.setView(content)
    } else {
      child = Content.makeChild(content, childInputs)
    }
  }

  override func destroy() {
    reader?.node = nil
    proxy.scope.node = nil
    child?.destroy()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
