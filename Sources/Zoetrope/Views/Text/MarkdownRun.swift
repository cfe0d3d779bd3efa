import Foundation

/// A Unicode scalar of a Markdown text, or an opaque unit: a number larger than any Unicode scalar.
/// An opaque unit represents inserted content, which the parser does not interpret.
typealias MarkdownUnit = UInt32

extension MarkdownUnit {
  /// The smallest opaque unit: the first number beyond the Unicode scalars.
  static var firstOpaque: MarkdownUnit { 0x11_0000 }

  static var lineFeed: MarkdownUnit { 0x0A }
  static var space: MarkdownUnit { 0x20 }
  static var openParenthesis: MarkdownUnit { 0x28 }
  static var closeParenthesis: MarkdownUnit { 0x29 }
  static var colon: MarkdownUnit { 0x3A }
  static var semicolon: MarkdownUnit { 0x3B }
  static var less: MarkdownUnit { 0x3C }
  static var greater: MarkdownUnit { 0x3E }
  static var openBracket: MarkdownUnit { 0x5B }
  static var backslash: MarkdownUnit { 0x5C }
  static var underscore: MarkdownUnit { 0x5F }
  static var backtick: MarkdownUnit { 0x60 }
  static var tilde: MarkdownUnit { 0x7E }

  /// Whether the unit is Unicode whitespace (CommonMark 0.31.2, 2.1).
  var isMarkdownWhitespace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D: true
    default: Unicode.Scalar(self)?.properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether the unit is Unicode punctuation or a symbol (CommonMark 0.31.2, 2.1).
  var isMarkdownPunctuation: Bool {
    switch Unicode.Scalar(self)?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// Whether the unit is ASCII punctuation, which a backslash can escape.
  var isASCIIPunctuation: Bool { self < 0x80 && isMarkdownPunctuation }
}

/// A run of Markdown text whose characters all have the same meaning.
struct MarkdownRun: Equatable {
  var units: [MarkdownUnit]
  var intent: InlinePresentationIntent = []
  /// The destination of a link; nil for other text.
  var destination: [MarkdownUnit]?
}

extension [MarkdownUnit] {
  /// The characters as a string, without the opaque units that represent inserted content.
  var markdownString: String {
    String(String.UnicodeScalarView(compactMap(Unicode.Scalar.init)))
  }
}
