import Foundation

/// How a symbol is drawn.
struct SymbolDesign: Sendable {
  let name: String
  /// Whether there is a `.fill` form.
  let hasFill: Bool
  /// Its size within a `.circle` or a `.square`; nil where it has no such forms.
  let enclosedScale: CGFloat?
  let draw: @Sendable (inout SymbolPen) -> Void

  /// A symbol of lines: it has no filled form, but can be put into a circle and a square.
  static func glyph(
    _ name: String, enclosed: CGFloat? = 0.56, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign(name: name, hasFill: false, enclosedScale: enclosed, draw: draw)
  }

  /// A symbol with an outlined and a filled form.
  static func body(
    _ name: String, enclosed: CGFloat? = 0.52, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign(name: name, hasFill: true, enclosedScale: enclosed, draw: draw)
  }
}

/// A symbol in one of its forms.
struct SymbolForm: Hashable, Sendable {
  enum Enclosure: String, Sendable {
    case circle, square
  }

  /// The name of the design.
  var base: String
  var enclosure: Enclosure?
  var isSlashed = false
  var isFilled = false

  func draw(_ design: SymbolDesign, with pen: inout SymbolPen) {
    if let enclosure {
      pen.layer = 1
      switch enclosure {
      case .circle: pen.body(.circle(0, 0, 46))
      case .square: pen.body(.box(-41, -41, 41, 41, 13))
      }
      pen.layer = 0
      // In little room, heavy lines are a little lighter.
      let line = min(pen.line, 0.55 * pen.line + 3.4)
      pen.inside(scale: design.enclosedScale ?? 0.5, line: line) { $0.asMark(design.draw) }
    } else {
      design.draw(&pen)
    }
    if isSlashed {
      pen.layer = 0
      let slash = SymbolTrace.line(-43, -43, 43, 43)
      pen.gap(slash)
      pen.stroke(slash)
    }
  }
}
