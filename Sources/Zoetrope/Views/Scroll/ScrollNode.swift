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
  /// Whether what is outside of the window is hidden.
  var isClipped = true
  private var horizontal = ScrollExtent()
  private var vertical = ScrollExtent()
  /// How far the window has moved over the content.
  private var slot = AnimatableSlot(CGPoint.zero)
  private var hasOffset = false
  /// The batch in which the window was first placed; there, nothing moves it visibly.
  private var firstBatch: Int?

  init(owner: ViewNode, child: LayoutNode, configuration: Configuration) {
    self.configuration = configuration
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

  private struct Dependent {
    weak var node: LayoutNode?
  }

  /// What is inside and has lengths that depend on the window.
  private var dependents: ContiguousArray<Dependent> = []
  /// What the window was offered when it was last measured or placed.
  private var offer = ProposedViewSize.unspecified

  /// The size of the window, less the margins, in points, for a node inside, whose size depends on
  /// it: as it will be when the scroll view takes what it is offered.
  func container(for node: LayoutNode) -> CGSize {
    if !dependents.contains(where: { $0.node === node }) {
      dependents.append(Dependent(node: node))
    }
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
    for dependent in dependents { dependent.node?.forgetSizes(below: self) }
    dependents = []
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
    let new = CGPoint(
      x: horizontal.offset(
        showing: target.minX, target.maxX, anchor: anchor?.x, from: slot.model.x),
      y: vertical.offset(
        showing: target.minY, target.maxY, anchor: anchor?.y, from: slot.model.y))
    let isNew = firstBatch != nil && firstBatch == graph.batch?.serial
    if isNew || currentAnimation == nil { jump(to: new) } else { move(to: new) }
  }

  private func jump(to offset: CGPoint) { slot = AnimatableSlot(offset) }

  private func move(to offset: CGPoint) {
    if offset == slot.model { return }
    if graph.isPlacingAnew { jump(to: offset) } else { slot.set(offset, for: self) }
  }

  override func tickContent(at time: Double) -> Bool { slot.tick(at: time) }
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

  // MARK: Drawing

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let offset = slot.presented
    // What covers the edges of the window has the content behind it.
    let covered = safeAreaInsets
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

extension ScrollNode: LayoutWording {
  var layoutWords: LayoutWords {
    let axes = configuration.axes
    let sides =
      axes == .vertical ? "height" : axes == .horizontal ? "width" : "width and height"
    return LayoutWords(
      "ScrollView",
      rule: "takes the \(sides) that it is proposed, and proposes nil there to its content",
      placing: "where it is scrolled to")
  }
}
