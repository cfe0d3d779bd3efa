/// One of the four edges of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines of text begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// Any number of edges.
  public struct Set: OptionSet, Sendable {
    /// The kind of the elements: sets themselves.
    public typealias Element = Edge.Set

    /// One bit for each edge, in the order of ``Edge``'s raw values.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ e: Edge) {
      rawValue = 1 << e.rawValue
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}
