import Foundation
import ZoetropeGeometry

extension SymbolPen {
  /// The marks that a badge can have.
  static let badges = [
    "", "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    "clock", "gearshape", "arrow.up", "arrow.down",
  ]

  /// Draws a badge at a corner of the current drawing. A badge with a mark is at the lower right.
  /// For an empty mark, the badge is a smaller disc at the upper right.
  mutating func drawBadge(_ mark: String) {
    let bounds = drawn.reduce(CGRect.null) { $1.isCut ? $0 : $0.union($1.path.boundingRect) }
    guard !bounds.isNull else { return }
    layer = 0
    if mark.isEmpty {
      let (x, y) = (min(bounds.maxX - 12, 44), max(bounds.minY + 14, -36))
      hole(.circle(x, y, 15 + 0.9 * line))
      area(.circle(x, y, 15 + 0.2 * line))
      return
    }
    let (x, y) = (min(bounds.maxX - 8, 46), min(bounds.maxY - 8, 34))
    hole(.circle(x, y, 23 + 0.9 * line))
    if mark == "gearshape" {
      area(SymbolTrace.gear(teeth: 8, outer: 24, inner: 18).moved(x, y))
      hole(.circle(x, y, 8))
      return
    }
    area(.circle(x, y, 23))
    inside(scale: 1, x: x, y: y, line: min(0.5 * line + 2.2, 8)) { pen in
      switch mark {
      case "plus": pen.gap(.all(.line(-11, 0, 11, 0), .line(0, -11, 0, 11)), 1)
      case "minus": pen.gap(.line(-11, 0, 11, 0), 1)
      case "checkmark": pen.gap(.lines([-10, 1, -3, 9, 10, -9]), 1)
      case "xmark": pen.gap(.all(.line(-8, -8, 8, 8), .line(-8, 8, 8, -8)), 1)
      case "exclamationmark":
        pen.gap(.line(0, -12, 0, 2), 1)
        pen.hole(.circle(0, 11, 3.6))
      case "questionmark":
        pen.gap(SymbolTrace.questionmark.scaled(0.28, 0.28).moved(0, -1), 0.9)
        pen.hole(.circle(0, 13, 3.4))
      case "ellipsis": for x in [-11, 0, 11] as [CGFloat] { pen.hole(.circle(x, 0, 3.6)) }
      case "clock": pen.gap(.lines([0, -13, 0, 1, 9, 5]), 0.9)
      default:
        let arrow = SymbolTrace.all(.line(0, -12, 0, 12), .lines([-9, -3, 0, -12, 9, -3]))
        pen.gap(mark == "arrow.up" ? arrow : arrow.scaled(1, -1), 1)
      }
    }
  }
}
