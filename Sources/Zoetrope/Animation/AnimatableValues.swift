/// Any number of animatable values that are animated as one.
///
/// The flat form of nested ``AnimatablePair`` values.
@frozen
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, in the order in which they were given.
  public var value: (repeat each Value)

  /// Gathers values.
  @inlinable
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// As many zeros as there are values.
  @inlinable
  public static var zero: AnimatableValues<repeat each Value> {
    AnimatableValues(repeat (each Value).zero)
  }

  /// The sum, value by value.
  @inlinable
  public static func + (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> AnimatableValues<repeat each Value> {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// The difference, value by value.
  @inlinable
  public static func - (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> AnimatableValues<repeat each Value> {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Adds values, one by one.
  @inlinable
  public static func += (
    lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) {
    lhs = lhs + rhs
  }

  /// Subtracts values, one by one.
  @inlinable
  public static func -= (
    lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) {
    lhs = lhs - rhs
  }

  /// Whether all values are equal.
  @inlinable
  public static func == (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// Multiplies every value by a number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the values' squared magnitudes.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for component in repeat each value {
      sum += component.magnitudeSquared
    }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
