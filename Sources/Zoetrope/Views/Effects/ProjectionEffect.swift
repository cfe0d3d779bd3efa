import Foundation
import ZoetropeGeometry

/// An effect that applies a projective transform to a view.
nonisolated struct ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform

  typealias Row = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat>

  /// All nine entries of the matrix, row by row.
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

/// A geometry effect that coordinate conversions ignore.
///
/// The view is drawn with the effect, but `GeometryProxy` and anchors inside the view report
/// positions as if the effect were absent.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The wrapped effect.
  public var base: Base

  /// The animatable data of the wrapped effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the transform of the wrapped effect for a view of the given size in points.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// Makes a node that draws the content with the effect. Coordinate conversions through the node
  /// ignore the effect.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    WrappingNode(
      view, inputs, content: \.content,
      wrap: { IgnoredEffectNode(owner: $1, child: $2, effect: $0.modifier) },
      refresh: { $1.setEffect($0.modifier) })
  }
}

/// The layout node of an effect that changes the drawing and is ignored by coordinate conversions.
private final class IgnoredEffectNode<Effect: GeometryEffect>: GeometryEffectNode<Effect> {
  override var innerToOuter: CGAffineTransform? {
    CGAffineTransform(translationX: origin.x, y: origin.y)
  }
}

extension GeometryEffect {
  /// Returns an effect that changes the drawing like this effect, but is ignored by `GeometryProxy`
  /// and anchors.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

extension View {
  /// Applies a projective transform to the drawn view; layout does not change.
  ///
  /// - Parameter transform: The transform, in points, in the space whose origin is the view's top
  ///   left corner.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
