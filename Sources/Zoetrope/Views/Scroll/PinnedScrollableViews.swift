/// The parts of the sections in a lazy container that stay in the viewport while it shows the
/// section.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set, one for each kind of view.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
