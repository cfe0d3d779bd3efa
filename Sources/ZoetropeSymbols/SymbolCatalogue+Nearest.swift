import Foundation

extension SymbolCatalogue {
  /// Returns the known name that is most similar to a given name; nil if no known name is similar.
  ///
  /// If the most similar name differs too much, names that begin with the given name's first word
  /// are tried. If this word has more than two letters, the result is the first such name in
  /// alphabetical order.
  ///
  /// Similarity is the edit distance (V. I. Levenshtein, "Binary codes capable of correcting
  /// deletions, insertions, and reversals", Soviet Physics Doklady 10, 1966). Names at the same
  /// distance are ranked in three groups: names that begin with the given name's first word, names
  /// with the same first letter, and all other names. Within a group, names that only add letters
  /// to the given name rank first, because a missing letter is more likely than a wrong letter.
  /// Remaining ties are broken in alphabetical order.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of known names and *m* their length.
  package static func nearest(to name: String) -> String? {
    let letters = EditDistance(from: name)
    let word = String(name.prefix { $0 != "." })
    var best: (distance: Int, isOther: Int, isChanged: Int, name: String)?
    for known in names {
      let isOther = known.hasPrefix(word) ? 0 : (known.utf8.first == name.utf8.first ? 1 : 2)
      let distance = letters.distance(to: known)
      let isChanged = known.utf8.count - letters.length == distance ? 0 : 1
      let candidate = (distance, isOther, isChanged, known)
      if let current = best, current < candidate { continue }
      best = candidate
    }
    guard let best else { return nil }
    // A known name is similar if its distance is at most half of the given name's length. A known
    // name that begins with the given name's first word is also similar if this word has more than
    // two letters.
    let isLike = best.distance * 2 <= letters.length || (best.isOther == 0 && word.count > 2)
    return isLike ? best.name : names.first { word.count > 2 && $0.hasPrefix(word) }
  }

  /// The names of all designs, of their filled variants, and of their variants in circles and
  /// squares, in alphabetical order.
  private static let names: [String] =
    designs.flatMap { design -> [String] in
      var names = design.standsAlone ? [design.name] : []
      if design.hasFill { names.append(design.name + ".fill") }
      for suffix in ["circle", "square"] {
        let form = SymbolForm(base: design.name, enclosure: .init(rawValue: suffix))
        if has(form) { names += ["", ".fill"].map { "\(design.name).\(suffix)\($0)" } }
      }
      return names
    }.sorted()
}
