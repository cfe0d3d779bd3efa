import Foundation
import ZoetropeGeometry

/// The layout node of a view with an overlay, a background or a mask. The view is called the
/// primary view, and the overlay, background or mask is called the secondary view. The secondary
/// view does not affect the layout of the primary view.
final class LayersNode: LayoutNode {
  /// The role of the secondary view: it is drawn in front of the primary view, is drawn behind it,
  /// or masks it.
  enum Role: String {
    case overlay, background, mask
  }

  /// The view that the modifier is applied to.
  let primary: LayoutNode
  private var secondary: LayoutNode?
  /// Secondary views that have been removed but are still displayed, from back to front.
  private var leaving: ContiguousArray<LayoutNode> = []
  let role: Role
  var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  var direction: LayoutDirection {
    didSet { if direction != oldValue { setNeedsLayout() } }
  }
  /// The edges at which the secondary view ignores the safe area. The proposal to the secondary
  /// view includes the safe area next to these edges.
  var ignoredEdges: Edge.Set = [] {
    didSet { if ignoredEdges != oldValue { setNeedsPlacement() } }
  }

  init(
    owner: ViewNode, primary: LayoutNode, alignment: Alignment, role: Role,
    direction: LayoutDirection
  ) {
    self.primary = primary
    self.alignment = alignment
    self.role = role
    self.direction = direction
    super.init(owner: owner)
    primary.parent = self
  }

  deinit {
    if primary.parent === self { primary.parent = nil }
    abandonSecondary()
  }

  private func abandonSecondary() {
    if let secondary, secondary.parent === self { secondary.parent = nil }
    for node in leaving where node.parent === self { node.parent = nil }
  }

  func setSecondary(_ node: LayoutNode?, leaving newLeaving: ContiguousArray<LayoutNode>) {
    if node === secondary && newLeaving.isSame(as: leaving) { return }
    abandonSecondary()
    secondary = node
    leaving = newLeaving
    node?.parent = self
    for node in leaving { node.parent = self }
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    primary.sizeThatFits(proposal)
  }

  override func lengthRange(along axis: Axis) -> LengthRange? {
    primary.lengthRange(along: axis)
  }

  override func placeChildren() {
    primary.place(at: origin, size: size, proposal: proposal)
    leaving.placeAtLastFrames()
    guard let secondary else { return }
    let insets = safeAreaInsets(at: ignoredEdges)
    if insets != .zero {
      let frame = CGRect(origin: origin, size: size).grown(by: insets)
      return secondary.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
    let inner = ProposedViewSize(size)
    let dimensions = secondary.dimensions(in: inner)
    let outerPoint = primary.placedDimensions.point(alignment)
    let innerPoint = dimensions.point(alignment)
    let leading = outerPoint.x - innerPoint.x
    let left =
      direction == .leftToRight ? leading : self.size.width - leading - dimensions.width
    secondary.place(
      at: CGPoint(x: origin.x + left, y: origin.y + outerPoint.y - innerPoint.y),
      size: dimensions.size, proposal: inner)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    primary.explicitAlignment(key, in: primary.dimensions(in: dimensions.proposal))
  }

  // An overlay or a background may exceed the view on purpose.
  override func expectsOverflow(of child: LayoutNode) -> Bool { child !== primary }
  override var subject: LayoutNode { primary.subject }
  override var priority: Double { primary.priority }
  override var spacing: ViewSpacing { primary.spacing }
  override var traits: PropertyList { primary.traits }
  override var presence: Presence? { primary.presence }
  override var arrangedNodes: ContiguousArray<LayoutNode>? { primary.arrangedNodes }
  // The primary and the secondary view both see the axis of the enclosing stack.
  override var childStackOrientation: Axis? { stackOrientation }

  override func stackOrientationChanged() {
    super.stackOrientationChanged()
    primary.stackOrientationChanged()
    secondary?.stackOrientationChanged()
  }

  override func emit(into builder: inout DisplayListBuilder) {
    switch role {
    case .overlay:
      primary.emit(into: &builder)
      emitSecondary(into: &builder)
    case .background:
      emitSecondary(into: &builder)
      primary.emit(into: &builder)
    case .mask:
      builder.masked(by: { emitSecondary(into: &$0) }, { primary.emit(into: &$0) })
    }
  }

  private func emitSecondary(into builder: inout DisplayListBuilder) {
    if leaving.isEmpty {
      secondary?.emit(into: &builder)
    } else {
      let nodes = secondary.map { leaving + [$0] } ?? leaving
      for node in nodes.inDrawingOrder { node.emit(into: &builder) }
    }
  }
}

/// A modifier that adds an overlay, a background or a mask to a view.
nonisolated package struct Layers<Secondary> {
  var secondary: Secondary
  var alignment: Alignment
  var isSecondaryInFront: Bool
  /// The edges at which the secondary view ignores the safe area. The proposal to the secondary
  /// view includes the safe area next to these edges. A secondary view that fills its proposal
  /// therefore extends into the safe area.
  var ignoredEdges: Edge.Set = []
  /// Whether the secondary view is a mask, which is not drawn itself.
  var isMask = false

  var role: LayersNode.Role {
    if isMask { return .mask }
    return isSecondaryInFront ? .overlay : .background
  }
}

extension Layers: ViewModifier where Secondary: View {
  package typealias Body = Never

