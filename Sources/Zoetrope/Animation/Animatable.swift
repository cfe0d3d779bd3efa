import Foundation

/// A type whose changes can be animated, because its ``animatableData`` can be interpolated.
///
/// While an animation runs, each frame lays out or draws a copy of the new value. The
/// `animatableData` of the copy is interpolated between the old and the new value.
public protocol Animatable {
  /// The type of the numbers that are interpolated during an animation.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers that are interpolated during an animation.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself: a vector is its own animatable data.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data, for a type that has nothing to animate.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// The type itself: a number is its own animatable data.
  public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
  /// The type itself: a number is its own animatable data.
  public typealias AnimatableData = CGFloat
}
