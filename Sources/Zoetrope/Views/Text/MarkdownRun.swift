import Foundation

/// A Unicode scalar of a Markdown text, or a number beyond all of them that stands for something
/// which is no Markdown and stays as it is.
typealias MarkdownUnit = UInt32

extension MarkdownUnit {
  /// The first number that is no Unicode scalar.
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

  /// What Unicode counts as white space (CommonMark 0.31.2, 2.1).
  var isMarkdownWhitespace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D: true
    default: Unicode.Scalar(self)?.properties.generalCategory == .spaceSeparator
    }
  }

  /// What Unicode counts as punctuation or as a symbol (CommonMark 0.31.2, 2.1).
  var isMarkdownPunctuation: Bool {
    switch Unicode.Scalar(self)?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// What a backslash takes the meaning of.
  var isASCIIPunctuation: Bool { self < 0x80 && isMarkdownPunctuation }
}

/// A piece of a Markdown text that means the same throughout.
struct MarkdownRun: Equatable {
  var units: [MarkdownUnit]
  var intent: InlinePresentationIntent = []
  /// Where a link leads.
  var destination: [MarkdownUnit]?
}

extension [MarkdownUnit] {
  /// The characters; what is none is left out.
  var markdownString: String {
    String(String.UnicodeScalarView(compactMap(Unicode.Scalar.init)))
  }
}
