import Foundation
import TestSupport
import Testing

@testable import Zoetrope

/// A text in which each run shows its meaning: `b` strong, `i` emphasis, `c` code, `s` struck
/// through, `a` link.
private func marked(_ markdown: String, keepsWhitespace: Bool = true) -> String {
  MarkdownParser.parse(markdown, keepsWhitespace: keepsWhitespace).map { run in
    let letters: [(InlinePresentationIntent, String)] = [
      (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"),
    ]
    var tag = letters.filter { run.intent.contains($0.0) }.map(\.1).joined()
    if let destination = run.destination { tag += "a(\(destination.markdownString))" }
    return tag.isEmpty ? run.units.markdownString : "{\(tag):\(run.units.markdownString)}"
  }.joined()
}

@Suite(.reportsSeed, .computesForLong) struct MarkdownTests {
  // Examples of CommonMark's and GitHub's specifications, by number or similar to them.
  @Test(arguments: [
    ("", ""), ("plain", "plain"),
    ("*foo bar*", "{i:foo bar}"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
    ("* a *", "* a *"), ("foo*bar*", "foo{i:bar}"), ("5*6*78", "5{i:6}78"),
    ("_foo bar_", "{i:foo bar}"), ("_ foo bar_", "_ foo bar_"), ("foo_bar_", "foo_bar_"),
    ("5_6_78", "5_6_78"), ("пристаням_стремятся_", "пристаням_стремятся_"),
    ("foo-_(bar)_", "foo-{i:(bar)}"), ("_foo*", "_foo*"), ("*foo bar *", "*foo bar *"),
    ("*(*foo*)*", "{i:(foo)}"), ("_(bar)_.", "{i:(bar)}."), ("_foo_bar_baz_", "{i:foo_bar_baz}"),
    ("**foo bar**", "{b:foo bar}"), ("** foo bar**", "** foo bar**"), ("foo**bar**", "foo{b:bar}"),
    ("__foo bar__", "{b:foo bar}"), ("foo__bar__", "foo__bar__"), ("**foo bar **", "**foo bar **"),
    ("**(**foo)", "**(**foo)"), ("__foo__bar__baz__", "{b:foo__bar__baz}"),
    ("*foo **bar** baz*", "{i:foo }{bi:bar}{i: baz}"),
    ("*foo**bar**baz*", "{i:foo}{bi:bar}{i:baz}"),
    ("*foo**bar*", "{i:foo**bar}"), ("***foo** bar*", "{bi:foo}{i: bar}"),
    ("***foo***", "{bi:foo}"), ("foo***bar***baz", "foo{bi:bar}baz"),
    ("foo******bar*********baz", "foo{b:bar}***baz"), ("**foo*", "*{i:foo}"),
    ("*foo**", "{i:foo}*"),
    ("**foo, *bar*, abc**", "{b:foo, }{bi:bar}{b:, abc}"), ("****foo****", "{b:foo}"),
    ("*foo _bar* baz_", "{i:foo _bar} baz_"), ("**foo **bar baz**", "**foo {b:bar baz}"),
    ("** is not an empty emphasis", "** is not an empty emphasis"), ("**", "**"),
    ("^[3 item](inflect: true) left", "3 item left"), ("^[**a**](x: 1)", "{b:a}"),
    ("^[a]", "^[a]"), ("^[a](b", "^[a](b"), ("2^[a](/b)", "2a"), ("\\^[a](/b)", "^{a(/b):a}"),
    ("*foo [bar](/url)*", "{i:foo }{ia(/url):bar}"), ("*a `*`*", "{i:a }{ic:*}"),
    ("**a<https://foo.bar/?q=**>", "**a{a(https://foo.bar/?q=**):https://foo.bar/?q=**}"),
  ])
  func `emphasis follows CommonMark`(markdown: String, expected: String) {
    #expect(marked(markdown) == expected)
  }

  @Test(arguments: [
    ("`foo`", "{c:foo}"), ("`` foo ` bar ``", "{c:foo ` bar}"), ("` `` `", "{c:``}"),
    ("` a`", "{c: a}"), ("` `", "{c: }"), ("`foo\nbar`", "{c:foo bar}"),
    ("`foo\\`bar`", "{c:foo\\}bar`"),
    ("*foo`*`", "*foo{c:*}"), ("```foo``", "```foo``"), ("`foo", "`foo"),
    ("`a` `b`", "{c:a} {c:b}"),
    ("~~Hi~~ Hello", "{s:Hi} Hello"), ("~one~", "{s:one}"), ("~~one~", "~~one~"),
    ("will ~~~not~~~ strike", "will ~~~not~~~ strike"), ("**a ~~b~~**", "{b:a }{bs:b}"),
  ])
  func `code and strikethrough are found`(markdown: String, expected: String) {
    #expect(marked(markdown) == expected)
  }

  @Test(arguments: [
    ("[link](/uri \"title\")", "{a(/uri):link}"), ("[link](/uri)", "{a(/uri):link}"),
    ("[](./target.md)", ""), ("[link]()", "{a():link}"), ("[link](<>)", "{a():link}"),
    ("[link](/my uri)", "[link](/my uri)"), ("[link](</my uri>)", "{a(/my uri):link}"),
    ("[link](foo(and(bar)))", "{a(foo(and(bar))):link}"), ("[link](foo\\))", "{a(foo)):link}"),
    ("[link](foo(and(bar))", "[link](foo(and(bar))"), ("[link] (/uri)", "[link] (/uri)"),
    ("[link [foo [bar]]](/uri)", "{a(/uri):link [foo [bar]]}"),
    ("[link] bar](/uri)", "[link] bar](/uri)"),
    ("[link [bar](/uri)", "[link {a(/uri):bar}"),
    ("[foo [bar](/uri)](/uri)", "[foo {a(/uri):bar}](/uri)"),
    (
      "[link *foo **bar** `#`*](/uri)",
      "{a(/uri):link }{ia(/uri):foo }{bia(/uri):bar}{ia(/uri): }{ica(/uri):#}"
    ),
    ("*[foo*](/uri)", "*{a(/uri):foo*}"), ("[foo *bar](baz*)", "{a(baz*):foo *bar}"),
    ("*foo [bar* baz]", "{i:foo [bar} baz]"), ("[foo`](/uri)`", "[foo{c:](/uri)}"),
    ("![a *b*](x.png) c", "a {i:b} c"), ("![a]", "![a]"), ("[a]", "[a]"), ("]", "]"), ("!", "!"),
    ("<https://a.b/c?d>", "{a(https://a.b/c?d):https://a.b/c?d}"), ("<b>", "<b>"),
    ("a < b", "a < b"),
    ("<m:abc>", "<m:abc>"), ("<https://a b>", "<https://a b>"),
  ])
  func `links are told from text that only resembles them`(markdown: String, expected: String) {
    #expect(marked(markdown) == expected)
  }

  @Test(arguments: [
    (#"\*not emphasised\*"#, "*not emphasised*"), (#"\a \\ \"#, #"\a \ \"#), (#"\`x\`"#, "`x`"),
    (#"\\*emphasis*"#, #"\{i:emphasis}"#), ("a\\\nb", "a\nb"), ("&amp; &lt;&copy;", "& <©"),
    ("&#35; &#x22; &#0;", "# \" \u{FFFD}"), ("&unknown; & &;", "&unknown; & &;"),
    ("&#42;foo&#42;", "*foo*"), ("&nbsp;", "\u{A0}"), ("&#xD800;", "\u{FFFD}"),
  ])
  func `escapes and entities are resolved`(markdown: String, expected: String) {
    #expect(marked(markdown) == expected)
  }

  @Test func `line ends are kept, or become spaces and breaks`() {
    #expect(marked("a *b*  \n  c") == "a {i:b}  \n  c")
    #expect(marked("a\n b", keepsWhitespace: false) == "a b")
    #expect(marked("a  \n b", keepsWhitespace: false) == "a\nb")
    #expect(marked("a\\\n b", keepsWhitespace: false) == "a\nb")
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `no character of a plain word is lost`(seed: UInt64) {
    let signs = ["*", "_", "~", "`", "[", "]", "(", ")", "<", "\\", " ", "a", "b", "&", "!"]
    var generator = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...24, using: &generator))
        .map { _ in signs[Int.random(in: 0..<signs.count, using: &generator)] }.joined()
      let shown = MarkdownParser.parse(text).map(\.units.markdownString).joined()
      // The destination of a link is not shown.
      if text.contains("](") { continue }
      let isComplete = shown.filter(\.isLetter) == text.filter(\.isLetter)
      #expect(isComplete, "seed \(seed): \(text) -> \(shown)")
    }
  }

  @Test func `thousands of nested delimiters are parsed`() {
    let nested = String(repeating: "*a **b ", count: 500)
    #expect(MarkdownParser.parse(nested).map(\.units.markdownString).joined() == nested)
    let brackets = String(repeating: "[", count: 2000) + String(repeating: "](", count: 2000)
    #expect(marked(brackets) == brackets)
  }

  @Test func `keys are Markdown, strings are not`() {
    let text = Text("**b** *i* `c` ~~s~~ [a](https://a.b)").resolved()
    #expect(text.texts == ["b", " ", "i", " ", "c", " ", "s", " ", "a"])
    #expect(text.font(0).weight == 700)
    #expect(text.font(2).isItalic)
    #expect(text.font(4).family == .design(.monospaced))
    #expect(text.attributes(6).strikethrough == .solid)
    #expect(text.colors[8].glyphs.color == Color.accentColor.resolve(in: EnvironmentValues()))
    let string = "**b**"
    #expect(Text(string).words == string)
    #expect(Text(verbatim: "**b**").words == string)
    #expect(Text(.init(string)).words == "b")
  }

  @Test func `an attributed string carries the intents of its Markdown`() throws {
    let string = try AttributedString(
      markdown: "a **b *c*** [d](e)", baseURL: URL(string: "x://y/"))
    #expect(String(string.characters) == "a b c d")
    let runs = string.runs.map { ($0.inlinePresentationIntent, $0.link?.absoluteString) }
    #expect(runs.count == 5)
    #expect(
      runs.map(\.0) == [nil, .stronglyEmphasized, [.stronglyEmphasized, .emphasized], nil, nil])
    #expect(runs.map(\.1) == [nil, nil, nil, nil, "x://y/e"])
    #expect(Text(string).resolved().content.spans.map(\.attributes.font.weight).max() == 700)
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("a\nb", "a b"), ("a\n\nb", "ab"), ("# A\nb", "Ab"), ("a  \nb", "a\nb"),
    ("  a \n\n\n  b", "ab"), ("## A ##\n\nb\r\nc", "Ab c"), ("#a", "#a"), ("#", ""),
  ])
  func `full Markdown has paragraphs and headings`(markdown: String, expected: String) throws {
    #expect(String(try AttributedString(markdown: markdown).characters) == expected)
  }

  @Test func `the syntax decides about line ends`() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    func text(_ syntax: Options.InterpretedSyntax) throws -> String {
      String(
        try AttributedString(
          markdown: "# a\n\n b *c*", options: Options(interpretedSyntax: syntax)
        ).characters)
    }
    #expect(try text(.full) == "ab c")
    #expect(try text(.inlineOnly) == "# a b c")
    #expect(try text(.inlineOnlyPreservingWhitespace) == "# a\n\n b c")
  }

  @Test func `invalid UTF-8 is an error unless partial results are requested`() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    let bytes = Data([0x2A, 0x61, 0x2A, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
    let options = Options(failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "en")
    let string = try AttributedString(markdown: bytes, options: options)
    #expect(String(string.characters) == "a\u{FFFD}")
    #expect(string.languageIdentifier == "en")
  }
}
