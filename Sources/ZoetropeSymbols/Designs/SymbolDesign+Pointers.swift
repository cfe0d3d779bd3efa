import Foundation

extension SymbolDesign {
  /// Designs of broad arrows, bent arrows, opposite arrows, and arrows at frames and lines.
  static let pointers: [SymbolDesign] = broad + bent + opposite + atFrames + toLines

  private static let broad: [SymbolDesign] =
    directions.map { name, degrees -> SymbolDesign in
      .body("arrowshape.\(name)", enclosed: 0.54) {
        $0.body(SymbolTrace.broadArrow.rotated(degrees))
      }
    }
    + ["left", "backward"].flatMap { name -> [SymbolDesign] in
      [
        .body("arrowshape.turn.up.\(name)", enclosed: 0.52) { $0.body(SymbolTrace.reply.mirrored) },
        .body("arrowshape.turn.up.\(name).2", enclosed: 0.52) { pen in
          pen.stroke(.lines([-28, -36, -60, -5, -28, 26]))
          pen.body(SymbolTrace.reply.mirrored.scaled(0.86, 1).moved(10, 0))
        },
      ]
    }
    + ["right", "forward"].flatMap { name -> [SymbolDesign] in
      [
        .body("arrowshape.turn.up.\(name)", enclosed: 0.52) { $0.body(.reply) },
        .body("arrowshape.bounce.\(name)") {
          $0.body(
            .polygon(
              [-52, -38, -34, -44, -18, 2, 8, -30, -8, -42, 48, -44, 40, 12, 26, -4, -22, 46],
              radius: 3))
        },
        .body("arrowshape.zigzag.\(name)") {
          $0.body(
            .polygon(
              [
                -52, 12, -20, -32, 6, 6, 20, -12, 6, -24, 54, -36, 46, 14, 34, 2, 4, 38, -20, 2,
                -40, 28,
              ],
              radius: 3))
        },
      ]
    } + [
      .body("arrowshape.left.arrowshape.right") {
        $0.body(
          .polygon(
            [
              -58, 0, -24, -34, -24, -15, 24, -15, 24, -34, 58, 0, 24, 34, 24, 15, -24, 15, -24, 34,
            ],
            radius: 4))
      }
    ]

