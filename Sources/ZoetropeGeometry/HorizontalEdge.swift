/// One of the two edges of a rectangle at its left and right sides.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where lines of text begin.
  case leading
  /// The edge where lines of text end.
  case trailing

  /// Neither, one or both of the edges.
  public struct Set: OptionSet, Sendable {
    /// The kind of the elements: sets themselves.
    public typealias Element = HorizontalEdge.Set

    /// One bit for each edge, in the order of ``HorizontalEdge``'s raw values.
    public let rawValue: Int8

    /// Creates a set from its bits.
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
