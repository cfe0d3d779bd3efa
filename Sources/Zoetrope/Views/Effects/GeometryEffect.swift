import Foundation
import ZoetropeGeometry

/// An effect that draws a view elsewhere than it is laid out: turned, scaled or moved.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  /// The transform, in the view's own space, at a size of the view in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a space for what is inside.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    WrappingNode(
      view, inputs, content: \.content,
      wrap: { GeometryEffectNode(owner: $1, child: $2, effect: $0.modifier) },
      refresh: { $1.setEffect($0.modifier) })
  }
}

/// Turns a view around a point of it.
nonisolated package struct RotationEffect: GeometryEffect {
  var angle: Angle
  var anchor: UnitPoint

  package var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, of: size))
  }
}

/// Scales a view about a point of it.
nonisolated package struct ScaleEffect: GeometryEffect {
  var scale: CGSize
  var anchor: UnitPoint

  /// What a factor of zero is replaced by, so that the transform can be undone.
  private static let smallest: CGFloat = 1e-5

  package var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func effectValue(size: CGSize) -> ProjectionTransform {
    func factor(_ length: CGFloat) -> CGFloat { length == 0 ? Self.smallest : length }
    return ProjectionTransform(
      CGAffineTransform(scaleX: factor(scale.width), y: factor(scale.height))
        .around(anchor, of: size))
  }
}

/// Transforms a view by any affine transform, in its own space.
nonisolated package struct TransformEffect: GeometryEffect {
  var transform: CGAffineTransform

  package typealias AnimatableData = AnimatablePair<
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
    AnimatablePair<CGFloat, CGFloat>
  >

  package var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(
          AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      let (linear, offset) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: linear.first.first, b: linear.first.second, c: linear.second.first,
        d: linear.second.second, tx: offset.first, ty: offset.second)
    }
  }

  package func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension CGAffineTransform {
  /// This transform about a point of a box, in place of the box's top left corner.
  fileprivate func around(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension View {
  /// Turns the view as it is drawn, clockwise; layout does not change.
  ///
  /// - Parameter anchor: The point that stays where it is. Default: the middle.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the view as it is drawn; layout does not change.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view as it is drawn, alike along both axes; layout does not change.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view as it is drawn; layout does not change.
  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Transforms the view as it is drawn, in its own space; layout does not change.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}
