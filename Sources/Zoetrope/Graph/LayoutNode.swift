import Foundation
import ZoetropeGeometry

/// A box in the layout: something that can be asked for its size, be placed, and draw.
///
/// Guarantees: a size is computed once a proposal until something below changes, for as many
/// proposals as ``memoLimit``; a node whose origin, size and proposal are what they were, and below
/// which nothing changed, is not placed again; sizes are not negative, and finite where what is
/// proposed is; origins are finite. Confined to the host, like all of the graph.
///
/// Coordinates are points, y down. A node's ``origin`` is relative to the nearest *space* around
/// it: the canvas, or an effect that makes a space of its own (rotation, scale, clip).
///
/// What is read for every node in every pass is stored where the compiler sees all uses of it,
/// which spares the checks of exclusive access.
package class LayoutNode: DrawnNode {
  package unowned(unsafe) final let graph: ViewGraph
  /// The place in the structure of views that this node belongs to.
  package unowned final let owner: ViewNode
  /// The node that measures and places this one.
  final var parent: LayoutNode? {
    get { parentReference?.takeUnretainedValue().layoutNode }
    set {
      parentReference = newValue.map(Unmanaged.passUnretained)
      newValue?.setNeedsDrawing()
    }
  }

  final private(set) var origin: CGPoint = .zero
  final private(set) var size: CGSize = .zero
  final private(set) var proposal: ProposedViewSize = .unspecified
  final private(set) var isPlaced = false
  final private(set) var needsPlacement = true
  /// Whether the graph keeps this node informed of the time.
  package final var isTicking = false
  /// Whether the layout of this node is placing its subviews.
  final var isPlacingChildren = false
  /// Whether the least and the largest sizes that are asked for are compared: those of layouts and
  /// shapes that a person may have written.
  final var comparesExtremes = false
  /// The proposal that was answered last, and the answer.
  private final var latest: (proposal: ProposedViewSize, size: CGSize)?
  private final var memo: ContiguousArray<(proposal: ProposedViewSize, size: CGSize)> = []

  /// Where a custom layout put this node in the pass that is running; the last word wins. Nil
  /// between passes.
  final var placement: Placement?

  /// What `LayoutSubview.place` was given.
  package struct Placement {
    package var position: CGPoint
    package var anchor: UnitPoint
    package var proposal: ProposedViewSize
  }

  init(owner: ViewNode) {
    self.owner = owner
    let graph = owner.graph
    self.graph = graph
    super.init(pass: graph.pass)
  }

  package final override var path: String { owner.path }

  /// Whether the layout of the node around this one is placing its subviews.
  final var mayBePlaced: Bool {
    parentReference?._withUnsafeGuaranteedRef { $0.layoutNode.isPlacingChildren } ?? false
  }

  // MARK: What kinds of nodes answer

  /// The size that this node takes at a proposal, in points.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places what is inside, by ``origin``, ``size`` and ``proposal``.
  package func placeChildren() {}

  /// How short and how long this node is along an axis; nil where only asking for its sizes can
  /// tell, or where it says something about alignment.
  package func lengthRange(along axis: Axis) -> LengthRange? { nil }

  /// An explicit guide's position from this node's edge, nil where nothing says so.
  package override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { nil }

  /// How eagerly a stack serves this node.
  package var priority: Double { 0 }
  /// The distances that this node prefers.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// Whether a frame right around this node prefers the same distances, as around a spacer.
  package var keepsSpacingInFrames: Bool { false }
  /// Values for the container around, such as a z index or a layout value.
  package var traits: PropertyList { PropertyList() }
  /// The presence of the innermost view that may come and go, among those that this node is; for
  /// containers the one that they are in.
  package var presence: Presence? { owner.inputs.presence }
  /// The axis of the stack around, for spacers and dividers; nil outside any.
  package var stackOrientation: Axis? { parent?.childStackOrientation }
  /// The axis that this node's children see as that of the stack around them.
  package var childStackOrientation: Axis? { nil }

  /// Called whenever something at or below this node has changed its size or its parts.
  package func invalidated() {}

  /// From the space inside this node to the one around it; nil where they are the same.
  package var innerToOuter: CGAffineTransform? { nil }
  /// How large this node is as a container, in points, for a node inside whose size depends on it;
  /// nil where it is none.
  package func containerSize(for node: LayoutNode) -> CGSize? { nil }
  /// The nodes that a layout here, or directly inside, arranges, in order; nil where there is none.
  package var arrangedNodes: ContiguousArray<LayoutNode>? { nil }
  /// Whether this node's frame is the coordinate space of a name.
  package func isCoordinateSpace(named name: AnyHashable) -> Bool { false }
  /// What a node inside sees as covered by others at the edges, if this node covers some.
  package func safeArea(for child: LayoutNode) -> SafeArea? { nil }

  /// The node of the view that this node is about: what a modifier is applied to.
  package var subject: LayoutNode { self }
  /// What this node is called in a sentence about ``subject``: a layout, or a modifier of it.
  package var answerer: String { "it" }

  /// Whether a child may well be larger than what this node offers it.
  package func excusesOverflow(of child: LayoutNode) -> Bool { false }

  /// The axes along which nodes inside see what covers the edges of those around.
  package var safeAreaAxes: Axis.Set { [.horizontal, .vertical] }

  /// Told where it is before it is placed; nodes that animate their frames look at this.
  package func frameWillChange(toOrigin origin: CGPoint, size: CGSize) {}

  /// Whether a ``Layout`` says where the nodes inside go.
  package var isArranging: Bool { false }
  /// How many times a container has placed its nodes.
  package var placementCount: Int { 0 }

  // MARK: Measuring and placing

  /// The size at a proposal, from memory where it was asked before.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let latest, latest.proposal == proposal { return latest.size }
    return earlierSize(proposal)
  }

  private final func earlierSize(_ proposal: ProposedViewSize) -> CGSize {
    for entry in memo where entry.proposal == proposal {
      latest = entry
      return entry.size
    }
    if pass.pointee.isRecording { return graph.recordedSize(of: self, proposal) }
    let size = measured(proposal)
    latest = (proposal, size)
    // Something that is proposed another size in every frame must not remember them all.
    if memo.count >= Self.memoLimit { memo.removeFirst(Self.memoLimit / 2) }
    memo.append((proposal, size))
    return size
  }

  /// The size at a proposal, computed anew; never anything but a size.
  package final func measured(_ proposal: ProposedViewSize) -> CGSize {
    pass.pointee.sizings += 1
    var size = computeSize(proposal)
    // What is no number compares as false.
    let isSound = size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity
    if !isSound { size = mended(size, to: proposal) }
    if comparesExtremes { compareExtremes(LayoutFault.Answer(proposal: proposal, size: size)) }
    return size
  }

  /// Compares an answer to nothing, or to everything, with that to the opposite where it is known.
  private func compareExtremes(_ answer: LayoutFault.Answer) {
    compareExtremes(.horizontal, answer)
    compareExtremes(.vertical, answer)
  }

  private func compareExtremes(_ axis: Axis, _ answer: LayoutFault.Answer) {
    guard let length = answer.proposal[axis], length == 0 || length == .infinity else { return }
    var opposite = answer.proposal
    opposite[axis] = length == 0 ? .infinity : 0
    for entry in memo where entry.proposal == opposite {
      let other = LayoutFault.Answer(proposal: opposite, size: entry.size)
      if length == 0 { compare(axis, answer, other) } else { compare(axis, other, answer) }
    }
  }

  /// For how many proposals a node remembers its size.
  package static var memoLimit: Int { 32 }

  /// The size at a proposal, with the guides.
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// The dimensions that this node was placed with.
  package final var placedDimensions: ViewDimensions {
    ViewDimensions(node: self, size: size, proposal: proposal)
  }

  /// Puts the node somewhere; its inside follows where that is news.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
  }

  package final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    if (origin.x + origin.y + size.width + size.height).isFinite {
      placeFinite(at: origin, size: size, proposal: proposal)
    } else {
      placeMended(at: origin, size: size, proposal: proposal)
    }
  }

  /// Puts the node somewhere, by finite numbers.
  package final func placeFinite(
    at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
  ) {
    let isSame = origin == self.origin && size == self.size && isPlaced
    if !isSame { frameWillChange(toOrigin: origin, size: size) }
    let isRecording = pass.pointee.isRecording
    if isSame && !needsPlacement && proposal == self.proposal && !isRecording { return }
    pass.pointee.placings += 1
    setNeedsDrawing()
    self.origin = origin
    self.size = size
    self.proposal = proposal
    isPlaced = true
    needsPlacement = false
    if isRecording { graph.layoutRecorder?.place(self) } else { placeChildren() }
  }

  /// Forgets the sizes from here to the root: something that they depend on has changed.
  package final func setNeedsLayout() {
    setNeedsDrawing()
    var node: LayoutNode? = self
    while let current = node {
      current.forgetSizes()
      current.needsPlacement = true
      current.invalidated()
      node = current.parent
    }
    graph.needsLayout = true
  }

  /// Forgets the sizes from here up to a node around, which has to be about to measure anew.
  package final func forgetSizes(below ancestor: LayoutNode) {
    setNeedsDrawing()
    var node: LayoutNode? = self
    while let current = node, current !== ancestor {
      current.forgetSizes()
      current.needsPlacement = true
      current.invalidated()
      node = current.parent
    }
  }

  /// Has this node placed again in the next pass, although no size has changed.
  package final func setNeedsPlacement() {
    setNeedsDrawing()
    var node: LayoutNode? = self
    while let current = node {
      current.needsPlacement = true
      node = current.parent
    }
    graph.needsLayout = true
  }

  /// Told when the stack around has another axis; forgets the sizes that may depend on it.
  package func stackOrientationChanged() { forgetSizes() }

  private final func forgetSizes() {
    latest = nil
    memo.removeAll(keepingCapacity: true)
  }

  /// The animation that a change which arrives here right now comes with, if any.
  package final var currentAnimation: Animation? {
    guard let batch = graph.batch else { return nil }
    let transaction = owner.inputs.scope?.resolve(batch) ?? batch.transaction
    return transaction.effectiveAnimation
  }

  /// Where a child's left edge is, by where it would be from left to right, in points from this
  /// node's own.
  package final func mirrored(_ x: CGFloat, width: CGFloat) -> CGFloat {
    switch owner.inputs.environment.layoutDirection {
    case .leftToRight: x
    case .rightToLeft: size.width - x - width
    }
  }
}

