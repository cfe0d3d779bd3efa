import ZoetropePageAssets

/// The parts of a page that are the same for every animation but for the title.
struct PageTemplate {
  /// The text before the data.
  let head: String
  /// The text after the data.
  let tail: String

  /// Fills the skeleton.
  ///
  /// - Parameter title: The title, as plain text.
  init(title: String) {
    let text = PageTemplate.text(zoetrope_page_html())
      .replacing("<!--TITLE-->", with: PageTemplate.escaped(title), maxReplacements: 1)
      .replacing("/*STYLE*/", with: PageTemplate.text(zoetrope_page_css()), maxReplacements: 1)
    let halves = text.split(
      separator: "<!--DATA-->", maxSplits: 1, omittingEmptySubsequences: false)
    precondition(halves.count == 2, "page.html has no place for data")
    head = String(halves[0])
    tail = String(halves[1]).replacing(
      "/*SCRIPT*/", with: PageTemplate.text(zoetrope_page_js()), maxReplacements: 1)
  }

  private static func text(_ asset: zoetrope_page_asset) -> String {
    String(decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
  }

  /// Returns plain text as HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
