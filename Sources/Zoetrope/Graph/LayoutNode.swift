import Foundation
import ZoetropeGeometry

/// A box in the layout, which can be measured, placed and drawn.
///
/// Guarantees:
/// - A size is computed once for each proposal until this node or a descendant changes. Up to
///   ``SizeMemo/limit`` proposals are kept.
/// - A node is not placed again if its origin, size and proposal are unchanged and no descendant
///   has changed.
/// - Sizes are never negative. They are finite if the proposal is finite. Origins are always
///   finite.
///
/// Like the whole graph, nodes are confined to the host's actor.
///
/// Coordinates are in points, y down. A node's ``origin`` is relative to the nearest enclosing
/// *space*: the canvas, or an effect that defines a coordinate space for its content (rotation,
/// scale, clip).
///
/// Properties that every pass reads for every node are internal. The compiler then sees all their
/// uses and can omit the run-time checks for exclusive access.
package class LayoutNode: DrawnNode {
  /// The graph that the node belongs to.
  package unowned(unsafe) final let graph: ViewGraph
  /// The view node that made this node.
  package unowned final let owner: ViewNode
  /// The parent, which measures and places this node; nil for the root and for a detached node.
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
  /// Whether the graph advances this node's animations with the clock.
  package final var isTicking = false
  /// Whether the layout of this node is placing its subviews right now.
  final var isPlacingChildren = false
  /// Whether the answers of this node to proposals of 0 and infinity are compared, to detect a
  /// minimum length that exceeds the maximum length. True for layouts and shapes, because
  /// users can write their own; false for the built-in stacks.
  final var comparesExtremes = false
  /// The proposal of the most recent request for a size, and the size that the node answered.
  private final var latest: (proposal: ProposedViewSize, size: CGSize)?
  private final var memo = SizeMemo()

  /// The placement that a custom layout requested for this node in the running pass. If the layout
  /// requests several placements, the last one counts. Nil between passes.
  final var placement: Placement?

  /// The arguments of a `LayoutSubview.place` call.
  package struct Placement {
    /// The position at which the anchor is placed, in points, in the coordinate space of
    /// ``LayoutNode/origin``.
    package var position: CGPoint
    /// The point of the view that is placed at ``position``, in unit coordinates.
    package var anchor: UnitPoint
    /// The size proposed to the view.
    package var proposal: ProposedViewSize
  }

  init(owner: ViewNode) {
    self.owner = owner
    let graph = owner.graph
    self.graph = graph
    super.init(pass: graph.pass)
  }

  package final override var path: String { owner.path }

  package final override func record(_ event: DrawingEvent) {
    graph.profile?.record(event, at: self)
  }

  /// Whether the parent's layout is placing its subviews, so that this node may be placed.
  final var mayBePlaced: Bool {
    parentReference?._withUnsafeGuaranteedRef { $0.layoutNode.isPlacingChildren } ?? false
  }

  // MARK: Overridden by subclasses

  /// Returns the size, in points, that this node chooses for a proposal.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children inside the frame that ``origin`` and ``size`` describe. The parent placed
  /// this node with ``proposal``.
  package func placeChildren() {}

  /// Returns the smallest and the largest length that this node can have along an axis, in points.
  /// Returns nil if measuring is the only way to find them, or if the node has explicit alignment
  /// guides.
  package func lengthRange(along axis: Axis) -> LengthRange? { nil }

  /// Returns the position of an explicit alignment guide, in points from this node's leading or top
  /// edge; nil if neither the node nor a descendant sets it.
  package override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { nil }

  /// The layout priority. In a stack, nodes of higher priority receive their lengths first. Default
  /// 0.
  package var priority: Double { 0 }
  /// The preferred distances between this node and its neighbors.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// Whether a `frame` modifier directly around this node keeps the preferred distances between the
  /// node and its neighbors. True for spacers.
  package var keepsSpacingInFrames: Bool { false }
  /// The values that this node passes to its container, for example a z index or a layout value.
  package var traits: PropertyList { PropertyList() }
  /// The ``Presence`` of the innermost removable view that contains this node's view; nil if there
  /// is none. A modifier returns the presence of the node that it wraps.
  package var presence: Presence? { owner.inputs.presence }
  /// The axis of the enclosing stack; nil outside stacks. Spacers and dividers depend on the axis.
  package var stackOrientation: Axis? { parent?.childStackOrientation }
  /// The value of ``stackOrientation`` for the children of this node.
  package var childStackOrientation: Axis? { nil }

  /// Called whenever the sizes and placements of this node are invalidated, because the node or a
  /// descendant has changed.
  package func invalidated() {}

  /// The transform from the coordinate space of the children to the space in which ``origin`` is
  /// given; nil if both are the same space.
  package var innerToOuter: CGAffineTransform? { nil }
  /// Returns the size on which a descendant's container-relative lengths are based, in points.
  /// Returns nil if this node is not a container for such lengths. The caller then asks the next
  /// ancestor.
  package func containerSize(for node: LayoutNode) -> CGSize? { nil }
  /// The nodes that the layout of this node arranges, in order. A modifier returns those of the
  /// node that it wraps. Nil if there is no layout.
  package var arrangedNodes: ContiguousArray<LayoutNode>? { nil }
  /// Returns whether this node's frame defines the coordinate space with a given name.
  package func isCoordinateSpace(named name: AnyHashable) -> Bool { false }
  /// Returns the safe area for a child if this node covers some of the child's edges; otherwise
  /// nil.
  package func safeArea(for child: LayoutNode) -> SafeArea? { nil }

  /// The node whose path is given in diagnostics about this node. For a modifier, it is the node of
  /// the modified view.
  package var subject: LayoutNode { self }
  /// The words that denote this node in diagnostics, after the path of ``subject``: the name of a
  /// layout or a modifier, for example `its frame`. The default "it" denotes the subject itself.
  package var faultSubject: String { "it" }

  /// Returns whether a child is expected to exceed its proposal. Such an overflow is not reported.
  package func expectsOverflow(of child: LayoutNode) -> Bool { false }

  /// The axes along which safe areas outside this node still apply to its descendants.
  package var safeAreaAxes: Axis.Set { [.horizontal, .vertical] }

  /// Called before the frame of the node changes. Nodes that animate their frames override this
  /// method.
  package func frameWillChange(toOrigin origin: CGPoint, size: CGSize) {}

  /// Whether a change of the node's ``owner`` may change how the node itself looks. False for a
  /// node that only shows its child: a change of the owner then leaves the node's retained picture
  /// valid.
  package var isRedrawnWithOwner: Bool { true }

  /// Whether the children are placed by a ``Layout``.
  package var isArranging: Bool { false }
  /// The number of times that this node has placed its children, if it is a container; otherwise 0.
  package var placementCount: Int { 0 }

  // MARK: Measuring and placing

  /// Returns the size that this node chooses for a proposal, in points. The result is memoized.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let latest, latest.proposal == proposal { return latest.size }
    return earlierSize(proposal)
  }

  private final func earlierSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = memo.size(for: proposal) {
      // While a profile is recorded, `latest` stays unset, so that every request for a size reaches
      // this function and is counted.
      if pass.pointee.isProfiling {
        graph.profile?.noteMemoisedSize(of: self)
      } else {
        latest = (proposal, size)
      }
      return size
    }
    if pass.pointee.isRecording { return graph.recordedSize(of: self, proposal) }
    let size: CGSize
    if pass.pointee.isProfiling, let profile = graph.profile {
      size = profile.measure(self, proposal)
    } else {
      size = measured(proposal)
      latest = (proposal, size)
    }
    memo.add(size, for: proposal)
    return size
  }

  /// Computes the size that this node chooses for a proposal. Negative, infinite and NaN lengths
  /// are reported and replaced.
  package final func measured(_ proposal: ProposedViewSize) -> CGSize {
    pass.pointee.measurementCount += 1
    if pass.pointee.stack.isUsedUp(leaving: .quarter) {
      graph.failNesting(at: owner)
      return .zero
    }
    var size = computeSize(proposal)
    // Comparisons with NaN are false.
    let isSound = size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity
    if !isSound { size = sanitizedSize(size, for: proposal) }
    if comparesExtremes { compareExtremes(LayoutFault.Answer(proposal: proposal, size: size)) }
    return size
  }

  /// Compares an answer to a proposal of 0 with the memoized answer to infinity, and an answer to
  /// infinity with the memoized answer to 0. Checks each axis separately.
  private func compareExtremes(_ answer: LayoutFault.Answer) {
    compareExtremes(.horizontal, answer)
    compareExtremes(.vertical, answer)
  }

  private func compareExtremes(_ axis: Axis, _ answer: LayoutFault.Answer) {
    guard let length = answer.proposal[axis], length == 0 || length == .infinity else { return }
    var opposite = answer.proposal
    opposite[axis] = length == 0 ? .infinity : 0
    guard let size = memo.size(for: opposite) else { return }
    let other = LayoutFault.Answer(proposal: opposite, size: size)
    if length == 0 { compare(axis, answer, other) } else { compare(axis, other, answer) }
  }

  /// Returns the size that this node chooses for a proposal, together with its alignment guides.
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// The dimensions with which this node was placed.
  package final var placedDimensions: ViewDimensions {
    ViewDimensions(node: self, size: size, proposal: proposal)
  }

  /// Places the node at an origin, with the size that the node chooses for a proposal. The children
  /// are placed only if the origin, the size, the proposal or the layout of a descendant has
  /// changed since the last placement.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// Places the node at an origin, with a size that the node has chosen for a proposal. Values that
  /// are not finite are reported and replaced.
  package final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    if (origin.x + origin.y + size.width + size.height).isFinite {
      placeFinite(at: origin, size: size, proposal: proposal)
    } else {
      placeSanitizing(at: origin, size: size, proposal: proposal)
    }
  }

  /// Places the node. The origin and the size must be finite.
  package final func placeFinite(
    at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
  ) {
    let isSame = origin == self.origin && size == self.size && isPlaced
    if !isSame { frameWillChange(toOrigin: origin, size: size) }
    let isRecording = pass.pointee.isRecording
    if isSame && !needsPlacement && proposal == self.proposal && !isRecording { return }
    pass.pointee.placedNodeCount += 1
    setNeedsDrawing()
    self.origin = origin
    self.size = size
    self.proposal = proposal
    isPlaced = true
    needsPlacement = false
    if pass.pointee.stack.isUsedUp(leaving: .quarter) { return graph.failNesting(at: owner) }
    if isRecording {
      graph.layoutRecorder?.place(self)
    } else if pass.pointee.isProfiling {
      graph.profile?.place(self, isSame: isSame)
    } else {
      placeChildren()
    }
  }

  /// Invalidates the sizes and placements of this node and its ancestors, and requests a layout.
  ///
  /// - Complexity: O(depth)
  package final func setNeedsLayout() {
    if pass.pointee.isProfiling { graph.profile?.noteEffect() }
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

  /// Requests a layout if the node's size for any memoized proposal has changed. In this case, also
  /// invalidates the sizes and placements of the node and its ancestors. Otherwise, invalidates
  /// only the picture.
  ///
  /// The node must be a leaf without alignment guides of its own, and its ``lengthRange(along:)``
  /// must not change.
  ///
  /// - Complexity: O(*n* + depth), where *n* is the number of memoized proposals.
  package final func setNeedsLayoutIfResized() {
    for entry in memo.entries where computeSize(entry.proposal) != entry.size {
      return setNeedsLayout()
    }
    setNeedsDrawing()
  }

  /// Invalidates the sizes and placements of this node and of its ancestors, up to but excluding
  /// `ancestor`. The caller must be about to measure the children of `ancestor` again.
  ///
  /// - Complexity: O(depth)
  package final func forgetSizes(below ancestor: LayoutNode) {
    if pass.pointee.isProfiling { graph.profile?.noteEffect() }
    setNeedsDrawing()
    var node: LayoutNode? = self
    while let current = node, current !== ancestor {
      current.forgetSizes()
      current.needsPlacement = true
      current.invalidated()
      node = current.parent
    }
  }

  /// Requests that this node be placed again in the next pass, although its size has not changed.
  ///
  /// - Complexity: O(depth)
  package final func setNeedsPlacement() {
    if pass.pointee.isProfiling { graph.profile?.noteEffect() }
    setNeedsDrawing()
    var node: LayoutNode? = self
    while let current = node {
      current.needsPlacement = true
      node = current.parent
    }
    graph.needsLayout = true
  }

  /// Called when the axis of the enclosing stack changes. Invalidates the sizes, because they may
  /// depend on the axis.
  package func stackOrientationChanged() { forgetSizes() }

  private final func forgetSizes() {
    latest = nil
    memo.removeAll()
  }

  /// The animation that applies to changes of this node in the current batch of state changes; nil
  /// if there is none.
  package final var currentAnimation: Animation? {
    guard let batch = graph.batch else { return nil }
    let transaction = owner.inputs.scope?.resolve(batch) ?? batch.transaction
    return transaction.effectiveAnimation
  }

  /// Returns the left edge of a child in the environment's layout direction, given the left edge in
  /// a left-to-right layout. Both are in points from this node's left edge.
  ///
  /// - Parameters:
  ///   - x: The left edge of the child in a left-to-right layout.
  ///   - width: The width of the child.
  package final func mirrored(_ x: CGFloat, width: CGFloat) -> CGFloat {
    switch owner.inputs.environment.layoutDirection {
    case .leftToRight: x
    case .rightToLeft: size.width - x - width
    }
  }
}

extension DrawnNode {
  /// This node as a layout node. Every ``DrawnNode`` is a layout node, because ``LayoutNode`` is
  /// the only subclass of ``DrawnNode``.
  package final var layoutNode: LayoutNode { unsafeDowncast(self, to: LayoutNode.self) }
}

/// A node that wraps a single child. By default, most requests are forwarded to the child.
/// Subclasses override the functions whose results they change.
package class WrapperNode: LayoutNode {
  /// The wrapped node.
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

  /// Returns the length range of the child. A subclass that changes the size of the child must
  /// override this function, too.
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
