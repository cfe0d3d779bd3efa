import Foundation
import ZoetropeGeometry

/// A view that shows its first child that fits into the proposed size. If no child fits, the last
/// child is shown.
///
/// A child fits if its ideal size along the given axes is at most the proposed size. Along an axis
/// whose proposal is nil, every child fits.
///
/// All children keep their state, and any child may be measured. Only the shown child runs its
/// `onAppear` actions and tasks, and publishes preferences. When another child is chosen, the
/// transitions of the old and the new child play.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// Creates a view that shows the first fitting view of several.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view has to fit. Default: both.
  ///   - content: The views, in order of preference.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node that chooses the child to show.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ViewThatFitsViewNode(view, inputs)
  }
}

/// The view node of a ``ViewThatFits``.
private final class ViewThatFitsViewNode<Content: View>: UnaryNode<ViewThatFits<Content>, Content>,
  Choosing, VisibilityObserving
{
  private lazy var node = ViewThatFitsNode(owner: self)
  private let scope: ChoiceScope
  private lazy var items = ItemTransitions(owner: self)
  /// The child that is shown; nil before the first layout.
  private var present: Candidate?
  /// The children that were shown before and are being removed.
  private var leaving: [Candidate] = []
  /// The outermost view nodes of the children that are only measured.
  private var hidden: [ViewNode] = []
  private var isDecided = false
  /// Whether to drop all shown children without transitions, because an enclosing ``ViewThatFits``
  /// has hidden this one.
  private var isForgetting = false

  init(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
    scope = inputs.choice ?? ChoiceScope(graph: inputs.graph)
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs {
    var inputs = containerInputs
    inputs.choice = scope
    return inputs
  }

  override func didUpdate(_ change: Change) {
    if node.decide == nil {
      node.decide = { [weak self] in if let self { scope.decide(self) } }
      // Nothing is shown until a layout pass has chosen a child.
      child?.isHidden = true
      setOutputs([node])
      // A `ViewThatFits` inside another one chooses again each time the outer one shows it.
      if inputs.choice != nil { scope.add(self) }
    }
    if isForgetting { forget() }
    node.axes = view.axes
    let boundary = inputs.presence
    node.setCandidates(
      ContiguousArray(
        (child?.outputs ?? []).lazy.filter { $0.presence?.isLeaving(inside: boundary) != true }))
    if isDecided { showChoice() }
  }

  // MARK: Choosing

  func visibilityDidChange(isShown: Bool) {
    if isShown || !isDecided { return }
    isDecided = false
    isForgetting = true
    child?.isHidden = true
    markDirty()
  }

  @MainActor private func forget() {
    isForgetting = false
    for candidate in leaving + (present.map { [$0] } ?? []) {
      candidate.end()
      candidate.top.isLeaving = false
    }
    present = nil
    leaving = []
    items.destroy()
    items = ItemTransitions(owner: self)
    node.forgetChoice(items)
  }

  func applyChoice() {
    if !isDecided { graph.pass.pointee.firstChoices += 1 }
    isDecided = true
    child?.isHidden = false
    if let present, present.node !== node.choice { setLeaving(present, true) }
    hideAllBut(node.choice)
    markDirty()
  }

  private func setLeaving(_ candidate: Candidate, _ isLeaving: Bool) {
    candidate.top.isLeaving = isLeaving
    candidate.top.parent?.markDirty()
  }

  /// Hides the view nodes of children that are neither chosen nor being removed.
  private func hideAllBut(_ choice: LayoutNode?) {
    guard let child else { return }
    let new = node.candidates.lazy
      .filter { node in
        node !== choice && node !== self.present?.node
          && !self.leaving.contains { $0.node === node }
      }
      .map { $0.topPlace(below: child) }
    setHidden(Array(new))
  }

  private func setHidden(_ new: [ViewNode]) {
    let old = hidden
    hidden = new
    for place in old where !new.contains(where: { $0 === place }) {
      place.isHidden = false
      place.parent?.markDirty()
    }
    for place in new where !place.isHidden {
      place.isHidden = true
      place.parent?.markDirty()
    }
  }

  @MainActor private func showChoice() {
    take(node.choice)
    let gone = leaving.filter(\.presence.isGone)
    if !gone.isEmpty {
      leaving.removeAll(where: \.presence.isGone)
      for candidate in gone { candidate.end() }
      graph.afterLayout { [weak self] in self?.applyEnd(of: gone) }
    }
    var shown = ContiguousArray<LayoutNode>()
    if let present { shown.append(present.wrapper) }
    for candidate in leaving { shown.append(candidate.wrapper) }
    items.update(shown)
    node.setShown(items, candidate: present?.node)
  }

  private func applyEnd(of candidates: [Candidate]) {
    for candidate in candidates { setLeaving(candidate, false) }
    hideAllBut(node.choice)
    scope.setNeedsNotification()
    markDirty()
  }

  @MainActor private func take(_ choice: LayoutNode?) {
    if present?.node === choice { return }
    if let present {
      present.presence.remove(present.place)
      leaving.append(present)
    }
    present = choice.map { restore($0) ?? Candidate($0, in: self) }
  }

  /// Cancels the removal of the chosen child, and returns the record of that child. Returns nil if
  /// the child is not being removed.
  private func restore(_ choice: LayoutNode) -> Candidate? {
    guard
      let index = leaving.firstIndex(where: { $0.node === choice && !$0.presence.isGone })
    else { return nil }
    let candidate = leaving.remove(at: index)
    candidate.presence.restore(candidate.place)
    setLeavingLater(candidate)
    return candidate
  }

  private func setLeavingLater(_ candidate: Candidate) {
    graph.afterLayout { [weak self] in self?.setLeaving(candidate, false) }
  }

  override func destroy() {
    super.destroy()
    items.destroy()
  }

  override var hasVaryingOutputs: Bool { false }

  override var pathName: String? { "ViewThatFits" }
}

/// A shown child of a ``ViewThatFits``: either the chosen child, or a previously chosen child that
/// is being removed.
private final class Candidate {
  let node: LayoutNode
  /// The outermost view node whose only layout node is ``node``.
  let top: ViewNode
  let presence: Presence
  /// The view node that owns the layout node ``wrapper``.
  let place: ViewNode
  let wrapper: CandidateNode
  /// The insertion and removal state of the child's own view. When another child is chosen, this
  /// state does not change; only ``presence`` ends.
  private let own: Presence?
  private let boundary: Presence?

  @MainActor init<Content: View>(
    _ node: LayoutNode, in view: UnaryNode<ViewThatFits<Content>, Content>
  ) {
    self.node = node
    top = node.topPlace(below: view.child ?? node.owner)
    presence = Presence(view.inputs)
    var inputs = view.childInputs
    inputs.scope = presence
    inputs.presence = presence
    place = ViewNode(inputs)
    wrapper = CandidateNode(owner: place, child: node)
    own = node.presence
    boundary = view.inputs.presence
    own?.retain(inside: boundary)
  }

  /// Releases the view of the child. This method is called when the child is no longer shown.
  func end() { own?.release(inside: boundary) }
}

/// The layout node around a shown child of a ``ViewThatFits``. It is inserted when the child is
/// chosen, and removed when another child is chosen.
final class CandidateNode: WrapperNode {
  override var priority: Double { child.priority }
  override var presence: Presence? { owner.inputs.presence }
}

/// The layout node of a ``ViewThatFits``. It measures as many children as needed, and shows one.
final class ViewThatFitsNode: LayoutNode {
  private(set) var candidates: ContiguousArray<LayoutNode> = []
  /// The child that the last layout pass chose.
  private(set) var choice: LayoutNode?
  /// Schedules the replacement of the shown child by the chosen child.
  var decide: (() -> Void)?
  private var isUndecided = true
  /// The child that is shown. It may differ from ``choice`` until the choice is applied.
  private var candidate: LayoutNode?
  private var shown: ContiguousArray<LayoutNode> = []
  private var leaving: ContiguousArray<LayoutNode> = []
  private var isFresh = false

  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  deinit { abandon() }

  private func abandon() {
    for node in candidates where node.parent === self { node.parent = nil }
    for node in shown where node.parent === self { node.parent = nil }
    for node in leaving where node.parent === self { node.parent = nil }
  }

  func setCandidates(_ new: ContiguousArray<LayoutNode>) {
    if new.isSame(as: candidates) { return }
    abandon()
    candidates = new
    adopt()
    isUndecided = true
    setNeedsLayout()
  }

  /// Sets the layout nodes to draw: those of the shown child and of the children being removed.
  ///
  /// - Parameter new: The shown child; nil if no child is shown.
  func setShown(_ items: ItemTransitions, candidate new: LayoutNode?) {
    let isSame = items.present.isSame(as: shown) && items.leaving.isSame(as: leaving)
    if isSame && new === candidate { return }
    abandon()
    // A child that was hidden must not animate from the frame that it last had.
    if new !== candidate { isFresh = !leaving.contains { $0 === items.present.first } }
    candidate = new
    shown = items.present
    leaving = items.leaving
    adopt()
    setNeedsLayout()
  }

  /// Shows nothing until the next layout pass has chosen a child.
  func forgetChoice(_ nothing: ItemTransitions) {
    setShown(nothing, candidate: nil)
    choice = nil
    isUndecided = true
    setNeedsLayout()
  }

  private func adopt() {
    for node in shown { node.parent = self }
    for node in leaving { node.parent = self }
    // Children that are shown have other parents.
    for node in candidates where node.parent == nil { node.parent = self }
  }

  /// Returns the first child that fits a proposal. If no child fits, returns the last child; nil if
  /// there are no children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
    let (horizontal, vertical) = (axes.contains(.horizontal), axes.contains(.vertical))
    let ideal = ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    let fitting = candidates.dropLast().first { node in
      let size = node.sizeThatFits(ideal)
      return (!horizontal || size.width <= proposal.width ?? .infinity)
        && (!vertical || size.height <= proposal.height ?? .infinity)
    }
    return fitting ?? candidates.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren() {
    let choice = choice(proposal)
    if choice !== self.choice || isUndecided {
      self.choice = choice
      isUndecided = false
      // The child chosen for a larger proposal may be smaller than the child chosen for a smaller
      // proposal. The minimum length of an ancestor may therefore exceed its maximum length. This
      // mark records that such an ancestor does not cause the contradiction.
      forEachAncestor(until: .extremesInside) { $0.marks.insert(.extremesInside) }
      decide?()
    }
    leaving.placeAtLastFrames()
    guard candidate === choice else { return }
    let wasPlacingAnew = graph.isPlacingUnshown
    if isFresh { graph.isPlacingUnshown = true }
    for node in shown { node.place(at: origin, size: size, proposal: proposal) }
    graph.isPlacingUnshown = wasPlacingAnew
    isFresh = false
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    choice(dimensions.proposal).flatMap {
      $0.explicitAlignment(key, in: $0.dimensions(in: dimensions.proposal))
    }
  }

  override var spacing: ViewSpacing { (choice ?? candidates.first)?.spacing ?? ViewSpacing() }
  override var traits: PropertyList { (choice ?? candidates.first)?.traits ?? PropertyList() }
  override var childStackOrientation: Axis? { stackOrientation }

  override func stackOrientationChanged() {
    super.stackOrientationChanged()
    for node in candidates { node.stackOrientationChanged() }
  }

  override func emit(into builder: inout DisplayListBuilder) {
    for node in (leaving + shown).inDrawingOrder { node.emit(into: &builder) }
  }
}
