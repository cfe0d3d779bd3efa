/// What of the sections in a lazy container stays in the window while it moves over the section.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind of view.
  public let rawValue: UInt32

  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
