import Foundation

@testable import ZoetropeText

/// Sets texts for tests in the installed fonts.
final class TypesetterBench {
  let fonts: FontLibrary
  var style = ParagraphStyle()
  var attributes = TextAttributes(font: FontRequest(size: 16))

  init() throws {
    fonts = try FontLibrary()
  }

  /// One span in the attributes.
  func content(_ text: String) -> TextContent {
    TextContent(spans: [TextContent.Span(text, attributes)])
  }

  /// The layout by a new typesetter.
  func layout(_ text: String, width: Double? = nil, height: Double? = nil) -> TextLayout {
    layout(content(text), width: width, height: height)
  }

  func layout(
    _ content: TextContent, width: Double? = nil, height: Double? = nil
  ) -> TextLayout {
    Typesetter(content, style: style, fonts: fonts).layout(width: width, height: height)
  }

  /// The width of a text on one line.
  func width(_ text: String) -> Double { Double(layout(text).size.width) }

  /// The height of one line.
  var lineHeight: Double { Double(layout("x").size.height) }

  /// The range of the text on each line, with its trailing white space.
  func ranges(_ text: String, width: Double?, height: Double? = nil) -> [Range<Int>] {
    let content = content(text)
    let typesetter = Typesetter(content, style: style, fonts: fonts)
    guard let shaped = ShapedText(content, style: style, fonts: fonts) else { return [] }
    let proposal = TextProposal(width: width, height: height)
    return typesetter.fit(shaped, in: proposal).lines.lines.map(\.range)
  }

  /// The texts of the lines.
  func lines(_ text: String, width: Double?) -> [String] {
    let units = Array(text.utf16)
    return ranges(text, width: width).map { String(decoding: units[$0], as: UTF16.self) }
  }

  /// The visible characters of each line, from left to right.
  func shown(_ text: String, width: Double? = nil, height: Double? = nil) -> [String] {
    shown(layout(text, width: width, height: height), of: text)
  }

  func shown(_ layout: TextLayout, of text: String) -> [String] {
    layout.lines.map { line in
      var last: Int?
      var shown = ""
      for glyph in line.glyphs {
        guard let offset = glyph.offset else {
          shown += "…"
          continue
        }
        let index = String.Index(utf16Offset: offset, in: text)
        if offset != last { shown.append(text[index]) }
        last = offset
      }
      return shown
    }
  }
}
