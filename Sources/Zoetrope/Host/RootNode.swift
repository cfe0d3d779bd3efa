import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The view node that contains the root view. It stacks the layout nodes of the root view
/// vertically and centers them on the canvas.
final class RootNode<Content: View>: UnaryNode<RootView<Content>, Content> {
  let layout: RootLayoutNode

  init(_ content: Content, _ inputs: _ViewInputs) {
    let holder = ViewNode(inputs)
    layout = RootLayoutNode(owner: holder)
    self.holder = holder
    super.init(RootView(content: content), inputs, content: \.content)
  }

  /// The owner of ``layout``. It must be retained here, because the layout node does not retain its
  /// owner.
  private let holder: ViewNode
  private lazy var items = ItemTransitions(owner: self)

  /// The environment values, such as the color scheme, that descendants request for the whole host.
  /// Descendants make these requests through preferences.
  private var environmentRequests = RootEnvironmentRequests()
  private var inner: EnvironmentValues?

  override func willUpdate(_ change: Change) {
    guard inner == nil || change.isDirty || change.environmentChanged else { return }
    var environment = inputs.environment
    environmentRequests.apply(to: &environment)
    layout.setColorScheme(environment.colorScheme)
    inner = environment
  }

  override var environmentForChild: EnvironmentValues { inner ?? inputs.environment }

  override func publishedPreferences(from preferences: PreferenceList?) -> PreferenceList? {
    if environmentRequests.take(preferences) {
      // The descendants are updated again, in the transaction that is being applied.
      markDirty()
    }
    return preferences
  }

  override func didUpdate(_ change: Change) {
    items.update(child?.outputs ?? [])
    layout.setChildren(items, direction: inputs.environment.layoutDirection)
  }

  override func destroy() {
    super.destroy()
    items.destroy()
  }
}

nonisolated struct RootView<Content> {
  var content: Content
}

extension RootView: View, _PrimitiveView where Content: View {
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    RootNode(view.content, inputs)
  }
}

/// The layout node of the canvas. The node centers the root view.
final class RootLayoutNode: LayoutNode {
  private let stack: LayoutContainerNode<VStackLayout>
  private var content: LayoutNode?
  /// The layout node of the root view. If the root view consists of several views, this property is
  /// the layout node of a stack that contains them.
  var shownContent: LayoutNode? { content }
  /// The layout nodes of removed views that are still shown, back to front.
  private var leaving: ContiguousArray<LayoutNode> = []

  /// The safe area insets of the canvas, in points.
  private var insets = EdgeInsets()
  /// The layout nodes whose sizes depend on the size of the uncovered part of the canvas.
  private var dependents = ContainerDependents()
  /// The color scheme of the root view.
  private(set) var colorScheme = ColorScheme.light
  /// The color of the window around the root view; nil if the display list does not draw it.
  private var windowColor: Color?
  /// The fill behind the root view, in the window's color for the current color scheme. Nil if
  /// there is no ``windowColor``. Also nil if the fill would not be opaque, or would have the
  /// window's color for light mode.
  private var backdrop: PaintColor?

  override init(owner: ViewNode) {
    stack = LayoutContainerNode(owner: owner, layout: VStackLayout())
    super.init(owner: owner)
  }

  func setChildren(_ items: ItemTransitions, direction: LayoutDirection) {
    if items.present.count > 1 {
      setContent(stack, leaving: [])
      stack.setChildren(items, direction: direction)
    } else {
      stack.setChildren([], direction: direction)
      setContent(items.present.first, leaving: items.leaving)
    }
  }

  /// Sets the safe area insets of the canvas, in points.
  func setInsets(_ new: EdgeInsets) {
    if new == insets { return }
    insets = new
    graph.hasSafeAreas = true
    dependents.forgetSizes(below: self)
    setNeedsLayout()
  }

  func setColorScheme(_ new: ColorScheme) {
    if new == colorScheme { return }
    colorScheme = new
    updateBackdrop()
  }

  func setWindowColor(_ new: Color?) {
    if new == windowColor { return }
    windowColor = new
    updateBackdrop()
  }

  private func updateBackdrop() {
    var new: PaintColor?
    if let windowColor {
      let paint = windowColor.paint(in: colorScheme)
      if paint.alpha == 1, paint != windowColor.paint(in: .light) { new = paint }
    }
    if new == backdrop { return }
    backdrop = new
    setNeedsDrawing()
  }

  deinit { abandonContent() }

  private func abandonContent() {
    if let content, content.parent === self { content.parent = nil }
    for node in leaving where node.parent === self { node.parent = nil }
  }

  private func setContent(_ new: LayoutNode?, leaving newLeaving: ContiguousArray<LayoutNode>) {
    if new === content && newLeaving.elementsEqual(leaving, by: ===) { return }
    abandonContent()
    content = new
    leaving = newLeaving
    new?.parent = self
    for node in leaving { node.parent = self }
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The part of the canvas inside the safe area insets, in points.
  private var free: CGRect {
    let width = max(size.width - insets.leading - insets.trailing, 0)
    return CGRect(
      x: origin.x + mirrored(insets.leading, width: width), y: origin.y + insets.top, width: width,
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  override func placeChildren() {
    leaving.placeAtLastFrames()
    guard let content else { return }
    let (free, proposal) = (free, ProposedViewSize(free.size))
    let inner = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(
        x: free.minX + (free.width - inner.width) / 2,
        y: free.minY + (free.height - inner.height) / 2),
      size: inner, proposal: proposal)
  }

  override func containerSize(for node: LayoutNode) -> CGSize? {
    dependents.insert(node)
    return CGSize(
      width: max(graph.size.width - insets.leading - insets.trailing, 0),
      height: max(graph.size.height - insets.top - insets.bottom, 0))
  }

  override func safeArea(for child: LayoutNode) -> SafeArea? {
    insets == EdgeInsets() ? nil : SafeArea(outer: CGRect(origin: origin, size: size), inner: free)
  }

  override func emit(into builder: inout DisplayListBuilder) {
    if builder.purpose == .drawing, let backdrop {
      // The fill extends beyond the canvas, so that it covers the last pixels of a canvas that is
      // not a whole number of pixels long.
      let canvas = CGRect(origin: .zero, size: graph.size).insetBy(dx: -1, dy: -1)
      builder.items.append(.fill(.init(path: Path(canvas), paint: .color(backdrop))))
    }
    let nodes = content.map { leaving + [$0] } ?? leaving
    for node in nodes.inDrawingOrder { node.emit(into: &builder) }
  }
}

extension RootLayoutNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription("canvas", placing: "at the center") }
}
