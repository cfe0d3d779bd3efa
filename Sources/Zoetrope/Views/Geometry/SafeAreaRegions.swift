/// The kinds of areas that may cover the edges of a view.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set, one for each kind.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The areas that enclosing views, or the ``Host``, remove from the safe area.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of an on-screen keyboard, which never appears in this library.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds of areas.
  public static let all = SafeAreaRegions(rawValue: .max)
}
