import Foundation
import ZoetropeGeometry

/// The layout node of a scroll view: a viewport onto the space in which the content is laid out.
///
/// Scrolling translates the space of the content. It causes no layout pass, because the layout of
/// the content does not depend on the position of the viewport.
final class ScrollNode: SpaceNode {
  /// The properties of the scroll view that affect its layout.
  struct Configuration: Equatable {
    var axes: Axis.Set = .vertical
    var margins = EdgeInsets()
    /// The unit point at which content and viewport are initially aligned (for example, `.center`
    /// aligns their centers); nil for the start of the content.
    var anchor: UnitPoint?
    var layoutDirection = LayoutDirection.leftToRight
  }

  private(set) var configuration: Configuration
  /// The behavior that chooses the resting position after a drag. If nil, deceleration alone
  /// determines that position.
  var behavior: (any ScrollTargetBehavior)?
  /// The listeners that are notified of movements.
  var listeners = ScrollListeners() {
    didSet { for listener in listeners.list { listener.listen(to: self) } }
  }
  /// The registry of scroll targets: views with which the viewport can be aligned.
  let targets: ScrollTargetRegistry
  /// Whether content outside of the viewport is clipped.
  var isClipped = true
  private(set) var horizontal = ScrollExtent()
  private(set) var vertical = ScrollExtent()
  /// The scroll offset, in points, with its animation.
  private(set) var slot = AnimatableSlot(CGPoint.zero)
  private var hasOffset = false
  /// The cause of the current movement.
  private(set) var phase = ScrollPhase.idle
  /// The batch of state changes (see ``ViewGraph/batch``) in which the viewport was first placed.
  /// Movements within that batch are not animated.
  private var firstBatch: Int?

  init(
    owner: ViewNode, child: LayoutNode, configuration: Configuration,
    targets: ScrollTargetRegistry
  ) {
    self.configuration = configuration
    self.targets = targets
    super.init(owner: owner, child: child)
  }

  func setConfiguration(_ new: Configuration) {
    if new == configuration { return }
    configuration = new
    setNeedsLayout()
  }

  // MARK: Layout

  var margins: EdgeInsets { configuration.margins }

