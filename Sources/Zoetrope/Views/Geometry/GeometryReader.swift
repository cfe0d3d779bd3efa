import Foundation
import ZoetropeGeometry

/// A view that makes its content from its own size and position.
///
/// The reader takes the proposed size, or 10 points along an axis whose proposal is nil, and places
/// its content at its top leading corner. When layout gives the reader another size, the content is
/// evaluated again within the same frame.
public struct GeometryReader<Content> {
  /// Makes the content from the reader's geometry.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  /// Creates a reader.
  ///
  /// - Parameter content: Makes the content from the reader's geometry.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the reader.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    GeometryReaderNode(view, inputs)
  }
}

/// The node of a geometry reader. The content is made only after the reader has been placed.
private final class GeometryReaderNode<Content: View>: ViewNodeOf<GeometryReader<Content>>,
  LayoutObserving
{
  var isObservingLayout = false
  private var container: LayoutContainerNode<GeometryReaderLayout>?
  private var source: GeometrySource?
  private var child: ViewNodeOf<Content>?
  private var reader: Reader?
  private lazy var items = ItemTransitions(owner: self)

  deinit { reader?.node = nil }

  override func update(_ change: Change) {
    let container = self.container ?? LayoutContainerNode(owner: self, layout: .init())
    if self.container == nil {
      self.container = container
      setOutputs([container])
    }
    guard container.isPlaced else {
      graph.observeLayout(self)
      return
    }
    if change.isDirty || child == nil { evaluate(container) }
    guard let child else { return }
    child.visit(inputs.environment)
    items.update(child.outputs)
    container.setChildren(items, direction: inputs.environment.layoutDirection)
  }

  func layoutDidFinish() -> Bool {
    guard container?.isPlaced == true else { return true }
    markDirty(because: .geometry)
    return false
  }

  @MainActor private func evaluate(_ container: LayoutNode) {
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    let source = self.source ?? GeometrySource(container)
    self.source = source
    let content = graph.reading(by: reader) { view.content(GeometryProxy(source: source)) }
    if let child {
      child.setView(content)
    } else {
      child = Content.makeChild(content, containerInputs)
    }
  }

  override func destroy() {
    reader?.node = nil
    reader = nil
    child?.destroy()
    items.destroy()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override var pathName: String? { "GeometryReader" }
}

/// A layout that takes the proposed size and places every subview at its top leading corner.
struct GeometryReaderLayout: Layout {
  typealias Cache = Void
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  // The content does not influence the layout around the reader.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
