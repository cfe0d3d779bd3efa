import ZoetropeGeometry

/// The edges of two flattened paths, without duplicates. Each edge has the winding numbers of both
/// paths on its two sides.
struct PathArrangement {
  /// A straight edge. Edges meet only at their ends, unless ``PieceSplitter`` has reached its limit
  /// of rounds.
  struct Edge {
    /// The ends of the edge, compared by x and then by y: `low` is the smaller one, and `high` is
    /// the larger one.
    var low: GridPoint
    var high: GridPoint
    /// The index of the first piece along this edge.
    var piece: Int32
    /// For each path, the number of its pieces that run along this edge from `low` to `high`, minus
    /// the number of its pieces that run from `high` to `low`.
    var turns: SIMD2<Int32> = .zero
    /// The winding numbers that the two paths have on the side of the edge where y is smaller. If
    /// the edge is vertical, the side is that of larger x.
    var before: SIMD2<Int32> = .zero
    /// The index of the nearest edge, on this edge's side of ``before``, that bounds the selected
    /// area; -1 if there is no such edge.
    var boundary: Int32 = -1

    /// The winding numbers that the two paths have on the side of the edge where y is larger. If
    /// the edge is vertical, the side is that of smaller x.
    var after: SIMD2<Int32> { before &+ turns }
  }

  /// The edges, sorted by their smaller ends and then clockwise.
  private(set) var edges: [Edge] = []
  /// For each piece, the index of the edge along which the piece runs.
  private(set) var edgeOfPiece: [Int32] = []

  /// Finds the edges of `pieces`, and the winding numbers beside the edges. The pieces must meet
  /// only at their ends.
  ///
  /// - Parameters:
  ///   - pieces: The pieces.
  ///   - counts: A closure that returns the amounts by which a piece changes the winding numbers of
  ///     the two paths.
  ///   - isBoundary: A closure that returns whether an edge bounds the area that will be selected,
  ///     given the winding numbers on both sides.
  /// - Complexity: O(*n* log *n*), plus the time of insertions into an array. The array holds the
  ///   edges that one vertical line crosses.
  init(
    _ pieces: [PathPiece], counts: (PathPiece) -> SIMD2<Int32>,
    isBoundary: (SIMD2<Int32>, SIMD2<Int32>) -> Bool
  ) {
    unify(pieces, counts)
    sweep(isBoundary)
  }

  private mutating func unify(_ pieces: [PathPiece], _ counts: (PathPiece) -> SIMD2<Int32>) {
    var order = pieces.indices.map { Int32(truncatingIfNeeded: $0) }
    order.sort { first, second in
      let (a, b) = (pieces[Int(first)], pieces[Int(second)])
      let (low, other) = (a.low, b.low)
      if low != other { return low < other }
      let (high, otherHigh) = (a.high, b.high)
      if high == otherHigh { return first < second }
      let turn = (high - low).cross(otherHigh - low)
      return turn != 0 ? turn > 0 : high < otherHigh
    }
    edgeOfPiece = Array(repeating: 0, count: pieces.count)
    for index in order {
      let piece = pieces[Int(index)]
      if edges.last?.low != piece.low || edges.last?.high != piece.high {
        edges.append(Edge(low: piece.low, high: piece.high, piece: index))
      }
      let last = edges.count - 1
      edgeOfPiece[Int(index)] = Int32(truncatingIfNeeded: last)
      let count = counts(piece)
      edges[last].turns =
        piece.isAscending ? edges[last].turns &+ count : edges[last].turns &- count
    }
  }

  /// Finds the winding numbers by moving a vertical line across the plane, from small to large x.
  /// The array `status` holds the edges that the line crosses, in ascending order of y.
  ///
  /// The line visits points with equal x in ascending order of y, as if it were slightly tilted.
  /// Vertical edges therefore need no special treatment.
  private mutating func sweep(_ isBoundary: (SIMD2<Int32>, SIMD2<Int32>) -> Bool) {
    let ends = edges.indices.sorted { edges[$0].high < edges[$1].high }
    var status: [Int32] = []
    var nextEnd = 0
    var nextStart = 0
    while nextEnd < ends.count {
      var point = edges[ends[nextEnd]].high
      if nextStart < edges.count { point = min(point, edges[nextStart].low) }
      let place = place(of: point, in: status)
      let firstEnd = nextEnd
      while nextEnd < ends.count, edges[ends[nextEnd]].high == point { nextEnd += 1 }
      remove(nextEnd - firstEnd, endingAt: point, from: &status, at: place)
      let firstStart = nextStart
      while nextStart < edges.count, edges[nextStart].low == point {
        insertBeside(place + nextStart - firstStart, nextStart, status, firstStart, isBoundary)
        nextStart += 1
      }
      status.insert(
        contentsOf: (firstStart..<nextStart).lazy.map { Int32(truncatingIfNeeded: $0) },
        at: min(place, status.count))
    }
  }

  /// Sets ``Edge/before`` and ``Edge/boundary`` of an edge when the moving line of ``sweep(_:)``
  /// reaches the smaller end of the edge.
  ///
  /// - Parameters:
  ///   - place: The index that the edge will have in `status`, once all edges that begin at the
  ///     same point have been inserted.
  ///   - firstStart: The index in ``edges`` of the first edge that begins at the same point.
  private mutating func insertBeside(
    _ place: Int, _ index: Int, _ status: [Int32], _ firstStart: Int,
    _ isBoundary: (SIMD2<Int32>, SIMD2<Int32>) -> Bool
  ) {
    let below: Int
    if index > firstStart {
      below = index - 1
    } else if place > 0, place <= status.count {
      below = Int(status[place - 1])
    } else {
      return
    }
    let edge = edges[below]
    edges[index].before = edge.after
    edges[index].boundary =
      isBoundary(edge.before, edge.after) ? Int32(truncatingIfNeeded: below) : edge.boundary
  }

  /// Returns the number of edges in `status` that cross the moving line at a smaller y than a
  /// point.
  private func place(of point: GridPoint, in status: [Int32]) -> Int {
    var low = 0
    var high = status.count
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[Int(status[middle])]
      if (edge.high - edge.low).cross(point - edge.low) > 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Removes from `status` the edges that end at a point. Normally, these are the `count` edges
  /// from index `place` on. If ``PieceSplitter`` has reached its limit of rounds, edges may cross,
  /// and the order of `status` may be wrong. The whole array is then searched.
  private func remove(
    _ count: Int, endingAt point: GridPoint, from status: inout [Int32], at place: Int
  ) {
    guard count > 0 else { return }
    let end = place + count
    if end <= status.count,
      status[place..<end].allSatisfy({ edges[Int($0)].high == point })
    {
      status.removeSubrange(place..<end)
    } else {
      status.removeAll { edges[Int($0)].high == point }
    }
  }
}
