/// Finds the names that are most similar to a mistyped name.
enum NearestNames {
  /// Returns up to three of the names, with the most similar name first. Equally similar names keep
  /// their order.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* names of length *m*.
  static func of(_ name: String, among names: [String]) -> [String] {
    let measured = names.enumerated().map { index, other in
      (distance: distance(Array(name.lowercased()), Array(other.lowercased())), index: index)
    }
    return measured.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map {
      names[$0.index]
    }
  }

  /// Returns the optimal string alignment distance of two words. It is the smallest number of
  /// insertions, deletions, replacements and swaps of neighbors that turn one word into the other.
  /// No part of a word is edited more than once. The algorithm is that of Wagner and Fischer
  /// (1974), extended by Damerau's transpositions.
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
