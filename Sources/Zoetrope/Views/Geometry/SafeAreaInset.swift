import Foundation
import ZoetropeGeometry

/// A modifier that places another view, the inset, at an edge of a view, and removes the area of
/// the inset from the safe area of that view.
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

/// The position of an inset. An inset is a view that lies at an edge of another view.
nonisolated struct InsetPlacement: Equatable {
  var edge: Edge
  /// The alignment of the inset along the edge. Only the guide of the axis parallel to the edge is
  /// used.
  var alignment: Alignment
  /// The distance between the inset and the view, in points; nil for the spacing that the two views
  /// prefer.
  var spacing: CGFloat?

  /// The axis perpendicular to the edge.
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

/// The layout node of two views: a view, and an inset at one of the view's edges.
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

  /// The proposals to a view, and to the inset at one of the view's edges.
  ///
  /// Along the axis perpendicular to the edge, the proposal to the inset is the proposed length
  /// minus the spacing and the view's minimum length. The proposal to the view is the proposed
  /// length minus the spacing and the inset's length.
  private struct Proposals {
    var primary: ProposedViewSize
    var secondary: ProposedViewSize
    /// The length of the inset along the axis perpendicular to the edge, including its distance
    /// from the view, in points.
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

  /// The proposal that determines where this node places its children. It is the proposal that the
  /// node received, but a nil length parallel to the inset's edge is replaced by the node's length.
  private var placedProposal: ProposedViewSize {
    var proposal = self.proposal
    proposal[axis.other] = proposal[axis.other] ?? size.length(along: axis.other)
    return proposal
  }

  /// The part of this node's frame outside of the inset, in the enclosing coordinate space.
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

  /// Places the view at the edge that lies opposite the inset, centers the view along that edge,
  /// and aligns the inset with the view.
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
  /// Places another view, the inset, at the top or bottom edge, and removes the area of the inset
  /// from the safe area of this view.
  ///
  /// Subviews that ignore the safe area extend under the inset. The height proposed to the inset is
  /// the height that remains after subtracting the spacing and this view's minimum height. The
  /// resulting view is as wide as the wider of this view and the inset.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the inset is placed.
  ///   - alignment: The horizontal alignment of the inset with this view. Default: the centers.
  ///   - spacing: The distance between this view and the inset, in points. Default: nil, for the
  ///     spacing that the two views prefer.
  ///   - content: Makes the inset.
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

  /// Places another view, the inset, at the leading or trailing edge, and removes the area of the
  /// inset from the safe area of this view.
  ///
  /// Subviews that ignore the safe area extend under the inset. The width proposed to the inset is
  /// the width that remains after subtracting the spacing and this view's minimum width. The
  /// resulting view is as tall as the taller of this view and the inset.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the inset is placed.
  ///   - alignment: The vertical alignment of the inset with this view. Default: the centers.
  ///   - spacing: The distance between this view and the inset, in points. Default: nil, for the
  ///     spacing that the two views prefer.
  ///   - content: Makes the inset.
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
