import Zoetrope

/// A preview with a name of its own, which the command line and files use.
struct NamedPreview {
  /// The name: unique, and fit for file names.
  let id: String
  let preview: DeclaredPreview

  /// The name that people read: the one that the preview declares, or its file's.
  var title: String {
    if let name = preview.name, !name.isEmpty { return name }
    let stem = NamedPreview.stem(of: preview.place)
    return preview.count == 1 ? stem : "\(stem) \(preview.number)"
  }

  /// The place of the declaration, such as `Demo/Tile.swift:12`.
  var place: String { preview.place.text }

  /// The largest length of a name in bytes, so that files can have endings.
  private static let longestName = 80

  /// Names previews: by file and declared name, with the module in front where several modules have
  /// the same, and numbers at last.
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

  /// The name of a file without its ending, or of a provider without the customary one.
  private static func stem(of place: DeclaredPreview.Place) -> String {
    let endings = place.line == nil ? ["_Previews", "_Preview", "Previews", "Preview"] : [".swift"]
    guard let ending = endings.first(where: { place.name.hasSuffix($0) && place.name != $0 }) else {
      return place.name
    }
    return String(place.name.dropLast(ending.count))
  }

  /// Replaces everything but letters, digits and a few marks by single hyphens.
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
