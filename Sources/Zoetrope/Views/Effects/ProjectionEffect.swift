import Foundation
import ZoetropeGeometry

/// Transforms a view, with perspective.
nonisolated struct ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform

  typealias Row = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat>

  /// All entries, row by row.
  var animatableData: AnimatablePair<AnimatablePair<Row, Row>, Row> {
    get {
      let m = transform
      return AnimatablePair(
        AnimatablePair(
          AnimatablePair(AnimatablePair(m.m11, m.m12), m.m13),
          AnimatablePair(AnimatablePair(m.m21, m.m22), m.m23)),
        AnimatablePair(AnimatablePair(m.m31, m.m32), m.m33))
    }
    set {
      let (first, second, third) = (newValue.first.first, newValue.first.second, newValue.second)
      (transform.m11, transform.m12) = (first.first.first, first.first.second)
      (transform.m21, transform.m22) = (second.first.first, second.first.second)
      (transform.m31, transform.m32) = (third.first.first, third.first.second)
      (transform.m13, transform.m23, transform.m33) = (first.second, second.second, third.second)
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
  /// Transforms the view as it is drawn, in its own space, with perspective; layout does not change.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
