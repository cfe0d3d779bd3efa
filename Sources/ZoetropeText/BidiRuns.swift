/// The rules of the bidirectional algorithm (UAX #9) that apply to the runs of one line.
enum BidiRuns {
  /// Returns the indices of a line's runs in display order from left to right (UAX #9, rule L2).
  ///
  /// The rule visits the levels from the highest down to the lowest odd level. At each level, it
  /// reverses every sequence of adjacent runs with this level or a higher one.
  ///
  /// - Parameter levels: The runs' embedding levels in reading order.
  /// - Complexity: O(runs × levels).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Returns the embedding level of a neutral run from the levels of its two neighbors, by rules N1
  /// and N2 of UAX #9.
  ///
  /// - Parameters:
  ///   - before: The level of the preceding run; nil if there is none.
  ///   - after: The level of the following run; nil if there is none.
  ///   - base: The level of the paragraph.
  /// - Returns: The lower of the neighbors' levels if both neighbors exist and have the same
  ///   direction; otherwise the paragraph's level.
  static func levelOfNeutral(between before: UInt8?, and after: UInt8?, base: UInt8) -> UInt8 {
    guard let before, let after, before % 2 == after % 2 else { return base }
    return min(before, after)
  }
}
