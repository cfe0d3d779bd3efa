import Foundation
import ZoetropeGeometry

/// An effect with a space of its own: what is inside is laid out from the origin of that space,
/// and moves relative to it.
class SpaceNode: GeometryNode {
  final let child: LayoutNode

  init(owner: ViewNode, child: LayoutNode) {
    self.child = child
    super.init(owner: owner)
    child.parent = self
  }

  deinit { if child.parent === self { child.parent = nil } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  override func placeChildren() { child.place(at: .zero, proposal: proposal) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    child.explicitAlignment(key, in: child.dimensions(in: dimensions.proposal))
  }

  override var priority: Double { child.priority }
  override var spacing: ViewSpacing { child.spacing }
  override var traits: PropertyList { child.traits }
  override var childStackOrientation: Axis? { stackOrientation }
}

/// The node of an effect that transforms what is inside.
final class GeometryEffectNode<Effect: GeometryEffect>: SpaceNode {
  private var slot: AnimatableSlot<Effect>

  init(owner: ViewNode, child: LayoutNode, effect: Effect) {
    slot = AnimatableSlot(effect)
    super.init(owner: owner, child: child)
  }

  func setEffect(_ effect: Effect) { slot.set(effect, for: self) }

  override func tickContent(at time: Double) -> Bool { slot.tick(at: time) }
  override var nextContentEvent: Double? { slot.nextEvent }

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let transform = slot.presented.effectValue(size: frame.size).affine
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    builder.inSpace(transform) { child.emit(into: &$0) }
  }
}

/// The node of a clip: what is inside shows only within a shape.
final class ClipNode<ClipShape: Shape>: SpaceNode {
  private var slot: AnimatableSlot<ClipShape>
  private var style: FillStyle

  init(owner: ViewNode, child: LayoutNode, shape: ClipShape, style: FillStyle) {
    slot = AnimatableSlot(shape)
    self.style = style
    super.init(owner: owner, child: child)
  }

  func setShape(_ shape: ClipShape, style: FillStyle) {
    slot.set(shape, for: self)
    self.style = style
  }

  override func tickContent(at time: Double) -> Bool { slot.tick(at: time) }
  override var nextContentEvent: Double? { slot.nextEvent }

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let path = slot.presented.path(in: CGRect(origin: .zero, size: frame.size))
    let rule = style.fillRule
    builder.inSpace(CGAffineTransform(translationX: frame.minX, y: frame.minY)) { builder in
      builder.clipped(to: path, rule: rule, isAntialiased: style.isAntialiased) {
        child.emit(into: &$0)
      }
    }
  }
}

extension ProjectionTransform {
  /// The part that keeps parallels parallel; perspective is left out.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
