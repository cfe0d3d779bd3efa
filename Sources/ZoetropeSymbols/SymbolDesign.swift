import Foundation

/// The drawing of a symbol, with the variants that it supports.
package struct SymbolDesign: Sendable {
  package let name: String
  /// Whether there is a `.fill` variant.
  package let hasFill: Bool
  /// The scale of the drawing inside a `.circle` or a `.square`; nil if those variants do not
  /// exist.
  package let enclosedScale: CGFloat?
  let draw: @Sendable (inout SymbolPen) -> Void

  /// Creates a design of lines, which has no `.fill` variant but can be enclosed.
  static func glyph(
    _ name: String, enclosed: CGFloat? = 0.56, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign(name: name, hasFill: false, enclosedScale: enclosed, draw: draw)
  }

  /// Creates a design with an outlined and a filled variant.
  static func body(
    _ name: String, enclosed: CGFloat? = 0.52, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign(name: name, hasFill: true, enclosedScale: enclosed, draw: draw)
  }
}

/// A design in one of its variants.
package struct SymbolForm: Hashable, Sendable {
  package enum Enclosure: String, Sendable {
    case circle, square
  }

  /// The name of the design.
  package var base: String
  package var enclosure: Enclosure?
  package var isSlashed = false
  package var isFilled = false

  func draw(_ design: SymbolDesign, with pen: inout SymbolPen) {
    if let enclosure {
      pen.layer = 1
      switch enclosure {
      case .circle: pen.body(.circle(0, 0, 46))
      case .square: pen.body(.box(-41, -41, 41, 41, 13))
      }
      pen.layer = 0
      // The enclosed drawing is small, so heavy lines are reduced.
      let line = min(pen.line, 0.55 * pen.line + 3.4)
      pen.inside(scale: design.enclosedScale ?? 0.5, line: line) { $0.cutOutIfFilled(design.draw) }
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
