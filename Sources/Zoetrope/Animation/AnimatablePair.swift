/// Two animatable values that are animated together.
///
/// Pairs nest: three values are a pair of one value and another pair.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of two values.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  @inlinable
  public static var zero: AnimatablePair<First, Second> {
    AnimatablePair(.zero, .zero)
  }

  /// Adds a pair, component by component.
  @inlinable
  public static func += (
    lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts a pair, component by component.
  @inlinable
  public static func -= (
    lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Returns the sum, component by component.
  @inlinable
  public static func + (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the difference, component by component.
  @inlinable
  public static func - (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Whether both values are equal.
  @inlinable
  public static func == (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }

  /// Multiplies both values by the given number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both values' squared magnitudes.
  @inlinable
  public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
