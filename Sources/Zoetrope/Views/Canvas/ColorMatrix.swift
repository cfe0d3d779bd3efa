import ZoetropeDisplayList

/// A linear map of straight (not premultiplied) colors.
///
/// Each row computes one channel of the result. Its inputs are red, green, blue and alpha, which
/// range from 0 to 1, and the constant 1. Results are clamped to 0...1.
///
///     R' = r1 R + r2 G + r3 B + r4 A + r5
///     G' = g1 R + g2 G + g3 B + g4 A + g5
///     B' = b1 R + b2 G + b3 B + b4 A + b5
///     A' = a1 R + a2 G + a3 B + a4 A + a5
public struct ColorMatrix: Equatable, Sendable {
  /// The factor by which the original red enters the resulting red.
  public var r1: Float = 1
  /// The factor by which the original green enters the resulting red.
  public var r2: Float = 0
  /// The factor by which the original blue enters the resulting red.
  public var r3: Float = 0
  /// The factor by which the original alpha enters the resulting red.
  public var r4: Float = 0
  /// The constant term of the resulting red, where 1 is full intensity.
  public var r5: Float = 0
  /// The factor by which the original red enters the resulting green.
  public var g1: Float = 0
  /// The factor by which the original green enters the resulting green.
  public var g2: Float = 1
  /// The factor by which the original blue enters the resulting green.
  public var g3: Float = 0
  /// The factor by which the original alpha enters the resulting green.
  public var g4: Float = 0
  /// The constant term of the resulting green, where 1 is full intensity.
  public var g5: Float = 0
  /// The factor by which the original red enters the resulting blue.
  public var b1: Float = 0
  /// The factor by which the original green enters the resulting blue.
  public var b2: Float = 0
  /// The factor by which the original blue enters the resulting blue.
  public var b3: Float = 1
  /// The factor by which the original alpha enters the resulting blue.
  public var b4: Float = 0
  /// The constant term of the resulting blue, where 1 is full intensity.
  public var b5: Float = 0
  /// The factor by which the original red enters the resulting alpha.
  public var a1: Float = 0
  /// The factor by which the original green enters the resulting alpha.
  public var a2: Float = 0
  /// The factor by which the original blue enters the resulting alpha.
  public var a3: Float = 0
  /// The factor by which the original alpha enters the resulting alpha.
  public var a4: Float = 1
  /// The constant term of the resulting alpha, where 1 is full intensity.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  /// This matrix as a value of the display list.
  var drawing: DisplayList.ColorMatrix {
    DisplayList.ColorMatrix(
      red: [r1, r2, r3, r4], green: [g1, g2, g3, g4], blue: [b1, b2, b3, b4],
      alpha: [a1, a2, a3, a4], bias: [r5, g5, b5, a5])
  }
}
