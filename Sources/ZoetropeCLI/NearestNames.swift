/// Finds the names that a mistyped one may have meant.
enum NearestNames {
  /// Up to three names, the nearest first; ties stay in the order given.
  /// O(names · length²).
  static func of(_ name: String, among names: [String]) -> [String] {
    let measured = names.enumerated().map { index, other in
      (distance: distance(Array(name.lowercased()), Array(other.lowercased())), index: index)
    }
    return measured.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map {
      names[$0.index]
    }
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that make one word
  /// into the other, none of which touches a place twice: optimal string alignment, after
  /// Wagner and Fischer (1974), with Damerau's transposition.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
