/// Kinds of what may cover the edges of a view.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the views around have put there.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen; there never is one here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
}
