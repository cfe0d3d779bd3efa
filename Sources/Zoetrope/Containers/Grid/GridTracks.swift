import Foundation

/// How the columns of a grid, or its rows, divide a length among them, as the views of a stack do.
///
/// They are served in groups of equal priority, highest first; the minimum lengths of later groups
/// are set aside. Within a group the least flexible one is served first, with an equal share of
/// what is left, and keeps what its cells then need.
///
/// Each cell is asked for its length at nothing, at everything and at its share: O(n log n).
struct GridTracks {
  /// A column or a row.
  struct Track {
    /// The largest priority among its cells.
    var priority = -Double.infinity
    /// What it needs at least, in points.
    var minimum: CGFloat = 0
    /// What it takes at most, in points.
    var maximum: CGFloat = 0
    /// What it gets, in points.
    var length: CGFloat = 0
  }

  var tracks: ContiguousArray<Track>
  /// The distances between neighbours in points: one less than there are tracks.
  let gaps: ContiguousArray<CGFloat>

  init(priorities: ContiguousArray<Double>, gaps: ContiguousArray<CGFloat>) {
    tracks = ContiguousArray(priorities.map { Track(priority: $0) })
    self.gaps = gaps
  }

  /// The length of all, distances included, in points.
  var total: CGFloat { tracks.reduce(0) { $0 + $1.length } + gaps.reduce(0, +) }

  /// The length of some neighbours, with the distances between them, in points.
  func length(of range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in range {
      sum += tracks[index].length
      if index + 1 < range.upperBound { sum += gaps[index] }
    }
    return sum
  }

  /// Where each track starts, in points from the start of the first.
  var positions: ContiguousArray<CGFloat> {
    var position: CGFloat = 0
    var result = ContiguousArray<CGFloat>()
    for index in tracks.indices {
      result.append(position)
      position += tracks[index].length
      if index < gaps.count { position += gaps[index] }
    }
    return result
  }

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - whole: The length in points; nil for what each takes by itself.
  ///   - ask: What a track takes of a length, in points.
  mutating func divide(_ whole: CGFloat?, ask: (Int, CGFloat?) -> CGFloat) {
    guard let whole else {
      for index in tracks.indices { tracks[index].length = ask(index, nil) }
      return
    }
    if tracks.count == 1 {
      tracks[0].length = ask(0, max(whole, 0))
      return
    }
    for index in tracks.indices {
      tracks[index].minimum = ask(index, 0)
      tracks[index].maximum = ask(index, .infinity)
    }
    let order = servingOrder
    // 1. What is there, less the distances and the minimums of all groups but the first.
    var available = whole - gaps.reduce(0, +)
    var group = nextGroup(after: 0..<0, order)
    for index in order[group.upperBound...] { available -= tracks[index].minimum }
    while !group.isEmpty {
      // 2. An equal share of what is left, for each in order.
      for position in group {
        let share = available / CGFloat(group.upperBound - position)
        // Nothing is left of infinity less infinity.
        let index = order[position]
        tracks[index].length = ask(index, share.isNaN ? 0 : max(share, 0))
        available -= tracks[index].length
      }
      // 3. The next group gets back what was set aside for it.
      group = nextGroup(after: group, order)
      for index in order[group] { available += tracks[index].minimum }
    }
  }

  /// Makes some neighbours longer by equal parts, until they have a length together.
  mutating func stretch(_ range: Range<Int>, to length: CGFloat) {
    let missing = length - self.length(of: range)
    guard missing > 0, !range.isEmpty else { return }
    for index in range { tracks[index].length += missing / CGFloat(range.count) }
  }

  // MARK: Order

  private var servingOrder: ContiguousArray<Int> {
    ContiguousArray(
      tracks.indices.sorted { a, b in
        let (x, y) = (tracks[a], tracks[b])
        if x.priority != y.priority { return x.priority > y.priority }
        let (fx, fy) = (x.maximum - x.minimum, y.maximum - y.minimum)
        if fx != fy { return fx < fy }
        if fx == .infinity && x.minimum != y.minimum { return x.minimum > y.minimum }
        return a < b
      })
  }

  private func nextGroup(after group: Range<Int>, _ order: ContiguousArray<Int>) -> Range<Int> {
    let start = group.upperBound
    guard start < order.count else { return start..<start }
    let priority = tracks[order[start]].priority
    let end = order[start...].firstIndex { tracks[$0].priority != priority } ?? order.count
    return start..<end
  }
}
