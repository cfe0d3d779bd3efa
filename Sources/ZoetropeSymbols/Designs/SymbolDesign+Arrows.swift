import Foundation

extension SymbolDesign {
  /// Designs of arrows: straight arrows, turning arrows and pairs of arrows.
  static let arrows: [SymbolDesign] =
    directions.flatMap { name, degrees -> [SymbolDesign] in
      [
        .glyph("arrow.\(name)", enclosed: 0.54) { $0.stroke(SymbolTrace.arrow.rotated(degrees)) },
        .glyph("arrow.\(name).to.line", enclosed: nil) { pen in
          pen.stroke(
            SymbolTrace.all(.arrow.moved(-6, 0).scaled(0.86, 0.86), .line(46, -36, 46, 36))
              .rotated(degrees))
        },
        .body("arrowtriangle.\(name)", enclosed: 0.48) {
          $0.body(SymbolTrace.polygon([-34, -42, 44, 0, -34, 42], radius: 6).rotated(degrees))
        },
      ]
    }
    + diagonals.map { name, degrees -> SymbolDesign in
      .glyph("arrow.\(name)", enclosed: 0.56) { $0.stroke(SymbolTrace.diagonal.rotated(degrees)) }
    } + turns + pairs

  private static var diagonals: [(name: String, degrees: Double)] {
    [
      ("up.right", 0), ("up.forward", 0), ("down.right", 90), ("down.forward", 90),
      ("down.left", 180), ("down.backward", 180), ("up.left", 270), ("up.backward", 270),
    ]
  }

  /// Designs of turning arrows.
  private static let turns: [SymbolDesign] = [
    .glyph("arrow.clockwise", enclosed: 0.62) { $0.stroke(.turning) },
    .glyph("arrow.counterclockwise", enclosed: 0.62) { $0.stroke(SymbolTrace.turning.mirrored) },
    .glyph("arrow.triangle.2.circlepath", enclosed: 0.6) { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(SymbolTrace.arc(0, 0, 42, 198, 326).rotated(degrees))
        pen.area(SymbolTrace.tip(at: 330, radius: 42, size: 16).rotated(degrees))
        pen.stroke(SymbolTrace.tip(at: 330, radius: 42, size: 16).rotated(degrees), 0.4)
      }
    },
    .glyph("arrow.uturn.left", enclosed: 0.56) { $0.stroke(.uturn) },
    .glyph("arrow.uturn.backward", enclosed: 0.56) { $0.stroke(.uturn) },
    .glyph("arrow.uturn.right", enclosed: 0.56) { $0.stroke(SymbolTrace.uturn.mirrored) },
    .glyph("arrow.uturn.forward", enclosed: 0.56) { $0.stroke(SymbolTrace.uturn.mirrored) },
    .glyph("arrow.uturn.up", enclosed: 0.56) { $0.stroke(SymbolTrace.uturn.rotated(90)) },
    .glyph("arrow.turn.down.right", enclosed: 0.56) { $0.stroke(.turn) },
    .glyph("arrow.turn.down.left", enclosed: 0.56) { $0.stroke(SymbolTrace.turn.mirrored) },
    .glyph("arrow.turn.up.right", enclosed: 0.56) { $0.stroke(SymbolTrace.turn.scaled(1, -1)) },
    .glyph("arrow.turn.up.left", enclosed: 0.56) { $0.stroke(SymbolTrace.turn.scaled(-1, -1)) },
    .glyph("shuffle", enclosed: 0.5) { pen in
      for side in [1, -1] as [CGFloat] {
        pen.stroke(
          SymbolTrace.steps("-52 -26 m -38 -26 l -12 -26 10 26 32 26 c 48 26 l").scaled(1, side))
        pen.stroke(SymbolTrace.lines([34, 12, 50, 26, 34, 40]).scaled(1, side))
      }
    },
    .glyph("repeat", enclosed: 0.5) { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(
          SymbolTrace.steps("-50 -2 m -50 -8 l -50 -20 -43 -28 -30 -28 c 44 -28 l")
            .rotated(degrees))
        pen.stroke(SymbolTrace.lines([30, -44, 47, -28, 30, -12]).rotated(degrees))
      }
    },
  ]

  /// Designs with two or more arrows. In most of the designs, the arrows point in opposite
  /// directions.
  private static let pairs: [SymbolDesign] = [
    .glyph("arrow.left.and.right") { pen in
      pen.stroke(.line(-54, 0, 54, 0))
      pen.stroke(SymbolTrace.lines([32, -23, 55, 0, 32, 23]).doubled)
    },
    .glyph("arrow.up.and.down") { pen in
      pen.stroke(.line(0, -54, 0, 54))
      pen.stroke(SymbolTrace.lines([32, -23, 55, 0, 32, 23]).doubled.rotated(90))
    },
    .glyph("arrow.left.arrow.right") { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(-46, -18, 46, -18), .lines([26, -40, 48, -18, 26, 4]))
            .rotated(degrees))
      }
    },
    .glyph("arrow.up.arrow.down") { pen in
      for degrees in [90, 270] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(-46, -18, 46, -18), .lines([26, -40, 48, -18, 26, 4]))
            .rotated(degrees))
      }
    },
    .glyph("arrow.up.and.down.and.arrow.left.and.right", enclosed: nil) { pen in
      for degrees in [0, 90] as [Double] {
        pen.stroke(SymbolTrace.line(-54, 0, 54, 0).rotated(degrees))
        pen.stroke(SymbolTrace.lines([40, -15, 55, 0, 40, 15]).doubled.rotated(degrees))
      }
    },
    .glyph("arrow.up.left.and.arrow.down.right", enclosed: 0.54) { pen in
      for degrees in [90, 270] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(7, -7, 40, -40), .lines([10, -42, 42, -42, 42, -10]))
            .rotated(degrees))
      }
    },
    .glyph("arrow.down.right.and.arrow.up.left", enclosed: 0.54) { pen in
      for degrees in [90, 270] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(9, -9, 44, -44), .lines([8, -40, 8, -8, 40, -8])).rotated(degrees))
      }
    },
    .glyph("arrow.triangle.branch", enclosed: nil) { pen in
      pen.stroke(.line(-24, -44, -24, 44))
      pen.stroke(.steps("-24 30 m -24 4 l -24 -10 -14 -16 0 -16 c 28 -16 l"))
      pen.stroke(.lines([12, -34, 32, -16, 12, 2]))
    },
  ]
}

