import Foundation

extension SymbolDesign {
  /// Designs of sports, games, prizes and parties.
  static let games: [SymbolDesign] = balls + prizes + dice

  private static let balls: [SymbolDesign] = [
    .body("sportscourt", enclosed: 0.48) { pen in
      pen.body(.box(-57, -38, 57, 38, 7))
      pen.mark(
        .all(
          .line(0, -38, 0, 38), .circle(0, 0, 13), .lines([-57, -16, -42, -16, -42, 16, -57, 16]),
          .lines([57, -16, 42, -16, 42, 16, 57, 16])), 0.8)
    },
    .glyph("soccerball", enclosed: nil) { $0.football() },
    .glyph("soccerball.inverse", enclosed: nil) { $0.filled { $0.football() } },
    .body("basketball", enclosed: 0.52) { pen in
      pen.body(.circle(0, 0, 46))
      pen.mark(.all(.line(-46, 0, 46, 0), .line(0, -46, 0, 46)), 0.85)
      pen.mark(SymbolTrace.steps("-32 -33 m -10 -16 -10 16 -32 33 c").doubled, 0.85)
    },
    .body("football", enclosed: 0.52) { pen in
      pen.body(
        SymbolTrace.steps("-56 0 m -36 -34 36 -34 56 0 c 36 34 -36 34 -56 0 c h").rotated(-45))
      pen.mark(
        SymbolTrace.all(
          .line(-18, 0, 18, 0), .line(-10, -6, -10, 6), .line(0, -6, 0, 6), .line(10, -6, 10, 6)
        ).rotated(-45), 0.8)
    },
    .body("baseball", enclosed: 0.52) { pen in
      pen.body(.circle(0, 0, 46))
      pen.mark(SymbolTrace.steps("-32 -33 m -14 -16 -14 16 -32 33 c").doubled, 0.85)
      pen.mark(
        SymbolTrace.all(.line(-26, -14, -14, -18), .line(-24, 0, -12, 0), .line(-26, 14, -14, 18))
          .doubled, 0.7)
    },
    .body("tennisball", enclosed: 0.52) { pen in
      pen.body(.circle(0, 0, 46))
      let seam = SymbolTrace.steps("-44 -12 m -14 -16 8 -20 12 -44 c")
      pen.mark(.all(seam, seam.scaled(-1, -1)), 0.9)
    },
    .body("volleyball", enclosed: 0.52) { pen in
      pen.body(.circle(0, 0, 46))
      for degrees in [0, 120, 240] as [Double] {
        pen.mark(
          SymbolTrace.all(
            .steps("0 0 m 2 -18 -6 -34 -20 -41 c"), .steps("14 -8 m 14 -24 10 -36 2 -45 c"),
            .steps("30 -14 m 28 -26 24 -34 20 -40 c")
          ).rotated(degrees), 0.75)
      }
    },
    .glyph("tennis.racket", enclosed: 0.52) { pen in
      pen.stroke(SymbolTrace.ellipse(0, -22, 24, 30).rotated(45))
      pen.stroke(
        SymbolTrace.all(
          .line(-8, -48, -8, 4), .line(8, -48, 8, 4), .line(-22, -32, 22, -32),
          .line(-22, -14, 22, -14)
        ).rotated(45), 0.6)
      pen.stroke(SymbolTrace.line(0, 10, 0, 60).rotated(45), 1.3)
    },
    .body("cricket.ball", enclosed: 0.52) { pen in
      pen.body(.circle(0, 0, 46))
      pen.mark(.all(.line(-10, -44, -10, 44), .line(10, -44, 10, 44)), 0.75)
    },
    .body("hockey.puck", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-52 -8 m -52 -22 -28 -30 0 -30 c 28 -30 52 -22 52 -8 c 52 14 l 52 28 28 36 0 36 c -28 36 -52 28 -52 14 c h"
        ))
      pen.mark(.steps("-52 -8 m -52 4 -28 12 0 12 c 28 12 52 4 52 -8 c"), 0.9)
    },
    .body("skateboard", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-58 -18 m -52 -10 -46 -6 -38 -6 c 38 -6 l 46 -6 52 -10 58 -18 c 58 -4 50 8 38 8 c -38 8 l -50 8 -58 -4 -58 -18 c h"
        ))
      pen.stroke(SymbolTrace.circle(-28, 26, 9).doubled)
    },
    .body("surfboard", enclosed: nil) { pen in
      pen.body(
        SymbolTrace.steps("0 -60 m 16 -40 18 34 8 56 c 4 60 -4 60 -8 56 c -18 34 -16 -40 0 -60 c h")
          .rotated(35))
      pen.mark(SymbolTrace.line(0, -36, 0, 46).rotated(35), 0.85)
    },
  ]

  private static let prizes: [SymbolDesign] = [
    .body("puzzlepiece", enclosed: 0.52) { $0.body(.puzzle) },
    .body("puzzlepiece.extension", enclosed: 0.52) { $0.body(.puzzle) },
    .body("suit.heart", enclosed: 0.52) { $0.body(SymbolTrace.heart.scaled(0.92, 1.06)) },
    .body("suit.spade", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "0 -50 m 10 -32 44 -12 44 14 c 44 36 18 40 6 26 c 8 38 12 46 20 50 c -20 50 l -12 46 -8 38 -6 26 c -18 40 -44 36 -44 14 c -44 -12 -10 -32 0 -50 c h"
        ))
    },
    .body("suit.club", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "-16 -12 m -30 -32 -18 -50 0 -50 c 18 -50 30 -32 16 -12 c 34 -18 48 -4 46 10 c 44 30 18 36 6 20 c 8 36 12 46 20 50 c -20 50 l -12 46 -8 36 -6 20 c -18 36 -44 30 -46 10 c -48 -4 -34 -18 -16 -12 c h"
        ))
    },
    .body("suit.diamond", enclosed: 0.52) {
      $0.body(.polygon([0, -52, 36, 0, 0, 52, -36, 0], radius: 4))
    },
    .body("medal", enclosed: 0.52) { pen in
      pen.stroke(SymbolTrace.lines([-34, -52, -14, -8]).doubled)
      pen.stroke(SymbolTrace.lines([-10, -52, 12, -8]).doubled)
      pen.body(.circle(0, 22, 28))
      pen.mark(.lines([-6, 16, 2, 10, 2, 34]), 0.9)
    },
    .body("medal.star", enclosed: nil) { pen in
      pen.stroke(SymbolTrace.lines([-28, -52, -14, -8]).doubled)
      pen.body(.circle(0, 20, 30))
      pen.markArea(SymbolTrace.fivePoints.scaled(0.32, 0.32).moved(0, 19))
    },
    .body("rosette", enclosed: 0.52) { pen in
      pen.body(SymbolTrace.lines([-18, 18, -26, 52, 0, 38, 26, 52, 18, 18]))
      pen.cover(SymbolTrace.star(12, outer: 36, inner: 30, corner: 4).moved(0, -16))
      pen.mark(.circle(0, -16, 15), 0.9)
    },
    .body("flag.2.crossed", enclosed: nil) { pen in
      for side in [1, -1] as [CGFloat] {
        pen.stroke(SymbolTrace.line(-8, 50, 16, -50).scaled(side, 1))
        pen.body(
          SymbolTrace.polygon([16, -48, 56, -42, 50, -6, 8, -12], radius: 3).scaled(side, 1))
      }
    },
    .glyph("flag.checkered", enclosed: 0.52) { $0.checkeredFlag() },
    .glyph("flag.checkered.2.crossed", enclosed: nil) { pen in
      for side in [1, -1] as [CGFloat] {
        pen.stroke(SymbolTrace.line(-8, 50, 16, -50).scaled(side, 1))
        pen.stroke(SymbolTrace.polygon([16, -48, 56, -42, 50, -6, 8, -12]).scaled(side, 1), 0.8)
        pen.area(SymbolTrace.polygon([16, -48, 36, -45, 33, -28, 12, -31]).scaled(side, 1))
        pen.area(SymbolTrace.polygon([33, -28, 53, -25, 50, -6, 29, -9]).scaled(side, 1))
      }
    },
    .body("giftcard", enclosed: 0.48) { pen in
      pen.body(.box(-56, -40, 56, 40, 10))
      pen.mark(.all(.line(-56, 6, 56, 6), .line(-18, -40, -18, 40)), 0.85)
      pen.mark(
        SymbolTrace.steps("0 6 m -4 -10 -18 -14 -18 -4 c -18 4 -8 6 0 6 c").doubled.moved(-18, 0),
        0.8)
    },
    .body("balloon", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "0 -54 m 20 -54 32 -38 32 -20 c 32 2 14 20 0 20 c -14 20 -32 2 -32 -20 c -32 -38 -20 -54 0 -54 c h"
        ))
      pen.area(.polygon([0, 18, 8, 30, -8, 30], radius: 2))
      pen.stroke(.steps("0 28 m 8 38 -8 44 0 54 c"), 0.9)
      pen.mark(.arc(0, -22, 19, -80, -20), 0.85)
    },
    .body("balloon.2", enclosed: nil) { pen in
      pen.layer = 1
      pen.inside(scale: 0.76, x: 26, y: 8) { $0.design("balloon") }
      pen.layer = 0
      let front = SymbolTrace.ellipse(-20, -24, 28, 33)
      pen.hole(front)
      pen.gap(front, 2)
      pen.inside(scale: 0.86, x: -20, y: -8) { $0.design("balloon") }
    },
    .body("party.popper", enclosed: nil) { pen in
      pen.body(.polygon([-50, 50, -26, -14, 16, 26], radius: 5))
      pen.stroke(
        .all(
          .steps("-2 -14 m 8 -24 2 -34 -4 -48 c"), .steps("18 10 m 26 0 38 2 52 8 c"),
          .steps("10 -6 m 24 -14 26 -30 44 -34 c")), 0.95)
      pen.layer = 1
      for (x, y) in [(-28, -38), (20, -46), (46, -12), (40, 32), (-44, -14)] as [(CGFloat, CGFloat)]
      { pen.dot(x, y, 0.8) }
    },
    .body("cube.transparent", enclosed: nil) { pen in
      pen.body(.regular(6, radius: 52, corner: 6))
      pen.mark(.all(.lines([-43, -24, 0, 0, 43, -24]), .line(0, 0, 0, 50)), 0.9)
      pen.layer = 1
      pen.mark(.all(.lines([-43, 24, 0, 0, 43, 24]), .line(0, 0, 0, -50)), 0.5)
    },
    .glyph("checkerboard.rectangle", enclosed: nil) { pen in
      pen.stroke(.box(-54, -36, 54, 36, 8))
      for row in 0..<3 {
        for column in 0..<5 where (row + column) % 2 == 0 {
          let (x, y) = (CGFloat(column) * 21.6 - 54, CGFloat(row) * 24 - 36)
          pen.area(.box(x, y, x + 21.6, y + 24, 1))
        }
      }
    },
  ]

  private static let dice: [SymbolDesign] =
    (1...6).map { count in
      .body("die.face.\(count)", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.box(-44, -44, 44, 44, 14))
        pen.layer = 0
        pen.pips(count)
      }
    } + [
      .body("dice", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.box(-8, -50, 52, 10, 10))
        pen.markArea(.circle(22, -20, 6))
        pen.layer = 0
        pen.cover(.box(-52, -14, 8, 46, 10))
        pen.inside(scale: 0.68, x: -22, y: 16) { $0.pips(5) }
      }
    ]
}

