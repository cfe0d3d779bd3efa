/// Any number of animatable values that are animated together.
///
/// This type replaces nested ``AnimatablePair`` values with a flat list.
@frozen
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The components of the vector, in the order in which the initializer received them.
  public var value: (repeat each Value)

  /// Creates a vector whose components are the given values.
  @inlinable
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// A vector of zeros.
  @inlinable
  public static var zero: AnimatableValues<repeat each Value> {
    AnimatableValues(repeat (each Value).zero)
  }

  /// Returns the sum, component by component.
  @inlinable
  public static func + (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> AnimatableValues<repeat each Value> {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Returns the difference, component by component.
  @inlinable
  public static func - (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> AnimatableValues<repeat each Value> {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Adds a vector, component by component.
  @inlinable
  public static func += (
    lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) {
    lhs = lhs + rhs
  }

  /// Subtracts a vector, component by component.
  @inlinable
  public static func -= (
    lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) {
    lhs = lhs - rhs
  }

  /// Whether all components are equal.
  @inlinable
  public static func == (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// Multiplies every component by the given number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the components' squared magnitudes.
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
