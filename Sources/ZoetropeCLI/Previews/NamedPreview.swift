import Zoetrope
import ZoetropeScenes

/// A preview with a unique name for the command line and for file names.
struct NamedPreview {
  /// The unique name, which can be a part of a file name.
  let id: String
  let preview: DeclaredPreview

  /// The title: the name that the preview declares, or else the name of its file.
  var title: String {
    if let name = preview.name, !name.isEmpty { return name }
    let stem = NamedPreview.stem(of: preview.place)
    return preview.count == 1 ? stem : "\(stem) \(preview.number)"
  }

  /// The location of the declaration, such as `Demo/Tile.swift:12`.
  var place: String { preview.place.text }

  /// The maximum length of a name, in bytes, before a number is appended. It leaves space for file
  /// extensions.
  private static let longestName = 80

  /// Gives each preview a unique name, made from its file and its declared name. If previews in
  /// several modules would have the same name, the module is prepended. If names are still equal, a
  /// number is appended.
  static func all(_ previews: [DeclaredPreview]) -> [NamedPreview] {
    let short = previews.map(shortName)
    let modules = Dictionary(
      zip(short, previews).map { ($0.lowercased(), Set([$1.place.module])) },
      uniquingKeysWith: { $0.union($1) })
    var taken: Set<String> = []
    return zip(previews, short).map { preview, name in
      let isOfOneModule = modules[name.lowercased()]?.count == 1
      let base = isOfOneModule ? name : plain("\(preview.place.module)-\(name)")
      var (id, number) = (base, 2)
      while !taken.insert(id.lowercased()).inserted {
        id = "\(base)-\(number)"
        number += 1
      }
      return NamedPreview(id: id, preview: preview)
    }
  }

  private static func shortName(_ preview: DeclaredPreview) -> String {
    let stem = stem(of: preview.place)
    if let name = preview.name, !name.isEmpty { return plain("\(stem)-\(name)") }
    return plain(preview.count == 1 ? stem : "\(stem)-\(preview.number)")
  }

  /// Returns the name of a file without its extension, or the name of a preview provider without
  /// a suffix such as `_Previews`.
  private static func stem(of place: DeclaredPreview.Place) -> String {
    let endings = place.line == nil ? ["_Previews", "_Preview", "Previews", "Preview"] : [".swift"]
    guard let ending = endings.first(where: { place.name.hasSuffix($0) && place.name != $0 }) else {
      return place.name
    }
    return String(place.name.dropLast(ending.count))
  }

  /// Returns a text as part of a file name, at most ``longestName`` bytes long. Runs of characters
  /// other than letters, digits, periods and underscores become single hyphens. Periods at the
  /// beginning are removed. The result is `preview` if nothing is left.
  private static func plain(_ text: String) -> String {
    let kept = text.map { character in
      character.isLetter || character.isNumber || "_.".contains(character) ? character : "-"
    }
    var name = String(kept).split(separator: "-").joined(separator: "-")
    while name.hasPrefix(".") { name.removeFirst() }
    while name.utf8.count > longestName { name.removeLast() }
    return name.isEmpty ? "preview" : name
  }
}