  private static let bent: [SymbolDesign] = [
    .glyph("arrow.uturn.down", enclosed: 0.56) { $0.stroke(SymbolTrace.uturn.rotated(-90)) },
    .glyph("arrow.turn.right.up", enclosed: 0.56) { $0.stroke(SymbolTrace.turn.rotated(-90)) },
    .glyph("arrow.turn.left.up", enclosed: 0.56) {
      $0.stroke(SymbolTrace.turn.rotated(-90).mirrored)
    },
    .glyph("arrow.turn.right.down", enclosed: 0.56) {
      $0.stroke(SymbolTrace.turn.rotated(-90).scaled(1, -1))
    },
    .glyph("arrow.turn.left.down", enclosed: 0.56) {
      $0.stroke(SymbolTrace.turn.rotated(90))
    },
    .body("arrow.triangle.turn.up.right.diamond") { pen in
      pen.layer = 1
      pen.body(.polygon([0, -56, 56, 0, 0, 56, -56, 0], radius: 9))
      pen.layer = 0
      pen.mark(.steps("-16 24 m -16 6 l -16 -2 -12 -6 -4 -6 c 10 -6 l"))
      pen.markArea(.polygon([8, -21, 28, -6, 8, 9], radius: 2))
    },
    .body("arrow.triangle.turn.up.right.circle") { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.mark(.steps("-18 22 m -18 4 l -18 -4 -14 -8 -6 -8 c 8 -8 l"))
      pen.markArea(.polygon([6, -23, 26, -8, 6, 7], radius: 2))
    },
    .glyph("arrow.triangle.merge") { pen in
      pen.stroke(SymbolTrace.steps("34 48 m 34 30 0 24 0 0 c").doubled)
      pen.stroke(.line(0, 0, 0, -28))
      pen.area(.polygon([-18, -24, 0, -52, 18, -24], radius: 3))
    },
    .glyph("arrow.triangle.pull") { pen in
      pen.stroke(.circle(-30, -36, 12))
      pen.stroke(.circle(-30, 38, 12))
      pen.stroke(.circle(32, 38, 12))
      pen.stroke(.line(-30, -24, -30, 26))
      pen.stroke(.steps("32 26 m 32 -22 l 32 -32 28 -36 18 -36 c 14 -36 l"))
      pen.area(.polygon([18, -52, 18, -20, 0, -36], radius: 2))
    },
    .glyph("arrow.triangle.swap") { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(SymbolTrace.line(-24, 44, -24, -24).rotated(degrees))
        pen.area(SymbolTrace.polygon([-42, -20, -24, -50, -6, -20], radius: 3).rotated(degrees))
      }
    },
    .glyph("arrow.triangle.capsulepath") { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(
          SymbolTrace.steps("-50 10 m -54 -12 -42 -26 -22 -26 c 16 -26 l").rotated(degrees))
        pen.area(SymbolTrace.polygon([14, -42, 38, -26, 14, -10], radius: 3).rotated(degrees))
      }
    },
    .glyph("arrow.rectanglepath") { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(
          SymbolTrace.steps("-50 8 m -50 -20 l -50 -28 -46 -32 -38 -32 c 34 -32 l").rotated(degrees)
        )
        pen.stroke(SymbolTrace.lines([20, -48, 36, -32, 20, -16]).rotated(degrees))
      }
    },
    .glyph("arrow.2.squarepath") { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(
          SymbolTrace.steps("-34 26 m -34 -14 l -34 -24 -30 -28 -20 -28 c 10 -28 l").rotated(
            degrees))
        pen.stroke(SymbolTrace.lines([-50, 12, -34, 28, -18, 12]).rotated(degrees))
      }
    },
    .glyph("arrow.3.trianglepath") { pen in
      for degrees in [0, 120, 240] as [Double] {
        let side = SymbolTrace.all(
          .lines([-14, -34, 0, -46, 24, -6]), .lines([26, -26, 25, -5, 6, -8]))
        pen.stroke(side.moved(0, 4).rotated(degrees).moved(0, 4))
      }
    },
    .glyph("exclamationmark.arrow.triangle.2.circlepath") { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(SymbolTrace.arc(0, 0, 42, 198, 326).rotated(degrees))
        pen.area(SymbolTrace.tip(at: 330, radius: 42, size: 16).rotated(degrees))
      }
      pen.stroke(.line(0, -18, 0, 4), 1.1)
      pen.dot(0, 20)
    },
    .body("arrow.up.heart", enclosed: 0.5) {
      $0.drawHeart(.all(.line(0, -18, 0, 20), .lines([-15, -4, 0, -19, 15, -4])))
    },
    .body("arrow.down.heart", enclosed: 0.5) {
      $0.drawHeart(.all(.line(0, -18, 0, 20), .lines([-15, 5, 0, 20, 15, 5])))
    },
    .body("arrow.clockwise.heart", enclosed: 0.5) {
      $0.drawHeart(SymbolTrace.turning.scaled(0.48, 0.48))
    },
    .body("arrow.up.trash", enclosed: nil) { pen in
      pen.stroke(.line(-44, -36, 44, -36))
      pen.stroke(
        .steps(
          "-16 -36 m -16 -44 l -16 -49 -13 -52 -8 -52 c 8 -52 l 13 -52 16 -49 16 -44 c 16 -36 l"))
      pen.body(
        .steps(
          "-35 -36 m -31 42 l -30.5 48 -27 51 -21 51 c 21 51 l 27 51 30.5 48 31 42 c 35 -36 l h"))
      pen.mark(.all(.line(0, -14, 0, 28), .lines([-14, 0, 0, -15, 14, 0])), 0.95)
    },
  ]

  private static let opposite: [SymbolDesign] = [
    .glyph("arrow.right.arrow.left") { pen in
      for degrees in [0, 180] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(-46, 18, 46, 18), .lines([26, -4, 48, 18, 26, 40]))
            .rotated(degrees))
      }
    },
    .glyph("arrow.up.right.and.arrow.down.left") { $0.drawDiagonals(isOutward: true, 90) },
    .glyph("arrow.up.backward.and.arrow.down.forward") { $0.drawDiagonals(isOutward: true, 0) },
    .glyph("arrow.up.forward.and.arrow.down.backward") { $0.drawDiagonals(isOutward: true, 90) },
    .glyph("arrow.down.left.and.arrow.up.right") { $0.drawDiagonals(isOutward: false, 90) },
    .glyph("arrow.down.forward.and.arrow.up.backward") { $0.drawDiagonals(isOutward: false, 0) },
    .glyph("arrow.down.backward.and.arrow.up.forward") { $0.drawDiagonals(isOutward: false, 90) },
    .glyph("arrow.up.left.arrow.down.right") { pen in
      pen.stroke(.all(.line(-38, -38, 38, 38), .lines([-40, -8, -40, -40, -8, -40])))
      pen.stroke(.lines([40, 8, 40, 40, 8, 40]))
    },
    .glyph("arrow.up.left.and.down.right.and.arrow.up.right.and.down.left") { pen in
      for degrees in [0, 90, 180, 270] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(12, -12, 42, -42), .lines([18, -44, 44, -44, 44, -18]))
            .rotated(degrees))
      }
    },
    .glyph("arrow.up.left.and.down.right.magnifyingglass") { pen in
      pen.stroke(.circle(-10, -10, 34))
      pen.stroke(.line(15, 15, 45, 45), 1.2)
      pen.stroke(
        .all(
          .line(-22, -22, 2, 2), .lines([-24, -8, -24, -24, -8, -24]),
          .lines([4, -12, 4, 4, -12, 4])), 0.85)
    },
    .glyph("arrow.left.and.line.vertical.and.arrow.right") { $0.drawApart(0, isOutward: true) },
    .glyph("arrow.right.and.line.vertical.and.arrow.left") { $0.drawApart(0, isOutward: false) },
    .glyph("arrow.up.and.line.horizontal.and.arrow.down") { $0.drawApart(90, isOutward: true) },
    .glyph("arrow.down.and.line.horizontal.and.arrow.up") { $0.drawApart(90, isOutward: false) },
    .body("arrowtriangle.left.and.line.vertical.and.arrowtriangle.right") { pen in
      pen.stroke(.line(0, -42, 0, 42))
      pen.body(SymbolTrace.polygon([20, -20, 50, 0, 20, 20], radius: 3).doubled)
    },
    .body("arrowtriangle.right.and.line.vertical.and.arrowtriangle.left") { pen in
      pen.stroke(.line(0, -42, 0, 42))
      pen.body(SymbolTrace.polygon([20, 0, 50, -20, 50, 20], radius: 3).doubled)
    },
    .body("arrow.left.and.right.righttriangle.left.righttriangle.right") { pen in
      pen.body(SymbolTrace.polygon([14, 8, 54, 44, 14, 44], radius: 3).moved(0, 4).doubled)
      pen.stroke(.line(-40, -30, 40, -30))
      pen.stroke(SymbolTrace.lines([26, -46, 42, -30, 26, -14]).doubled)
    },
    .body("arrow.up.and.down.righttriangle.up.righttriangle.down") { pen in
      pen.body(SymbolTrace.polygon([-48, -14, -12, -14, -12, -54], radius: 3).mirrored)
      pen.body(SymbolTrace.polygon([48, 14, 12, 14, 12, 54], radius: 3))
      pen.stroke(.line(-30, -40, -30, 40))
      pen.stroke(
        .all(.lines([-46, -26, -30, -42, -14, -26]), .lines([-46, 26, -30, 42, -14, 26])))
    },
    .glyph("chevron.compact.up.chevron.compact.down") { pen in
      pen.stroke(.all(.lines([-38, -14, 0, -30, 38, -14]), .lines([-38, 14, 0, 30, 38, 14])))
    },
    .glyph("chevron.compact.left.chevron.compact.right") { pen in
      pen.stroke(SymbolTrace.lines([14, -38, 30, 0, 14, 38]).doubled)
    },
    .glyph("chevron.left.chevron.right") { pen in
      pen.stroke(SymbolTrace.lines([18, -30, 46, 0, 18, 30]).doubled)
    },
    .glyph("arrow.up.and.down.text.horizontal") { pen in
      pen.stroke(
        .all(
          .line(-40, -46, -40, 46), .lines([-54, -34, -40, -48, -26, -34]),
          .lines([-54, 34, -40, 48, -26, 34])))
      for y in [-24, 0, 24] as [CGFloat] { pen.stroke(.line(-6, y, 50, y)) }
    },
  ]

  private static let atFrames: [SymbolDesign] = [
    .body("rectangle.portrait.and.arrow.right") { $0.drawExit() },
    .body("rectangle.portrait.and.arrow.forward") { $0.drawExit() },
    .body("square.and.arrow.up.on.square") { $0.drawShares(-1) },
    .body("square.and.arrow.down.on.square") { $0.drawShares(1) },
    .body("arrow.up.right.and.arrow.down.left.rectangle") { pen in
      pen.body(.box(-53, -37, 53, 37, 11))
      pen.inside(scale: 0.52) { pen in
        for degrees in [0, 180] as [Double] {
          pen.mark(
            SymbolTrace.all(.line(8, -8, 42, -42), .lines([10, -44, 44, -44, 44, -10]))
              .rotated(degrees), 0.9)
        }
      }
    },
    .body("rectangle.arrowtriangle.2.outward") { pen in
      pen.body(.box(-53, -37, 53, 37, 11))
      pen.markArea(SymbolTrace.polygon([12, -16, 34, 0, 12, 16], radius: 3).doubled)
    },
    .body("rectangle.arrowtriangle.2.inward") { pen in
      pen.body(.box(-53, -37, 53, 37, 11))
      pen.markArea(SymbolTrace.polygon([10, 0, 32, -16, 32, 16], radius: 3).doubled)
    },
    .glyph("rectangle.expand.vertical") { pen in
      pen.stroke(.box(-48, -16, 48, 16, 6))
      for side in [1, -1] as [CGFloat] {
        pen.stroke(SymbolTrace.lines([-14, 36, 0, 50, 14, 36]).scaled(1, side))
      }
    },
    .glyph("rectangle.compress.vertical") { pen in
      pen.stroke(.box(-48, -12, 48, 12, 5))
      for side in [1, -1] as [CGFloat] {
        pen.stroke(SymbolTrace.lines([-14, 48, 0, 34, 14, 48]).scaled(1, side))
      }
    },
    .glyph("square.resize") { pen in
      pen.stroke(.box(-46, -4, 4, 46, 9))
      pen.stroke(
        .steps(
          "-46 -22 m -46 -34 l -46 -42 -42 -46 -34 -46 c 34 -46 l 42 -46 46 -42 46 -34 c 46 34 l 46 42 42 46 34 46 c 22 46 l"
        ))
      pen.stroke(.all(.line(8, -8, 24, -24), .lines([6, -26, 26, -26, 26, -6])), 0.9)
    },
  ]

  private static let toLines: [SymbolDesign] =
    directions.filter { $0.degrees.truncatingRemainder(dividingBy: 180) == 0 }
    .map { name, degrees -> SymbolDesign in
      .glyph("chevron.\(name).to.line", enclosed: nil) { pen in
        pen.stroke(
          SymbolTrace.all(.lines([-22, -34, 10, 0, -22, 34]), .line(30, -36, 30, 36))
            .rotated(degrees))
      }
    }
    + directions.filter { !$0.name.hasSuffix("ward") }.map { name, degrees -> SymbolDesign in
      .glyph("arrow.\(name).to.line.compact", enclosed: nil) { pen in
        pen.stroke(
          SymbolTrace.all(
            .line(-30, 0, 26, 0), .lines([2, -24, 27, 0, 2, 24]), .line(40, -26, 40, 26)
          ).rotated(degrees))
      }
    }
}

