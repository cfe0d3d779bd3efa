import Foundation
import ZoetropeFiles

/// The entries that this library uses from an image set's `Contents.json`.
private struct AssetContents: Decodable {
  var images: [Entry]
  var properties: Properties?

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The number of pixels per point. The number is 1 for an entry without a scale: the file of
    /// such an entry is used at all scales.
    var factor: CGFloat {
      scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) } ?? 1
    }

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    /// Whether the entry is for a special appearance, such as increased contrast. Light and dark
    /// mode are not special.
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

  /// Reads the list of an image set's files from its `Contents.json`.
  static func read(at folder: URL) throws(ImageSet.Unusable) -> AssetContents {
    let list = folder.appendingPathComponent("Contents.json")
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try RegularFile(path: list.path).bytes()
    } catch {
      throw ImageSet.Unusable(reasons: ["\(list.path): \(error)"])
    }
    guard let contents = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
      throw ImageSet.Unusable(reasons: ["\(list.path) is not the list of an image set"])
    }
    return contents
  }
}

extension ImageSet {
  /// The error for an image set without a file that can be read.
  package struct Unusable: Error {
    /// The reasons why no file can be read, as clauses that name the files; at least one.
    package let reasons: [String]
  }

  /// Reads an image set of an asset catalog.
  ///
  /// Files for the requested mode, light or dark, take precedence over files for any mode. Files
  /// for all devices take precedence over files for one device. Files in formats that cannot be
  /// read are ignored if the set has readable files.
  ///
  /// - Throws: ``Unusable`` if the set's `Contents.json` cannot be read, or names no PNG or JPEG
  ///   file.
  package static func asset(at folder: URL, isDark: Bool) throws(Unusable) -> ImageSet {
    let contents = try AssetContents.read(at: folder)
    let entries = contents.images.filter { !$0.isSpecial }
    func rank(_ entry: AssetContents.Entry) -> Int {
      (entry.isDark == isDark ? 0 : entry.isDark ? 4 : 2) + (entry.idiom == "universal" ? 0 : 1)
    }
    var usable: [(rank: Int, file: ImageFile)] = []
    var reasons: [String] = []
    for entry in entries {
      guard let name = entry.filename else { continue }
      let file = ImageFile(url: folder.appendingPathComponent(name), scale: entry.factor)
      if let obstacle = file.obstacle(needsEnding: false) {
        reasons.append(obstacle)
      } else {
        usable.append((rank(entry), file))
      }
    }
    // In light mode, a file for dark mode is used if there is no other file.
    let best = usable.map(\.rank).min()
    let set = ImageSet(
      usable.filter { $0.rank == best }.map(\.file),
      isTemplate: contents.properties?.intent == "template")
    if let set { return set }
    throw Unusable(
      reasons: reasons.isEmpty ? ["the image set \(folder.path) names no file"] : reasons)
  }
}
