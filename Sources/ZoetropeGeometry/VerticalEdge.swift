/// One of the two edges of a rectangle at its top and bottom.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at the top.
  case top
  /// The edge at the bottom.
  case bottom

  /// Neither, one or both of the edges.
  public struct Set: OptionSet, Sendable {
    /// The kind of the elements: sets themselves.
    public typealias Element = VerticalEdge.Set

    /// One bit for each edge, in the order of ``VerticalEdge``'s raw values.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ e: VerticalEdge) {
      rawValue = 1 << e.rawValue
    }

    /// The edge at the top.
    public static let top = Set(.top)
    /// The edge at the bottom.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
