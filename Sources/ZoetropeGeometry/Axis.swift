/// One of the two dimensions of the plane.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Neither, one or both of the axes.
  public struct Set: OptionSet, Sendable {
    /// The kind of the elements: sets themselves.
    public typealias Element = Axis.Set

    /// One bit for each axis: 1 is horizontal, 2 vertical.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
