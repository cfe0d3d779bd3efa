/// The horizontal or the vertical dimension of the plane.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal dimension, along x.
  case horizontal
  /// The vertical dimension, along y.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The element type of the option set: the type of the set itself.
    public typealias Element = Axis.Set

    /// The bits of the set: 1 for horizontal, 2 for vertical.
    public let rawValue: Int8

    /// Creates a set from its raw bits.
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
  /// The name of the axis: `horizontal` or `vertical`.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension Axis {
  /// The other axis, at a right angle to this one.
  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
