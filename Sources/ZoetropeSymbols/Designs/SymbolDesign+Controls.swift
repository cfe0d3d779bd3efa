import Foundation

extension SymbolDesign {
  /// Designs of controls, pointers, operators and transformations.
  static let controls: [SymbolDesign] = sliders + operators + pointing + transforms

  private static let sliders: [SymbolDesign] = [
    .glyph("slider.vertical.3") { pen in
      for (x, y) in [(-30, 22), (0, -22), (30, 10)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line(x, -48, x, 48))
        pen.gap(.circle(x, y, 4), 2.6)
        pen.stroke(.circle(x, y, 9))
        pen.hole(.circle(x, y, 9 - pen.line / 2))
      }
    },
    .body("slider.horizontal.2.square") { pen in
      pen.body(.box(-41, -41, 41, 41, 13))
      for (y, x) in [(-13, 10), (13, -10)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(-24, y, 24, y), 0.9)
        pen.markArea(.circle(x, y, 8))
      }
    },
    .body("slider.horizontal.below.rectangle") { pen in
      pen.body(.box(-50, -46, 50, 12, 9))
      pen.stroke(.line(-50, 36, 50, 36))
      pen.hole(.circle(-8, 36, 10 + pen.line))
      pen.area(.circle(-8, 36, 10))
    },
    .body("dial.min") { $0.drawDial(135) },
    .body("dial.medium") { $0.drawDial(270) },
    .body("dial.max") { $0.drawDial(45) },
    .glyph("switch.2") { pen in
      for (y, x) in [(-24, -26), (24, 26)] as [(CGFloat, CGFloat)] {
        pen.stroke(.box(-48, y - 20, 48, y + 20, 20))
        pen.area(.circle(x, y, 11))
      }
    },
    .glyph("line.2.horizontal.decrease", enclosed: 0.52) { pen in
      pen.stroke(.all(.line(-40, -14, 40, -14), .line(-20, 14, 20, 14)))
    },
    .glyph("line.3.crossed.swirl", enclosed: 0.52) { pen in
      pen.stroke(.all(.line(-36, -20, 36, 4), .line(-36, 4, 36, -20), .line(0, -34, 0, 34)), 0.9)
      pen.stroke(.steps("-34 24 m -14 40 14 40 34 24 c"), 0.9)
    },
    .glyph("line.diagonal.arrow") {
      $0.stroke(.all(.line(-36, 36, 36, -36), .lines([4, -38, 38, -38, 38, -4])))
    },
    .glyph("lineweight") { pen in
      for (y, width) in [(-34, 0.6), (-12, 1), (12, 1.5), (38, 2.1)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line(-44, y, 44, y), width)
      }
    },
    .glyph("line.horizontal.star.fill.line.horizontal") { pen in
      pen.area(SymbolTrace.fivePoints.scaled(0.5, 0.5))
      pen.stroke(SymbolTrace.line(38, 0, 58, 0).doubled)
    },
    .glyph("power.dotted") { pen in
      pen.stroke(.line(0, -46, 0, -4))
      for index in 0..<9 {
        pen.area(
          SymbolTrace.circle(0, 40, 3 + 0.25 * pen.line).rotated(Double(index - 4) * 29).moved(0, 4)
        )
      }
    },
    .glyph("location.viewfinder") { pen in
      for corner in SymbolTrace.corners { pen.stroke(corner) }
      pen.area(.polygon([26, -26, 4, 28, -2, 2, -28, -4], radius: 3))
    },
  ]

  private static let operators: [SymbolDesign] = [
    .glyph("plus.forwardslash.minus", enclosed: 0.6) { pen in
      pen.stroke(.line(-28, 42, 28, -42))
      pen.stroke(.all(.line(-48, -22, -12, -22), .line(-30, -40, -30, -4), .line(12, 24, 48, 24)))
    },
    .glyph("minus.forwardslash.plus", enclosed: 0.6) { pen in
      pen.stroke(.line(-28, 42, 28, -42))
      pen.stroke(.all(.line(-48, -24, -12, -24), .line(12, 22, 48, 22), .line(30, 4, 30, 40)))
    },
    .glyph("notequal", enclosed: 0.56) { pen in
      pen.stroke(.all(.line(-35, -14, 35, -14), .line(-35, 14, 35, 14), .line(-18, 36, 18, -36)))
    },
    .glyph("lessthanorequalto", enclosed: 0.56) { pen in
      pen.stroke(.all(.lines([32, -42, -32, -15, 32, 12]), .line(-32, 38, 32, 38)))
    },
    .glyph("greaterthanorequalto", enclosed: 0.56) { pen in
      pen.stroke(.all(.lines([-32, -42, 32, -15, -32, 12]), .line(-32, 38, 32, 38)))
    },
    .glyph("sum") {
      $0.stroke(.lines([32, -26, 32, -42, -34, -42, 4, 0, -34, 42, 32, 42, 32, 26]))
    },
    .glyph("function") { pen in
      pen.stroke(.steps("18 -44 m 2 -50 -6 -40 -8 -28 c -18 30 l -20 44 -28 50 -42 46 c"))
      pen.stroke(.line(-30, -10, 10, -10))
      pen.stroke(.all(.line(14, 8, 44, 42), .line(14, 42, 44, 8)), 0.9)
    },
    .glyph("fx") { pen in
      pen.stroke(.steps("8 -44 m -8 -48 -14 -38 -16 -28 c -26 44 l"))
      pen.stroke(.line(-42, -10, 4, -10))
      pen.stroke(.all(.line(12, -8, 46, 42), .line(10, 42, 48, -8)))
    },
    .glyph("f.cursive", enclosed: 0.62) { pen in
      pen.stroke(.steps("26 -40 m 12 -52 2 -42 0 -28 c -10 28 l -13 44 -22 50 -36 44 c"))
      pen.stroke(.line(-22, -8, 20, -8))
    },
    .glyph("x.squareroot") { pen in
      pen.stroke(.lines([-56, 2, -44, -2, -28, 42, -10, -42, 54, -42]))
      pen.stroke(.all(.line(4, -12, 36, 34), .line(4, 34, 36, -12)))
    },
    .glyph("squareroot") {
      $0.stroke(.lines([-50, 4, -36, -2, -18, 42, 4, -42, 50, -42]))
    },
    .glyph("exclamationmark.3") { pen in
      for x in [-28, 0, 28] as [CGFloat] {
        pen.stroke(.line(x, -42, x, 14), 1.1)
        pen.dot(x, 40, 1.1)
      }
    },
    .glyph("exclamationmark.questionmark") { pen in
      pen.stroke(.line(-34, -42, -34, 14), 1.1)
      pen.dot(-34, 40, 1.1)
      pen.stroke(SymbolTrace.questionmark.moved(20, 2))
      pen.dot(20, 41, 1.1)
    },
    .glyph("1.magnifyingglass") { pen in
      pen.drawLens()
      pen.inside(scale: 0.44, x: -10, y: -10) { $0.stroke(.steps(letter("1")), 0.95) }
    },
    .glyph("ellipsis.curlybraces") { pen in
      let brace = SymbolTrace.steps(
        "36 -44 m 22 -44 26 -30 26 -18 c 26 -8 32 0 44 0 c 32 0 26 8 26 18 c 26 30 22 44 36 44 c")
      pen.stroke(brace.moved(14, 0).doubled)
      for x in [-18, 0, 18] as [CGFloat] { pen.dot(x, 0, 0.85) }
    },
    .glyph("questionmark.app.dashed") { pen in
      for index in 0..<4 {
        pen.stroke(
          SymbolTrace.steps("-42 -14 m -42 -20 l -42 -34 -34 -42 -20 -42 c -14 -42 l")
            .rotated(Double(index) * 90))
      }
      pen.inside(scale: 0.56) { pen in
        pen.stroke(.questionmark)
        pen.dot(0, 41, 1.6)
      }
    },
    .body("exclamationmark.lock") { pen in
      pen.body(.box(-34, -4, 34, 50, 9))
      pen.stroke(
        .steps("-22 -4 m -22 -28 l -22 -42 -13 -51 0 -51 c 13 -51 22 -42 22 -28 c 22 -4 l"))
      pen.mark(.line(0, 9, 0, 24), 0.95)
      pen.markDot(0, 37, 0.75)
    },
    .glyph("loupe") { pen in
      pen.stroke(.circle(0, 0, 46))
      pen.stroke(.all(.line(-20, 0, 20, 0), .line(0, -20, 0, 20)))
      pen.area(.circle(38, 38, 12))
    },
  ]

  private static let pointing: [SymbolDesign] = [
    .glyph("cursorarrow", enclosed: 0.54) { $0.stroke(.cursor) },
    .glyph("cursorarrow.rays") { pen in
      pen.stroke(SymbolTrace.cursor.scaled(0.78, 0.78).moved(12, 14))
      pen.drawRays([180, 225, 270, 315, 135])
    },
    .glyph("cursorarrow.click") { pen in
      pen.stroke(SymbolTrace.cursor.scaled(0.78, 0.78).moved(12, 14))
      pen.drawRays([180, 225, 270])
    },
    .glyph("cursorarrow.click.2") { pen in
      pen.stroke(SymbolTrace.cursor.scaled(0.72, 0.72).moved(16, 18))
      pen.stroke(.all(.arc(-8, -16, 22, 120, 330), .arc(-8, -16, 40, 130, 320)), 0.9)
    },
    .glyph("cursorarrow.motionlines") { pen in
      pen.stroke(SymbolTrace.cursor.scaled(0.86, 0.86).moved(22, 0))
      for (y, left) in [(-30, -44), (-8, -56), (14, -48)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line(left, y, -18, y), 0.9)
      }
    },
    .glyph("cursorarrow.and.square.on.square.dashed") { pen in
      pen.inside(scale: 0.84, x: -10, y: -10) { pen in
        for dash in SymbolTrace.dashedSquare { pen.stroke(dash) }
      }
      let cursor = SymbolTrace.cursor.scaled(0.7, 0.7).moved(22, 22)
      pen.gap(cursor)
      pen.hole(cursor)
      pen.area(cursor)
    },
    .glyph("dot.circle.and.cursorarrow") { pen in
      pen.stroke(.circle(-10, -10, 36))
      let cursor = SymbolTrace.cursor.scaled(0.72, 0.72).moved(22, 22)
      pen.area(.circle(-10, -10, 9))
      pen.gap(cursor)
      pen.hole(cursor)
      pen.area(cursor)
    },
    .glyph("contextualmenu.and.cursorarrow") { pen in
      pen.stroke(.box(-8, -44, 50, 44, 8))
      for y in [-22, 0, 22] as [CGFloat] { pen.stroke(.line(8, y, 34, y), 0.9) }
      let cursor = SymbolTrace.cursor.scaled(0.66, 0.66).moved(-28, -4)
      pen.gap(cursor)
      pen.hole(cursor)
      pen.area(cursor)
    },
    .glyph("filemenu.and.selection") { pen in
      pen.stroke(.box(-40, -48, 40, 48, 9))
      for y in [-28, 28] as [CGFloat] { pen.stroke(.line(-20, y, 20, y), 0.9) }
      pen.area(.box(-40, -11, 40, 11, 0))
    },
    .glyph("scope") { pen in
      pen.stroke(.circle(0, 0, 38))
      for degrees in [0, 90, 180, 270] as [Double] {
        pen.stroke(SymbolTrace.line(0, -52, 0, -16).rotated(degrees))
      }
    },
    .glyph("dot.scope") { pen in
      pen.stroke(.circle(0, 0, 38))
      pen.dot(0, 0, 1.1)
      for degrees in [0, 90, 180, 270] as [Double] {
        pen.stroke(SymbolTrace.line(0, -52, 0, -22).rotated(degrees))
      }
    },
    .glyph("selection.pin.in.out") { pen in
      for dash in SymbolTrace.dashedSquare { pen.stroke(dash) }
      pen.stroke(.all(.line(-18, 0, 18, 0), .circle(0, 0, 8)))
    },
    .body("arrowkeys") { pen in
      for (x, y) in [(0, -20), (-38, 20), (0, 20), (38, 20)] as [(CGFloat, CGFloat)] {
        pen.body(.box(x - 15, y - 15, x + 15, y + 15, 5))
      }
    },
    .body("menucard") { pen in
      pen.body(.box(-36, -50, 36, 50, 9))
      pen.mark(.line(-14, -30, 14, -30), 1.2)
      for y in [-8, 10, 28] as [CGFloat] { pen.mark(.line(-18, y, 18, y), 0.85) }
    },
    .glyph("sharedwithyou") { pen in
      pen.stroke(.circle(-14, -26, 15))
      pen.stroke(.steps("-50 28 m -48 8 -34 2 -14 2 c -4 2 6 4 12 10 c"))
      pen.stroke(.talkSmall)
    },
  ]

  private static let transforms: [SymbolDesign] = [
    .glyph("crop") { pen in
      pen.stroke(.lines([-28, -52, -28, 28, 52, 28]))
      pen.stroke(.lines([-52, -28, 28, -28, 28, 52]))
    },
    .glyph("crop.rotate") { pen in
      pen.inside(scale: 0.66, x: 4, y: 6) { pen in
        pen.stroke(.lines([-28, -50, -28, 28, 50, 28]))
        pen.stroke(.lines([-50, -28, 28, -28, 28, 50]))
      }
      pen.stroke(
        .all(.steps("16 -48 m 38 -48 50 -36 50 -14 c"), .lines([36, -26, 50, -12, 63, -27])), 0.9)
    },
    .body("rotate.left") { $0.drawRotation(1) },
    .body("rotate.right") { $0.drawRotation(-1) },
    .glyph("rotate.3d") { pen in
      pen.stroke(.ellipse(0, 0, 20, 48), 0.9)
      pen.stroke(
        .steps(
          "26 -17 m 44 -13 54 -7 54 0 c 54 12 30 19 0 19 c -30 19 -54 12 -54 0 c -54 -12 -30 -19 0 -19 c"
        ))
      pen.stroke(.lines([-12, -32, 2, -19, -12, -6]))
    },
    .body("aspectratio") { pen in
      pen.body(.box(-54, -40, 54, 40, 11))
      pen.mark(.all(.lines([12, -20, 34, -20, 34, -2]), .lines([-12, 20, -34, 20, -34, 2])), 0.95)
    },
    .glyph("skew") { $0.stroke(.polygon([-24, -36, 54, -36, 24, 36, -54, 36], radius: 4)) },
    .glyph("perspective") { pen in
      pen.stroke(.polygon([-28, -34, 28, -34, 52, 36, -52, 36], radius: 4))
      pen.stroke(.all(.line(0, -34, 0, 36), .line(-40, 0, 40, 0)), 0.9)
    },
    .body("flip.horizontal") { pen in
      pen.stroke(.all(.line(0, -46, 0, -34), .line(0, -12, 0, 12), .line(0, 34, 0, 46)))
      pen.body(SymbolTrace.polygon([16, -32, 54, 32, 16, 32], radius: 4).doubled)
    },
    .glyph("rectangle.landscape.rotate") { pen in
      pen.stroke(.box(-46, -10, 46, 46, 9))
      pen.stroke(
        .all(.steps("-30 -28 m -20 -52 20 -52 30 -30 c"), .lines([32, -50, 31, -28, 10, -32])), 0.9)
    },
    .glyph("rectangle.portrait.rotate") { pen in
      pen.stroke(.box(-46, -34, 8, 46, 9))
      pen.stroke(
        .all(.steps("12 -48 m 38 -48 48 -30 48 -4 c"), .lines([34, -18, 48, -3, 61, -19])), 0.9)
    },
    .glyph("move.3d") { pen in
      for degrees in [-90, 30, 150] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(0, 0, 46, 0), .lines([32, -14, 47, 0, 32, 14])).rotated(degrees)
            .moved(0, 6))
      }
    },
    .glyph("scale.3d") { pen in
      for degrees in [-90, 30, 150] as [Double] {
        pen.stroke(SymbolTrace.line(0, 0, 42, 0).rotated(degrees).moved(0, 6))
        pen.area(SymbolTrace.box(36, -8, 52, 8, 2).rotated(degrees).moved(0, 6))
      }
    },
    .glyph("view.2d") { $0.drawWord("2") },
    .glyph("view.3d") { $0.drawWord("3") },
  ]
}