extension SymbolPen {
  fileprivate mutating func pips(_ count: Int) {
    var places: [(CGFloat, CGFloat)] = count % 2 == 1 ? [(0, 0)] : []
    if count > 1 { places += [(-21, 21), (21, -21)] }
    if count > 3 { places += [(-21, -21), (21, 21)] }
    if count == 6 { places += [(-21, 0), (21, 0)] }
    for (x, y) in places { markArea(.circle(x, y, 7.5)) }
  }

  fileprivate mutating func football() {
    body(.circle(0, 0, 46))
    markArea(.regular(5, radius: 17, corner: 2))
    for degrees in stride(from: 0.0, to: 360, by: 72) {
      mark(SymbolTrace.line(0, -17, 0, -34).rotated(degrees), 0.8)
      markArea(
        SymbolTrace.polygon([-15, -45, 15, -45, 9, -34, 0, -30, -9, -34], radius: 1).rotated(
          degrees))
    }
  }

  fileprivate mutating func checkeredFlag() {
    stroke(.line(-42, -48, -42, 52))
    stroke(.polygon([-42, -42, 46, -42, 46, 12, -42, 12], radius: 2), 0.9)
    for row in 0..<3 {
      for column in 0..<4 where (row + column) % 2 == 0 {
        let (x, y) = (CGFloat(column) * 22 - 42, CGFloat(row) * 18 - 42)
        area(.box(x, y, x + 22, y + 18, 1))
      }
    }
  }
}

extension SymbolTrace {
  /// A piece of a jigsaw puzzle: a square with two knobs and two notches.
  fileprivate static var puzzle: SymbolTrace {
    steps(
      """
      -38 -24 m -14 -24 l -8 -24 -8 -30 -10 -34 c -16 -44 -10 -54 0 -54 c 10 -54 16 -44 10 -34 c \
      8 -30 8 -24 14 -24 c 34 -24 l 38 -24 40 -22 40 -18 c 40 0 l 40 6 46 4 50 2 c \
      62 6 62 22 50 26 c 46 24 40 22 40 28 c 40 46 l 40 50 38 52 34 52 c 14 52 l \
      8 52 8 46 10 42 c 16 32 10 26 0 26 c -10 26 -16 32 -10 42 c -8 46 -8 52 -14 52 c \
      -34 52 l -40 52 -42 50 -42 46 c -42 28 l -42 22 -36 22 -32 24 c -22 28 -16 22 -16 14 c \
      -16 6 -22 0 -32 4 c -36 6 -42 6 -42 0 c -42 -18 l -42 -22 -40 -24 -38 -24 c h
      """)
  }
}
