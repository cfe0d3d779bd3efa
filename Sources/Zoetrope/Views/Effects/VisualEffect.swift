import Foundation
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
  /// In the view's own space.
  var transform = CGAffineTransform.identity
  /// From 0 to 1.
  var opacity = 1.0
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
    appearance.transform = appearance.transform.concatenating(
      effect.effectValue(size: appearance.size).affine)
  }
}

/// An effect, and then an opacity.
private struct FadedVisualEffect<Base: VisualEffect>: VisualEffect {
  var base: Base
  var opacity: Double

  var animatableData: AnimatablePair<Base.AnimatableData, Double> {
    get { AnimatablePair(base.animatableData, opacity) }
    set {
      base.animatableData = newValue.first
      opacity = newValue.second
    }
  }

  func _apply(to appearance: inout _VisualAppearance) {
    base._apply(to: &appearance)
    appearance.opacity *= opacity
  }
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

  /// Draws the view as one picture with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    FadedVisualEffect(base: self, opacity: opacity)
  }
}

extension DisplayListBuilder {
  /// Draws what is inside as effects say, around a frame in the current space.
  mutating func appearance(
    _ effect: some VisualEffect, frame: CGRect, _ body: (inout DisplayListBuilder) -> Void
  ) {
    var appearance = _VisualAppearance(size: frame.size)
    effect._apply(to: &appearance)
    let toOuter = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(appearance.transform)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    layer(opacity: appearance.opacity) { builder in
      if appearance.transform == .identity { return body(&builder) }
      builder.excused { $0.inSpace(toOuter, body) }
    }
  }
}