  @MainActor package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayersViewNode(view, inputs)
  }
}

/// A view node that makes ``LayersNode``s.
protocol Layering: ViewNode {
  /// The type of the secondary view.
  var secondaryType: Any.Type { get }
}

/// The view node of ``Layers``. Each view of the modified content gets its own overlay, background
/// or mask, which is called the secondary view.
private final class LayersViewNode<C: View, Secondary: View>:
  UnaryNode<ModifiedContent<C, Layers<Secondary>>, C>, Layering
{
  private struct Pair {
    let child: LayoutNode
    let layers: LayersNode
    let secondary: ViewNodeOf<Secondary>
    let stack: LayoutContainerNode<ZStackLayout>
    let items: ItemTransitions
  }

  private var pairs: [Pair] = []
  var secondaryType: Any.Type { Secondary.self }
  private var direction: LayoutDirection

  init(_ view: ModifiedContent<C, Layers<Secondary>>, _ inputs: _ViewInputs) {
    direction = inputs.environment.layoutDirection
    super.init(view, inputs, content: \.content)
  }

  private func isPaired(_ nodes: ContiguousArray<LayoutNode>) -> Bool {
    if nodes.count != pairs.count { return false }
    for index in nodes.indices where nodes[index] !== pairs[index].child { return false }
    return true
  }

  override func didUpdate(_ change: Change) {
    let modifier = view.modifier
    if change.environmentChanged, direction != inputs.environment.layoutDirection {
      direction = inputs.environment.layoutDirection
      for pair in pairs { pair.layers.direction = direction }
    }
    if let outputs = child?.outputs, !isPaired(outputs) {
      rebuild(outputs)
    }
    for pair in pairs {
      if change.isDirty {
        pair.secondary.setView(modifier.secondary)
        pair.layers.alignment = modifier.alignment
        pair.layers.ignoredEdges = modifier.ignoredEdges
        pair.stack.setLayout(ZStackLayout(alignment: modifier.alignment))
      }
      pair.secondary.visit(inputs.environment)
      show(pair)
    }
  }

  /// Updates the secondary views. A single secondary view is displayed directly. Several secondary
  /// views are displayed in a stack.
  @MainActor private func show(_ pair: Pair) {
    let items = pair.items
    items.update(pair.secondary.outputs)
    let direction = inputs.environment.layoutDirection
    if items.present.count > 1 {
      pair.layers.setSecondary(pair.stack, leaving: [])
      pair.stack.setChildren(items, direction: direction)
    } else {
      pair.stack.setChildren([], direction: direction)
      pair.layers.setSecondary(items.present.first, leaving: items.leaving)
    }
  }

  // The preferences of the background precede those of the primary view, although the background is
  // visited after the primary view.
  override var visitsBackwards: Bool { view.modifier.role == .background }

  @MainActor private func rebuild(_ outputs: ContiguousArray<LayoutNode>) {
    let old = pairs
    var layers: ContiguousArray<LayoutNode> = []
    pairs.removeAll()
    for output in outputs {
      let pair = Self.pair(of: output, in: old) ?? makePair(output)
      pairs.append(pair)
      layers.append(pair.layers)
    }
    for pair in old where Self.pair(of: pair.child, in: pairs)?.layers !== pair.layers {
      pair.secondary.destroy()
      pair.items.destroy()
    }
    setOutputs(layers)
  }

  private static func pair(of child: LayoutNode, in pairs: [Pair]) -> Pair? {
    for pair in pairs where pair.child === child { return pair }
    return nil
  }

  @MainActor private func makePair(_ output: LayoutNode) -> Pair {
    let modifier = view.modifier
    let layers = LayersNode(
      owner: self, primary: output, alignment: modifier.alignment, role: modifier.role,
      direction: inputs.environment.layoutDirection)
    layers.ignoredEdges = modifier.ignoredEdges
    let inner = Secondary.makeChild(modifier.secondary, containerInputs)
    inner.label = .named(modifier.role.rawValue)
    let stack = LayoutContainerNode(
      owner: self, layout: ZStackLayout(alignment: modifier.alignment))
    return Pair(
      child: output, layers: layers, secondary: inner, stack: stack,
      items: ItemTransitions(owner: self))
  }

  override func destroy() {
    super.destroy()
    for pair in pairs {
      pair.secondary.destroy()
      pair.items.destroy()
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for pair in pairs { body(pair.secondary) }
  }
}
