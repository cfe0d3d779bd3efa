import Foundation

/// A value that can be added, scaled and measured, and so be animated.
///
/// Guarantees expected of a conforming type: `+` is commutative and associative up to rounding,
/// `zero` changes nothing, scaling by 1 changes nothing and scaling by 0 gives `zero` for finite
/// values, and `magnitudeSquared` is the dot product of the value with itself.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself, in squared units of its components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied by a number.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value toward another: `self + (other - self) * amount`.
  ///
  /// - Parameter amount: 0 leaves the value alone, 1 reaches `other`; it is not clamped.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value moved toward another: `self + (other - self) * amount`.
  ///
  /// - Parameter amount: 0 gives the value itself, 1 gives `other`; it is not clamped.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= rhs
  }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double {
    self * self
  }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another, rounded to single precision first.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= Float(rhs)
  }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double {
    Double(self * self)
  }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another.
  @inlinable
  public mutating func scale(by rhs: Double) {
    self *= CGFloat(rhs)
  }

  /// The square of the number.
  @inlinable
  public var magnitudeSquared: Double {
    Double(self * self)
  }
}