extension DrawnNode {
  /// The node as a layout node. Every drawn node is one: ``LayoutNode`` is the only subclass.
  package final var layoutNode: LayoutNode { unsafeDowncast(self, to: LayoutNode.self) }
}

/// A node around one other; it forwards everything, so that kinds override what they change.
package class WrapperNode: LayoutNode {
  package final let child: LayoutNode

  init(owner: ViewNode, child: LayoutNode) {
    self.child = child
    super.init(owner: owner)
    child.parent = self
  }

  deinit { if child.parent === self { child.parent = nil } }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  /// That of the child; kinds that answer other sizes override this, too.
  package override func lengthRange(along axis: Axis) -> LengthRange? {
    child.lengthRange(along: axis)
  }

  package override func placeChildren() {
    child.place(at: origin, proposal: proposal)
  }

  package override var subject: LayoutNode { child.subject }

  package override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    child.explicitAlignment(key, in: child.dimensions(in: dimensions.proposal))
  }

  package override var spacing: ViewSpacing { child.spacing }
  package override var traits: PropertyList { child.traits }
  package override var presence: Presence? { child.presence }
  package override var arrangedNodes: ContiguousArray<LayoutNode>? { child.arrangedNodes }
  package override var childStackOrientation: Axis? { stackOrientation }

  package override func stackOrientationChanged() {
    super.stackOrientationChanged()
    child.stackOrientationChanged()
  }

  package override func emit(into builder: inout DisplayListBuilder) {
    child.emit(into: &builder)
  }
}
