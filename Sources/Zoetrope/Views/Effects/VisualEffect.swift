import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A change to the way in which a view is drawn. The change may depend on the view's geometry, and
/// does not affect layout.
///
/// Effects are built by chaining methods such as ``opacity(_:)`` and ``offset(_:)``.
public protocol VisualEffect: Sendable, Animatable {
  /// Appends the drawing steps of this effect to the given steps.
  func _apply(to appearance: inout _VisualAppearance)
}

/// The drawing steps of a visual effect, for a view of a given size.
public struct _VisualAppearance {
  /// The size of the view in points.
  let size: CGSize
  /// The steps in the order in which they are applied to the view. The last step is the outermost.
  var steps: [Step] = []

  enum Step {
    /// Draws the view with a projective transform in the view's own space.
    case projection(ProjectionTransform)
    /// Composites the view in a layer.
    case layer(DisplayList.Layer)
  }
}

/// A visual effect that changes nothing: the start of a chain of effects.
public struct EmptyVisualEffect: VisualEffect {
  /// The effect has nothing to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an effect that changes nothing.
  public init() {}

  /// Changes nothing.
  public func _apply(to appearance: inout _VisualAppearance) {}
}

/// A visual effect followed by a geometry effect.
private struct TransformedVisualEffect<
  Base: VisualEffect, Effect: GeometryEffect & Sendable
>: VisualEffect {
  var base: Base
  var effect: Effect

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set {
      base.animatableData = newValue.first
      effect.animatableData = newValue.second
    }
  }

  func _apply(to appearance: inout _VisualAppearance) {
    base._apply(to: &appearance)
    appearance.steps.append(.projection(effect.effectValue(size: appearance.size)))
  }
}

/// A visual effect followed by a compositing effect.
private struct PictureVisualEffect<
  Base: VisualEffect, Effect: ResolvedCompositingEffect
>: VisualEffect {
  var base: Base
  var effect: Effect

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set {
      base.animatableData = newValue.first
      effect.animatableData = newValue.second
    }
  }

  func _apply(to appearance: inout _VisualAppearance) {
    base._apply(to: &appearance)
    if let layer = effect.layer { appearance.steps.append(.layer(layer)) }
  }
}

/// An effect that multiplies the alpha of each leaf of a view by an opacity from 0 to 1. A leaf is,
/// for example, a text or a shape.
nonisolated private struct FadeEffect: ResolvedCompositingEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  var layer: DisplayList.Layer? {
    opacity < 1 ? DisplayList.Layer(opacity: max(opacity, 0)) : nil
  }

  var call: String { ".opacity(\(opacity))" }
}

/// An effect that moves the drawn view.
nonisolated private struct OffsetEffect: GeometryEffect {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

extension VisualEffect {
  private func applying(_ effect: some GeometryEffect & Sendable) -> some VisualEffect {
    TransformedVisualEffect(base: self, effect: effect)
  }

  /// Moves the drawn view by an offset in points, y down.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    applying(OffsetEffect(offset: offset))
  }

  /// Moves the drawn view by an offset in points, y down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the drawn view.
  ///
  /// - Parameters:
  ///   - scale: The factors along both axes. A factor of 0 counts as 1e-5.
  ///   - anchor: The point that stays in place. Default: the center.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    applying(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawn view equally along both axes.
  ///
  /// - Parameters:
  ///   - scale: The factor. A factor of 0 counts as 1e-5.
  ///   - anchor: The point that stays in place. Default: the center.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the drawn view.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor. A factor of 0 counts as 1e-5. Default 1.
  ///   - y: The vertical factor. A factor of 0 counts as 1e-5. Default 1.
  ///   - anchor: The point that stays in place. Default: the center.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the drawn view clockwise.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation; negative angles rotate counterclockwise.
  ///   - anchor: The point that stays in place. Default: the center.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    applying(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Applies an affine transform to the drawn view.
  ///
  /// - Parameter transform: The transform, in points, in the space whose origin is the view's top
  ///   left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    applying(TransformEffect(transform: transform))
  }

  /// Multiplies the alpha of each leaf of the view by an opacity, clamped to 0...1. A leaf is, for
  /// example, a text or a shape.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    applying(FadeEffect(opacity: opacity))
  }

  /// Rotates the drawn view in three dimensions.
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
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    applying(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  private func applying(_ effect: some ResolvedCompositingEffect) -> some VisualEffect {
    PictureVisualEffect(base: self, effect: effect)
  }

  private func applying(_ kind: ColorEffect.Kind, _ amount: Double) -> some VisualEffect {
    applying(ColorEffect(kind: kind, amount: amount))
  }

  /// Blurs the view with a Gaussian.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; 0 or less changes nothing.
  ///   - opaque: Whether the edge of the picture stays sharp. Default false.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    applying(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds an amount to each sRGB component: 0 changes nothing, 1 makes everything white.
  public func brightness(_ amount: Double) -> some VisualEffect { applying(.brightness, amount) }

  /// Scales the distance of colors from middle gray: 1 changes nothing, 0 makes everything gray.
  public func contrast(_ amount: Double) -> some VisualEffect { applying(.contrast, amount) }

  /// Scales the distance of colors from a gray of the same luminance: 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { applying(.saturation, amount) }

  /// Fades colors to gray: 0 changes nothing, 1 leaves only grays.
  public func grayscale(_ amount: Double) -> some VisualEffect { applying(.grayscale, amount) }

  /// Rotates the hues of colors; a positive angle turns red towards yellow.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    applying(HueRotation(angle: angle))
  }

  /// Sets the mode in which each leaf of the view is blended with its backdrop. A leaf is, for
  /// example, a text or a shape.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    applying(BlendEffect(mode: blendMode))
  }
}

extension DisplayListBuilder {
  /// Draws a subtree with a visual effect.
  ///
  /// - Parameter frame: The frame of the view, in points, in the builder's current coordinate
  ///   space.
  mutating func appearance(
    _ effect: some VisualEffect, frame: CGRect, _ body: (inout DisplayListBuilder) -> Void
  ) {
    var appearance = _VisualAppearance(size: frame.size)
    effect._apply(to: &appearance)
    apply(appearance.steps[...], frame: frame, body)
  }

  /// Draws a subtree with the given steps of an effect. The last step is the outermost.
  private mutating func apply(
    _ steps: ArraySlice<_VisualAppearance.Step>, frame: CGRect,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard let last = steps.last else { return body(&self) }
    let rest = steps.dropLast()
    switch last {
    case .layer(let layer) where layer.onlyFades:
      self.layer(opacity: layer.opacity) { $0.apply(rest, frame: frame, body) }
    case .layer(let layer):
      self.layer(layer) { $0.apply(rest, frame: frame, body) }
    case .projection(let projection):
      if projection.isIdentity { return apply(rest, frame: frame, body) }
      let toInner = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      projected(projection, frame: frame) { builder in
        builder.allowingHiddenViews { builder in
          builder.inSpace(toInner) { $0.apply(rest, frame: frame, body) }
        }
      }
    }
  }
}
