import Foundation
import ZoetropeGeometry

/// Transforms a view, of which only the part is drawn that keeps parallels parallel.
nonisolated struct ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform

  var animatableData: TransformEffect.AnimatableData {
    get { TransformEffect(transform: transform.affine).animatableData }
    set {
      var effect = TransformEffect(transform: transform.affine)
      effect.animatableData = newValue
      transform = ProjectionTransform(effect.transform)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// An effect that the geometry of what is inside does not tell.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  /// The animatable data of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The transform of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// Makes a space that seems to lie where the view does.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    WrappingNode(
      view, inputs, content: \.content,
      wrap: { IgnoredEffectNode(owner: $1, child: $2, effect: $0.modifier) },
      refresh: { $1.setEffect($0.modifier) })
  }
}

/// An effect that is drawn, and that nothing inside knows of.
private final class IgnoredEffectNode<Effect: GeometryEffect>: GeometryEffectNode<Effect> {
  override var innerToOuter: CGAffineTransform? {
    CGAffineTransform(translationX: origin.x, y: origin.y)
  }
}

extension GeometryEffect {
  /// The effect, as one that `GeometryProxy` and anchors do not take account of.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

extension View {
  /// Transforms the view as it is drawn, in its own space; layout does not change. Perspective is
  /// left out.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
