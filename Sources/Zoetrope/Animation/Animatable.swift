import Foundation

/// A type that exposes the numbers to animate.
///
/// While an animation runs, each frame uses a copy of the new value with interpolated
/// `animatableData`, which is then laid out or drawn again.
public protocol Animatable {
  /// The type of the numbers to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers to animate.
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
  /// The empty data of a type without anything to animate.
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