extension SymbolTrace {
  /// A straight arrow to the right.
  static var arrow: SymbolTrace {
    all(.line(-46, 0, 45, 0), .lines([13, -33, 46, 0, 13, 33]))
  }

  /// A straight arrow to the upper right.
  static var diagonal: SymbolTrace {
    all(.line(-32, 32, 32, -32), .lines([-15, -33, 33, -33, 33, 15]))
  }

  /// A clockwise arrow along a circle that is open at the upper right.
  static var turning: SymbolTrace {
    all(
      .arc(0, 5, 40, -18, 270), .line(0, -35, 16, -35), .lines([-5, -57, 18, -35, -5, -13]))
  }

  /// An arrow that makes a U-turn and then points to the left.
  static var uturn: SymbolTrace {
    all(
      .steps("-42 -16 m 18 -16 l 34 -16 46 -5 46 10 c 46 26 34 37 18 37 c -6 37 l"),
      .lines([-18, -42, -45, -16, -18, 10]))
  }

  /// An arrow that runs down and then turns to the right.
  static var turn: SymbolTrace {
    all(
      .steps("-42 -38 m -42 -2 l -42 12 -34 20 -20 20 c 42 20 l"), .lines([18, -6, 45, 20, 18, 46]))
  }

  /// Creates the triangular tip of a clockwise arc around the origin. The arc ends at the given
  /// angle.
  static func tip(at degrees: Double, radius: CGFloat, size: CGFloat) -> SymbolTrace {
    polygon([-size, 0, size, 0, 0, 1.3 * size]).moved(radius, 0).rotated(degrees - 4)
  }
}
