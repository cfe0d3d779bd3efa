import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A change of how a view is drawn that depends on where it is, and does not move anything else.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds what the effect does.
  func _apply(to appearance: inout _VisualAppearance)
}

/// How a view is drawn, by its visual effects.
public struct _VisualAppearance {
  /// The size of the view in points.
  let size: CGSize
  /// What is done to the view, in order.
  var steps: [Step] = []

  enum Step {
    /// It is drawn elsewhere, in its own space.
    case projection(ProjectionTransform)
    /// It is drawn as one picture.
    case layer(DisplayList.Layer)
  }
}

/// No effect, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing is animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an effect that changes nothing.
  public init() {}

  /// Changes nothing.
  public func _apply(to appearance: inout _VisualAppearance) {}
}

/// An effect, and then a transform.
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

/// An effect, and then one on the picture of the view.
private struct PictureVisualEffect<
  Base: VisualEffect, Effect: ResolvedPictureEffect
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

/// Draws each thing in a view with an opacity from 0 to 1.
nonisolated private struct FadeEffect: ResolvedPictureEffect {
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

/// Moves a view as it is drawn.
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

  /// Moves the view as it is drawn, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    applying(OffsetEffect(offset: offset))
  }

  /// Moves the view as it is drawn, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the view as it is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    applying(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view as it is drawn, alike along both axes.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view as it is drawn.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view as it is drawn, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    applying(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Transforms the view as it is drawn, in its own space.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    applying(TransformEffect(transform: transform))
  }

  /// Draws each thing in the view with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    applying(FadeEffect(opacity: opacity))
  }

  /// Turns the view in space as it is drawn, seen with perspective.
  ///
  /// - Parameters:
  ///   - angle: How far it turns.
  ///   - axis: The axis of the turn: x points to the right, y down, z at the viewer.
  ///   - anchor: A point that the axis goes through. Default: the middle.
  ///   - anchorZ: How far in front of the view the axis lies, in points. Default 0.
  ///   - perspective: How near the eye is: 1, the default, for as far away as the longer side of the
  ///     view, 0 for infinitely far.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    applying(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  private func applying(_ effect: some ResolvedPictureEffect) -> some VisualEffect {
    PictureVisualEffect(base: self, effect: effect)
  }

  private func applying(_ kind: ColorEffect.Kind, _ amount: Double) -> some VisualEffect {
    applying(ColorEffect(kind: kind, amount: amount))
  }

  /// Softens the view with a Gaussian whose standard deviation is a radius in points; with a sharp
  /// border where it is opaque.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    applying(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds an amount to each sRGB component: 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect { applying(.brightness, amount) }

  /// Scales the distance of colours from middle gray: 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { applying(.contrast, amount) }

  /// Scales the distance of colours from gray: 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { applying(.saturation, amount) }

  /// Takes colour out: from 0, which changes nothing, to 1, which leaves only grays.
  public func grayscale(_ amount: Double) -> some VisualEffect { applying(.grayscale, amount) }

  /// Turns the hues of colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    applying(HueRotation(angle: angle))
  }

  /// Blends each thing in the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    applying(BlendEffect(mode: blendMode))
  }
}

extension DisplayListBuilder {
  /// Draws what is inside as effects say, around a frame in the current space.
  mutating func appearance(
    _ effect: some VisualEffect, frame: CGRect, _ body: (inout DisplayListBuilder) -> Void
  ) {
    var appearance = _VisualAppearance(size: frame.size)
    effect._apply(to: &appearance)
    apply(appearance.steps[...], frame: frame, body)
  }

  /// The last step is around all others.
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
        builder.excused { builder in
          builder.inSpace(toInner) { $0.apply(rest, frame: frame, body) }
        }
      }
    }
  }
}
