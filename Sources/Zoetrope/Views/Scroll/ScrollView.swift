import Foundation
import ZoetropeGeometry

/// A window on views that may take more room than there is.
///
/// It takes what it is offered along the axes that scroll, and there offers its content nothing, so
/// that the content has its ideal length; across, it is as large as its content. Content that is
/// smaller than the window is at its beginning, or in its middle where the window scrolls both ways.
/// Views that are not in a container are one above the other.
///
/// The window moves by ``ScrollViewProxy``, by `scrollPosition(id:anchor:)`, or by a cue that drags
/// something inside that has no gesture of its own: it then follows the finger, without going past
/// the ends of the content, and slows down when the finger lets go, at the rate of scroll views of
/// iOS; a finger that has moved within no time leaves it where it is. Indicators are not drawn, as
/// on a view at rest.
public struct ScrollView<Content> {
  /// What is scrolled.
  public var content: Content
  /// The axes along which the content may be larger than the window.
  public var axes: Axis.Set
  /// Whether the indicators may show. They are never drawn.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  /// Creates a window on views; it scrolls vertically by default.
  ///
  /// - Parameter showsIndicators: Whether indicators may show while a finger scrolls. Default true.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Never reached: the content draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place with a window.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ScrollViewNode(view, inputs)
  }
}

/// The place of a scroll view.
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
    // What is said about this scroll view does not hold for those inside.
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
