import Foundation
import ZoetropeGeometry

/// A modifier that transforms the drawing of a view without changing its layout.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  /// Returns the transform for a view of the given size. The size and the coordinates are in
  /// points, with the origin at the view's top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a node that applies the effect. The node defines a coordinate space for its content.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    WrappingNode(
      view, inputs, content: \.content,
      wrap: { GeometryEffectNode(owner: $1, child: $2, effect: $0.modifier) },
      refresh: { $1.setEffect($0.modifier) })
  }
}

/// A built-in effect whose transform in right-to-left layouts differs from the transform in
/// left-to-right layouts.
nonisolated protocol DirectedGeometryEffect: GeometryEffect {
  /// The effect for right-to-left layouts.
  var rightToLeft: Self { get }
}

/// An effect that rotates a view about a point.
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

/// An effect that scales a view about a point.
nonisolated package struct ScaleEffect: GeometryEffect {
  var scale: CGSize
  var anchor: UnitPoint

  /// The scale factor that is used in place of 0, so that the transform remains invertible.
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

/// An effect that applies an affine transform in the view's own space.
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
  /// Returns this transform, applied about an anchor point of a box instead of about the box's top
  /// left corner. The anchor is given in fractions of the box's size.
  fileprivate func around(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension View {
  /// Rotates the drawing of this view. Layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle; positive angles rotate clockwise on the screen.
  ///   - anchor: The center of the rotation, in fractions of the view's size. Default: the center.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the drawing of this view. Layout does not change.
  ///
  /// - Parameters:
  ///   - scale: The scale factors along x and y. A factor of 0 counts as 1e-5.
  ///   - anchor: The fixed point of the scaling, in fractions of the view's size. Default: the
  ///     center.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing of this view by the same factor along both axes. Layout does not change.
  ///
  /// - Parameters:
  ///   - s: The scale factor. A factor of 0 counts as 1e-5.
  ///   - anchor: The fixed point of the scaling, in fractions of the view's size. Default: the
  ///     center.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing of this view. Layout does not change.
  ///
  /// - Parameters:
  ///   - x: The scale factor along x. A factor of 0 counts as 1e-5. Default: 1.
  ///   - y: The scale factor along y. A factor of 0 counts as 1e-5. Default: 1.
  ///   - anchor: The fixed point of the scaling, in fractions of the view's size. Default: the
  ///     center.
  public nonisolated func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to the drawing of this view. Layout does not change.
  ///
  /// - Parameter transform: The transform, in points, in the space whose origin is the view's top
  ///   left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}
