import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown's syntax that is interpreted.
    public enum InterpretedSyntax: Sendable, Hashable {
      /// The text is split into paragraphs and headings. They are then joined without line breaks.
      /// The markup of other blocks, such as lists, stays literal.
      case full
      /// The text is one paragraph, in which a line break becomes a space.
      case inlineOnly
      /// The text is one paragraph that keeps its spaces and line breaks.
      case inlineOnlyPreservingWhitespace
    }

    /// The action taken for a text that is not valid UTF-8.
    public enum FailurePolicy: Sendable, Hashable {
      /// An error is thrown.
      case throwError
      /// Bytes that are not UTF-8 are replaced by U+FFFD.
      case returnPartiallyParsedIfPossible
    }

    /// The part of Markdown's syntax that is interpreted. Default ``InterpretedSyntax/full``.
    public var interpretedSyntax: InterpretedSyntax
    /// The action taken for a text that is not valid UTF-8. Default ``FailurePolicy/throwError``.
    public var failurePolicy: FailurePolicy
    /// The language attribute of the whole text, as a BCP 47 tag. Default nil: none.
    public var languageCode: String?

    /// Creates options. By default, the full syntax is interpreted, invalid UTF-8 throws an error,
    /// and no language is set.
    public init(
      interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses a Markdown text. Emphasis, code, strikethrough and links become attributes.
  ///
  /// - Parameters:
  ///   - markdown: The text. Every string is valid Markdown, so no error is ever thrown.
  ///   - options: The options of the parser. Default: the full syntax.
  ///   - baseURL: The URL that relative links refer to. Default nil.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(markdownText: markdown, options: options, baseURL: baseURL)
  }

  /// Parses a Markdown text in UTF-8.
  ///
  /// - Parameters:
  ///   - markdown: The bytes of the text.
  ///   - options: The options of the parser. Default: the full syntax.
  ///   - baseURL: The URL that relative links refer to. Default nil.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the bytes are not UTF-8 and the
  ///   failure policy of the options is `throwError`.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    if let text = String(data: markdown, encoding: .utf8) {
      self.init(markdownText: text, options: options, baseURL: baseURL)
    } else if options.failurePolicy == .returnPartiallyParsedIfPossible {
      let text = String(decoding: markdown, as: UTF8.self)
      self.init(markdownText: text, options: options, baseURL: baseURL)
    } else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
  }

  /// Parses a Markdown file in UTF-8.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The options of the parser. Default: the full syntax.
  ///   - baseURL: The URL that relative links refer to. Default nil.
  /// - Throws: An error if the file cannot be read, or the error thrown by
  ///   ``init(markdown:options:baseURL:)-(Data,_,_)``.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private init(markdownText: String, options: MarkdownParsingOptions, baseURL: URL?) {
    self.init()
    let text = markdownText.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks.split(text) { append(block, baseURL, keepsWhitespace: false) }
    case .inlineOnly: append(text, baseURL, keepsWhitespace: false)
    case .inlineOnlyPreservingWhitespace: append(text, baseURL, keepsWhitespace: true)
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  private mutating func append(_ text: String, _ baseURL: URL?, keepsWhitespace: Bool) {
    for run in MarkdownParser.parse(text, keepsWhitespace: keepsWhitespace) {
      var piece = AttributedString(run.units.markdownString)
      if !run.intent.isEmpty { piece.inlinePresentationIntent = run.intent }
      if let destination = run.destination?.markdownString {
        piece.link = URL(string: destination, relativeTo: baseURL)
      }
      append(piece)
    }
  }
}

/// A splitter of Markdown texts into paragraphs and headings.
enum MarkdownBlocks {
  /// Splits a text at blank lines, and before and after each heading that begins with number signs
  /// (CommonMark 4.2 and 4.8).
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func split(_ text: String) -> [String] {
    var blocks: [String] = []
    var paragraph: [String] = []
    func end() {
      if !paragraph.isEmpty { blocks.append(paragraph.joined(separator: "\n")) }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
        end()
      } else if let heading = line.wholeMatch(
        of: /[ ]{0,3}\#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+\#+)?[ \t]*/)
      {
        end()
        if let title = heading.1, !title.isEmpty { blocks.append(String(title)) }
      } else {
        paragraph.append(String(line.drop { $0 == " " || $0 == "\t" }))
      }
    }
    end()
    return blocks.map { $0.replacing(/[ \t]+$/, with: "") }
  }
}