extension SymbolPen {
  /// Draws two arrows on a diagonal. Both arrows point away from the center, or both toward it. At
  /// 0 degrees, the arrows are at the upper left and the lower right.
  fileprivate mutating func drawDiagonals(isOutward: Bool, _ degrees: Double) {
    for turn in [-90, 90] as [Double] {
      let arrow =
        isOutward
        ? SymbolTrace.all(.line(7, -7, 40, -40), .lines([10, -42, 42, -42, 42, -10]))
        : SymbolTrace.all(.line(9, -9, 44, -44), .lines([8, -40, 8, -8, 40, -8]))
      stroke(arrow.rotated(degrees + turn))
    }
  }

  fileprivate mutating func drawApart(_ degrees: Double, isOutward: Bool) {
    stroke(SymbolTrace.line(0, -44, 0, 44).rotated(degrees))
    let head =
      isOutward
      ? SymbolTrace.lines([38, -15, 54, 0, 38, 15]) : SymbolTrace.lines([32, -15, 17, 0, 32, 15])
    stroke(SymbolTrace.all(.line(18, 0, 54, 0), head).doubled.rotated(degrees))
  }

  fileprivate mutating func drawHeart(_ sign: SymbolTrace) {
    body(.heart)
    mark(sign.moved(0, -4), 0.95)
  }

