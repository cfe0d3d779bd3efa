import Foundation

extension SymbolDesign {
  /// Designs of tools, electronic devices and storage.
  static let tools: [SymbolDesign] =
    manual + electronic

  private static let manual: [SymbolDesign] = [
    .body("screwdriver", enclosed: 0.52) { $0.screwdriver() },
    .body("wrench.and.screwdriver", enclosed: nil) { pen in
      pen.design("wrench.adjustable")
      let shaft = SymbolTrace.line(-44, -44, 12, 12)
      pen.gap(shaft, 2.8)
      pen.gap(.line(14, 14, 40, 40), 4.4)
      pen.stroke(shaft)
      pen.body(SymbolTrace.box(-11, 10, 11, 54, 8).rotated(-45))
    },
    .glyph("eyedropper", enclosed: 0.52) { $0.eyedropper(full: 0) },
    .glyph("eyedropper.halffull", enclosed: nil) { $0.eyedropper(full: 16) },
    .glyph("eyedropper.full", enclosed: nil) { $0.eyedropper(full: 38) },
    .body("paintpalette", enclosed: 0.5) { pen in
      pen.body(
        .steps(
          "0 -46 m 32 -46 54 -28 54 -4 c 54 16 38 20 24 18 c 10 16 4 24 10 32 c 16 42 8 46 0 46 c -32 46 -54 26 -54 0 c -54 -28 -32 -46 0 -46 c h"
        ))
      for (x, y) in [(-32, 2), (-20, -22), (6, -29), (31, -13)] as [(CGFloat, CGFloat)] {
        pen.markArea(.circle(x, y, 7))
      }
      pen.mark(.circle(-16, 25, 6), 0.7)
    },
    .body("gearshape.2", enclosed: nil) { pen in
      pen.body(SymbolTrace.gear(teeth: 8, outer: 34, inner: 26).moved(-22, -10))
      pen.mark(.circle(-22, -10, 10))
      pen.body(SymbolTrace.gear(teeth: 8, outer: 25, inner: 19).rotated(22).moved(34, 22))
      pen.mark(.circle(34, 22, 7), 0.9)
    },
    .glyph("gear.badge", enclosed: nil) { pen in
      pen.design("gear")
      pen.hole(.circle(34, -34, 24))
      pen.area(.circle(34, -34, 17))
    },
    .glyph("gearshape.arrow.triangle.2.circlepath", enclosed: nil) { pen in
      pen.stroke(.gear(teeth: 8, outer: 26, inner: 20))
      pen.stroke(.circle(0, 0, 7), 0.9)
      pen.layer = 1
      pen.stroke(.all(.arc(0, 0, 46, -160, -50), .arc(0, 0, 46, 20, 130)))
      pen.area(.polygon([20, -48, 44, -44, 32, -22], radius: 2))
      pen.area(.polygon([-20, 48, -44, 44, -32, 22], radius: 2))
    },
    .body("ruler", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.box(-62, -18, 62, 18, 6).rotated(-45))
      for (index, x) in ([-40, -20, 0, 20, 40] as [CGFloat]).enumerated() {
        pen.mark(SymbolTrace.line(x, -18, x, index % 2 == 0 ? -6 : 0).rotated(-45), 0.85)
      }
    },
    .body("level", enclosed: 0.5) { pen in
      pen.body(.box(-58, -20, 58, 20, 8))
      pen.mark(.box(-24, -9, 24, 9, 9), 0.8)
      pen.markArea(.circle(0, 0, 4.5))
    },
    .body("scroll", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "-38 -46 m 22 -46 l 34 -46 38 -36 38 -26 c 38 -22 l 20 -22 l 20 30 l 20 40 14 46 4 46 c -36 46 l -46 46 -52 40 -52 28 c -26 28 l -26 -28 l -26 -40 -30 -46 -38 -46 c h"
        ))
      pen.mark(.all(.line(-10, -22, 6, -22), .line(-10, -4, 6, -4), .line(-10, 14, 6, 14)), 0.85)
    },
    .body("theatermasks", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.steps("0 -44 m 18 -34 36 -34 54 -42 c 58 0 52 32 28 38 c 10 36 0 10 0 -44 c h"))
      pen.markDot(30, -12, 0.8)
      pen.layer = 0
      pen.cover(
        .steps("-56 -34 m -36 -24 -12 -24 8 -34 c 12 8 2 44 -24 46 c -50 44 -60 8 -56 -34 c h"))
      pen.markArea(.ellipse(-38, -4, 6, 4))
      pen.markArea(.ellipse(-10, -4, 6, 4))
      pen.mark(.arc(-24, 10, 14, 20, 160), 0.9)
    },
    .body("flashlight.on", enclosed: nil) { pen in
      pen.stroke(SymbolTrace.all(.line(0, -54, 0, -44), .line(18, -50, 14, -42)).doubled)
      pen.body(
        .steps(
          "-22 -32 m 22 -32 l 22 -20 l 22 -12 12 -8 12 0 c 12 52 l -12 52 l -12 0 l -12 -8 -22 -12 -22 -20 c h"
        ))
      pen.mark(.line(0, 8, 0, 18), 1.2)
    },
    .body("flashlight.off", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-22 -48 m 22 -48 l 22 -34 l 22 -26 12 -20 12 -10 c 12 52 l -12 52 l -12 -10 l -12 -20 -22 -26 -22 -34 c h"
        ))
      pen.mark(.all(.line(-22, -32, 22, -32), .line(0, 2, 0, 14)), 1)
    },
  ]

}

extension SymbolPen {
  mutating func screwdriver() {
    body(SymbolTrace.box(-13, 2, 13, 58, 9).rotated(-135))
    stroke(SymbolTrace.all(.line(0, 2, 0, -44), .line(0, -44, 0, -56)).rotated(-135))
    stroke(SymbolTrace.line(-4, -56, 4, -56).rotated(-135), 1.2)
  }

  mutating func eyedropper(full: CGFloat) {
    stroke(SymbolTrace.lines([-10, -14, -10, 38, 0, 54, 10, 38, 10, -14]).rotated(45))
    if full > 0 {
      area(
        SymbolTrace.polygon([-10, 38 - full, 10, 38 - full, 10, 38, 0, 52, -10, 38]).rotated(45))
    }
    stroke(SymbolTrace.line(-19, -17, 19, -17).rotated(45), 1.1)
    let top = SymbolTrace.box(-11, -58, 11, -20, 11).rotated(45)
    area(top)
    stroke(top, 0.5)
  }

  mutating func laptopAndPhone() {
    stroke(.box(-46, -38, 30, 20, 8))
    stroke(.line(-58, 34, 20, 34), 1.1)
    let phone = SymbolTrace.box(22, -16, 56, 46, 8)
    hole(phone)
    gap(phone)
    stroke(phone)
    stroke(.line(35, -6, 43, -6), 0.8)
  }

  mutating func waved(_ device: String) {
    inside(scale: 0.9) { $0.design(device) }
    layer = 1
    stroke(SymbolTrace.all(.arc(16, 0, 28, -32, 32), .arc(16, 0, 44, -32, 32)).doubled, 0.9)
    layer = 0
  }

  mutating func pods(tip: CGFloat) {
    area(SymbolTrace.ellipse(-28, -24, 17, 19).doubled)
    stroke(SymbolTrace.line(-20, -20, -18, 46).doubled, 1.5)
    if tip > 0 { stroke(SymbolTrace.line(-46, -32, -49, -22).doubled, 1.5) }
  }
}
