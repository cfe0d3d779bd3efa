import Foundation
import ZoetropeGeometry

/// Turns a view about an axis in space, seen with perspective.
nonisolated package struct Rotation3DEffect: GeometryEffect, Sendable {
  var angle: Angle
  /// Of any length; x points to the right, y down, z at the viewer.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  /// How far in front of the view the axis lies, in points.
  var anchorZ: CGFloat
  /// How many times nearer than the longer side of the view the eye is.
  var perspective: CGFloat

  package typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
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

  /// The view is moved so that the anchor lies at the origin, turned, seen by an eye in front of the
  /// origin, and moved back.
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

extension View {
  /// Turns the view in space as it is drawn; layout does not change.
  ///
  /// Turned by more than a right angle, the view shows its back: its picture, mirrored. Seen edge-on
  /// it does not show.
  ///
  /// - Parameters:
  ///   - angle: How far it turns: about the y axis, the right side moves away from the viewer; about
  ///     the x axis, the upper one does; about the z axis, it turns clockwise.
  ///   - axis: The axis of the turn: x points to the right, y down, z at the viewer. Its length does
  ///     not count.
  ///   - anchor: A point that the axis goes through. Default: the middle.
  ///   - anchorZ: How far in front of the view the axis lies, in points. Default 0.
  ///   - perspective: How near the eye is: 1, the default, for as far away as the longer side of the
  ///     view, 0 for infinitely far.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
