/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides what is inside, rather than the non-zero one.
  public var isEOFilled: Bool
  /// Whether pixels that are partly covered are partly painted.
  public var isAntialiased: Bool

  /// Creates a style; by default non-zero and smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
