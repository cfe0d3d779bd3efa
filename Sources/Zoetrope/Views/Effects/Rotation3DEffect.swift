import Foundation
import ZoetropeGeometry

/// An effect that rotates a view about an axis in three dimensions and draws it in perspective.
nonisolated package struct Rotation3DEffect: DirectedGeometryEffect, Sendable {
  var angle: Angle
  /// The direction of the axis: x points right, y down, z towards the viewer. The length of this
  /// vector is ignored.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  /// The distance by which the axis lies in front of the view, in points.
  var anchorZ: CGFloat
  /// The longer side of the view divided by the distance of the eye from the view; 0 for a parallel
  /// projection.
  var perspective: CGFloat

  /// The animatable data of `axis`: x, y and z.
  package typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  /// The animatable data of `anchor` and `anchorZ`.
  package typealias Anchor = AnimatablePair<UnitPoint.AnimatableData, CGFloat>

  package var animatableData:
    AnimatablePair<AnimatablePair<Angle.AnimatableData, Axis>, AnimatablePair<Anchor, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(
          angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
        AnimatablePair(AnimatablePair(anchor.animatableData, anchorZ), perspective))
    }
    set {
      let (turn, place) = (newValue.first, newValue.second.first)
      angle.animatableData = turn.first
      axis = (turn.second.first, turn.second.second.first, turn.second.second.second)
      anchor.animatableData = place.first
      anchorZ = place.second
      perspective = newValue.second.second
    }
  }

  /// Returns a transform of four steps. It moves the anchor to the origin, rotates the view,
  /// applies the perspective of an eye in front of the origin, and moves the anchor back.
  package func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    var eye = CATransform3D()
    let side = max(size.width, size.height)
    if side > 0 { eye.m34 = -perspective / side }
    let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    let turned = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), turn)
    let back = CATransform3DMakeTranslation(x, y, anchorZ)
    return ProjectionTransform(CATransform3DConcat(CATransform3DConcat(turned, eye), back))
  }
}

extension Rotation3DEffect {
  /// The effect for right-to-left layouts: the rotation about the y axis is reversed, and the
  /// anchor is measured from the right.
  var rightToLeft: Rotation3DEffect {
    var effect = self
    effect.axis.y = -axis.y
    effect.anchor.x = 1 - anchor.x
    return effect
  }
}

extension View {
  /// Rotates the drawn view in three dimensions; layout does not change.
  ///
  /// Beyond a right angle, the view shows its back, a mirror image of its front. A view seen
  /// edge-on is not drawn. In right-to-left layouts, the rotation about the y axis is reversed, and
  /// the anchor is measured from the right.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation. A positive angle about the y axis moves the right side
  ///     away from the viewer. A positive angle about the x axis moves the top away. A positive
  ///     angle about the z axis rotates the view clockwise.
  ///   - axis: The direction of the axis: x points right, y down, z towards the viewer. The length
  ///     of this vector is ignored.
  ///   - anchor: The point of the view that the axis passes through. Default: the center.
  ///   - anchorZ: The distance by which the axis lies in front of the view, in points. Default 0.
  ///   - perspective: The longer side of the view divided by the distance of the eye from the view.
  ///     Default 1; 0 gives a parallel projection.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
