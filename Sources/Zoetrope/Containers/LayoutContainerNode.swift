import Foundation
import ZoetropeGeometry

/// The layout node of a container whose children a ``Layout`` arranges.
///
/// The node stores the layout with its cache, the children, memoized results and counters for
/// reports. All of these are properties of the node itself, because a separate object would cost an
/// allocation for each container.
package final class LayoutContainerNode<L: Layout>: LayoutNode, Ticking {
  private var slot: AnimatableSlot<L>
  private var cache: L.Cache?
  private var isCacheStale = false
  private var children: ContiguousArray<LayoutNode> = []
  /// Views that have been removed but are still displayed, from back to front.
  private var leaving: ContiguousArray<LayoutNode> = []
  package private(set) var subviews: LayoutSubviews
  private var equality = Equality<L>()
  /// Whether the container's own layout is skipped while there is exactly one child. The container
  /// then uses the size, spacing and alignment guides of this child.
  private var isPassingThrough = false
  /// The memoized range of widths. The outer optional is nil if the range has not been computed
  /// yet. The inner one is nil if measuring is the only way to find the range.
  private var widths: LengthRange??
  /// The memoized range of heights. The two optionals have the same meaning as those of `widths`.
  private var heights: LengthRange??
  private let isRanged: Bool
  /// Whether placements are checked for common mistakes in user-defined layouts.
  private let checksPlacements: Bool
  /// The retained drawing of the children.
  private var drawnChildren = DrawnChildren()
  /// The number of sizes that this node has computed so far.
  package private(set) var measurementCount = 0
  /// The explicit guides computed since the last change. They are memoized, because each
  /// computation places the subviews.
  private var guides: ContiguousArray<FoundGuide> = []

  init(owner: ViewNode, layout: L) {
    slot = AnimatableSlot(layout)
    subviews = LayoutSubviews([], direction: .leftToRight)
    // `L` is compared with the only two ranged layouts, because a cast would search all
    // conformances of the program.
    let isRanged = L.self == VStackLayout.self || L.self == HStackLayout.self
    self.isRanged = isRanged
    assert(isRanged == (L.self is any RangedLayout.Type))
    let isStack = isRanged || L.self == ZStackLayout.self
    checksPlacements = !isStack && L.self != GridLayout.self
    super.init(owner: owner)
    comparesExtremes = !isStack
  }

  deinit { abandonChildren() }

  private func abandonChildren() {
    for child in children where child.parent === self { child.parent = nil }
    for child in leaving where child.parent === self { child.parent = nil }
  }

  // MARK: Changes

  /// Replaces the layout. Nothing happens if the new layout equals the old one.
  ///
  /// If the graph's ``LayoutInterpolation`` is `parameters`, the layout's animatable data is
  /// interpolated.
  func setLayout(_ layout: L) {
    let old = slot.model
    if graph.haveEqualBytes(old, layout) || equality.areEqual(old, layout) { return }
    let orientation = childStackOrientation
    slot.set(layout, for: self, animates: graph.interpolation == .parameters)
    setNeedsLayout()
    if childStackOrientation != orientation {
      for child in children { child.stackOrientationChanged() }
    }
  }

  /// Replaces the subviews and the leaving views. Leaving views have been removed but are still
  /// displayed. They keep their frames and do not take part in the layout.
  func setChildren(
    _ new: ContiguousArray<LayoutNode>, leaving newLeaving: ContiguousArray<LayoutNode> = [],
    direction: LayoutDirection
  ) {
    let isSame = direction == subviews.layoutDirection && new.isSame(as: children)
    if isSame && newLeaving.isSame(as: leaving) { return }
    abandonChildren()
    children = new
    leaving = newLeaving
    for child in children { child.parent = self }
    for child in leaving { child.parent = self }
    if isSame { return setNeedsPlacement() }
    subviews = LayoutSubviews(children, direction: direction)
    setNeedsLayout()
  }

  /// Replaces the subviews and the leaving views by those of `items`.
  func setChildren(_ items: ItemTransitions, direction: LayoutDirection) {
    setChildren(items.present, leaving: items.leaving, direction: direction)
  }

  /// Sets whether the container's own layout is skipped while there is exactly one child. The
  /// container then uses the size, spacing and alignment guides of this child. The value may be
  /// true only if the child is never removed.
  func setPassingThrough(_ isPassingThrough: Bool) {
    if isPassingThrough == self.isPassingThrough { return }
    self.isPassingThrough = isPassingThrough
    setNeedsLayout()
  }

  /// The only child, if the container skips its own layout and uses the size, spacing and alignment
  /// guides of this child; otherwise nil.
  private var replacement: LayoutNode? {
    isPassingThrough && children.count == 1 ? children[0] : nil
  }

  package override func invalidated() {
    isCacheStale = true
    (widths, heights) = (nil, nil)
    guides.removeAll(keepingCapacity: true)
  }

  package func tick(at time: Double) -> Bool {
    let goesOn = slot.tick(at: time)
    setNeedsLayout()
    return goesOn
  }

  package var nextEvent: Double? { slot.nextEvent }

  // MARK: Measuring and placing

  /// The layout with its animatable data as interpolated at the current time.
  var layout: L { slot.presented }

  /// The layout that the view specifies.
  var model: L { slot.model }
  /// The layout with the animatable data at which the running animation began; nil if none runs.
  var start: L? { slot.start }
  /// The cache of the layout. It is nil before the first use, and while the cache is in use.
  var currentCache: L.Cache? { cache }

  package override var isArranging: Bool { true }

  /// Calls a closure with the layout and its cache. The cache is first created or updated if
  /// necessary.
  private func withCache<T>(_ body: (L, inout L.Cache) -> T) -> T {
    let layout = self.layout
    let outer = graph.activeLayout
    graph.activeLayout = self
    defer { graph.activeLayout = outer }
    guard var cache = self.cache else {
      // Either this is the first call, or an enclosing call has taken the cache.
      var fresh = layout.makeCache(subviews: subviews)
      isCacheStale = false
      let result = body(layout, &fresh)
      self.cache = fresh
      return result
    }
    self.cache = nil
    if isCacheStale {
      isCacheStale = false
      layout.updateCache(&cache, subviews: subviews)
    }
    let result = body(layout, &cache)
    self.cache = cache
    return result
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    measurementCount += 1
    if let replacement { return replacement.sizeThatFits(proposal) }
    return withCache { layout, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  package override var arrangedNodes: ContiguousArray<LayoutNode>? { children }
  package override var placementCount: Int { placements }
  private var placements = 0

  package override func lengthRange(along axis: Axis) -> LengthRange? {
    if let replacement { return replacement.lengthRange(along: axis) }
    let known = axis == .horizontal ? widths : heights
    if let known { return known }
    let range = isRanged ? computeRange(along: axis) : nil
    if axis == .horizontal { widths = .some(range) } else { heights = .some(range) }
    return range
  }

  private func computeRange(along axis: Axis) -> LengthRange? {
    guard let layout = layout as? any RangedLayout else { return nil }
    return range(of: layout, along: axis)
  }

  private func range<R: RangedLayout>(of layout: R, along axis: Axis) -> LengthRange? {
    withCache { _, cache in
      guard var own = cache as? R.Cache else { return nil }
      return layout.lengthRange(along: axis, subviews: subviews, cache: &own)
    }
  }

  package override func placeChildren() {
    placements += 1
    if let replacement {
      replacement.place(at: origin, size: size, proposal: proposal)
    } else {
      placeSubviews()
    }
    leaving.placeAtLastFrames()
  }

  private func placeSubviews() {
    let bounds = CGRect(origin: origin, size: size)
    // A layout may rely on a call of `sizeThatFits` with this cache before `placeSubviews`.
    _ = sizeThatFits(proposal)
    withCache { layout, cache in
      allowPlacements {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    if checksPlacements && placements == 1 { checkOrigin(of: bounds) }
    var unplaced = 0
    let mirror = subviews.layoutDirection == .rightToLeft ? bounds.minX + bounds.maxX : nil
    subviews.forEachNode { child in
      if child.placement == nil { unplaced += 1 }
      let placement = child.placement ?? .centered(in: bounds, proposal: proposal)
      let size = child.sizeThatFits(placement.proposal)
      var origin = placement.origin(of: size)
      if let mirror { origin.x = mirror - origin.x - size.width }
      child.place(at: origin, size: size, proposal: placement.proposal)
      child.placement = nil
    }
    if comparesExtremes && graph.report.isStrict && !pass.pointee.isRecording { askExtremes() }
    if checksPlacements && unplaced > 0 { noteUnplaced(unplaced, of: children.count, in: bounds) }
    let isOverflowing =
      size.width > (proposal.width ?? .infinity) + overflowTolerance
      || size.height > (proposal.height ?? .infinity) + overflowTolerance
    if isOverflowing, let axis = childStackOrientation { noteOverflow(along: axis, of: children) }
  }

  /// Requests the layout's sizes for proposals of 0 and infinity along each axis, as enclosing
  /// containers do, and compares the answers. The calls use a temporary cache and therefore do not
  /// affect the next placement.
  private func askExtremes() {
    let outer = graph.activeLayout
    graph.activeLayout = self
    defer { graph.activeLayout = outer }
    var cache = layout.makeCache(subviews: subviews)
    for axis in [Axis.horizontal, .vertical] {
      let (minimum, maximum) = (
        extreme(0, along: axis, &cache), extreme(.infinity, along: axis, &cache)
      )
      compare(axis, minimum, maximum)
    }
  }

  private func extreme(
    _ length: CGFloat, along axis: Axis, _ cache: inout L.Cache
  ) -> LayoutFault.Answer {
    var extreme = proposal
    extreme[axis] = length
    return LayoutFault.Answer(
      proposal: extreme,
      size: layout.sizeThatFits(proposal: extreme, subviews: subviews, cache: &cache))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let (size, proposal) = (dimensions.size, dimensions.proposal)
    if let replacement {
      return replacement.explicitAlignment(key, in: replacement.dimensions(in: proposal))
    }
    for guide in guides where guide.answers(key, in: dimensions) { return guide.value }
    let bounds = CGRect(origin: .zero, size: size)
    let value = sanitizedGuide(computeGuide(key, in: bounds, proposal), in: dimensions)
    // This result is not memoized. Most layouts set no frame guide, and finding that out takes
    // little time.
    if value == nil && key.isFrameGuide { return nil }
    if guides.count >= SizeMemo.limit { guides.removeFirst(SizeMemo.limit / 2) }
    guides.append(FoundGuide(key, in: dimensions, value: value))
    return value
  }

  private func computeGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache { layout, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  package override var priority: Double {
    replacement?.priority ?? (children.isEmpty ? -.infinity : 0)
  }

  package override var spacing: ViewSpacing {
    if let replacement { return replacement.spacing }
    return withCache { layout, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  package override var keepsSpacingInFrames: Bool { replacement?.keepsSpacingInFrames ?? false }

  package override var childStackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  package override var faultSubject: String {
    (layout as? AnyLayout)?.name ?? typeName(L.self)
  }

  // MARK: Drawing

  package override func emit(into builder: inout DisplayListBuilder) {
    let nodes = leaving.isEmpty ? children : leaving + children
    // The records are moved out of the property while the children draw. A second reference in the
    // property would force a copy of the records at each change.
    var drawn = DrawnChildren()
    swap(&drawn, &drawnChildren)
    builder.append(nodes.inDrawingOrder, &drawn)
    swap(&drawn, &drawnChildren)
  }
}

/// The key of a view's z index, by which siblings are sorted for drawing.
package enum ZIndexKey {}

extension ContiguousArray<LayoutNode> {
  /// The nodes sorted by z index. Nodes with equal indices keep their order.
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) if the indices are out of order.
  var inDrawingOrder: ContiguousArray<LayoutNode> {
    var previous = -Double.infinity
    var isSorted = true
    for node in self {
      let index = node.zIndex
      if index < previous { isSorted = false }
      previous = index
    }
    if isSorted { return self }
    let order = indices.sorted { a, b in
      let (za, zb) = (self[a].zIndex, self[b].zIndex)
      return za == zb ? a < b : za < zb
    }
    return ContiguousArray(order.map { self[$0] })
  }
}

extension ContiguousArray<LayoutNode> {
  /// Places nodes again at their current frames. Called for nodes that no layout places any more,
  /// so that changes inside these nodes take effect.
  func placeAtLastFrames() {
    for node in self { node.place(at: node.origin, size: node.size, proposal: node.proposal) }
  }
}

extension LayoutNode {
  fileprivate var zIndex: Double {
    traits.isEmpty ? 0 : traits.value(of: Double.self, forKey: ZIndexKey.self) ?? 0
  }
}
