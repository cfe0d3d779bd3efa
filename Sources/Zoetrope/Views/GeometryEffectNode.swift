import Foundation
import ZoetropeGeometry

/// The node of an effect that transforms what is inside.
class GeometryEffectNode<Effect: GeometryEffect>: SpaceNode {
  private var slot: AnimatableSlot<Effect>

  init(owner: ViewNode, child: LayoutNode, effect: Effect) {
    slot = AnimatableSlot(effect)
    super.init(owner: owner, child: child)
  }

  final func setEffect(_ effect: Effect) { slot.set(effect, for: self) }

  override func tickContent(at time: Double) -> Bool { slot.tick(at: time) }
  override var nextContentEvent: Double? { slot.nextEvent }

  override var innerToOuter: CGAffineTransform? {
    effect(size: size).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// The transform of the effect, none where that is not made of finite numbers.
  private func effect(size: CGSize) -> CGAffineTransform {
    let transform = slot.presented.effectValue(size: size).affine
    if transform.isFinite { return transform }
    report(.transform)
    return .identity
  }

  override var answerer: String { typeName(Effect.self) }

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let effect = effect(size: frame.size)
    let transform =
      effect
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    builder.inSpace(transform) { builder in
      if effect == .identity { return child.emit(into: &builder) }
      builder.excused { child.emit(into: &$0) }
    }
  }
}

extension GeometryEffectNode: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(
      "." + LayoutWords.lowered(typeName(Effect.self)),
      rule: "changes where things are drawn, not how they are laid out")
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

extension ProjectionTransform {
  /// The part that keeps parallels parallel; perspective is left out.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
