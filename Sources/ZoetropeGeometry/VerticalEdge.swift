/// The top or the bottom edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The element type of the option set: the type of the set itself.
    public typealias Element = VerticalEdge.Set

    /// The bits of the set: bit *n* stands for the edge whose raw value is *n*.
    public let rawValue: Int8

    /// Creates a set from its raw bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ e: VerticalEdge) {
      rawValue = 1 << e.rawValue
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
