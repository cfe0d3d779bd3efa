import Foundation

/// What inline Markdown means for a piece of text.
///
/// Foundation has this type on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*text*`, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**text**`, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code between backticks, shown in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~text~~`, shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end that is only one in the source.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line end that is meant.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes.FoundationAttributes {
  /// What inline Markdown means for a piece of text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name in archives.
    public static let name = "NSInlinePresentationIntent"
  }
}
