import Foundation

/// A view that shows text in one or several lines.
///
/// Texts can be joined with `+` and nested with string interpolation; each piece keeps its own
/// modifiers. Of several modifiers of one kind, the innermost wins. Modifiers of a text take
/// precedence over the environment.
public struct Text: Equatable, Sendable {
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedText)
    case attributed(AttributedString)
    case formatted(FormattedInput)
    case concatenated(Text, Text)
    case image(Image)
  }

  let content: Content
  /// The modifiers, innermost first.
  private(set) var modifiers: [TextModifier] = []

  init(_ content: Content) { self.content = content }

  /// Creates a text from characters as they are.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text from a string as it is. A string literal creates a ``LocalizedStringKey``
  /// instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates a text from the translation of a key in the environment's locale, or from the key
  /// itself if there is none. Inline Markdown is interpreted.
  ///
  /// - Parameters:
  ///   - key: The key, with the values to insert.
  ///   - tableName: The name of the `.strings` file; nil, the default, for `Localizable`.
  ///   - bundle: The bundle with the file; nil, the default, for the main bundle.
  ///   - comment: A note for translators. It has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  // Disfavored, so that a string literal creates a key and not an attributed string.
  /// Creates a text from a string with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates a text that shows a symbol, which matches the size and weight of the letters around it
  /// and is centered on the height of capitals.
  ///
  /// Other images are omitted, and a diagnostic reports them.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Creates a text from a formatted value, in the environment's locale unless the format has one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedInput(input, format: format)))
  }

  /// Creates a text from a value as a formatter writes it, or from the value's description if the
  /// formatter cannot write the value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Creates a text from an object as a formatter writes it, or from the object's description if
  /// the formatter cannot write the object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Creates a text from a date as a formatter writes it, or from the date's description if the
  /// formatter cannot write the date.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Returns a text that consists of two texts.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }

  func modified(by modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Formatter {
  /// Returns a value as the formatter writes it, or its description if the formatter cannot write
  /// it.
  func text(for subject: Any) -> String { string(for: subject) ?? String(describing: subject) }
}

extension Text: _PrimitiveView {
  /// Makes a node whose only output is the leaf that draws the text.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TextViewNode(view, inputs)
  }
}