  /// Returns the proposal for the content. It is nil along the scrolling axes. Along any other
  /// axis, it is the length proposed to the scroll view, minus the margins.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ axis: Axis.Set, _ length: CGFloat?, _ margin: CGFloat) -> CGFloat? {
      configuration.axes.contains(axis) ? nil : length.map { max($0 - margin, 0) }
    }
    return ProposedViewSize(
      width: length(.horizontal, proposal.width, margins.leading + margins.trailing),
      height: length(.vertical, proposal.height, margins.top + margins.bottom))
  }

  // MARK: Container size

  /// The nodes inside the scroll view whose sizes depend on the size of the viewport.
  private var dependents = ContainerDependents()
  /// The proposal for which the scroll view was last measured or placed.
  private var offer = ProposedViewSize.unspecified

  /// Returns the size of the viewport without the margins, in points. The size is derived from the
  /// last proposal, on the assumption that the scroll view takes the proposed size.
  override func containerSize(for node: LayoutNode) -> CGSize? {
    dependents.insert(node)
    func length(_ offered: CGFloat?, _ otherwise: CGFloat, _ margins: CGFloat) -> CGFloat {
      max((offered.flatMap { $0.isFinite ? $0 : nil } ?? otherwise) - margins, 0)
    }
    let otherwise = isPlaced ? size : graph.size
    return CGSize(
      width: length(offer.width, otherwise.width, margins.leading + margins.trailing),
      height: length(offer.height, otherwise.height, margins.top + margins.bottom))
  }

  private func setOffer(_ new: ProposedViewSize) {
    if new == offer { return }
    offer = new
    dependents.forgetSizes(below: self)
  }

  override func lengthRange(along axis: Axis) -> LengthRange? { nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    setOffer(proposal)
    let content = child.sizeThatFits(inner(proposal))
    func length(_ axis: Axis.Set, _ length: CGFloat?, _ content: CGFloat) -> CGFloat {
      max(configuration.axes.contains(axis) ? length ?? content : content, 0)
    }
    return CGSize(
      width: length(
        .horizontal, proposal.width, content.width + margins.leading + margins.trailing),
      height: length(.vertical, proposal.height, content.height + margins.top + margins.bottom))
  }

  override func placeChildren() {
    setOffer(self.proposal)
    let proposal = inner(self.proposal)
    let content = child.sizeThatFits(proposal)
    let (oldHorizontal, oldVertical) = (horizontal, vertical)
    measure(content)
    let alignment = alignment
    child.place(
      at: CGPoint(x: horizontal.origin(at: alignment.x), y: vertical.origin(at: alignment.y)),
      size: content, proposal: proposal)
    let start = startingPoint
    guard hasOffset else {
      hasOffset = true
      firstBatch = graph.batch?.serial
      return jump(
        to: CGPoint(x: horizontal.offset(at: start.x), y: vertical.offset(at: start.y)))
    }
    move(
      to: CGPoint(
        x: followed(slot.model.x, from: oldHorizontal, to: horizontal, start: start.x),
        y: followed(slot.model.y, from: oldVertical, to: vertical, start: start.y)))
  }

  private func measure(_ content: CGSize) {
    let isLeftToRight = configuration.layoutDirection == .leftToRight
    let axes = configuration.axes
    horizontal = ScrollExtent(
      isScrollable: axes.contains(.horizontal), viewport: size.width, content: content.width,
      start: isLeftToRight ? margins.leading : margins.trailing,
      end: isLeftToRight ? margins.trailing : margins.leading)
    vertical = ScrollExtent(
      isScrollable: axes.contains(.vertical), viewport: size.height, content: content.height,
      start: margins.top, end: margins.bottom)
  }

  /// The point of the content that is shown initially. Default: the top left corner if the layout
  /// direction is left to right, otherwise the top right corner.
  private var startingPoint: UnitPoint {
    configuration.anchor
      ?? UnitPoint(x: configuration.layoutDirection == .leftToRight ? 0 : 1, y: 0)
  }

  /// The alignment of content that is smaller than the viewport. Default: the center if both axes
  /// scroll, otherwise ``startingPoint``.
  private var alignment: UnitPoint {
    if let anchor = configuration.anchor { return anchor }
    return configuration.axes == [.horizontal, .vertical] ? .center : startingPoint
  }

  /// Returns the offset along one axis after a layout pass that may have changed the lengths of the
  /// viewport, the content and the margins.
  ///
  /// If the old offset was the initial offset for the old lengths, the result is the initial offset
  /// for the new lengths. Any other offset is clamped to the valid range.
  private func followed(
    _ offset: CGFloat, from old: ScrollExtent, to new: ScrollExtent, start: CGFloat
  ) -> CGFloat {
    offset == old.offset(at: start) ? new.offset(at: start) : new.clamped(offset)
  }

  // MARK: Scrolling

  /// The scroll offset, in points. While a movement is running, this is the final offset of the
  /// movement.
  var offset: CGPoint { slot.model }

  /// Scrolls to a target, with the animation of the current transaction.
  ///
  /// - Parameters:
  ///   - target: The target, in points, in the space of the content.
  ///   - anchor: The unit point at which target and viewport are aligned (for example, `.center`
  ///     aligns their centers); nil for the shortest move that shows the target.
  func scroll(to target: CGRect, anchor: UnitPoint?) {
    scroll(to: offset(showing: target, anchor: anchor))
  }

  /// Scrolls to an edge of the content, with the animation of the current transaction.
  func scroll(to edge: Edge) {
    let isLeftToRight = configuration.layoutDirection == .leftToRight
    var new = slot.model
    switch edge {
    case .top: new.y = 0
    case .bottom: new.y = vertical.furthest
    case .leading: new.x = isLeftToRight ? 0 : horizontal.furthest
    case .trailing: new.x = isLeftToRight ? horizontal.furthest : 0
    }
    scroll(to: new)
  }

  /// Scrolls so that the given position of the content, in points, is at the top left corner of the
  /// viewport. Along an axis with a nil coordinate, the offset does not change.
  func scroll(toX x: CGFloat?, y: CGFloat?) {
    scroll(
      to: CGPoint(
        x: x.map { horizontal.clamped($0 + horizontal.start) } ?? slot.model.x,
        y: y.map { vertical.clamped($0 + vertical.start) } ?? slot.model.y))
  }

  private func offset(showing target: CGRect, anchor: UnitPoint?) -> CGPoint {
    CGPoint(
      x: horizontal.offset(
        showing: target.minX, target.maxX, anchor: anchor?.x, from: slot.model.x),
      y: vertical.offset(
        showing: target.minY, target.maxY, anchor: anchor?.y, from: slot.model.y))
  }

  private func scroll(to new: CGPoint) {
    let old = slot.model
    let isNew = firstBatch != nil && firstBatch == graph.batch?.serial
    if isNew || currentAnimation == nil { jump(to: new) } else { move(to: new) }
    setPhase(slot.isActive ? .animating : .idle)
    if old != new { reportScroll(byUser: false) }
  }

  private func jump(to offset: CGPoint) {
    graph.forgetViewports()
    slot = AnimatableSlot(offset)
    setNeedsDrawing()
  }

  private func move(to offset: CGPoint) {
    if offset == slot.model { return }
    if graph.isPlacingUnshown { return jump(to: offset) }
    graph.forgetViewports()
    slot.set(offset, for: self)
  }

  override func tickContent(at time: Double) -> Bool {
    graph.forgetViewports()
    let goesOn = slot.tick(at: time)
    if !goesOn && phase != .interacting { setPhase(.idle) }
    return goesOn
  }

  override var nextContentEvent: Double? { slot.nextEvent }

  /// The viewport of this scroll view, not clamped to the viewports of enclosing scroll views.
  var ownViewport: Viewport {
    let covered = graph.hasSafeAreas ? safeAreaInsets : .zero
    let visible = CGRect(origin: slot.presented, size: size).grown(by: covered)
    let end = CGRect(origin: slot.model, size: size).grown(by: covered)
    return Viewport(visible: visible, passed: visible.union(end))
  }

  /// The cached viewport; nil if no viewport has been cached since the last layout pass or scroll.
  final var memoisedViewport: Viewport? {
    get { memo.flatMap { $0.stamp == graph.viewportStamp ? $0.viewport : nil } }
    set { memo = newValue.map { (graph.viewportStamp, $0) } }
  }
  private var memo: (stamp: Int, viewport: Viewport)?

  private func setPhase(_ new: ScrollPhase) {
    let old = phase
    if new == old { return }
    phase = new
    for listener in listeners.list where listener.scrollNode === self {
      listener.phaseDidChange(old, new)
    }
  }

  private func reportScroll(byUser: Bool) {
    for listener in listeners.list where listener.scrollNode === self { listener.didScroll(byUser) }
  }

  // MARK: Dragging

  /// Whether the content is longer than the viewport along an axis, so that a finger can scroll it.
  func canScroll(along axis: Axis) -> Bool {
    (axis == .horizontal ? horizontal : vertical).furthest > 0
  }

  /// The velocity of the viewport at the end of the last drag, relative to the content, in points
  /// per second; nil during a drag and before the first drag.
  private(set) var velocity: CGVector?

  /// Returns the offset at which a drag begins: the offset in the current frame, even if a movement
  /// is running.
  func beginDrag() -> CGPoint { slot.presented }

  /// Moves the content along with the dragging finger.
  ///
  /// - Parameters:
  ///   - start: The offset at which the drag began.
  ///   - translation: The displacement of the finger since the start of the drag, in points.
  func drag(from start: CGPoint, by translation: CGSize) {
    onceLaidOut { node in
      node.velocity = nil
      node.setPhase(.interacting)
      let old = node.slot.model
      let new = CGPoint(
        x: node.horizontal.clamped(start.x - translation.width),
        y: node.vertical.clamped(start.y - translation.height))
      node.jump(to: new)
      if new != old { node.reportScroll(byUser: true) }
    }
  }

  /// Releases the viewport at the end of a drag. The viewport then decelerates to its resting
  /// position.
  ///
  /// - Parameters:
  ///   - start: The offset at which the drag began.
  ///   - velocity: The velocity of the viewport relative to the content, in points per second.
  func endDrag(from start: CGPoint, velocity: CGVector) {
    let properties = behavior?.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: owner.inputs.environment))
    let animation =
      properties?.limitsScrolls == true ? DecelerationAnimation.fast : DecelerationAnimation.normal
    onceLaidOut(in: Transaction(animation: Animation(animation))) { node in
      let new = node.restingPoint(
        from: start, velocity: velocity, goingOnFor: animation.distance)
      let old = node.slot.model
      node.velocity = velocity
      node.move(to: new)
      node.setPhase(node.slot.isActive ? .decelerating : .idle)
      if new != old { node.reportScroll(byUser: true) }
    }
  }

  private func onceLaidOut(
    in transaction: Transaction = Transaction(), _ action: @escaping (ScrollNode) -> Void
  ) {
    graph.enqueue(in: transaction) { [weak self] in
      self?.graph.afterLayout { if let self { action(self) } }
    }
  }

  /// Returns the resting position after a drag, as an offset in points.
  private func restingPoint(
    from start: CGPoint, velocity: CGVector, goingOnFor distance: Double
  ) -> CGPoint {
    let viewport = CGSize(width: horizontal.viewport, height: vertical.viewport)
    var target = ScrollTarget(
      rect: CGRect(
        origin: CGPoint(
          x: horizontal.clamped(slot.model.x + velocity.dx * distance),
          y: vertical.clamped(slot.model.y + velocity.dy * distance)), size: viewport))
    guard let behavior else { return target.rect.origin }
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: viewport)),
        velocity: velocity,
        contentSize: CGSize(width: horizontal.content, height: vertical.content),
        containerSize: viewport, axes: configuration.axes, environment: owner.inputs.environment,
        targets: targets.targets(in: self).map(\.frame),
        start: CGPoint(x: horizontal.start, y: vertical.start)))
    guard let anchor = target.anchor else {
      return CGPoint(
        x: horizontal.clamped(target.rect.minX), y: vertical.clamped(target.rect.minY))
    }
    return offset(showing: target.rect, anchor: anchor)
  }

  // MARK: Layout properties

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { nil }

  override var priority: Double { 0 }
  override var spacing: ViewSpacing { ViewSpacing() }
  override var keepsSpacingInFrames: Bool { false }
  override var traits: PropertyList { PropertyList() }
  override var childStackOrientation: Axis? { nil }

  /// The translation from the space of the content to the enclosing coordinate space, for the
  /// offset in the current frame.
  override var innerToOuter: CGAffineTransform? {
    CGAffineTransform(
      translationX: origin.x - slot.presented.x, y: origin.y - slot.presented.y)
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool {
    ScrollViewSpace.names(name, axes: configuration.axes)
  }

  // The content scrolls behind the views that cover the edges of the viewport. It can therefore
  // extend into the covered areas along the scrolling axes, and the safe area does not restrict it
  // there.
  override var safeAreaAxes: Axis.Set {
    Axis.Set([.horizontal, .vertical]).subtracting(configuration.axes)
  }

  // MARK: Drawing

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let offset = slot.presented
    // Content is also drawn behind the views that cover the edges of the viewport.
    let covered = safeAreaInsets
    if graph.hasSafeAreas { builder.setAlwaysRedraws() }
    let toContent = CGAffineTransform(translationX: -offset.x, y: -offset.y)
    builder.inSpace(CGAffineTransform(translationX: frame.minX, y: frame.minY)) { builder in
      guard isClipped else {
        return builder.allowingHiddenViews { $0.inSpace(toContent) { child.emit(into: &$0) } }
      }
      let viewport = CGRect(
        x: -covered.left, y: -covered.top, width: frame.width + covered.left + covered.right,
        height: frame.height + covered.top + covered.bottom)
      builder.clipped(to: Path(viewport), rule: .nonZero, isAntialiased: false) { builder in
        builder.inSpace(toContent) { child.emit(into: &$0) }
      }
    }
  }
}
