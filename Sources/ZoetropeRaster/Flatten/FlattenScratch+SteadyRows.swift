extension FlattenScratch {
  /// The smallest number of steady rows that is worth the effort of treating them apart.
  private static let leastSteadyRows = 8
  /// A y coordinate, in fixed point, that no edge reaches.
  private static let farthest = 1 << 40

  /// Returns steady rows: adjacent rows with the same coverage, because only upright edges cross
  /// them, and each of these edges crosses all of them. For example, the rows between the corners
  /// of a rounded rectangle are steady.
  ///
  /// Only the steady rows around the middle of `rows` are found. The range is empty if there are
  /// fewer than ``leastSteadyRows`` of them.
  ///
  /// - Parameters:
  ///   - firstEdge: The index of the shape's first edge. The shape's edges are the last ones in
  ///     `edges`.
  ///   - rows: The rows that the shape touches.
  /// - Complexity: O(edges)
  func steadyRows(firstEdge: Int, in rows: Range<Int>) -> Range<Int> {
    let middle = (rows.lowerBound + rows.upperBound) / 2
    var (top, bottom) = (rows.lowerBound, rows.upperBound)
    let edges = self.edges.base
    let lastEdge = self.edges.count - 1
    for index in firstEdge...lastEdge {
      let edge = edges[index]
      var (upper, lower) = (Int(edge.top), Int(edge.bottom))
      let isUpright = edge.x0 == edge.x1
      if isUpright {
        // A side of a shape may consist of several edges, of which only the outer ends count. One
        // of them may be the last edge of the shape, and the other one the first.
        let before = edges[index == firstEdge ? lastEdge : index - 1]
        let after = edges[index == lastEdge ? firstEdge : index + 1]
        let isDown = edge.y0 < edge.y1
        if before.isContinued(by: edge) {
          if isDown { upper = -Self.farthest } else { lower = Self.farthest }
        }
        if edge.isContinued(by: after) {
          if isDown { lower = Self.farthest } else { upper = -Self.farthest }
        }
      }
      let first = upper >> FixedPoint.fractionBits
      let end = (lower &+ FixedPoint.mask) >> FixedPoint.fractionBits
      // The rows that an upright edge crosses from side to side. A slanted edge has none.
      let firstWhole = isUpright ? (upper &+ FixedPoint.mask) >> FixedPoint.fractionBits : end
      let endWhole = isUpright ? lower >> FixedPoint.fractionBits : first
      if middle < first {
        bottom = min(bottom, first)
      } else if middle >= end {
        top = max(top, end)
      } else if firstWhole <= middle && middle < endWhole {
        (top, bottom) = (max(top, firstWhole), min(bottom, endWhole))
      } else {
        return 0..<0
      }
      if bottom - top < Self.leastSteadyRows { return 0..<0 }
    }
    return top..<bottom
  }
}

extension ShapeEdge {
  /// Whether another edge begins where this one ends, and both are upright and run in the same
  /// direction.
  fileprivate func isContinued(by next: ShapeEdge) -> Bool {
    x0 == x1 && next.x0 == next.x1 && x1 == next.x0 && y1 == next.y0
      && (y0 < y1) == (next.y0 < next.y1)
  }
}
