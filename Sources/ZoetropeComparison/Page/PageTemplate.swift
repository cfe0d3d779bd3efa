import ZoetropePageAssets

/// The parts of a page that surround the data. Pages of the same kind differ only in their titles.
struct PageTemplate {
  /// The text before the data.
  let head: String
  /// The text after the data.
  let tail: String

  /// Creates the template of a page with an animation.
  ///
  /// - Parameter title: The title, as plain text.
  init(title: String) {
    self.init(
      zoetrope_page_html(), zoetrope_page_css(), zoetrope_page_js(), place: "<!--DATA-->",
      texts: [("<!--TITLE-->", title)])
  }

  /// Creates the template of a page with previews.
  ///
  /// - Parameter title: The title, as plain text.
  init(previews title: String) {
    self.init(
      zoetrope_previews_html(), zoetrope_previews_css(), zoetrope_previews_js(),
      place: "<!--PREVIEWS-->",
      texts: [("<!--TITLE-->", title), ("<!--HEADING-->", title)])
  }

  /// Creates a template from its files.
  ///
  /// - Parameters:
  ///   - html: The HTML with markers.
  ///   - css: The style sheet.
  ///   - js: The script.
  ///   - place: The marker that separates ``head`` from ``tail``. The data take its place.
  ///   - texts: Other markers, each with the plain text that replaces it.
  private init(
    _ html: zoetrope_page_asset, _ css: zoetrope_page_asset, _ js: zoetrope_page_asset,
    place: String, texts: [(marker: String, text: String)]
  ) {
    var skeleton = PageTemplate.text(html)
    for (marker, text) in texts {
      skeleton = skeleton.replacing(
        marker, with: PageTemplate.escaped(text), maxReplacements: 1)
    }
    let text = skeleton.replacing("/*STYLE*/", with: PageTemplate.text(css), maxReplacements: 1)
    let halves = text.split(separator: place, maxSplits: 1, omittingEmptySubsequences: false)
    precondition(halves.count == 2, "the skeleton has no place for data")
    head = String(halves[0])
    tail = String(halves[1]).replacing(
      "/*SCRIPT*/", with: PageTemplate.text(js), maxReplacements: 1)
  }

  private static func text(_ asset: zoetrope_page_asset) -> String {
    String(decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
  }

  /// Returns plain text escaped for HTML.
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
