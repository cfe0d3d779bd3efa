import Foundation

/// The meanings that inline Markdown gives to a run of text.
///
/// Foundation has this type on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The meanings as bits.
  public let rawValue: UInt

  /// Creates a set of meanings from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, `*text*`, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, `**text**`, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code between backticks, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck-out text, `~~text~~`, drawn with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break of the source that is drawn as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A hard line break, drawn as a line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes.FoundationAttributes {
  /// The meanings that inline Markdown gives to a run of text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = InlinePresentationIntent
    /// The name that identifies the attribute, also in encoded strings.
    public static let name = "NSInlinePresentationIntent"
  }
}
