import Foundation

/// An angle, readable and writable in degrees or in radians.
///
/// Positive angles turn clockwise on the screen, because y points down. Angles are not reduced: 0
/// and 360 degrees are different values.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The zero angle.
  public static var zero: Angle { Angle() }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle from a value in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from a value in degrees.
  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// Returns an angle with the given value in radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Returns an angle with the given value in degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }
}

extension Angle: Comparable {
  /// Whether the first angle is smaller than the second.
  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}
