import Foundation
import ZoetropeFiles
import ZoetropeSequences

/// The content of a page of previews, which are pictures of views in several color schemes.
package struct PreviewsPage {
  /// A preview.
  package struct Preview {
    /// The identifier of the preview. The fragment `#p-` followed by the identifier links to the
    /// preview on the page.
    let id: String
    let title: String
    /// The module and the name of the file or type, such as `Demo/Tile.swift`.
    let file: String
    /// Short facts about the preview, such as the line of its declaration.
    package var facts: [String] = []
    package var pictures: [Picture] = []
    /// The reason why the preview could not be drawn; nil if the preview was drawn.
    package var failure: String?

    /// Creates a preview without pictures.
    package init(id: String, title: String, file: String) {
      (self.id, self.title, self.file) = (id, title, file)
    }
  }

  /// The picture of a preview in a color scheme.
  package struct Picture {
    /// The name of the scheme: `light` or `dark`.
    let scheme: String
    /// The size in points.
    let size: CGSize
    /// The paths of the PNG files: a single file for a still, or the frames of a sequence.
    let paths: [String]
    /// The number of frames per second of a sequence.
    let rate: Double

    /// Creates a picture from PNG files.
    package init(scheme: String, size: CGSize, paths: [String], rate: Double) {
      (self.scheme, self.size, self.paths, self.rate) = (scheme, size, paths, rate)
    }
  }

  let title: String
  let previews: [Preview]

  /// Creates the content.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - previews: The previews. Previews of the same file must be adjacent, because each run of
  ///     them becomes a section of the page.
  package init(title: String, previews: [Preview]) {
    (self.title, self.previews) = (title, previews)
  }
}

extension PageFile {
  /// Writes the page with all its pictures.
  ///
  /// - Returns: The size of the file in bytes.
  /// - Throws: `RecorderError` if a picture cannot be read or the page cannot be written.
  /// - Complexity: O(*n*) in the number of bytes of the pictures. One picture is in memory at a
  ///   time.
  package func write(_ page: PreviewsPage) throws(RecorderError) -> Int {
    let template = PageTemplate(previews: page.title)
    try add(template.head)
    var file: String?
    for (index, preview) in page.previews.enumerated() {
      if preview.file != file {
        if file != nil { try add("</section>\n") }
        file = preview.file
        try add(
          "<section class=\"file\" aria-labelledby=\"file-\(index)\">\n"
            + "<h2 id=\"file-\(index)\">\(PageTemplate.escaped(preview.file))</h2>\n")
      }
      try add(preview, index: index)
    }
    if file != nil { try add("</section>\n") }
    try add(template.tail)
    return try close()
  }

  private func add(_ preview: PreviewsPage.Preview, index: Int) throws(RecorderError) {
    let (id, title) = (PageTemplate.escaped(preview.id), PageTemplate.escaped(preview.title))
    let facts = preview.facts.map(PageTemplate.escaped).joined(separator: " · ")
    try add(
      "<article class=\"preview\(preview.failure == nil ? "" : " failed")\" id=\"p-\(id)\" "
        + "aria-labelledby=\"name-\(index)\">\n"
        + "<h3 id=\"name-\(index)\"><a href=\"#p-\(id)\">\(title)</a></h3>\n"
        + "<p class=\"facts\">\(facts)</p>\n")
    if let failure = preview.failure {
      try add("<p class=\"failure\">\(PageTemplate.escaped(failure))</p>\n")
    } else {
      try add("<div class=\"pictures\">\n")
      for picture in preview.pictures { try add(picture, of: title) }
      try add("</div>\n")
    }
    try add("</article>\n")
  }

  private func add(
    _ picture: PreviewsPage.Picture, of title: String
  ) throws(RecorderError) {
    let first = try PageFile.bytes(at: picture.paths[0])
    try add("<figure class=\"\(picture.scheme)\"><img src=\"data:image/png;base64,")
    try add(base64: first)
    try add(
      "\" width=\"\(Int(picture.size.width.rounded(.up)))\" "
        + "height=\"\(Int(picture.size.height.rounded(.up)))\" "
        + "alt=\"\(title), \(picture.scheme)\"><figcaption>\(picture.scheme)</figcaption>")
    if picture.paths.count > 1 {
      try add("<script type=\"text/plain\" class=\"frames\" data-rate=\"\(picture.rate)\">\n")
      var earlier: [PictureKey: Int] = [:]
      for (index, path) in picture.paths.enumerated() {
        let bytes = index == 0 ? first : try PageFile.bytes(at: path)
        let key = PictureKey(bytes)
        if let same = earlier[key] {
          try add("=\(same)\n")
        } else {
          earlier[key] = index
          try add(base64: bytes)
          try add("\n")
        }
      }
      try add("</script>")
    }
    try add("</figure>\n")
  }

  private static func bytes(at path: String) throws(RecorderError) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .cannotRead(path: path, code: errno)
    }
    return data
  }
}
