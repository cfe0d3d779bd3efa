import Foundation

extension SymbolDesign {
  /// Designs of simple shapes, such as a circle.
  static let shapes: [SymbolDesign] = [
    .body("circle", enclosed: 0.5) { $0.body(.circle(0, 0, 46)) },
    .body("square", enclosed: 0.5) { $0.body(.box(-41, -41, 41, 41, 13)) },
    .body("app") { $0.body(.box(-42, -42, 42, 42, 21)) },
    .body("rectangle") { $0.body(.box(-53, -37, 53, 37, 11)) },
    .body("rectangle.portrait") { $0.body(.box(-35, -47, 35, 47, 11)) },
    .body("capsule") { $0.body(.box(-55, -30, 55, 30, 30)) },
    .body("capsule.portrait") { $0.body(.box(-26, -48, 26, 48, 26)) },
    .body("oval") { $0.body(.ellipse(0, 0, 55, 37)) },
    .body("triangle") { $0.body(.polygon([0, -45, 50, 40, -50, 40], radius: 7)) },
    .body("diamond") { $0.body(.polygon([0, -52, 52, 0, 0, 52, -52, 0], radius: 9)) },
    .body("pentagon") { $0.body(.regular(5, radius: 51, corner: 8, center: CGPoint(x: 0, y: 3))) },
    .body("hexagon") { $0.body(.regular(6, radius: 52, corner: 9)) },
    .body("octagon") {
      $0.body(SymbolTrace.regular(8, radius: 50, corner: 9).rotated(22.5))
    },
    .body("seal") { $0.body(.star(12, outer: 51, inner: 43, corner: 5)) },
    .body("star", enclosed: 0.56) { $0.body(.fivePoints) },
    .body("heart", enclosed: 0.56) { $0.body(.heart) },
    .body("shield", enclosed: 0.52) { $0.body(.shield) },
    .body("checkmark.shield", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.shield)
      pen.layer = 0
      pen.inside(scale: 0.5, x: 0, y: -3) { $0.mark(.checkmark) }
    },
    .body("checkmark.seal", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.star(12, outer: 51, inner: 43, corner: 5))
      pen.layer = 0
      pen.inside(scale: 0.52) { $0.mark(.checkmark) }
    },
    .body("exclamationmark.triangle", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.polygon([0, -49, 55, 43, -55, 43], radius: 8))
      pen.layer = 0
      pen.mark(.line(0, -14, 0, 10), 1.1)
      pen.markDot(0, 26, 0.8)
    },
    .body("exclamationmark.octagon", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(SymbolTrace.regular(8, radius: 50, corner: 9).rotated(22.5))
      pen.layer = 0
      pen.mark(.line(0, -23, 0, 4), 1.1)
      pen.markDot(0, 21, 0.8)
    },
    .body("smallcircle.filled.circle", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.markArea(.circle(0, 0, 20))
    },
    .body("record.circle", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.markArea(.circle(0, 0, 25))
    },
    .glyph("largecircle.fill.circle", enclosed: nil) { pen in
      pen.layer = 1
      pen.stroke(.circle(0, 0, 46))
      pen.layer = 0
      pen.area(.circle(0, 0, 30))
    },
    .glyph("target", enclosed: nil) { pen in
      pen.stroke(.circle(0, 0, 46))
      pen.stroke(.circle(0, 0, 26))
      pen.area(.circle(0, 0, 9))
    },
    .glyph("circle.dashed", enclosed: nil) { pen in
      for index in 0..<8 {
        let middle = Double(index) * 45
        pen.stroke(.arc(0, 0, 46, middle - 12, middle + 12))
      }
    },
    .glyph("circle.lefthalf.filled", enclosed: nil) { pen in
      pen.stroke(.circle(0, 0, 46))
      var half = SymbolTrace.arc(0, 0, 46, 90, 270)
      half.path.closeSubpath()
      pen.area(half)
    },
    .glyph("circle.righthalf.filled", enclosed: nil) { pen in
      pen.stroke(.circle(0, 0, 46))
      var half = SymbolTrace.arc(0, 0, 46, -90, 90)
      half.path.closeSubpath()
      pen.area(half)
    },
    .glyph("star.leadinghalf.filled", enclosed: nil) { pen in
      pen.stroke(.fivePoints)
      pen.area(.fivePointsLeft)
    },
  ]

  /// Designs that arrange several small shapes, such as a grid of squares.
  static let arrangements: [SymbolDesign] = [
    .body("square.grid.2x2", enclosed: nil) { pen in
      for (x, y) in [(-25, -25), (25, -25), (-25, 25), (25, 25)] as [(CGFloat, CGFloat)] {
        pen.body(SymbolTrace.box(-18, -18, 18, 18, 6).moved(x, y))
      }
    },
    .body("square.grid.3x3", enclosed: nil) { pen in
      for x in [-33, 0, 33] as [CGFloat] {
        for y in [-33, 0, 33] as [CGFloat] {
          pen.body(SymbolTrace.box(-10.5, -10.5, 10.5, 10.5, 3.5).moved(x, y))
        }
      }
    },
    .body("circle.grid.2x2", enclosed: nil) { pen in
      for (x, y) in [(-25, -25), (25, -25), (-25, 25), (25, 25)] as [(CGFloat, CGFloat)] {
        pen.body(.circle(x, y, 19))
      }
    },
    .body("circle.grid.3x3", enclosed: nil) { pen in
      for x in [-33, 0, 33] as [CGFloat] {
        for y in [-33, 0, 33] as [CGFloat] { pen.body(.circle(x, y, 10.5)) }
      }
    },
    .body("square.on.square", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.box(-45, -45, 22, 22, 10))
      pen.layer = 0
      pen.hole(.box(-22 - 1.8 * pen.line, -22 - 1.8 * pen.line, 50, 50, 12))
      pen.body(.box(-22, -22, 45, 45, 10))
    },
    .body("circle.on.circle", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.circle(-14, -14, 33))
      pen.layer = 0
      pen.hole(.circle(14, 14, 33 + 1.6 * pen.line))
      pen.body(.circle(14, 14, 33))
    },
    .body("square.stack", enclosed: nil) { pen in
      pen.body(.box(-42, -22, 42, 48, 11))
      pen.stroke(.line(-32, -36, 32, -36))
      pen.stroke(.line(-23, -50, 23, -50))
    },
    .body("square.stack.3d.up", enclosed: nil) { pen in
      pen.body(.polygon([0, -50, 50, -25, 0, 0, -50, -25], radius: 5))
      pen.stroke(.lines([-48, 0, 0, 24, 48, 0]))
      pen.stroke(.lines([-48, 24, 0, 48, 48, 24]))
    },
    .body("rectangle.stack", enclosed: nil) { pen in
      pen.body(.box(-50, -20, 50, 46, 11))
      pen.stroke(.line(-40, -33, 40, -33))
      pen.stroke(.line(-30, -46, 30, -46))
    },
    .body("rectangle.split.2x1", enclosed: nil) { pen in
      pen.body(.box(-53, -37, 53, 37, 11))
      pen.mark(.line(0, -37, 0, 37))
    },
    .body("rectangle.grid.2x2", enclosed: nil) { pen in
      for (x, y) in [(-28, -22), (28, -22), (-28, 22), (28, 22)] as [(CGFloat, CGFloat)] {
        pen.body(SymbolTrace.box(-22, -15, 22, 15, 5).moved(x, y))
      }
    },
    .glyph("sidebar.left", enclosed: nil) { pen in
      pen.stroke(.box(-53, -39, 53, 39, 11))
      pen.stroke(.line(-19, -39, -19, 39))
      for y in [-22, -7, 8] as [CGFloat] { pen.stroke(.line(-39, y, -33, y), 0.8) }
    },
    .glyph("grid", enclosed: nil) { pen in
      pen.stroke(.box(-43, -43, 43, 43, 10))
      for at in [-14, 14] as [CGFloat] {
        pen.stroke(.line(-43, at, 43, at))
        pen.stroke(.line(at, -43, at, 43))
      }
    },
  ]
}

