import Foundation
import ZoetropeGeometry

/// Views arranged by a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View> {
  var layout: L
  var content: Content
  /// What the place is called in paths.
  var name = typeName(L.self)
  /// Whether the only view inside, one that is always there, is laid out as if it were on its own.
  var isIdentityUnary = L.layoutProperties.isIdentityUnaryLayout
}

extension LayoutContainer: _PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LayoutContainerViewNode(view, inputs)
  }
}

/// The place of a container.
private final class LayoutContainerViewNode<L: Layout, Content: View>:
  UnaryNode<LayoutContainer<L, Content>, Content>
{
  private var container: LayoutContainerNode<L>?
  private lazy var items = ItemTransitions(owner: self)

  init(_ view: LayoutContainer<L, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs { containerInputs }

  override func didUpdate(_ change: Change) {
    let container = self.container ?? LayoutContainerNode(owner: self, layout: view.layout)
    if self.container == nil {
      self.container = container
      setOutputs([container])
    } else if change.isDirty {
      container.setLayout(view.layout)
    }
    items.update(child?.outputs ?? [])
    container.setPassingThrough(
      view.isIdentityUnary && items.present.count == 1 && child?.hasVaryingOutputs == false)
    container.setChildren(items, direction: inputs.environment.layoutDirection)
  }

  override func destroy() {
    super.destroy()
    items.destroy()
  }

  override var hasVaryingOutputs: Bool { false }

  override var pathName: String? { view.name }
}

extension Layout {
  /// Arranges views: `MyLayout(radius: 10) { … }`.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Views side by side.
public struct HStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension HStack: View where Content: View {
  /// Creates a stack; centred, with the distances that its views prefer, by default.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "HStack")
    }
  }
}

/// Views one above the other.
public struct VStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension VStack: View where Content: View {
  /// Creates a stack; centred, with the distances that its views prefer, by default.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "VStack")
    }
  }
}

/// Views on top of each other.
public struct ZStack<Content> {
  let layout: ZStackLayout
  let content: Content
}

extension ZStack: View where Content: View {
  /// Creates a stack; centred by default.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "ZStack")
    }
  }
}
