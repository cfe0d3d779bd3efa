import ZoetropeGeometry

/// Splits pieces where they cross or touch, until all pieces meet only at their ends.
///
/// A crossing is rounded to the grid, which bends the two pieces by less than a grid step. The bent
/// pieces may touch other pieces. New pieces are therefore tested again, in rounds, until none is
/// split. A piece that passes within two steps of an end of another piece is bent to this end.
/// Pieces that differ only by rounding then become equal.
///
/// Source for the effect of rounding: J. Hobby, "Practical segment intersection with finite
/// precision output", Computational Geometry 13, 1999.
struct PieceSplitter {
  /// The distance, in grid steps, within which a piece is bent to an end of another one.
  private static let reach: Int32 = 2
  /// The largest number of rounds. Most paths need two to four.
  private static let roundLimit = 32

  private struct Cut {
    var piece: Int32
    var point: GridPoint
    /// The position along the piece: 0 at its start and 1 at its end.
    var fraction: Double
  }

  private var cuts: [Cut] = []

  /// Splits pieces, keeping their order.
  ///
  /// - Complexity: O((*n* + *k*) log *n*) for *n* pieces and *k* pairs whose boxes overlap.
  static func split(_ pieces: inout [PathPiece]) {
    var isNew = Array(repeating: true, count: pieces.count)
    for _ in 0..<roundLimit {
      var splitter = PieceSplitter()
      splitter.findCuts(pieces, isNew)
      if splitter.cuts.isEmpty { return }
      splitter.apply(to: &pieces, &isNew)
    }
  }

  private mutating func findCuts(_ pieces: [PathPiece], _ isNew: [Bool]) {
    let tree = PieceTree(pieces)
    for index in pieces.indices where isNew[index] {
      let box = PieceTree.Box(pieces[index], margin: Self.reach)
      tree.forEachPiece(overlapping: box) { other in
        // Skip the piece itself. A pair of new pieces is found twice, so skip it the second time.
        if other < index && isNew[other] || other == index { return }
        meet(pieces, index, other)
      }
    }
  }

  /// Records the cuts of two pieces where they cross or touch each other.
  private mutating func meet(_ pieces: [PathPiece], _ i: Int, _ j: Int) {
    let (a, b) = (pieces[i], pieces[j])
    // The following two tests exclude most pairs: they find that one piece lies entirely on one
    // side of the other, farther away than `reach`.
    let (u, v) = (a.end - a.start, b.end - b.start)
    let left = u.cross(b.start - a.start)
    let right = u.cross(b.end - a.start)
    if Self.isApart(left, right, from: u) { return }
    let before = v.cross(a.start - b.start)
    let after = v.cross(a.end - b.start)
    if Self.isApart(before, after, from: v) { return }
    var touches = touch(i, a, b.start)
    touches = touch(i, a, b.end) || touches
    touches = touch(j, b, a.start) || touches
    touches = touch(j, b, a.end) || touches
    if touches { return }
    if a.start == b.start || a.start == b.end || a.end == b.start || a.end == b.end { return }
    guard (before < 0) != (after < 0), before != 0, after != 0 else { return }
    guard (left < 0) != (right < 0), left != 0, right != 0 else { return }
    let fraction = Double(before) / (Double(before) - Double(after))
    let other = Double(left) / (Double(left) - Double(right))
    let point = GridPoint(
      x: Int32((Double(a.start.x) + fraction * Double(u.x)).rounded()),
      y: Int32((Double(a.start.y) + fraction * Double(u.y)).rounded()))
    if point != a.start, point != a.end { cut(i, point, fraction) }
    if point != b.start, point != b.end { cut(j, point, other) }
  }

  /// Whether two points lie on the same side of a line and farther from it than ``reach``.
  ///
  /// - Parameters:
  ///   - first: The cross product of the line's vector and the vector from its start to the first
  ///     point.
  ///   - second: The corresponding cross product for the second point.
  ///   - line: The line's vector.
  private static func isApart(_ first: Int64, _ second: Int64, from line: GridVector) -> Bool {
    guard (first < 0) == (second < 0) else { return false }
    let nearest = Double(min(first.magnitude, second.magnitude))
    return nearest * nearest > Double(reach) * Double(reach) * Double(line.dot(line))
  }

  private mutating func cut(_ piece: Int, _ point: GridPoint, _ fraction: Double) {
    cuts.append(Cut(piece: Int32(truncatingIfNeeded: piece), point: point, fraction: fraction))
  }

  /// Records a cut of a piece at a point, if the point is near the piece and between its ends.
  /// Returns whether a cut was recorded.
  private mutating func touch(_ index: Int, _ piece: PathPiece, _ point: GridPoint) -> Bool {
    if point == piece.start || point == piece.end { return false }
    let direction = piece.end - piece.start
    let offset = point - piece.start
    let along = direction.dot(offset)
    let square = direction.dot(direction)
    guard along > 0, along < square else { return false }
    let area = Double(direction.cross(offset))
    let reach = Double(Self.reach)
    guard area * area <= reach * reach * Double(square) else { return false }
    cut(index, point, Double(along) / Double(square))
    return true
  }

  private mutating func apply(to pieces: inout [PathPiece], _ isNew: inout [Bool]) {
    cuts.sort { ($0.piece, $0.fraction) < ($1.piece, $1.fraction) }
    var result: [PathPiece] = []
    var resultIsNew: [Bool] = []
    result.reserveCapacity(pieces.count + cuts.count)
    resultIsNew.reserveCapacity(pieces.count + cuts.count)
    var next = 0
    for (index, piece) in pieces.enumerated() {
      let isWhole = next == cuts.count || Int(cuts[next].piece) != index
      var rest = piece
      while next < cuts.count, Int(cuts[next].piece) == index {
        let cut = cuts[next]
        next += 1
        guard cut.point != rest.start, cut.point != piece.end else { continue }
        var part = rest
        part.end = cut.point
        part.to = piece.from + cut.fraction * (piece.to - piece.from)
        result.append(part)
        resultIsNew.append(true)
        rest.start = part.end
        rest.from = part.to
      }
      result.append(rest)
      resultIsNew.append(!isWhole)
    }
    pieces = result
    isNew = resultIsNew
  }
}