  fileprivate mutating func drawExit() {
    let arrow = SymbolTrace.all(.line(-14, 0, 54, 0), .lines([38, -17, 56, 0, 38, 17]))
    if isFilled {
      area(.box(-46 - line / 2, -48 - line / 2, 20 + line / 2, 48 + line / 2, 12))
      gap(arrow)
    } else {
      stroke(
        .steps(
          "20 -24 m 20 -37 l 20 -44 16 -48 9 -48 c -35 -48 l -42 -48 -46 -44 -46 -37 c -46 37 l -46 44 -42 48 -35 48 c 9 48 l 16 48 20 44 20 37 c 20 24 l"
        ))
    }
    stroke(arrow)
  }

  fileprivate mutating func drawShares(_ side: CGFloat) {
    inside(scale: 0.86, x: 8, y: 4) { $0.drawShare(side) }
    stroke(.steps("-46 -2 m -46 38 l -46 46 -42 50 -34 50 c 20 50 l"))
  }

  /// Draws a square with an arrow. The arrow points up if `side` is -1, and down if it is 1. In the
  /// filled variant, the square is filled.
  mutating func drawShare(_ side: CGFloat) {
    let arrow =
      side < 0
      ? SymbolTrace.all(.lines([-19, -34, 0, -53, 19, -34]), .line(0, -52, 0, 14))
      : SymbolTrace.all(.lines([-19, -4, 0, 15, 19, -4]), .line(0, -52, 0, 14))
    if isFilled {
      area(.box(-41 - line / 2, -18 - line / 2, 41 + line / 2, 49 + line / 2, 13))
      gap(arrow)
    } else {
      stroke(.tray)
    }
    stroke(arrow)
  }
}

extension SymbolTrace {
  /// A broad arrow that points to the right.
  fileprivate static var broadArrow: SymbolTrace {
    polygon([-48, -18, 4, -18, 4, -44, 50, 0, 4, 44, 4, 18, -48, 18], radius: 5)
  }

  /// A broad arrow that begins at the bottom and turns to the right.
  fileprivate static var reply: SymbolTrace {
    steps(
      """
      8 -36 m 8 -42 13 -44 18 -39 c 52 -8 l 55 -5 55 -2 52 1 c 18 32 l 13 37 8 35 8 29 c 8 14 l \
      -16 14 -34 20 -44 42 c -47 48 -53 47 -53 40 c -53 4 -32 -20 8 -22 c h
      """)
  }
}
