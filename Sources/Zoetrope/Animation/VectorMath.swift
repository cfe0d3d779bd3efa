/// An animatable type whose arithmetic operators act on its animatable data.
///
/// The components and units of all results are those of the animatable data.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  /// The length of the animatable data as a vector, in units of the data.
  @inlinable
  public var magnitude: Double {
    animatableData.magnitudeSquared.squareRoot()
  }

  /// Negates the animatable data.
  @inlinable
  public mutating func negate() {
    animatableData = .zero - animatableData
  }

  /// Returns the value with negated animatable data.
  @inlinable
  public static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }

  /// Adds another value.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs.animatableData += rhs.animatableData
  }

  /// Returns the sum of two values.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result += rhs
    return result
  }

  /// Subtracts another value.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs.animatableData -= rhs.animatableData
  }

  /// Returns the difference between two values.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  /// Multiplies the value by the given number.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Double) {
    lhs.animatableData.scale(by: rhs)
  }

  /// Returns the value multiplied by the given number.
  @inlinable
  public static func * (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result *= rhs
    return result
  }

  /// Divides the value by the given number.
  @inlinable
  public static func /= (lhs: inout Self, rhs: Double) {
    lhs *= 1 / rhs
  }

  /// Returns the value divided by the given number.
  @inlinable
  public static func / (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result /= rhs
    return result
  }
}
