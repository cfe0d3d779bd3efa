import Foundation

/// Words to read, in one line or several.
///
/// Texts can be put together with `+`, and into each other with string interpolation; each piece
/// keeps its own modifiers. Where a modifier occurs more than once, the one nearest to the words
/// counts, and all of them count more than the environment.
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
  /// From the one nearest to the words outwards.
  private(set) var modifiers: [TextModifier] = []

  init(_ content: Content) { self.content = content }

  /// Shows characters as they are.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string as it is. A literal is a ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Shows what stands for a key in the environment's language, else the key itself, with inline
  /// Markdown set as it means.
  ///
  /// - Parameters:
  ///   - tableName: The `.strings` file to look in; nil for `Localizable`.
  ///   - bundle: Where the file is; nil for the main bundle.
  ///   - comment: A note to translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  // Attributed strings, too, can be literals; a literal is meant to be a key.
  /// Shows characters with attributes of their own.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Shows a symbol, as large and as heavy as letters, in the middle of the capitals' height. Other
  /// images cannot be put into a text: a diagnostic tells that they are left out.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Shows a value in a format, in the environment's locale unless the format has one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedInput(input, format: format)))
  }

  /// Shows a value as a formatter writes it; its description if the formatter cannot.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Shows an object as a formatter writes it; its description if the formatter cannot.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// Shows a date as a formatter writes it.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(.verbatim(formatter.text(for: subject)))
  }

  /// One text followed by another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenated(lhs, rhs)) }

  func modified(by modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Formatter {
  /// What the formatter writes; the value's description if it cannot.
  func text(for subject: Any) -> String { string(for: subject) ?? String(describing: subject) }
}

extension Text: _PrimitiveView {
  /// Makes a leaf that sets the text in lines.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TextViewNode(view, inputs)
  }
}
