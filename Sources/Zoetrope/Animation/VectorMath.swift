/// An animatable type that borrows arithmetic from its animatable data.
///
/// Numbers of the result are those of the animatable data's arithmetic.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  /// The length of the animatable data as a vector, in the data's own units.
  @inlinable
  public var magnitude: Double {
    animatableData.magnitudeSquared.squareRoot()
  }

  /// Turns the value into its opposite.
  @inlinable
  public mutating func negate() {
    animatableData = .zero - animatableData
  }

  /// The opposite value.
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

  /// The sum.
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

  /// The difference.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  /// Multiplies the value by a number.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Double) {
    lhs.animatableData.scale(by: rhs)
  }

  /// The value multiplied by a number.
  @inlinable
  public static func * (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result *= rhs
    return result
  }

  /// Divides the value by a number.
  @inlinable
  public static func /= (lhs: inout Self, rhs: Double) {
    lhs *= 1 / rhs
  }

  /// The value divided by a number.
  @inlinable
  public static func / (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result /= rhs
    return result
  }
}
