import Foundation
import ZoetropeGeometry

/// A view with another one in front of it or behind it, which counts for nothing in layout.
final class LayersNode: LayoutNode {
  private let primary: LayoutNode
  private var secondary: LayoutNode?
  private let isSecondaryInFront: Bool
  var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  init(
    owner: ViewNode, primary: LayoutNode, alignment: Alignment, isSecondaryInFront: Bool
  ) {
    self.primary = primary
    self.alignment = alignment
    self.isSecondaryInFront = isSecondaryInFront
    super.init(owner: owner)
    primary.parent = self
  }

  deinit {
    if primary.parent === self { primary.parent = nil }
    if let secondary, secondary.parent === self { secondary.parent = nil }
  }

  func setSecondary(_ node: LayoutNode?) {
    if node === secondary { return }
    if let secondary, secondary.parent === self { secondary.parent = nil }
    secondary = node
    node?.parent = self
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    primary.sizeThatFits(proposal)
  }

  override func placeChildren() {
    primary.place(at: origin, size: size, proposal: proposal)
    guard let secondary else { return }
    let inner = ProposedViewSize(size)
    let dimensions = secondary.dimensions(in: inner)
    let outerPoint = primary.placedDimensions.point(alignment)
    let innerPoint = dimensions.point(alignment)
    let left = mirrored(outerPoint.x - innerPoint.x, width: dimensions.width)
    secondary.place(
      at: CGPoint(x: origin.x + left, y: origin.y + outerPoint.y - innerPoint.y),
      size: dimensions.size, proposal: inner)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    primary.explicitAlignment(key, in: primary.dimensions(in: dimensions.proposal))
  }

  override var priority: Double { primary.priority }
  override var spacing: ViewSpacing { primary.spacing }
  override var traits: PropertyList { primary.traits }
  // Of what is in front or behind, nothing depends on the stack around.
  override var childStackOrientation: Axis? { stackOrientation }

  override func stackOrientationChanged() {
    super.stackOrientationChanged()
    primary.stackOrientationChanged()
    secondary?.stackOrientationChanged()
  }

  override func emit(into builder: inout DisplayListBuilder) {
    if !isSecondaryInFront { secondary?.emit(into: &builder) }
    primary.emit(into: &builder)
    if isSecondaryInFront { secondary?.emit(into: &builder) }
  }
}

/// A modifier that shows other views in front of the view, or behind it.
nonisolated struct Layers<Secondary: View>: ViewModifier {
  var secondary: Secondary
  var alignment: Alignment
  var isSecondaryInFront: Bool

  typealias Body = Never

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayersViewNode(view, inputs)
  }
}

/// The place of an overlay or a background: each view that the content stands for gets its own.
private final class LayersViewNode<C: View, Secondary: View>:
  UnaryNode<ModifiedContent<C, Layers<Secondary>>, C>
{
  private struct Pair {
    let child: LayoutNode
    let layers: LayersNode
    let secondary: ViewNodeOf<Secondary>
    let stack: LayoutContainerNode<ZStackLayout>
  }

  private var pairs: [Pair] = []
  private var direction: LayoutDirection

  init(_ view: ModifiedContent<C, Layers<Secondary>>, _ inputs: _ViewInputs) {
    direction = inputs.environment.layoutDirection
    super.init(view, inputs, content: \.content)
  }

  override func didUpdate(_ change: Change) {
    let modifier = view.modifier
    if change.environmentChanged, direction != inputs.environment.layoutDirection {
      direction = inputs.environment.layoutDirection
      for pair in pairs { pair.layers.setNeedsLayout() }
    }
    if let outputs = child?.outputs, !outputs.elementsEqual(pairs.lazy.map(\.child), by: ===) {
      rebuild(outputs)
    }
    for pair in pairs {
      if change.isDirty {
        pair.secondary.setView(modifier.secondary)
        pair.layers.alignment = modifier.alignment
        pair.stack.setLayout(ZStackLayout(alignment: modifier.alignment))
      }
      pair.secondary.visit(inputs.environment)
      let outputs = pair.secondary.outputs
      if outputs.count > 1 {
        pair.stack.setChildren(outputs, direction: inputs.environment.layoutDirection)
      }
      pair.layers.setSecondary(outputs.count > 1 ? pair.stack : outputs.first)
    }
  }

  @MainActor private func rebuild(_ outputs: ContiguousArray<LayoutNode>) {
    let old = pairs
    pairs = outputs.map { output in
      old.first { $0.child === output } ?? makePair(output)
    }
    for pair in old where !pairs.contains(where: { $0.layers === pair.layers }) {
      pair.secondary.destroy()
    }
    setOutputs(ContiguousArray(pairs.map(\.layers)))
  }

  @MainActor private func makePair(_ output: LayoutNode) -> Pair {
    let modifier = view.modifier
    let layers = LayersNode(
      owner: self, primary: output, alignment: modifier.alignment,
      isSecondaryInFront: modifier.isSecondaryInFront)
    let inner = Secondary.makeChild(modifier.secondary, childInputs)
    inner.label = .named(modifier.isSecondaryInFront ? "overlay" : "background")
    let stack = LayoutContainerNode(
      owner: self, layout: ZStackLayout(alignment: modifier.alignment))
    return Pair(child: output, layers: layers, secondary: inner, stack: stack)
  }

  override func destroy() {
    super.destroy()
    for pair in pairs { pair.secondary.destroy() }
  }
}
