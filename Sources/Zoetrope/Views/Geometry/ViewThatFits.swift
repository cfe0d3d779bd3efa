import Foundation
import ZoetropeGeometry

/// The first of several views that fits into what is offered, or the last one.
///
/// A view fits if its ideal size along the given axes is no larger than what is offered there; an
/// axis along which nothing in particular is offered fits everything.
///
/// All views are there to be measured, and keep their state; but only the one that is shown has
/// appeared, does its tasks and hands up preferences. Another choice comes and goes by its
/// transition.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// Creates a choice of the views in a builder, best first.
  ///
  /// - Parameter axes: Along which axes a view has to fit. Default both.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for all of the views.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ViewThatFitsViewNode(view, inputs)
  }
}

/// The place of a choice.
private final class ViewThatFitsViewNode<Content: View>: UnaryNode<ViewThatFits<Content>, Content>,
  Choosing, StageMember
{
  private lazy var node = ViewThatFitsNode(owner: self)
  private let scope: ChoiceScope
  private lazy var items = ItemTransitions(owner: self)
  /// What is shown.
  private var present: Candidate?
  /// What was shown before, and is on its way out.
  private var leaving: [Candidate] = []
  /// The places of the views that are only measured.
  private var hidden: [ViewNode] = []
  private var isDecided = false
  /// Whether all that was shown is to be forgotten, as nobody saw it go.
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
      // Nothing is shown until layout has chosen.
      child?.isHidden = true
      setOutputs([node])
      // A choice inside of another one is made anew when that shows it again.
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

  func stageChanged(isShown: Bool) {
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

  /// Hides the places of the candidates that are neither chosen nor on their way out.
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
    scope.stageChanged()
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

  /// A view that is chosen again while it is still shown goes on as it was.
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

/// A view that was chosen, where it is shown.
private final class Candidate {
  let node: LayoutNode
  /// The outermost place that is this view and no other.
  let top: ViewNode
  let presence: Presence
  /// The place that the view has here.
  let place: ViewNode
  let wrapper: CandidateNode
  /// The presence that the view has of its own.
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
    own?.keep(inside: boundary)
  }

  /// To be called when the view is no longer shown.
  func end() { own?.letGo(inside: boundary) }
}

/// A view that was chosen: it comes and goes with the choice.
final class CandidateNode: WrapperNode {
  override var priority: Double { child.priority }
  override var presence: Presence? { owner.inputs.presence }
}

/// The node of a choice: all candidates are measured, as far as need be, and one is shown.
final class ViewThatFitsNode: LayoutNode {
  private(set) var candidates: ContiguousArray<LayoutNode> = []
  /// What the last layout has chosen.
  private(set) var choice: LayoutNode?
  /// Has the choice applied.
  var decide: (() -> Void)?
  private var isUndecided = true
  /// The candidate that is shown, which may not be the last choice yet.
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

  /// Takes what is shown, and which candidate that is.
  func setShown(_ items: ItemTransitions, candidate new: LayoutNode?) {
    let isSame = items.present.isSame(as: shown) && items.leaving.isSame(as: leaving)
    if isSame && new === candidate { return }
    abandon()
    // What was hidden does not move to its place from wherever it was shown last.
    if new !== candidate { isFresh = !leaving.contains { $0 === items.present.first } }
    candidate = new
    shown = items.present
    leaving = items.leaving
    adopt()
    setNeedsLayout()
  }

  /// Shows nothing until the next layout has chosen.
  func forgetChoice(_ nothing: ItemTransitions) {
    setShown(nothing, candidate: nil)
    choice = nil
    isUndecided = true
    setNeedsLayout()
  }

  private func adopt() {
    for node in shown { node.parent = self }
    for node in leaving { node.parent = self }
    // Those that are shown have other nodes around them.
    for node in candidates where node.parent == nil { node.parent = self }
  }

  /// The candidate for a proposal; nil where there are none. O(n)
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
      decide?()
    }
    leaving.placeWhereTheyAre()
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
