import Foundation
import ZoetropeGeometry

/// The node of a scroll view: a window on a space in which the content is laid out.
///
/// The content does not know where the window is: scrolling moves the space, and lays out nothing.
final class ScrollNode: SpaceNode {
  /// What the view and its environment say.
  struct Configuration: Equatable {
    var axes: Axis.Set = .vertical
    var margins = EdgeInsets()
    /// The point of the content that is shown first, at the same point of the window.
    var anchor: UnitPoint?
    var layoutDirection = LayoutDirection.leftToRight
  }

  private var configuration: Configuration
  /// Where the window comes to rest after a finger has let go; nil for wherever it does by itself.
  var behavior: (any ScrollTargetBehavior)?
  /// What hears of the window's movements.
  var listeners = ScrollListeners() {
    didSet { for listener in listeners.list { listener.listen(to: self) } }
  }
  /// What scrolling aims at.
  private let targets: ScrollTargetRegistry
  /// Whether what is outside of the window is hidden.
  var isClipped = true
  private var horizontal = ScrollExtent()
  private var vertical = ScrollExtent()
  /// How far the window has moved over the content.
  private var slot = AnimatableSlot(CGPoint.zero)
  private var hasOffset = false
  /// How the window moves.
  private var phase = ScrollPhase.idle
  /// The batch in which the window was first placed; there, nothing moves it visibly.
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

  private var margins: EdgeInsets { configuration.margins }

