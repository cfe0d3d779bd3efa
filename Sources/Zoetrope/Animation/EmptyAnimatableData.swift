/// The animatable data of a type that has nothing to animate.
///
/// It has one value, which is its own zero.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value.
  @inlinable
  public init() {}

  /// The only value.
  @inlinable
  public static var zero: EmptyAnimatableData {
    EmptyAnimatableData()
  }

  /// Does nothing.
  @inlinable
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Does nothing.
  @inlinable
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// The only value.
  @inlinable
  public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData {
    lhs
  }

  /// The only value.
  @inlinable
  public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData {
    lhs
  }

  /// Always true.
  @inlinable
  public static func == (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> Bool {
    true
  }

  /// Does nothing.
  @inlinable
  public mutating func scale(by rhs: Double) {}

  /// Always 0.
  @inlinable
  public var magnitudeSquared: Double {
    0
  }
}
