import Foundation
import ZoetropeGeometry

/// The first of several views that fits into what is offered, or the last one.
///
/// A view fits if its ideal size along the given axes is no larger than what is offered there; an
/// axis along which nothing in particular is offered fits everything.
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

private final class ViewThatFitsViewNode<Content: View>: UnaryNode<ViewThatFits<Content>, Content> {
  private var node: ViewThatFitsNode?

  init(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs { containerInputs }

  override func didUpdate(_ change: Change) {
    let node = self.node ?? ViewThatFitsNode(owner: self)
    if self.node == nil {
      self.node = node
      setOutputs([node])
    }
    node.axes = view.axes
    node.setCandidates(child?.outputs ?? [])
  }

  override var hasVaryingOutputs: Bool { false }

  override var pathName: String? { "ViewThatFits" }
}

/// The node of a choice: all candidates are measured, as far as need be, and one is shown.
private final class ViewThatFitsNode: LayoutNode {
  private var candidates: ContiguousArray<LayoutNode> = []
  private var shown: LayoutNode?

  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  deinit { for node in candidates where node.parent === self { node.parent = nil } }

  func setCandidates(_ new: ContiguousArray<LayoutNode>) {
    if new.elementsEqual(candidates, by: ===) { return }
    for node in candidates where node.parent === self { node.parent = nil }
    candidates = new
    for node in candidates { node.parent = self }
    if let shown, !candidates.contains(where: { $0 === shown }) { self.shown = nil }
    setNeedsLayout()
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
    let isNew = choice !== shown
    shown = choice
    let wasPlacingAnew = graph.isPlacingAnew
    // What was hidden does not move to its place from wherever it was shown last.
    if isNew { graph.isPlacingAnew = true }
    choice?.place(at: origin, size: size, proposal: proposal)
    graph.isPlacingAnew = wasPlacingAnew
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    choice(dimensions.proposal).flatMap {
      $0.explicitAlignment(key, in: $0.dimensions(in: dimensions.proposal))
    }
  }

  override var spacing: ViewSpacing { (shown ?? candidates.first)?.spacing ?? ViewSpacing() }
  override var traits: PropertyList { (shown ?? candidates.first)?.traits ?? PropertyList() }
  override var childStackOrientation: Axis? { stackOrientation }

  override func stackOrientationChanged() {
    super.stackOrientationChanged()
    for node in candidates { node.stackOrientationChanged() }
  }

  override func emit(into builder: inout DisplayListBuilder) { shown?.emit(into: &builder) }
}

extension ViewThatFitsNode: LayoutWording {
  var layoutWords: LayoutWords {
    let sides =
      axes == .horizontal ? "ideal width" : axes == .vertical ? "ideal height" : "ideal size"
    return LayoutWords(
      "ViewThatFits", rule: "shows the first view whose \(sides) fits, or else the last one")
  }
}
