import Foundation

extension SymbolDesign {
  /// Designs of hands.
  static let hands: [SymbolDesign] =
    [
      .body("hand.raised", enclosed: 0.54) { $0.hand() },
      .body("hand.wave", enclosed: nil) { pen in
        pen.tilted(22, scale: 0.86, x: 2, y: 4) { pen, turn in pen.hand(turn) }
        pen.layer = 1
        pen.stroke(.all(.arc(22, -24, 22, -62, 6), .arc(-22, 30, 24, 118, 172)))
      },
      .body("hand.raised.fingers.spread", enclosed: nil) { pen in
        let fingers = SymbolTrace.all(
          .lines([-2, 26, -30, -22]), .lines([0, 24, -11, -42]), .lines([2, 24, 12, -42]),
          .lines([6, 26, 35, -22]), .lines([-4, 34, -46, 10]))
        pen.stroke(fingers, (12 + pen.line) / pen.line)
        pen.area(.ellipse(1, 26, 21, 24))
        if !pen.isFilled {
          pen.gap(fingers, max(0, 12 - pen.line) / pen.line)
          pen.hole(.ellipse(1, 26, 21 - pen.line, 24 - pen.line))
        }
      },
      .body("hand.tap", enclosed: nil) { pen in
        pen.inside(scale: 0.84, x: 4, y: 9) { $0.pointing() }
        pen.layer = 1
        pen.stroke(.all(.arc(-4, -28, 16, -190, 10), .arc(-4, -28, 31, -196, 16)), 0.85)
      },
      .body("hand.draw", enclosed: nil) { pen in
        pen.inside(scale: 0.8, x: 14, y: 12) { $0.pointing(SymbolTrace.turned(-12)) }
        pen.layer = 1
        pen.stroke(
          .steps("-52 6 m -44 -32 -28 -60 -22 -44 c -16 -26 -44 -8 -38 2 c -34 8 -28 2 -22 -6 c"),
          0.9)
      },
      .body("hands.clap", enclosed: nil) { pen in
        pen.layer = 1
        pen.tilted(-18, scale: 0.74, x: -14, y: 8) { pen, turn in pen.hand(turn) }
        pen.layer = 0
        let front = SymbolTrace.palm.scaled(0.74, 0.74).rotated(8).moved(14, 14)
        pen.hole(front)
        pen.gap(front)
        pen.tilted(8, scale: 0.74, x: 14, y: 14) { pen, turn in pen.hand(turn) }
        pen.layer = 1
        pen.stroke(
          .all(.line(14, -40, 15, -52), .line(34, -36, 40, -47), .line(-8, -42, -12, -53)), 0.9)
      },
      .body("hands.sparkles", enclosed: nil) { pen in
        pen.tilted(14, scale: 0.74, x: 14, y: 10) { pen, turn in pen.hand(turn) }
        pen.layer = 1
        pen.area(.sparkle(-38, -26, 20))
        pen.area(.sparkle(-44, 20, 13))
        pen.area(.sparkle(-16, -46, 11))
      },
      .body("hands.and.sparkles", enclosed: nil) { $0.design("hands.sparkles") },
      .body("hand.raised.app", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.box(-42, -42, 42, 42, 21))
        pen.layer = 0
        pen.inside(scale: 0.54, line: pen.line * 0.8) { $0.cutOutIfFilled { $0.hand() } }
      },
      .body("hand.point.up.braille", enclosed: nil) { pen in
        pen.inside(scale: 0.78, x: -14, y: 12) { $0.pointing() }
        for (x, y) in [(22, -46), (44, -46), (22, -26), (44, -26)] as [(CGFloat, CGFloat)] {
          pen.dot(x, y)
        }
      },
    ]
    + ([
      ("up", 0, 1, 1), ("down", 0, 1, -1), ("right", 90, 1, 1), ("left", 90, -1, 1),
      ("up.left", -35, 1, 1),
    ]
    as [(String, Double, CGFloat, CGFloat)]).map { name, degrees, x, y in
      .body("hand.point.\(name)", enclosed: 0.52) { pen in
        pen.pointing { $0.rotated(degrees).scaled(x, y) }
      }
    }
}

extension SymbolPen {
  /// Draws a raised hand. The closure is applied to each trace, for example to turn it.
  fileprivate mutating func hand(_ turn: (SymbolTrace) -> SymbolTrace = { $0 }) {
    body(turn(.palm))
    mark(turn(.all(.line(-12, -32, -12, -6), .line(2, -40, 2, -6), .line(16, -36, 16, -6))), 0.75)
  }

  /// Draws a hand whose index finger points up. The closure is applied to each trace, for example
  /// to turn it.
  fileprivate mutating func pointing(_ turn: (SymbolTrace) -> SymbolTrace = { $0 }) {
    body(
      turn(
        .steps(
          """
          -16 12 m -16 -42 l -16 -54 2 -54 2 -42 c 2 -8 l 4 -14 18 -14 18 -4 c 20 -10 32 -9 32 1 c \
          34 -4 44 -2 44 8 c 44 24 l 44 42 30 52 12 52 c -6 52 -16 46 -24 34 c -42 8 l \
          -46 0 -36 -8 -28 -2 c h
          """)))
    mark(turn(.all(.line(2, -8, 2, 10), .line(18, -2, 18, 12), .line(32, 3, 32, 14))), 0.75)
  }

  /// Runs drawing commands at another position and scale. The second argument of `draw` is a
  /// closure that rotates a trace by the given angle, in degrees clockwise.
  fileprivate mutating func tilted(
    _ degrees: Double, scale: CGFloat, x: CGFloat, y: CGFloat,
    _ draw: (inout SymbolPen, (SymbolTrace) -> SymbolTrace) -> Void
  ) {
    inside(scale: scale, x: x, y: y) { draw(&$0, SymbolTrace.turned(degrees)) }
  }
}

extension SymbolTrace {
  fileprivate static func turned(_ degrees: Double) -> (SymbolTrace) -> SymbolTrace {
    { $0.rotated(degrees) }
  }

  /// The outline of a hand with its thumb at the left.
  fileprivate static var palm: SymbolTrace {
    steps(
      """
      -27 8 m -27 -30 l -27 -40 -12 -40 -12 -31 c -12 -42 l -12 -53 2 -53 2 -43 c 2 -40 l \
      3 -49 16 -49 16 -39 c 16 -25 l 17 -35 31 -35 31 -25 c 31 16 l 31 40 18 51 0 51 c \
      -15 51 -25 45 -33 30 c -49 2 l -53 -7 -43 -13 -37 -6 c h
      """)
  }
}
