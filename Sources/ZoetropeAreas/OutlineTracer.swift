import ZoetropeGeometry

/// Joins the edges around an area into closed contours. Each contour is traced from edge to edge.
struct OutlineTracer {
  /// An edge that bounds the area, directed so that the area lies on its right, as seen with y
  /// down.
  struct Side {
    var start: GridPoint
    var end: GridPoint
    /// The index of the edge in the arrangement.
    var edge: Int32
  }

  /// The sides of each contour, one contour after the other.
  private(set) var contours: [[Side]] = []
  /// For each edge of the arrangement, the index of its contour; -1 if the edge does not bound the
  /// area.
  private(set) var contourOfEdge: [Int32]

  /// Traces the contours of an area.
  ///
  /// Contours do not cross themselves or each other. At a point where the area has several corners,
  /// each contour follows the two sides of one corner.
  ///
  /// - Parameters:
  ///   - edges: The edges of an arrangement.
  ///   - isInside: A closure that returns whether an area is selected, given its winding numbers.
  /// - Complexity: O(*n* log *n*).
  init(_ edges: [PathArrangement.Edge], isInside: (SIMD2<Int32>) -> Bool) {
    contourOfEdge = Array(repeating: -1, count: edges.count)
    var sides: [Side] = []
    for (index, edge) in edges.enumerated() {
      let (before, after) = (isInside(edge.before), isInside(edge.after))
      guard before != after else { continue }
      sides.append(
        Side(
          start: after ? edge.low : edge.high, end: after ? edge.high : edge.low,
          edge: Int32(truncatingIfNeeded: index)))
    }
    // The contours begin with the leftmost sides.
    let order = sides.indices.map { $0 }
    let sorted = order.sorted { sides[$0].start < sides[$1].start }
    var isUsed = Array(repeating: false, count: sides.count)
    for first in order where !isUsed[first] {
      var contour: [Side] = []
      var next: Int? = first
      while let index = next, !isUsed[index] {
        isUsed[index] = true
        contour.append(sides[index])
        contourOfEdge[Int(sides[index].edge)] = Int32(truncatingIfNeeded: contours.count)
        next = Self.next(after: sides[index], sides, sorted, isUsed, first)
      }
      contours.append(contour)
    }
  }

  /// Returns the side that follows `side` in its contour. Several sides may begin at the end of
  /// `side`; the result is the one that bounds the same corner of the area.
  private static func next(
    after side: Side, _ sides: [Side], _ sorted: [Int], _ isUsed: [Bool], _ first: Int
  ) -> Int? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sides[sorted[middle]].start < side.end { low = middle + 1 } else { high = middle }
    }
    let back = side.start - side.end
    var best: Int?
    while low < sorted.count, sides[sorted[low]].start == side.end {
      let candidate = sorted[low]
      low += 1
      guard !isUsed[candidate] || candidate == first else { continue }
      guard let rival = best else {
        best = candidate
        continue
      }
      let (a, b) = (sides[candidate], sides[rival])
      if precedes(a.end - a.start, b.end - b.start, from: back) { best = candidate }
    }
    return best
  }

  /// Returns whether a direction comes before another one in counterclockwise order on the screen,
  /// beginning at the direction `origin`.
  private static func precedes(
    _ a: GridVector, _ b: GridVector, from origin: GridVector
  ) -> Bool {
    func half(_ direction: GridVector) -> Int {
      let turn = origin.cross(direction)
      if turn != 0 { return turn < 0 ? 0 : 2 }
      return origin.dot(direction) < 0 ? 1 : 3
    }
    let (first, second) = (half(a), half(b))
    return first != second ? first < second : a.cross(b) < 0
  }
}
