/// The animatable data of a type that has nothing to animate.
///
/// The type has a single value, which is also its zero.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the single value of this type.
  @inlinable
  public init() {}

  /// The single value of this type.
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

  /// Returns the single value of this type.
  @inlinable
  public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData {
    lhs
  }

  /// Returns the single value of this type.
  @inlinable
  public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData {
    lhs
  }

  /// Returns true: there is only one value.
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
