import Foundation

/// The name of a design and the variant in which the design is drawn.
package struct SymbolForm: Hashable, Sendable {
  /// A shape around a drawing. The raw value is the suffix that selects the shape in a symbol's
  /// name.
  package enum Enclosure: String, CaseIterable, Sendable {
    case circle, square, rectangle, app, diamond, bubble, message, shield, seal, octagon
    case viewfinder, icloud, tv
    case portrait = "rectangle.portrait"
    case dashed = "square.dashed"
    case stack = "rectangle.stack"
  }

  /// The name of the design.
  package var base: String
  package var enclosure: Enclosure?
  /// The mark of the badge at a corner; empty for a badge without a mark, nil for no badge.
  package var badge: String?
  package var isSlashed = false
  package var isFilled = false

  func draw(_ design: SymbolDesign, with pen: inout SymbolPen) {
    if let enclosure {
      pen.layer = 1
      enclosure.draw(with: &pen)
      pen.layer = 0
      // The enclosed drawing is small, so heavy lines are made thinner.
      let line = min(pen.line, 0.55 * pen.line + 3.4)
      let place = enclosure.place
      pen.inside(scale: (design.enclosedScale ?? 0.5) * place.scale, y: place.y, line: line) {
        $0.cutOutIfFilled { pen in
          design.draw(&pen)
          if isSlashed { Self.drawSlash(with: &pen) }
        }
      }
    } else if let badge {
      pen.inLayer(1) { design.draw(&$0) }
      pen.drawBadge(badge)
    } else {
      design.draw(&pen)
      pen.layer = 0
      if isSlashed { Self.drawSlash(with: &pen) }
    }
  }

  private static func drawSlash(with pen: inout SymbolPen) {
    let slash = SymbolTrace.line(-43, -43, 43, 43)
    pen.gap(slash)
    pen.stroke(slash)
  }
}

extension SymbolForm.Enclosure {
  /// Whether forms with the enclosure have filled variants.
  var hasFill: Bool { self != .viewfinder && self != .dashed }

  /// The placement of a drawing inside of the enclosure. `scale` is relative to the drawing's scale
  /// in a circle. `y` is the y coordinate of the drawing's center, in hundredths of an em.
  fileprivate var place: (scale: CGFloat, y: CGFloat) {
    switch self {
    case .circle, .square, .app: (1, 0)
    case .rectangle, .diamond: (0.86, 0)
    case .bubble: (0.84, -7)
    case .message: (0.86, -3)
    case .shield: (0.9, -3)
    case .seal, .octagon: (0.94, 0)
    case .viewfinder, .dashed: (1, 0)
    case .icloud: (0.72, 8)
    case .tv: (0.9, -6)
    case .portrait: (0.84, 0)
    case .stack: (0.8, 13)
    }
  }

  /// Draws the enclosure, without a drawing inside.
  fileprivate func draw(with pen: inout SymbolPen) {
    switch self {
    case .circle: pen.body(.circle(0, 0, 46))
    case .square: pen.body(.box(-41, -41, 41, 41, 13))
    case .rectangle: pen.body(.box(-53, -37, 53, 37, 11))
    case .portrait: pen.body(.box(-35, -47, 35, 47, 11))
    case .app: pen.body(.box(-42, -42, 42, 42, 21))
    case .diamond: pen.body(.polygon([0, -54, 54, 0, 0, 54, -54, 0], radius: 9))
    case .bubble: pen.body(.talk)
    case .message: pen.body(.bubble)
    case .shield: pen.body(.shield)
    case .seal: pen.body(.star(12, outer: 51, inner: 43, corner: 5))
    case .octagon: pen.body(SymbolTrace.regular(8, radius: 50, corner: 9).rotated(22.5))
    case .viewfinder: for corner in SymbolTrace.corners { pen.stroke(corner) }
    case .dashed: for dash in SymbolTrace.dashedSquare { pen.stroke(dash) }
    case .icloud: pen.body(.storage)
    case .tv:
      pen.body(.box(-57, -42, 57, 30, 10))
      pen.stroke(.line(-26, 47, 26, 47))
    case .stack:
      pen.body(.box(-50, -20, 50, 46, 11))
      pen.stroke(.line(-40, -33, 40, -33))
      pen.stroke(.line(-30, -46, 30, -46))
    }
  }
}

extension SymbolTrace {
  /// The strokes of the four rounded corners of a square, with gaps in place of its sides.
  static var corners: [SymbolTrace] {
    [0, 90, 180, 270].map { degrees in
      SymbolTrace.steps("-44 -18 m -44 -32 l -44 -40 -40 -44 -32 -44 c -18 -44 l").rotated(degrees)
    }
  }

  /// The strokes of a dashed square: four rounded corners and a dash on each side.
  static var dashedSquare: [SymbolTrace] {
    [0, 90, 180, 270].flatMap { degrees -> [SymbolTrace] in
      [
        SymbolTrace.steps("-41 -25 m -41 -28 l -41 -36 -36 -41 -28 -41 c -25 -41 l"),
        SymbolTrace.line(-8, -41, 8, -41),
      ].map { $0.rotated(degrees) }
    }
  }

  /// A cloud for stored data: symmetrical, with a flat base.
  static var storage: SymbolTrace {
    steps(
      """
      -34 38 m -50 38 -60 28 -60 14 c -60 2 -52 -7 -41 -9 c -40 -28 -24 -42 -3 -42 c \
      17 -42 32 -30 36 -13 c 51 -12 61 -2 61 12 c 61 28 50 38 34 38 c h
      """)
  }
}
