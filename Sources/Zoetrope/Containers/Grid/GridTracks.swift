import Foundation

/// The columns or the rows of a grid. They divide a length as the views of a stack do.
///
/// The tracks receive their lengths in groups of equal priority, highest first. The minimum lengths
/// of later groups are reserved. Within a group, the least flexible track receives its length
/// first. Each track is proposed an equal share of the length that remains for the group, and takes
/// the length that its cells need.
///
/// - Complexity: O(*n* log *n*) for sorting the tracks, in addition to measuring each cell at 0, at
///   infinity and at its share.
struct GridTracks {
  /// One column or row.
  struct Track {
    /// The highest layout priority of any cell in the track.
    var priority = -Double.infinity
    /// The length that the track takes if 0 is proposed, in points.
    var minimum: CGFloat = 0
    /// The length that the track takes if infinity is proposed, in points.
    var maximum: CGFloat = 0
    /// The length that the track has received in the division, in points.
    var length: CGFloat = 0
  }

  var tracks: ContiguousArray<Track>
  /// The distances between neighbors in points, one for each pair of neighbors.
  let gaps: ContiguousArray<CGFloat>

  init(priorities: ContiguousArray<Double>, gaps: ContiguousArray<CGFloat>) {
    tracks = ContiguousArray(priorities.map { Track(priority: $0) })
    self.gaps = gaps
  }

  /// The length of all tracks and gaps together, in points.
  var total: CGFloat { tracks.reduce(0) { $0 + $1.length } + gaps.reduce(0, +) }

  /// Returns the length of adjacent tracks, including the gaps between them, in points.
  func length(of range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in range {
      sum += tracks[index].length
      if index + 1 < range.upperBound { sum += gaps[index] }
    }
    return sum
  }

  /// The start of each track in points, relative to the start of the first track.
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

  /// Divides a length among the tracks.
  ///
  /// - Parameters:
  ///   - whole: The length in points; nil to give each track its ideal length.
  ///   - ask: A closure that returns the length that a track takes, in points. Its arguments are
  ///     the index of the track and the proposed length.
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
    // 1. The gaps, and the minimums of all groups except the first, are subtracted from the length.
    var available = whole - gaps.reduce(0, +)
    var group = nextGroup(after: 0..<0, order)
    for index in order[group.upperBound...] { available -= tracks[index].minimum }
    while !group.isEmpty {
      // 2. Each track of the group, in order, is offered an equal share of the available length.
      for position in group {
        let share = available / CGFloat(group.upperBound - position)
        // A share is NaN if an infinite length is subtracted from an infinite one. It counts as 0.
        let index = order[position]
        tracks[index].length = ask(index, share.isNaN ? 0 : max(share, 0))
        available -= tracks[index].length
      }
      // 3. The reserved minimums of the next group become available.
      group = nextGroup(after: group, order)
      for index in order[group] { available += tracks[index].minimum }
    }
  }

  /// Lengthens adjacent tracks by equal amounts until they reach a total length in points.
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
