import Foundation

/// A type that describes how it is animated by naming the numbers that change.
///
/// While an animation runs, a copy of the new value is given interpolated `animatableData` for
/// every frame, and is then laid out or drawn again.
public protocol Animatable {
  /// The type of the numbers that change.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers that change.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// A vector is its own animatable data.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// A number is its own animatable data.
  public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
  /// A number is its own animatable data.
  public typealias AnimatableData = CGFloat
}
