import Foundation

/// The entries of an image set's `Contents.json` that this library uses.
private struct AssetContents: Decodable {
  var images: [Entry]
  var properties: Properties?

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The number of pixels per point; 1 if the entry has no scale, because it then serves all
    /// scales.
    var factor: CGFloat {
      scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) } ?? 1
    }

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    /// Whether the entry is for an appearance other than light and dark, such as increased
    /// contrast.
    var isSpecial: Bool { appearances?.contains { $0.appearance != "luminosity" } ?? false }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
}

extension ImageSet {
  /// Reads an image set of an asset catalog. Returns nil if the set cannot be read or has no PNG
  /// or JPEG files.
  ///
  /// Files for the requested mode, light or dark, take precedence over files for any mode. Files
  /// for all devices take precedence over files for one device.
  init?(assetAt folder: URL, isDark: Bool) {
    let list = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: list),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    let usable = contents.images.filter { entry in
      let file = entry.filename?.lowercased()
      return !entry.isSpecial
        && ImageFile.extensions.contains { file?.hasSuffix(".\($0)") == true }
    }
    func rank(_ entry: AssetContents.Entry) -> Int {
      (entry.isDark == isDark ? 0 : entry.isDark ? 4 : 2) + (entry.idiom == "universal" ? 0 : 1)
    }
    // In light mode, a file for dark mode is used if there is no other.
    let best = usable.map(rank).min()
    let files = usable.filter { rank($0) == best }.compactMap { entry in
      entry.filename.map {
        ImageFile(url: folder.appendingPathComponent($0), scale: entry.factor)
      }
    }
    self.init(files, isTemplate: contents.properties?.intent == "template")
  }
}
