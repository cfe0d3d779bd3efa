import Foundation
import ZoetropeGeometry

/// Views that can be scrolled to, with a proxy that does it.
///
/// The proxy finds what has an id, by `id(_:)` or as an element of a `ForEach`, anywhere inside; the
/// scroll views that it moves may be inside or around.
public struct ScrollViewReader<Content> {
  /// What is inside, given the proxy.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  /// Creates views that can be scrolled to.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Never reached: the content draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place that knows its scroll views.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ScrollViewReaderNode(view, inputs)
  }
}

/// What scrolls the scroll views of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  fileprivate final class Scope {
    weak var node: ViewNode?
  }

  fileprivate let scope: Scope

  /// Has the scroll views around a view show it.
  ///
  /// The move belongs to the current transaction: inside `withAnimation` it is animated, in a
  /// straight line. It happens when what else the transaction changes has been laid out, and never
  /// goes past the ends of the content. An id that no view has moves nothing.
  ///
  /// - Parameters:
  ///   - id: The id of the view: that of `id(_:)`, or of an element of a `ForEach`.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; nil, the
  ///     default, for the shortest move that shows it.
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

  override init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
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
    // The closure may read state that the body around it did not.
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
