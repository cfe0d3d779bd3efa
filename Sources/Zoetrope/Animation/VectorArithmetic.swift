import Foundation

/// A value with the arithmetic of a vector. This arithmetic makes it possible to animate the value.
///
/// A conforming type guarantees:
///
/// - `+` is commutative and associative up to rounding.
/// - Adding `zero` or scaling by 1 leaves a value unchanged.
/// - Scaling a finite value by 0 yields `zero`.
/// - `magnitudeSquared` is the dot product of the value with itself.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by the given number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself, in squared units of its components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with every component multiplied by the given number.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value toward another: `self + (other - self) * amount`.
  ///
  /// - Parameters:
  ///   - other: The value at an amount of 1.
  ///   - amount: The fraction of the distance to move by; not clamped to 0...1.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the value moved toward another: `self + (other - self) * amount`.
  ///
  /// - Parameters:
  ///   - other: The value at an amount of 1.
  ///   - amount: The fraction of the distance to move by; not clamped to 0...1.
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
  /// Multiplies the number by a factor, which is first rounded to single precision.
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
