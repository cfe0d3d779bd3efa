import ZoetropeDisplayList

/// A shaped glyph of an item, scaled to its size.
///
/// Advances are whole numbers of ``TextUnit``: sums of them are exact in any order, so that a line
/// is as wide when it is measured as when it is set, wherever in the text it stands.
struct TextItemGlyph {
  /// What it looks like.
  var outline: GlyphOutline
  /// Points in an em.
  var size: Double
  /// How far the pen goes on, in text units.
  var advance: Int
  /// From the pen to its origin, in points, y down.
  var dx: Double
  var dy: Double
  /// Which span it belongs to.
  var span: Int
  /// Where its cluster begins in the text; below 0 for an ellipsis.
  var cluster: Int
}

/// The grid that advances lie on: 65,536 steps a point, some thousand times finer than anything that
/// can be seen.
enum TextUnit {
  /// Steps in a point.
  static let perPoint = 65_536.0
  /// More than any text needs, and far from overflow.
  static let unlimited = Int.max / 8

  /// The nearest whole number of steps.
  static func rounding(_ points: Double) -> Int {
    points.isNaN ? 0 : Int((min(max(points, -1e9), 1e9) * perPoint).rounded())
  }

  /// The room that a width leaves. What is missing to a step for want of precision counts.
  static func limit(_ points: Double?) -> Int {
    guard let points, points < 1e9 else { return unlimited }
    return Int((max(0, points) * perPoint + 0.25).rounded(.down))
  }

  /// In points.
  static func points(_ units: Int) -> Double { Double(units) / perPoint }
}

extension [TextItemGlyph] {
  /// Adds room after every cluster: on its right where text runs to the right, else on its left.
  mutating func space(by units: Int, isRightToLeft: Bool) {
    guard units != 0 else { return }
    for index in indices {
      let cluster = self[index].cluster
      if isRightToLeft {
        guard index == 0 || self[index - 1].cluster != cluster else { continue }
        self[index].advance += units
        // All glyphs of the cluster move: the first one by its offset, the others by its advance.
        self[index].dx += TextUnit.points(units)
      } else if index + 1 == count || self[index + 1].cluster != cluster {
        self[index].advance += units
      }
    }
  }
}
