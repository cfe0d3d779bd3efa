import Foundation
import ZoetropeGeometry

/// A container that arranges views with a layout.
nonisolated struct LayoutContainer<L, Content> {
  var layout: L
  var content: Content
  /// The name of the container in the view paths of diagnostics.
  var name: String
  /// Whether the container lays out a single child as if the child were outside of the container.
  /// This applies only if the child cannot be removed.
  var isIdentityUnary: Bool
}

extension LayoutContainer: View, _PrimitiveView where L: Layout, Content: View {
  /// Creates a container. By default, its name is that of the type of the layout, and the layout
  /// says how it lays out a single child.
  nonisolated init(
    layout: L, content: Content, name: String = typeName(L.self), isIdentityUnary: Bool? = nil
  ) {
    self.layout = layout
    self.content = content
    self.name = name
    self.isIdentityUnary = isIdentityUnary ?? L.layoutProperties.isIdentityUnaryLayout
  }

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LayoutContainerViewNode(view, inputs)
  }
}

/// The view node of a container.
private final class LayoutContainerViewNode<L: Layout, Content: View>:
  UnaryNode<LayoutContainer<L, Content>, Content>
{
  private var container: LayoutContainerNode<L>?
  private lazy var items = ItemTransitions(owner: self)

  init(_ view: LayoutContainer<L, Content>, _ inputs: _ViewInputs) {
    // A container is not equatable. To find that out takes a search of the program.
    super.init(view, inputs, equality: .neverEqual, content: \.content)
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
  /// Creates a container that arranges views with this layout: `MyLayout(radius: 10) { … }`.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// A container that arranges views in a horizontal line.
public struct HStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension HStack: View where Content: View {
  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views. Default: the centers.
  ///   - spacing: The distance between neighbors, in points. Default: nil, for the spacing that the
  ///     views prefer.
  ///   - content: The views, from the leading to the trailing edge.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "HStack")
    }
  }
}

/// A container that arranges views in a vertical line.
public struct VStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension VStack: View where Content: View {
  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views. Default: the centers.
  ///   - spacing: The distance between neighbors, in points. Default: nil, for the spacing that the
  ///     views prefer.
  ///   - content: The views, from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "VStack")
    }
  }
}

/// A container that layers views in front of each other.
public struct ZStack<Content> {
  let layout: ZStackLayout
  let content: Content
}

extension ZStack: View where Content: View {
  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views. Default: the centers.
  ///   - content: The views, from back to front.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "ZStack")
    }
  }
}