extension SymbolTrace {
  /// A star with five slightly blunt points.
  static var fivePoints: SymbolTrace {
    star(5, outer: 53, inner: 22.5, corner: 3, center: CGPoint(x: 0, y: 3))
  }

  /// The left half of ``fivePoints``.
  static var fivePointsLeft: SymbolTrace {
    var coordinates: [CGFloat] = []
    for index in 5...10 {
      let radius: CGFloat = index % 2 == 0 ? 53 : 22.5
      let angle = Double(index) * .pi / 5 - .pi / 2
      coordinates += [radius * CGFloat(cos(angle)), 3 + radius * CGFloat(sin(angle))]
    }
    return polygon(coordinates)
  }

  static var heart: SymbolTrace {
    steps(
      """
      0 44 m -22 29 -49 9 -49 -16 c -49 -32 -38 -42 -24.5 -42 c -14 -42 -5 -36.5 0 -27 c \
      5 -36.5 14 -42 24.5 -42 c 38 -42 49 -32 49 -16 c 49 9 22 29 0 44 c h
      """)
  }

  static var shield: SymbolTrace {
    steps(
      """
      0 -52 m 12 -43 25 -39 40 -38 c 42 -38 43 -37 43 -35 c 43 -8 l 43 22 23 40 0 51 c \
      -23 40 -43 22 -43 -8 c -43 -35 l -43 -37 -42 -38 -40 -38 c -25 -39 -12 -43 0 -52 c h
      """)
  }
}
