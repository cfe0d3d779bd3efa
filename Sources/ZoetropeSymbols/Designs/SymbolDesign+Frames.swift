import Foundation
import ZoetropeGeometry

extension SymbolDesign {
  /// Designs of charts, and of shapes that are stacked, nested or arranged in grids.
  static let frames: [SymbolDesign] = grids + rows + stacked + nested

  private static let grids: [SymbolDesign] = [
    .body("square.grid.3x2") { pen in
      for x in [-38, 0, 38] as [CGFloat] {
        for y in [-20, 20] as [CGFloat] {
          pen.body(SymbolTrace.box(-12, -12, 12, 12, 4).moved(x, y))
        }
      }
    },
    .body("square.grid.4x3") { pen in
      for x in [-42, -14, 14, 42] as [CGFloat] {
        for y in [-28, 0, 28] as [CGFloat] {
          pen.body(SymbolTrace.box(-8, -8, 8, 8, 3).moved(x, y))
        }
      }
    },
    .body("square.grid.3x1.below.line.grid.1x2") { pen in
      pen.stroke(.all(.line(-50, -38, 50, -38), .line(-50, -14, 50, -14)))
      for x in [-38, 0, 38] as [CGFloat] { pen.body(.box(x - 12, 10, x + 12, 36, 4)) }
    },
    .body("rectangle.grid.1x2") { pen in
      for y in [-24, 24] as [CGFloat] { pen.body(.box(-48, y - 17, 48, y + 17, 7)) }
    },
    .body("rectangle.grid.3x2") { pen in
      for x in [-40, 0, 40] as [CGFloat] {
        for y in [-20, 20] as [CGFloat] { pen.body(.box(x - 14, y - 13, x + 14, y + 13, 4)) }
      }
    },
    .body("rectangle.3.group") { pen in
      pen.body(.box(-54, -40, -4, 40, 7))
      pen.body(.box(14, -40, 54, -8, 7))
      pen.body(.box(14, 10, 54, 40, 7))
    },
    .body("rectangle.3.offgrid") { pen in
      pen.body(.box(-54, -40, 14, 0, 7))
      pen.body(.box(-40, 18, 6, 42, 7))
      pen.body(.box(24, 4, 54, 36, 7))
    },
    .body("circle.grid.2x1") { pen in
      pen.body(.circle(-27, 0, 20))
      pen.body(.circle(27, 0, 20))
    },
    .body("circle.grid.cross") { pen in
      for (x, y) in [(0, -33), (0, 33), (-33, 0), (33, 0)] as [(CGFloat, CGFloat)] {
        pen.body(.circle(x, y, 15))
      }
    },
    .body("circle.hexagongrid") { pen in
      pen.body(.circle(0, 0, 13))
      for index in 0..<6 { pen.body(SymbolTrace.circle(34, 0, 13).rotated(Double(index) * 60)) }
    },
    .body("circle.hexagonpath") { pen in
      for index in 0..<6 {
        pen.body(SymbolTrace.circle(38, 0, 11).rotated(Double(index) * 60 + 30))
        pen.stroke(SymbolTrace.line(33, -7.5, 33, 7.5).rotated(Double(index) * 60))
      }
    },
    .body("square.text.square") { pen in
      pen.body(.frame("square"))
      for (y, right) in [(-16, 20), (0, 20), (16, 4)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(-20, y, right, y), 0.9)
      }
    },
    .body("square.text.grid.1x2") { pen in
      for y in [-25, 25] as [CGFloat] {
        pen.body(.box(-54, y - 15, -24, y + 15, 6))
        pen.stroke(.all(.line(-2, y - 9, 52, y - 9), .line(-2, y + 9, 34, y + 9)))
      }
    },
    .body("squares.below.rectangle") { pen in
      pen.body(.box(-48, -42, 48, 4, 8))
      for x in [-34, 0, 34] as [CGFloat] { pen.body(.box(x - 11, 22, x + 11, 44, 4)) }
    },
  ]

  /// Designs of charts.
  private static let rows: [SymbolDesign] = [
    .glyph("chart.line.downtrend.xyaxis") { pen in
      pen.stroke(.lines([-48, -44, -48, 44, 50, 44]))
      pen.stroke(.lines([-28, -28, -8, -2, 8, -14, 40, 22]))
      pen.stroke(.lines([18, 24, 41, 24, 41, 1]))
    },
    .glyph("chart.line.flattrend.xyaxis") { pen in
      pen.stroke(.lines([-48, -44, -48, 44, 50, 44]))
      pen.stroke(.line(-28, 0, 44, 0))
      pen.stroke(.lines([28, -17, 46, 0, 28, 17]))
    },
    .glyph("chart.xyaxis.line") { pen in
      pen.stroke(.lines([-48, -44, -48, 44, 50, 44]))
      pen.stroke(.lines([-28, 20, -8, -14, 14, 6, 42, -32]))
    },
    .glyph("chart.dots.scatter") { pen in
      pen.stroke(.lines([-48, -44, -48, 44, 50, 44]))
      for (x, y) in [(-24, 20), (-14, -8), (6, 10), (12, -22), (34, -4), (38, -34)]
        as [(CGFloat, CGFloat)]
      {
        pen.dot(x, y, 1.05)
      }
    },
    .glyph("chart.bar.xaxis.ascending") { pen in
      pen.stroke(.line(-52, 44, 52, 44))
      for (x, top) in [(-39, 12), (-13, -8), (13, -27), (39, -46)] as [(CGFloat, CGFloat)] {
        pen.area(.box(x - 8, top, x + 8, 28, 4))
      }
    },
    .glyph("chart.bar.yaxis") { pen in
      pen.stroke(.line(-46, -50, -46, 50))
      for (y, right) in [(-32, 12), (0, 30), (32, 48)] as [(CGFloat, CGFloat)] {
        pen.area(.box(-30, y - 10, right, y + 10, 4))
      }
    },
    .body("chart.bar.doc.horizontal") { pen in
      pen.body(.box(-38, -51, 38, 51, 11))
      for (y, right) in [(-22, 20), (0, 4), (22, 14)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(-20, y, right, y), 1.5)
      }
    },
  ]

  private static let stacked: [SymbolDesign] = [
    .body("rectangle.on.rectangle") { pen in
      pen.layer = 1
      pen.stroke(
        .steps(
          "-44 16 m -53 16 -57 12 -57 4 c -57 -30 l -57 -38 -53 -42 -45 -42 c 26 -42 l 34 -42 38 -38 38 -30 c"
        ))
      pen.layer = 0
      pen.body(.box(-36, -20, 57, 42, 10))
    },
    .body("rectangle.on.rectangle.angled") { pen in
      pen.layer = 1
      pen.body(SymbolTrace.box(-44, -28, 44, 34, 10).rotated(-14).moved(-9, -9))
      pen.layer = 0
      let front = SymbolTrace.box(-34, -20, 58, 44, 10)
      pen.hole(front)
      pen.gap(front)
      pen.body(front)
    },
    .body("plus.rectangle.on.rectangle") { pen in
      pen.layer = 1
      pen.stroke(
        .steps(
          "-44 16 m -53 16 -57 12 -57 4 c -57 -30 l -57 -38 -53 -42 -45 -42 c 26 -42 l 34 -42 38 -38 38 -30 c"
        ))
      pen.layer = 0
      pen.body(.box(-36, -20, 57, 42, 10))
      pen.mark(.all(.line(-5, 11, 27, 11), .line(11, -5, 11, 27)), 0.95)
    },
    .body("play.rectangle.on.rectangle") { pen in
      pen.layer = 1
      pen.stroke(
        .steps(
          "-44 16 m -53 16 -57 12 -57 4 c -57 -30 l -57 -38 -53 -42 -45 -42 c 26 -42 l 34 -42 38 -38 38 -30 c"
        ))
      pen.layer = 0
      pen.body(.box(-36, -20, 57, 42, 10))
      pen.markArea(.polygon([0, -7, 27, 11, 0, 29], radius: 3))
    },
    .body("rectangle.stack.badge.play") { pen in
      pen.body(.box(-50, -20, 50, 46, 11))
      pen.stroke(.line(-40, -33, 40, -33))
      pen.stroke(.line(-30, -46, 30, -46))
      pen.markArea(.polygon([-12, -3, 16, 13, -12, 29], radius: 3))
    },
    .body("rectangle.portrait.on.rectangle.portrait") { pen in
      pen.layer = 1
      pen.stroke(
        .steps(
          "-18 32 m -36 32 l -43 32 -47 28 -47 21 c -47 -41 l -47 -48 -43 -52 -36 -52 c 4 -52 l 11 -52 15 -48 15 -41 c"
        ))
      pen.layer = 0
      pen.body(.box(-18, -28, 44, 52, 10))
    },
    .body("plus.square.on.square") { pen in
      pen.layer = 1
      pen.body(.box(-45, -45, 22, 22, 10))
      pen.layer = 0
      pen.hole(.box(-22 - 1.8 * pen.line, -22 - 1.8 * pen.line, 50, 50, 12))
      pen.body(.box(-22, -22, 45, 45, 10))
      pen.mark(.all(.line(-5, 12, 29, 12), .line(12, -5, 12, 29)), 0.95)
    },
    .body("square.on.circle") { pen in
      pen.layer = 1
      pen.body(.circle(14, 14, 32))
      pen.layer = 0
      pen.hole(.box(-50, -50, 12 + 1.6 * pen.line, 12 + 1.6 * pen.line, 12))
      pen.body(.box(-46, -46, 12, 12, 9))
    },
    .glyph("square.on.square.dashed") { pen in
      pen.layer = 1
      pen.inside(scale: 0.82, x: -12, y: -12) { pen in
        for dash in SymbolTrace.dashedSquare { pen.stroke(dash) }
      }
      pen.layer = 0
      let front = SymbolTrace.box(-22, -22, 45, 45, 10)
      pen.hole(front)
      pen.gap(front)
      pen.stroke(front)
    },
    .body("square.3.layers.3d") { pen in
      pen.body(.polygon([0, -54, 50, -30, 0, -6, -50, -30], radius: 4))
      pen.stroke(.polygon([0, -24, 50, 0, 0, 24, -50, 0], radius: 4), 0.9)
      pen.stroke(.polygon([0, 6, 50, 30, 0, 54, -50, 30], radius: 4), 0.9)
    },
    .body("square.2.layers.3d") { pen in
      pen.body(.polygon([0, -42, 52, -16, 0, 10, -52, -16], radius: 4))
      pen.stroke(.lines([-50, 16, 0, 40, 50, 16]))
    },
    .body("square.stack.3d.down.right") { pen in
      pen.body(.polygon([-50, 0, -25, -50, 0, 0, -25, 50], radius: 5))
      pen.stroke(.lines([0, -48, 24, 0, 0, 48]))
      pen.stroke(.lines([24, -48, 48, 0, 24, 48]))
    },
    .body("rectangle.2.swap") { pen in
      pen.stroke(.box(-52, -40, 0, -4, 7))
      pen.body(.box(0, 4, 52, 40, 7))
      pen.stroke(
        .all(.steps("14 -30 m 30 -30 40 -24 40 -8 c"), .lines([30, -18, 40, -8, 50, -18])), 0.85)
      pen.stroke(
        .all(.steps("-14 30 m -30 30 -40 24 -40 8 c"), .lines([-30, 18, -40, 8, -50, 18])), 0.85)
    },
  ]

  private static let nested: [SymbolDesign] = [
    .glyph("square.dashed") { for dash in SymbolTrace.dashedSquare { $0.stroke(dash) } },
    .glyph("rectangle.dashed") { pen in
      for side in [1, -1] as [CGFloat] {
        pen.stroke(
          SymbolTrace.steps("-53 -18 m -53 -26 l -53 -33 -49 -37 -42 -37 c -34 -37 l").scaled(
            side, side))
        pen.stroke(
          SymbolTrace.steps("53 -18 m 53 -26 l 53 -33 49 -37 42 -37 c 34 -37 l").scaled(side, side))
        pen.stroke(.all(.line(-12, 37 * side, 12, 37 * side), .line(53 * side, -4, 53 * side, 4)))
      }
    },
    .glyph("app.dashed") { pen in
      for index in 0..<4 {
        pen.stroke(
          SymbolTrace.steps("-42 -14 m -42 -20 l -42 -34 -34 -42 -20 -42 c -14 -42 l")
            .rotated(Double(index) * 90))
      }
    },
    .glyph("circle.dotted") { pen in
      for index in 0..<12 {
        pen.area(SymbolTrace.circle(0, -44, 3 + 0.2 * pen.line).rotated(Double(index) * 30))
      }
    },
    .glyph("square.dashed.inset.filled") { pen in
      for dash in SymbolTrace.dashedSquare { pen.stroke(dash) }
      pen.area(.box(-22, -22, 22, 22, 6))
    },
    .glyph("circle.dashed.inset.filled") { pen in
      for index in 0..<8 {
        let middle = Double(index) * 45
        pen.stroke(.arc(0, 0, 46, middle - 12, middle + 12))
      }
      pen.area(.circle(0, 0, 29))
    },
    .glyph("rectangle.inset.filled") { $0.drawInset("rectangle") },
    .glyph("square.inset.filled") { $0.drawInset("square") },
    .glyph("circle.inset.filled") { $0.drawInset("circle") },
    .glyph("diamond.inset.filled") { $0.drawInset("diamond") },
    .glyph("capsule.inset.filled") { $0.drawInset("capsule") },
    .glyph("triangle.inset.filled") { pen in
      pen.stroke(.polygon([0, -45, 50, 40, -50, 40], radius: 7))
      pen.area(.polygon([0, -16, 24, 25, -24, 25], radius: 4))
    },
    .body("dot.circle", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.markArea(.circle(0, 0, 11))
    },
    .body("dot.square", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.frame("square"))
      pen.layer = 0
      pen.markArea(.circle(0, 0, 11))
    },
    .body("dot.squareshape") { pen in
      pen.body(.box(-41, -41, 41, 41, 1))
      pen.markArea(.circle(0, 0, 11))
    },
    .glyph("dot.viewfinder") { pen in
      for corner in SymbolTrace.corners { pen.stroke(corner) }
      pen.area(.circle(0, 0, 15))
    },
    .body("smallcircle.circle") { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.mark(.circle(0, 0, 18))
    },
    .body("circlebadge") { $0.body(.circle(0, 0, 24)) },
    .body("circlebadge.2") { pen in
      pen.body(.circle(-14, 8, 18))
      pen.body(.circle(22, -18, 12))
    },
    .body("squareshape") { $0.body(.box(-41, -41, 41, 41, 1)) },
    .body("oval.portrait") { $0.body(.ellipse(0, 0, 34, 50)) },
    .body("rhombus") { $0.body(.polygon([0, -50, 38, 0, 0, 50, -38, 0], radius: 6)) },
    .body("app.gift", enclosed: nil) { pen in
      pen.body(.box(-42, -42, 42, 42, 21))
      pen.mark(.all(.box(-20, -4, 20, 22, 3), .line(-24, -5, 24, -5), .line(0, -4, 0, 22)), 0.85)
      pen.mark(
        SymbolTrace.steps("0 -5 m -4 -20 -16 -22 -16 -13 c -16 -8 -8 -5 0 -5 c").doubled, 0.8)
    },
    .glyph("circle.and.line.horizontal") { pen in
      pen.stroke(.circle(0, 0, 22))
      pen.stroke(SymbolTrace.line(-56, 0, -22, 0).doubled)
    },
    .body("rectangle.ratio.16.to.9") { $0.body(.box(-58, -33, 58, 33, 9)) },
    .body("rectangle.ratio.4.to.3") { $0.body(.box(-52, -39, 52, 39, 9)) },
    .body("rectangle.ratio.3.to.4") { $0.body(.box(-38, -50, 38, 50, 9)) },
    .body("rectangle.ratio.9.to.16") { $0.body(.box(-31, -54, 31, 54, 9)) },
    .glyph("rectangle.connected.to.line.below") { pen in
      pen.stroke(.box(-44, -44, 44, 8, 10))
      pen.stroke(.line(0, 8, 0, 34))
      pen.stroke(.line(-52, 42, 52, 42))
    },
  ]
}

extension SymbolPen {
  fileprivate mutating func drawInset(_ frame: String) {
    layer = 1
    stroke(.frame(frame))
    layer = 0
    let outline = SymbolTrace.frame(frame)
    let box = outline.path.boundingRect
    let inset = 2.2 * line
    area(outline.scaled(1 - inset / box.width * 2, 1 - inset / box.height * 2))
  }

}

extension SymbolTrace {
  /// Returns the outline of the shape with the given name, such as `circle`. An unknown name gives
  /// a square.
  static func frame(_ name: String) -> SymbolTrace {
    switch name {
    case "circle": .circle(0, 0, 46)
    case "rectangle": .box(-53, -37, 53, 37, 11)
    case "rectangle.portrait": .box(-35, -47, 35, 47, 11)
    case "capsule": .box(-55, -30, 55, 30, 30)
    case "diamond": .polygon([0, -52, 52, 0, 0, 52, -52, 0], radius: 9)
    default: .box(-41, -41, 41, 41, 13)
    }
  }
}
