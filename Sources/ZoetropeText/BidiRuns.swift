/// The order in which the runs of a line stand.
enum BidiRuns {
  /// The numbers of the runs from left to right, by rule L2 of UAX #9: from the highest level down
  /// to the lowest odd one, each stretch of runs at that level or above is turned round.
  ///
  /// O(runs × levels).
  ///
  /// - Parameter levels: The runs' levels in the order of reading.
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

  /// The level of something without a direction between two neighbours (rules N1 and N2): theirs
  /// where both run the same way, else the paragraph's.
  static func levelOfNeutral(between before: UInt8?, and after: UInt8?, base: UInt8) -> UInt8 {
    guard let before, let after, before % 2 == after % 2 else { return base }
    return min(before, after)
  }
}