extension SymbolPen {
  fileprivate mutating func drawDial(_ degrees: Double) {
    body(.circle(0, -4, 36))
    mark(SymbolTrace.line(10, 0, 28, 0).rotated(degrees).moved(0, -4))
    for turn in [135, 180, 225, 270, 315, 0, 45] as [Double] {
      stroke(SymbolTrace.line(50, 0, 52, 0).rotated(turn).moved(0, -4), 0.9)
    }
  }

  fileprivate mutating func drawRays(_ directions: [Double]) {
    for degrees in directions {
      stroke(SymbolTrace.line(16, 0, 34, 0).rotated(degrees).moved(-14, -16), 0.9)
    }
  }

  fileprivate mutating func drawRotation(_ side: CGFloat) {
    body(SymbolTrace.box(-46, -6, 22, 48, 8).scaled(side, 1))
    stroke(
      SymbolTrace.all(
        .steps("-14 -34 m 14 -36 44 -30 44 6 c 44 14 l"), .lines([2, -52, -15, -34, 2, -16])
      ).scaled(side, 1))
  }

  fileprivate mutating func drawWord(_ digit: String) {
    inside(scale: 0.86, x: -24) { $0.stroke(.steps(SymbolDesign.letter(digit))) }
    inside(scale: 0.86, x: 30) { $0.stroke(.steps(SymbolDesign.letter("d"))) }
  }
}

extension SymbolTrace {
  /// The arrow-shaped pointer of a mouse.
  fileprivate static var cursor: SymbolTrace {
    polygon([-30, -48, 38, 16, 8, 18, 24, 46, 10, 52, -6, 24, -30, 42], radius: 3)
  }

  fileprivate static var talkSmall: SymbolTrace {
    talk.scaled(0.46, 0.46).moved(28, 24)
  }
}
