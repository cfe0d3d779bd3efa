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
    case date(TextDate)
    case concatenated(Text, Text)
    case image(Image)
  }

  let content: Content
  /// The modifiers, innermost first.
  private(set) var modifiers: [TextModifier] = []

  init(_ content: Content) { self.content = content }

  /// Creates a text that shows a string unchanged, without localization.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text that shows a string unchanged. A string literal, however, becomes a
  /// ``LocalizedStringKey``.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates a text from the translation of a key in the environment's locale, or from the key
  /// itself if there is no translation. Inline Markdown is interpreted.
  ///
  /// - Parameters:
  ///   - key: The key, and the values to insert into the translation.
  ///   - tableName: The name of the `.strings` file; nil, the default, for `Localizable`.
  ///   - bundle: The bundle with the `.strings` file; nil, the default, for the main bundle.
  ///   - comment: A note for translators. It has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  // Disfavored, so that a string literal creates a key and not a resource.
  /// Creates a text from the translation of a resource in the environment's locale. Inline Markdown
  /// is interpreted.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.localized(resource.text)) }

  // Disfavored, so that a string literal creates a key and not an attributed string.
  /// Creates a text from a string with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates a text that shows an image.
  ///
  /// A symbol matches the size and weight of the letters around it, and is centered on the height
  /// of capitals. Any other image is drawn at its own size, with its lower edge on the baseline.
  /// Its size is the number of its pixels divided by its scale; `resizable()` has no effect. Images
  /// that are not found, and images that are drawn by a closure, are omitted. A diagnostic reports
  /// each omitted image.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Creates a text from a formatted value. The environment's locale is used, unless the format has
  /// a locale of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedInput(input, format: format)))
  }

  /// Creates a text from a value formatted by a formatter. If the formatter does not support the
  /// value, the text shows the value's description.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Creates a text from an object formatted by a formatter. If the formatter does not support the
  /// object, the text shows the object's description.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Creates a text from a date formatted by a formatter. If the formatter does not support the
  /// date, the text shows the date's description.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Joins two texts. Each text keeps its own modifiers.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }

  func modified(by modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Formatter {
  /// Returns a value formatted by this formatter, or the value's description if the formatter does
  /// not support the value.
  func text(for subject: Any) -> String { string(for: subject) ?? String(describing: subject) }
}

extension Text: _PrimitiveView {
  /// Makes the view node of the text. The node has one layout node, which draws the text.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TextViewNode(view, inputs)
  }
}

extension Text {
  /// Whether the text shows a date relative to the current date. Such a text changes with time.
  var goesOn: Bool {
    switch content {
    case .verbatim, .attributed, .formatted, .image: false
    case .date(let date): date.goesOn
    case .concatenated(let first, let second): first.goesOn || second.goesOn
    case .localized(let localized):
      localized.key.arguments.contains {
        if case .text(let text) = $0 { text.goesOn } else { false }
      }
    }
  }
}
