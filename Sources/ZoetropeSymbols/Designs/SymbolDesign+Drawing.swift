import Foundation
import ZoetropeGeometry

extension SymbolDesign {
  /// Designs of pencils, brushes and other drawing tools.
  static let drawing: [SymbolDesign] = [
    .glyph("pencil.line") { pen in
      pen.inside(scale: 0.86, x: 4, y: -8) { $0.stroke(.pencil) }
      pen.stroke(.line(-48, 46, 48, 46))
    },
    .glyph("pencil.and.outline") { pen in
      pen.inside(scale: 0.84, x: 8, y: -8) { $0.stroke(.pencil) }
      pen.stroke(.steps("-30 44 m -10 52 20 50 40 34 c 50 24 50 10 44 -2 c"), 0.8)
    },
    .glyph("pencil.and.scribble") { pen in
      pen.inside(scale: 0.84, x: 6, y: -10) { $0.stroke(.pencil) }
      pen.stroke(.steps("-24 46 m -8 54 0 36 10 36 c 20 36 16 50 28 48 c 36 46 38 40 46 42 c"), 0.9)
    },
    .glyph("pencil.tip.crop.circle", enclosed: nil) { $0.drawTip() },
    .body("pencil.and.ruler") { pen in
      pen.stroke(
        SymbolTrace.all(
          .polygon([-9, -54, 9, -54, 9, 30, 0, 48, -9, 30], radius: 3), .line(-9, -36, 9, -36)
        ).rotated(45), 0.95)
      let ruler = SymbolTrace.box(-12, -58, 12, 58, 5).rotated(-45)
      pen.hole(ruler)
      pen.gap(ruler)
      pen.body(ruler)
      for y in [-36, -18, 0, 18, 36] as [CGFloat] {
        pen.mark(SymbolTrace.line(-10, y, -2, y).rotated(-45), 0.85)
      }
    },
    .glyph("highlighter") { pen in
      pen.stroke(
        SymbolTrace.all(
          .polygon([-14, -52, 14, -52, 14, 2, -14, 2], radius: 4),
          .lines([-14, 4, -10, 20, 10, 20, 14, 4]),
          .lines([-9, 22, -9, 38, 9, 30, 9, 22])
        ).rotated(35).moved(8, -6))
      pen.stroke(.line(-50, 50, 22, 50), 1.1)
    },
    .body("paintbrush.pointed") { pen in
      pen.body(SymbolTrace.polygon([-4, -60, 4, -60, 13, 0, -13, 0], radius: 4).rotated(45))
      pen.body(
        SymbolTrace.steps("-13 8 m 13 8 l 22 26 8 42 -2 58 c -8 42 -22 26 -13 8 c h").rotated(45))
    },
    .body("eraser") { pen in
      let rubber = SymbolTrace.box(-46, -22, 46, 22, 8).rotated(-42)
      pen.body(rubber)
      pen.mark(SymbolTrace.line(-14, -22, -14, 22).rotated(-42))
    },
    .body("eraser.line.dashed") { pen in
      pen.inside(scale: 0.86, x: 4, y: -10) { pen in
        pen.body(SymbolTrace.box(-46, -22, 46, 22, 8).rotated(-42))
        pen.mark(SymbolTrace.line(-14, -22, -14, 22).rotated(-42))
      }
      for x in [-46, -18, 10, 38] as [CGFloat] { pen.stroke(.line(x, 46, x + 10, 46)) }
    },
    .glyph("scribble") {
      $0.stroke(
        .steps(
          "-48 10 m -40 -20 -22 -42 -12 -34 c -2 -24 -34 14 -24 26 c -12 36 12 -44 24 -36 c 36 -28 0 20 8 32 c 16 42 30 -6 40 0 c 48 6 34 30 48 34 c"
        ).moved(0, -1))
    },
    .glyph("scribble.variable") { pen in
      pen.stroke(.steps("-50 -20 m -38 -44 -20 -44 -20 -24 c -20 -4 -48 14 -38 30 c"), 0.6)
      pen.stroke(.steps("-38 6 m -26 24 2 -36 16 -30 c 30 -22 -6 16 2 30 c"), 1.1)
      pen.stroke(.steps("2 6 m 10 20 26 -10 38 -2 c 48 6 32 28 48 34 c"), 1.7)
    },
    .glyph("lasso") { pen in
      pen.stroke(
        .steps(
          "-20 26 m -40 20 -52 8 -52 -6 c -52 -28 -28 -42 2 -42 c 32 -42 54 -28 54 -6 c 54 16 32 28 2 28 c -4 28 l"
        ))
      pen.stroke(.circle(-12, 28, 10))
      pen.stroke(.steps("-20 34 m -30 38 -34 44 -30 52 c"))
    },
    .glyph("lasso.badge.sparkles") { pen in
      pen.stroke(
        .steps("-20 26 m -40 20 -52 8 -52 -6 c -52 -28 -28 -42 2 -42 c 32 -42 54 -28 54 -6 c"))
      pen.stroke(.circle(-12, 28, 10))
      pen.stroke(.steps("-20 34 m -30 38 -34 44 -30 52 c"))
      pen.area(.spark(36, 26, 20))
      pen.area(.spark(10, 44, 10))
    },
    .glyph("wand.and.stars") { $0.drawWand { $0.drawStars() } },
    .glyph("wand.and.stars.inverse") { $0.drawWand { $0.drawStars() } },
    .glyph("wand.and.sparkles") { $0.drawWand { $0.drawStars() } },
    .glyph("wand.and.rays") { $0.drawWand { $0.drawRays() } },
    .glyph("wand.and.rays.inverse") { $0.drawWand { $0.drawRays() } },
  ]
}

extension SymbolPen {
  /// Draws the tip of a pencil in a circle.
  fileprivate mutating func drawTip() {
    layer = 1
    stroke(.circle(0, 0, 46))
    layer = 0
    stroke(.lines([-19, 40, -19, 16, 0, -24, 19, 16, 19, 40]), 0.95)
    area(.polygon([-8, -8, 0, -26, 8, -8], radius: 1))
  }

  fileprivate mutating func drawWand(_ extras: (inout SymbolPen) -> Void) {
    stroke(SymbolTrace.box(-7, -6, 7, 74, 4).rotated(45).moved(10, -10), 0.9)
    stroke(SymbolTrace.line(-7, 14, 7, 14).rotated(45).moved(10, -10), 0.9)
    layer = 1
    extras(&self)
    layer = 0
  }

  fileprivate mutating func drawStars() {
    area(.spark(-16, -34, 18))
    area(.spark(42, -38, 13))
    area(.spark(40, 16, 16))
  }

  fileprivate mutating func drawRays() {
    for degrees in [-180, -135, -90, -45, 0, 45, 90] as [Double] {
      stroke(SymbolTrace.line(24, 0, 38, 0).rotated(degrees).moved(14, -14), 0.9)
    }
  }
}

extension SymbolTrace {
  /// Creates a star with four concave sides, from its center and radius.
  static func spark(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolTrace {
    let inner = radius * 0.2
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -radius))
    path.addQuadCurve(to: CGPoint(x: radius, y: 0), control: CGPoint(x: inner, y: -inner))
    path.addQuadCurve(to: CGPoint(x: 0, y: radius), control: CGPoint(x: inner, y: inner))
    path.addQuadCurve(to: CGPoint(x: -radius, y: 0), control: CGPoint(x: -inner, y: inner))
    path.addQuadCurve(to: CGPoint(x: 0, y: -radius), control: CGPoint(x: -inner, y: -inner))
    path.closeSubpath()
    return SymbolTrace(path).moved(x, y)
  }
}
