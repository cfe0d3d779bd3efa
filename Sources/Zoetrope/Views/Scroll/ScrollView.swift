import Foundation
import ZoetropeGeometry

/// A viewport onto content that may be larger than the available space.
///
/// Along its scrolling axes, the scroll view takes the proposed length. It proposes nil to its
/// content, so the content takes its ideal length. Along any other axis, the scroll view is as long
/// as its content. Content that is smaller than the viewport is placed at the start of the
/// viewport, or at the center of the viewport if both axes scroll. If the content consists of
/// several views, these views are stacked vertically.
///
/// The scroll view is moved by a ``ScrollViewProxy``, by `scrollPosition(id:anchor:)`, or by a cue.
/// The cue has to drag a view inside the scroll view, and no gesture of the dragged view may
/// recognize the drag. The scroll view follows the finger up to the ends of the content. When the
/// finger lets go, the scroll view decelerates at the rate of scroll views on iOS. A drag that
/// takes no time has no velocity, so the scroll view stays at the position where the drag ends.
/// Scroll indicators are not drawn, as in a scroll view at rest.
public struct ScrollView<Content> {
  /// The scrolled content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether scroll indicators may be visible. The value has no effect, because scroll indicators
  /// are never drawn.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls. Default: vertical.
  ///   - showsIndicators: Whether scroll indicators may be visible. The value has no effect,
  ///     because scroll indicators are never drawn. Default: true.
  ///   - content: The scrolled content.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the scroll view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ScrollViewNode(view, inputs)
  }
}

/// The view node of a scroll view.
private final class ScrollViewNode<Content: View>: UnaryNode<ScrollView<Content>, Content> {
  private typealias Stack = LayoutContainerNode<VStackLayout>

  private var parts: (scroll: ScrollNode, stack: Stack)?
  private let targets = ScrollTargetRegistry()
  private var inner: EnvironmentValues?
  private lazy var items = ItemTransitions(owner: self)

  init(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func willUpdate(_ change: Change) {
    guard inner == nil || change.environmentChanged else { return }
    var environment = inputs.environment
    // The settings apply to this scroll view, but not to the scroll views inside its content.
    if environment.scrollSettings != ScrollSettings() {
      environment.scrollSettings = ScrollSettings()
    }
    environment.scrollTargets = targets
    inner = environment
  }

  override var environmentForChild: EnvironmentValues { inner ?? inputs.environment }

  override var inputsForChild: _ViewInputs {
    var inputs = containerInputs
    inputs.environment = environmentForChild
    inputs.scrollAxes.formUnion(view.axes)
    return inputs
  }

  override func didUpdate(_ change: Change) {
    let environment = inputs.environment
    let settings = environment.scrollSettings
    let configuration = ScrollNode.Configuration(
      axes: view.axes, margins: settings.margins, anchor: settings.anchor,
      layoutDirection: environment.layoutDirection)
    let (scroll, stack) = parts ?? makeParts(configuration)
    scroll.setConfiguration(configuration)
    scroll.isClipped = !settings.isClipDisabled
    scroll.behavior = settings.behavior?.behavior
    if scroll.listeners != settings.listeners { scroll.listeners = settings.listeners }
    items.update(child?.outputs ?? [])
    stack.setChildren(items, direction: environment.layoutDirection)
  }

  override func destroy() {
    super.destroy()
    items.destroy()
  }

  @MainActor private func makeParts(
    _ configuration: ScrollNode.Configuration
  ) -> (scroll: ScrollNode, stack: Stack) {
    let stack = Stack(owner: self, layout: VStackLayout())
    let scroll = ScrollNode(
      owner: self, child: stack, configuration: configuration, targets: targets)
    parts = (scroll, stack)
    let touched = InteractiveNode(owner: self, child: scroll)
    touched.setGesture(ScrollGestureHandler(scroll))
    setOutputs([touched])
    return (scroll, stack)
  }

  override var hasVaryingOutputs: Bool { false }

  override var pathName: String? { "ScrollView" }
}
