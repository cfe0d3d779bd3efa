import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of Markdown's rules count.
    public enum InterpretedSyntax: Sendable, Hashable {
      /// Paragraphs and headings are taken apart, and follow each other without a line end. Other
      /// blocks stay as they are written.
      case full
      /// All is one paragraph: a line end becomes a space.
      case inlineOnly
      /// All is one paragraph, and its spaces and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to a text that cannot be read.
    public enum FailurePolicy: Sendable, Hashable {
      /// An error is thrown.
      case throwError
      /// As much as can be read is used.
      case returnPartiallyParsedIfPossible
    }

    /// Which of Markdown's rules count. Default full.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to a text that cannot be read. Default an error.
    public var failurePolicy: FailurePolicy
    /// The language that the whole text is marked with, as in BCP 47. Default none.
    public var languageCode: String?

    /// Creates options.
    public init(
      interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads a Markdown text: what is emphasised, code, struck through or a link has attributes that
  /// say so.
  ///
  /// - Parameter baseURL: What relative links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(markdownText: markdown, options: options, baseURL: baseURL)
  }

  /// Reads a Markdown text in UTF-8.
  ///
  /// - Parameter baseURL: What relative links are relative to.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for bytes that are no UTF-8, unless
  ///   the options ask for as much as can be read.
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

  /// Reads a Markdown file in UTF-8.
  ///
  /// - Parameter baseURL: What relative links are relative to.
  /// - Throws: What reading the file throws, and what
  ///   ``init(markdown:options:baseURL:)-(Data,_,_)`` does.
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

/// The paragraphs and headings of a Markdown text.
enum MarkdownBlocks {
  /// Takes a text apart at blank lines and around headings with number signs (CommonMark 4.2 and
  /// 4.8). O(n) in its length.
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
