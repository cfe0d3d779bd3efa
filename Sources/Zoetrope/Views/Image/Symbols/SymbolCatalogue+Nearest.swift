import Foundation

extension SymbolCatalogue {
  /// The name that looks most like another one; nil where none does.
  ///
  /// Names are compared by the edits that lead from one to the other: V. I. Levenshtein, "Binary
  /// codes capable of correcting deletions, insertions, and reversals", Soviet Physics Doklady 10
  /// (1966). Among names as near, the one that begins with the same word, then with the same letter,
  /// then the first by the alphabet. O(names times their length squared)
  static func nearest(to name: String) -> String? {
    let letters = Array(name.utf8.prefix(60))
    let word = name.prefix { $0 != "." }
    var best: (distance: Int, isOther: Int, name: String)?
    for known in names {
      let isOther = known.hasPrefix(word) ? 0 : (known.first == name.first ? 1 : 2)
      let candidate = (distance(letters, Array(known.utf8)), isOther, known)
      if let current = best, current < candidate { continue }
      best = candidate
    }
    guard let best else { return nil }
    // As many edits as half of the name are no likeness, unless it begins alike.
    let isLike = best.distance * 2 <= letters.count || (best.isOther == 0 && word.count > 2)
    return isLike ? best.name : names.sorted().first { word.count > 2 && $0.hasPrefix(word) }
  }

  /// The names of designs and their filled forms.
  private static var names: [String] {
    designs.flatMap { $0.hasFill ? [$0.name, $0.name + ".fill"] : [$0.name] }
  }

  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (index, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[b.count]
  }
}
