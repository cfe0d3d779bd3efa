import Foundation
import ZoetropeGeometry

/// Puts another view at an edge of a view, which gets out of its way.
nonisolated package struct SafeAreaInset<Secondary: View>: ViewModifier {
  package typealias Body = Never
  var placement: InsetPlacement
  var secondary: Secondary

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    SafeAreaInsetViewNode(view, inputs)
  }
}

/// Where an inset goes.
nonisolated struct InsetPlacement: Equatable {
  var edge: Edge
  /// How the inset is lined up along the edge; the guide of the other axis is of no account.
  var alignment: Alignment
  /// The distance in points; nil for what the two views prefer.
  var spacing: CGFloat?

  /// The axis across the edge.
  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  var isFirst: Bool { edge == .top || edge == .leading }
}

private final class SafeAreaInsetViewNode<C: View, Secondary: View>:
  UnaryNode<ModifiedContent<C, SafeAreaInset<Secondary>>, C>
{
  private var node: SafeAreaInsetNode?
  private var secondary: ViewNodeOf<Secondary>?
  private lazy var primaryItems = ItemTransitions(owner: self)
  private lazy var secondaryItems = ItemTransitions(owner: self)

  init(_ view: ModifiedContent<C, SafeAreaInset<Secondary>>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs { containerInputs }

  override func didUpdate(_ change: Change) {
    let modifier = view.modifier
    if let secondary {
      if change.isDirty { secondary.setView(modifier.secondary) }
    } else {
      secondary = Secondary.makeChild(modifier.secondary, containerInputs)
      secondary?.label = .named("safeAreaInset")
    }
    secondary?.visit(inputs.environment)
    let node = self.node ?? SafeAreaInsetNode(owner: self, rule: modifier.placement)
    if self.node == nil {
      self.node = node
      setOutputs([node])
    }
    node.rule = modifier.placement
    if change.environmentChanged { node.setNeedsLayout() }
    primaryItems.update(child?.outputs ?? [])
    secondaryItems.update(secondary?.outputs ?? [])
    node.setParts(primaryItems, secondaryItems, direction: inputs.environment.layoutDirection)
  }

  override var hasVaryingOutputs: Bool { false }

  override func destroy() {
    super.destroy()
    secondary?.destroy()
    primaryItems.destroy()
    secondaryItems.destroy()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }
}

/// A view and an inset at one of its edges.
final class SafeAreaInsetNode: LayoutNode {
  private let primary: LayoutContainerNode<ZStackLayout>
  private let secondary: LayoutContainerNode<ZStackLayout>

  var rule: InsetPlacement {
    didSet { if rule != oldValue { setNeedsLayout() } }
  }

  init(owner: ViewNode, rule: InsetPlacement) {
    self.rule = rule
    primary = LayoutContainerNode(owner: owner, layout: ZStackLayout())
    secondary = LayoutContainerNode(owner: owner, layout: ZStackLayout())
    super.init(owner: owner)
    graph.hasSafeAreas = true
    primary.parent = self
    secondary.parent = self
  }

  deinit {
    primary.parent = nil
    secondary.parent = nil
  }

  func setParts(
    _ primary: ItemTransitions, _ secondary: ItemTransitions, direction: LayoutDirection
  ) {
    self.primary.setChildren(primary, direction: direction)
    self.secondary.setChildren(secondary, direction: direction)
  }

  var axis: Axis { rule.axis }

  private var distance: CGFloat {
    rule.spacing ?? primary.spacing.distance(to: secondary.spacing, along: axis)
  }

  /// What is proposed: to the inset what the view can do without, to the view what that leaves.
  private struct Proposals {
    var primary: ProposedViewSize
    var secondary: ProposedViewSize
    /// How much the inset takes of the length, in points, its distance included.
    var inset: CGFloat
  }

  private func proposals(_ proposal: ProposedViewSize) -> Proposals {
    let distance = self.distance
    var (inner, outer) = (proposal, proposal)
    if let whole = proposal[axis] {
      var least = proposal
      least[axis] = 0
      let rest = max(whole - distance, 0)
      outer[axis] = max(rest - primary.sizeThatFits(least).length(along: axis), 0)
    }
    let inset = secondary.sizeThatFits(outer).length(along: axis) + distance
    inner[axis] = proposal[axis].map { max($0 - inset, 0) }
    return Proposals(primary: inner, secondary: outer, inset: inset)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let parts = proposals(proposal)
    let (inner, outer) = (
      primary.sizeThatFits(parts.primary), secondary.sizeThatFits(parts.secondary)
    )
    switch axis {
    case .horizontal:
      return CGSize(width: inner.width + parts.inset, height: max(inner.height, outer.height))
    case .vertical:
      return CGSize(width: max(inner.width, outer.width), height: inner.height + parts.inset)
    }
  }

  /// The proposal that placing goes by: across the edge, nothing is left open.
  private var placedProposal: ProposedViewSize {
    var proposal = self.proposal
    proposal[axis.other] = proposal[axis.other] ?? size.length(along: axis.other)
    return proposal
  }

  /// The part of the frame that the inset leaves, in the space around.
  private var free: CGRect {
    let inset = proposals(placedProposal).inset
    var rect = CGRect(origin: origin, size: size)
    switch axis {
    case .vertical:
      rect.size.height -= inset
      if rule.isFirst { rect.origin.y += inset }
    case .horizontal:
      rect.size.width -= inset
      rect.origin.x += mirrored(rule.isFirst ? inset : 0, width: rect.width)
    }
    return rect
  }

  /// The view is at the edge across from the inset's, in the middle of the frame; the inset is
  /// lined up with the view.
  override func placeChildren() {
    let parts = proposals(placedProposal)
    let (inner, outer) = (
      primary.dimensions(in: parts.primary), secondary.dimensions(in: parts.secondary)
    )
    var (first, second) = (CGPoint.zero, CGPoint.zero)
    switch axis {
    case .vertical:
      first = CGPoint(
        x: (size.width - inner.width) / 2, y: rule.isFirst ? size.height - inner.height : 0)
      let guide = rule.alignment.horizontal
      second = CGPoint(
        x: first.x + inner[guide] - outer[guide], y: rule.isFirst ? 0 : size.height - outer.height)
    case .horizontal:
      first = CGPoint(
        x: rule.isFirst ? size.width - inner.width : 0, y: (size.height - inner.height) / 2)
      let guide = rule.alignment.vertical
      second = CGPoint(
        x: rule.isFirst ? 0 : size.width - outer.width, y: first.y + inner[guide] - outer[guide])
    }
    place(primary, at: first, inner)
    place(secondary, at: second, outer)
  }

  private func place(_ part: LayoutNode, at point: CGPoint, _ dimensions: ViewDimensions) {
    let left = mirrored(point.x, width: dimensions.width)
    part.place(
      at: CGPoint(x: origin.x + left, y: origin.y + point.y), size: dimensions.size,
      proposal: dimensions.proposal)
  }

  override func safeArea(for child: LayoutNode) -> SafeArea? {
    guard child === primary else { return nil }
    return SafeArea(outer: CGRect(origin: origin, size: size), inner: free)
  }

  override func emit(into builder: inout DisplayListBuilder) {
    primary.emit(into: &builder)
    secondary.emit(into: &builder)
  }
}

extension CGSize {
  fileprivate func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension View {
  /// Shows another view at the top or the bottom edge; this one gets out of its way, except for
  /// views inside that ignore the safe area.
  ///
  /// The other view is offered the height that this one can do without, and the frame is wide
  /// enough for both.
  ///
  /// - Parameters:
  ///   - edge: Where the other view goes.
  ///   - alignment: How it is lined up along the edge. Default: the middle.
  ///   - spacing: The distance in points between the two; nil, the default, for what they prefer.
  ///   - content: The other view.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        placement: InsetPlacement(
          edge: edge == .top ? .top : .bottom,
          alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
        secondary: content()))
  }

  /// Shows another view at the leading or the trailing edge; this one gets out of its way, except
  /// for views inside that ignore the safe area.
  ///
  /// The other view is offered the width that this one can do without, and the frame is high enough
  /// for both.
  ///
  /// - Parameters:
  ///   - edge: Where the other view goes.
  ///   - alignment: How it is lined up along the edge. Default: the middle.
  ///   - spacing: The distance in points between the two; nil, the default, for what they prefer.
  ///   - content: The other view.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        placement: InsetPlacement(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
        secondary: content()))
  }
}
