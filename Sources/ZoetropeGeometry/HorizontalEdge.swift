/// The leading or the trailing edge of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where lines of text begin.
  case leading
  /// The edge where lines of text end.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// The element type of the option set: the type of the set itself.
    public typealias Element = HorizontalEdge.Set

    /// The bits of the set: bit *n* stands for the edge whose raw value is *n*.
    public let rawValue: Int8

    /// Creates a set from its raw bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The edge where lines of text begin.
    public static let leading = Set(.leading)
    /// The edge where lines of text end.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
