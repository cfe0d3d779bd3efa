import Foundation
import ZoetropeGeometry

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

  override var innerToOuter: CGAffineTransform? {
    slot.presented.effectValue(size: size).affine
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let transform = slot.presented.effectValue(size: frame.size).affine
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    builder.inSpace(transform) { child.emit(into: &$0) }
  }
}

extension GeometryEffectNode: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(
      "." + LayoutWords.lowered(typeName(Effect.self)),
      rule: "changes where things are drawn, not how they are laid out")
  }
}

extension ProjectionTransform {
  /// The part that keeps parallels parallel; perspective is left out.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
