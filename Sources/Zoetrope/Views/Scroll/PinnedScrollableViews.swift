/// The parts of a section that a lazy container keeps in the viewport while the section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set: one for headers, and one for footers.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