  /// Nothing said along the axes that scroll; what was offered, less the margins, along the others.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func length(_ axis: Axis.Set, _ length: CGFloat?, _ margin: CGFloat) -> CGFloat? {
      configuration.axes.contains(axis) ? nil : length.map { max($0 - margin, 0) }
    }
    return ProposedViewSize(
      width: length(.horizontal, proposal.width, margins.leading + margins.trailing),
      height: length(.vertical, proposal.height, margins.top + margins.bottom))
  }

  // MARK: The window as a container

  /// What is inside and has lengths that depend on the window.
  private var dependents = ContainerDependents()
  /// What the window was offered when it was last measured or placed.
  private var offer = ProposedViewSize.unspecified

  /// The size of the window, less the margins: as it will be when the scroll view takes what it is
  /// offered.
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
      isScrollable: axes.contains(.horizontal), window: size.width, content: content.width,
      start: isLeftToRight ? margins.leading : margins.trailing,
      end: isLeftToRight ? margins.trailing : margins.leading)
    vertical = ScrollExtent(
      isScrollable: axes.contains(.vertical), window: size.height, content: content.height,
      start: margins.top, end: margins.bottom)
  }

  /// Which part of the content is shown first: the one where reading begins.
  private var startingPoint: UnitPoint {
    configuration.anchor
      ?? UnitPoint(x: configuration.layoutDirection == .leftToRight ? 0 : 1, y: 0)
  }

  /// Where content is that is smaller than the window: where reading begins, but in the middle of a
  /// window that moves both ways.
  private var alignment: UnitPoint {
    if let anchor = configuration.anchor { return anchor }
    return configuration.axes == [.horizontal, .vertical] ? .center : startingPoint
  }

  /// The offset after lengths have changed: what was at its starting point stays there.
  private func followed(
    _ offset: CGFloat, from old: ScrollExtent, to new: ScrollExtent, start: CGFloat
  ) -> CGFloat {
    offset == old.offset(at: start) ? new.offset(at: start) : new.clamped(offset)
  }

  // MARK: Scrolling

  /// How far the window has moved, or is about to, in points of the content's space.
  var offset: CGPoint { slot.model }

  /// Moves the window so that a target shows, as the transaction that is being applied says.
  ///
  /// - Parameters:
  ///   - target: In the space of the content, in points.
  ///   - anchor: The point of the target that is to be at the same point of the window; nil for the
  ///     shortest move.
  func scroll(to target: CGRect, anchor: UnitPoint?) {
    scroll(to: offset(showing: target, anchor: anchor))
  }

  /// Moves the window to an edge of the content, as the transaction that is being applied says.
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

  /// Moves the window so that a point of the content is at its top left corner; nil along an axis to
  /// stay.
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
    if old != new { tellScrolled(byUser: false) }
  }

  private func jump(to offset: CGPoint) {
    slot = AnimatableSlot(offset)
    setNeedsDrawing()
  }

  private func move(to offset: CGPoint) {
    if offset == slot.model { return }
    if graph.isPlacingUnshown { jump(to: offset) } else { slot.set(offset, for: self) }
  }

  override func tickContent(at time: Double) -> Bool {
    let goesOn = slot.tick(at: time)
    if !goesOn && phase != .interacting { setPhase(.idle) }
    return goesOn
  }

  override var nextContentEvent: Double? { slot.nextEvent }

  /// What the window shows of its content's space now, and that with all that it passes on its way.
  var windows: (visible: CGRect, passed: CGRect) {
    let covered = safeAreaInsets
    let visible = CGRect(origin: slot.presented, size: size).grown(by: covered)
    let end = CGRect(origin: slot.model, size: size).grown(by: covered)
    return (visible, visible.union(end))
  }

  /// From the space of the content to the canvas.
  var contentToCanvas: CGAffineTransform {
    (innerToOuter ?? .identity).concatenating(surroundingsToCanvas)
  }

  private func setPhase(_ new: ScrollPhase) {
    let old = phase
    if new == old { return }
    phase = new
    for listener in listeners.list where listener.window === self {
      listener.phaseDidChange(old, new)
    }
  }

  private func tellScrolled(byUser: Bool) {
    for listener in listeners.list where listener.window === self { listener.didScroll(byUser) }
  }

  // MARK: Fingers

  /// Whether a finger may move the window along an axis.
  func canScroll(along axis: Axis) -> Bool {
    (axis == .horizontal ? horizontal : vertical).furthest > 0
  }

  /// How fast a finger moves the window over the content, in points a second; nil where none does.
  private(set) var velocity: CGVector?

  /// Stops the window for a finger that comes to scroll it. Returns where it is.
  func beginDrag() -> CGPoint { slot.presented }

  /// Moves the window as a finger does.
  ///
  /// - Parameters:
  ///   - start: Where the window was when the finger came down.
  ///   - translation: How far the finger is from where it was then, in points.
  func drag(from start: CGPoint, by translation: CGSize) {
    onceLaidOut { window in
      window.velocity = nil
      window.setPhase(.interacting)
      let old = window.slot.model
      let new = CGPoint(
        x: window.horizontal.clamped(start.x - translation.width),
        y: window.vertical.clamped(start.y - translation.height))
      window.jump(to: new)
      if new != old { window.tellScrolled(byUser: true) }
    }
  }

  /// Lets go of the window, which comes to rest by itself.
  ///
  /// - Parameters:
  ///   - start: Where the window was when the finger came down.
  ///   - velocity: How fast the window moves over the content, in points a second.
  func endDrag(from start: CGPoint, velocity: CGVector) {
    let properties = behavior?.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: owner.inputs.environment))
    let animation =
      properties?.limitsScrolls == true ? DecelerationAnimation.fast : DecelerationAnimation.normal
    onceLaidOut(in: Transaction(animation: Animation(animation))) { window in
      let new = window.restingPoint(
        from: start, velocity: velocity, goingOnFor: animation.distance)
      let old = window.slot.model
      window.velocity = velocity
      window.move(to: new)
      window.setPhase(window.slot.isActive ? .decelerating : .idle)
      if new != old { window.tellScrolled(byUser: true) }
    }
  }

  private func onceLaidOut(
    in transaction: Transaction = Transaction(), _ action: @escaping (ScrollNode) -> Void
  ) {
    graph.enqueue(in: transaction) { [weak self] in
      self?.graph.afterLayout { if let self { action(self) } }
    }
  }

  /// Where the window comes to rest.
  private func restingPoint(
    from start: CGPoint, velocity: CGVector, goingOnFor distance: Double
  ) -> CGPoint {
    let window = CGSize(width: horizontal.window, height: vertical.window)
    var target = ScrollTarget(
      rect: CGRect(
        origin: CGPoint(
          x: horizontal.clamped(slot.model.x + velocity.dx * distance),
          y: vertical.clamped(slot.model.y + velocity.dy * distance)), size: window))
    guard let behavior else { return target.rect.origin }
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: window)),
        velocity: velocity,
        contentSize: CGSize(width: horizontal.content, height: vertical.content),
        containerSize: window, axes: configuration.axes, environment: owner.inputs.environment,
        targets: targets.targets(in: self).map(\.frame),
        start: CGPoint(x: horizontal.start, y: vertical.start)))
    guard let anchor = target.anchor else {
      return CGPoint(
        x: horizontal.clamped(target.rect.minX), y: vertical.clamped(target.rect.minY))
    }
    return offset(showing: target.rect, anchor: anchor)
  }

  // MARK: Telling

  /// Where the window is now.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(
        x: slot.presented.x - horizontal.start, y: slot.presented.y - vertical.start),
      contentSize: CGSize(width: horizontal.content, height: vertical.content),
      contentInsets: margins, containerSize: size)
  }

  /// The length of the window along an axis, and where it begins in the space of the content now.
  func presentedWindow(along axis: Axis) -> (start: CGFloat, length: CGFloat) {
    axis == .horizontal
      ? (slot.presented.x, horizontal.window) : (slot.presented.y, vertical.window)
  }

  /// The axes along which the window moves.
  var axes: Axis.Set { configuration.axes }

  /// The ids of the view that the window is at, or is about to be: the first one that shows, or that
  /// of which a point is nearest to the same point of the window. O(n)
  func currentTargetIDs(anchor: UnitPoint?) -> [AnyHashable] {
    let found = targets.targets(in: self)
    let target: LayoutNode?
    if let anchor {
      target = found.min { distance($0.frame, anchor) < distance($1.frame, anchor) }?.node
    } else {
      target = found.first { isBehindStart($0.frame.maxX, $0.frame.maxY) }?.node
    }
    return target?.targetIDs(below: owner) ?? []
  }

  /// How far apart a point of a target and that of the window are, along the axes that scroll.
  private func distance(_ frame: CGRect, _ anchor: UnitPoint) -> CGFloat {
    func gap(
      _ extent: ScrollExtent, _ lower: CGFloat, _ length: CGFloat, _ anchor: CGFloat,
      _ offset: CGFloat
    ) -> CGFloat {
      guard extent.isScrollable else { return 0 }
      let inside = extent.window - extent.start - extent.end
      return lower + anchor * length - offset - extent.start - anchor * inside
    }
    let x = gap(horizontal, frame.minX, frame.width, anchor.x, slot.model.x)
    let y = gap(vertical, frame.minY, frame.height, anchor.y, slot.model.y)
    return (x * x + y * y).squareRoot()
  }

  /// Whether something that ends at a point has not left the window at its beginning.
  private func isBehindStart(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let slack: CGFloat = 0.5
    return (!horizontal.isScrollable || x > slot.model.x + horizontal.start + slack)
      && (!vertical.isScrollable || y > slot.model.y + vertical.start + slack)
  }

  // MARK: What it is to others

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { nil }

  override var priority: Double { 0 }
  override var spacing: ViewSpacing { ViewSpacing() }
  override var keepsSpacingInFrames: Bool { false }
  override var traits: PropertyList { PropertyList() }
  override var childStackOrientation: Axis? { nil }

  /// Where the space of the content is now.
  override var innerToOuter: CGAffineTransform? {
    CGAffineTransform(
      translationX: origin.x - slot.presented.x, y: origin.y - slot.presented.y)
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool {
    ScrollViewSpace.names(name, axes: configuration.axes)
  }

  // What moves behind the edges of the window has none of its own there.
  override var safeAreaAxes: Axis.Set {
    Axis.Set([.horizontal, .vertical]).subtracting(configuration.axes)
  }

  // MARK: Drawing

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let offset = slot.presented
    // What covers the edges of the window has the content behind it.
    let covered = safeAreaInsets
    if graph.hasSafeAreas { builder.noteSurroundings() }
    let toContent = CGAffineTransform(translationX: -offset.x, y: -offset.y)
    builder.inSpace(CGAffineTransform(translationX: frame.minX, y: frame.minY)) { builder in
      guard isClipped else {
        return builder.excused { $0.inSpace(toContent) { child.emit(into: &$0) } }
      }
      let window = CGRect(
        x: -covered.left, y: -covered.top, width: frame.width + covered.left + covered.right,
        height: frame.height + covered.top + covered.bottom)
      builder.clipped(to: Path(window), rule: .nonZero, isAntialiased: false) { builder in
        builder.inSpace(toContent) { child.emit(into: &$0) }
      }
    }
  }
}
