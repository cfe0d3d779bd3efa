/// The fill rule and the antialiasing with which a path is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule applies instead of the nonzero rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased: a partly covered pixel is then painted in proportion to its
  /// coverage.
  public var isAntialiased: Bool

  /// Creates a fill style. The default is the nonzero rule with antialiasing.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
