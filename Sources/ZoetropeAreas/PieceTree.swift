import ZoetropeGeometry

/// A tree of bounding boxes of pieces, for finding the pieces whose boxes overlap a given box.
///
/// The pieces are sorted along a Morton curve through the middles of their boxes. Each node is the
/// bounding box of up to four consecutive pieces or nodes. Source: I. Kamel and C. Faloutsos, "On
/// packing R-trees", CIKM 1993.
///
/// - Complexity: O(*n* log *n*) to create the tree; O(log *n* + *k*) to find *k* pieces, if boxes
///   overlap little.
struct PieceTree {
  /// A box of grid points, which includes the points on all four sides.
  struct Box {
    var lowX = Int32.max
    var lowY = Int32.max
    var highX = Int32.min
    var highY = Int32.min

    init() {}

    /// Creates the box around a piece, and extends the box by a margin on each side.
    init(_ piece: PathPiece, margin: Int32 = 0) {
      lowX = min(piece.start.x, piece.end.x) - margin
      lowY = min(piece.start.y, piece.end.y) - margin
      highX = max(piece.start.x, piece.end.x) + margin
      highY = max(piece.start.y, piece.end.y) + margin
    }

    func overlaps(_ other: Box) -> Bool {
      lowX <= other.highX && other.lowX <= highX && lowY <= other.highY && other.lowY <= highY
    }

    mutating func include(_ other: Box) {
      lowX = min(lowX, other.lowX)
      lowY = min(lowY, other.lowY)
      highX = max(highX, other.highX)
      highY = max(highY, other.highY)
    }

    /// The position of the box's middle along a Morton curve.
    fileprivate var mortonCode: UInt64 {
      let x = UInt64(Int64(lowX) + Int64(highX) + (1 << 31)) >> 1
      let y = UInt64(Int64(lowY) + Int64(highY) + (1 << 31)) >> 1
      return Self.spread(x) | Self.spread(y) << 1
    }

    /// Returns the lowest 32 bits of a number, with a zero bit inserted above each of them.
    private static func spread(_ value: UInt64) -> UInt64 {
      var bits = value & 0xFFFF_FFFF
      bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
      bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
      bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
      bits = (bits | bits << 2) & 0x3333_3333_3333_3333
      return (bits | bits << 1) & 0x5555_5555_5555_5555
    }
  }

  /// The indices of the pieces, in the order of the boxes of the lowest level.
  private var order: [Int32]
  /// The boxes of all levels, from the pieces to the root. `levels` has the index of each level's
  /// first box.
  private var boxes: [Box]
  private var levels: [Int] = [0]

  /// Creates the tree of pieces.
  init(_ pieces: [PathPiece]) {
    let codes = pieces.map { Box($0).mortonCode }
    order = pieces.indices.map { Int32(truncatingIfNeeded: $0) }
    order.sort { (codes[Int($0)], $0) < (codes[Int($1)], $1) }
    boxes = order.map { Box(pieces[Int($0)]) }
    var begin = 0
    while boxes.count - begin > 1 {
      let end = boxes.count
      levels.append(end)
      for child in stride(from: begin, to: end, by: 4) {
        var box = boxes[child]
        for index in child + 1..<max(min(child + 4, end), child + 1) { box.include(boxes[index]) }
        boxes.append(box)
      }
      begin = end
    }
  }

  /// Calls a closure with the index of each piece whose box overlaps the given box.
  func forEachPiece(overlapping box: Box, _ body: (Int) -> Void) {
    guard !boxes.isEmpty else { return }
    visit(level: levels.count - 1, index: 0, box, body)
  }

  private func visit(level: Int, index: Int, _ box: Box, _ body: (Int) -> Void) {
    guard boxes[levels[level] + index].overlaps(box) else { return }
    if level == 0 { return body(Int(order[index])) }
    let count = levels[level] - levels[level - 1]
    for child in 4 * index..<min(4 * index + 4, count) {
      visit(level: level - 1, index: child, box, body)
    }
  }
}
