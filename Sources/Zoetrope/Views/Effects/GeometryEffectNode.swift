import Foundation
import ZoetropeGeometry

/// The layout node of a geometry effect.
class GeometryEffectNode<Effect: GeometryEffect>: SpaceNode {
  private(set) var slot: AnimatableSlot<Effect>
  /// Whether the effect is a ``DirectedGeometryEffect``. The property is stored, because the check
  /// takes longer than the computation of most effects.
  private let isDirected = Effect.self is any DirectedGeometryEffect.Type

  init(owner: ViewNode, child: LayoutNode, effect: Effect) {
    slot = AnimatableSlot(effect)
    super.init(owner: owner, child: child)
  }

  final func setEffect(_ effect: Effect) { slot.set(effect, for: self) }

  override func tickContent(at time: Double) -> Bool { slot.tick(at: time) }
  override var nextContentEvent: Double? { slot.nextEvent }

  override var innerToOuter: CGAffineTransform? {
    effect(size: size).affine(near: CGPoint(x: size.width / 2, y: size.height / 2))
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// Returns the transform of the effect. If the transform is not finite, returns the identity and
  /// reports a diagnostic.
  private func effect(size: CGSize) -> ProjectionTransform {
    let transform = directedEffectValue(size: size)
    if transform.isFinite { return transform }
    report(.transform)
    return ProjectionTransform()
  }

  /// Returns the transform of the effect with its current, possibly animated parameters. In a
  /// right-to-left layout, a ``DirectedGeometryEffect`` is replaced by its variant for such
  /// layouts.
  private func directedEffectValue(size: CGSize) -> ProjectionTransform {
    let effect = slot.presented
    if isDirected, owner.inputs.environment.layoutDirection == .rightToLeft,
      let directed = effect as? any DirectedGeometryEffect
    {
      return directed.rightToLeft.effectValue(size: size)
    }
    return effect.effectValue(size: size)
  }

  override var faultSubject: String { typeName(Effect.self) }

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let effect = effect(size: frame.size)
    builder.projected(effect, frame: frame) { builder in
      if effect.isIdentity { return child.emit(into: &builder) }
      builder.allowingHiddenViews { child.emit(into: &$0) }
    }
  }
}

extension ProjectionTransform {
  fileprivate var isFinite: Bool {
    (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
  }
}
