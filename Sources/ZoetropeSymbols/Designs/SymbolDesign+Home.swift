import Foundation

extension SymbolDesign {
  /// Designs of buildings, furniture, household appliances, locks and keys.
  static let home: [SymbolDesign] = buildings + furniture + appliances + locks

  private static let buildings: [SymbolDesign] =
    [
      .body("building", enclosed: 0.52) { pen in
        pen.body(.box(-32, -50, 32, 50, 6))
        for y in [-30, -8, 14] as [CGFloat] {
          pen.mark(SymbolTrace.line(-13, y, -11, y).doubled, 1.2)
        }
        pen.mark(.lines([-8, 50, -8, 34, 8, 34, 8, 50]), 0.9)
      },
      .glyph("building.2.crop.circle", enclosed: nil) { pen in
        pen.layer = 1
        pen.stroke(.circle(0, 0, 46))
        pen.layer = 0
        pen.area(.box(-22, -24, 2, 26, 4))
        pen.area(.box(6, -6, 24, 26, 4))
      },
      .body("building.columns", enclosed: 0.5) { pen in
        pen.body(.polygon([0, -50, 50, -24, 50, -16, -50, -16, -50, -24], radius: 3))
        for x in [-32, 0, 32] as [CGFloat] { pen.stroke(.line(x, -2, x, 24), 1.3) }
        pen.stroke(.all(.line(-42, 32, 42, 32), .line(-50, 47, 50, 47)))
      },
      .body("dollarsign.bank.building", enclosed: nil) { pen in
        pen.body(.polygon([0, -52, 52, -22, 52, 0, -52, 0, -52, -22], radius: 3))
        pen.stroke(SymbolTrace.all(.line(-36, 14, -36, 28), .line(-16, 14, -16, 28)).doubled, 1.2)
        pen.stroke(.line(-50, 46, 50, 46))
        pen.inside(scale: 0.32, y: -18, line: pen.line * 0.75) {
          $0.cutOutIfFilled { $0.design("dollarsign") }
        }
      },
      .body("storefront", enclosed: 0.5) { pen in
        pen.stroke(.lines([-42, 4, -42, 46, 42, 46, 42, 4]))
        pen.body(
          .steps(
            "-42 -46 m 42 -46 l 54 -12 l 54 8 32 10 28 -8 c 24 10 4 10 0 -8 c -4 10 -24 10 -28 -8 c -32 10 -54 8 -54 -12 c h"
          ))
        pen.stroke(.lines([6, 46, 6, 20, 28, 20, 28, 46]), 0.9)
      },
      .body("house.lodge", enclosed: nil) { pen in
        pen.body(.polygon([0, -44, 54, 4, 40, 4, 40, 44, -40, 44, -40, 4, -54, 4], radius: 4))
        pen.mark(.all(.line(-40, 14, 40, 14), .line(-40, 29, 40, 29)), 0.85)
        pen.stroke(.lines([28, -44, 28, -26]), 1.4)
      },
      .body("house.and.flag", enclosed: nil) { pen in
        pen.inside(scale: 0.84, x: -6, y: 8) { $0.design("house") }
        pen.over(.line(28, -52, 28, -10))
        pen.area(.polygon([28, -52, 56, -42, 28, -30], radius: 2))
      },
      .glyph("stairs", enclosed: nil) {
        $0.stroke(.lines([-52, 42, -28, 42, -28, 18, -4, 18, -4, -6, 20, -6, 20, -30, 48, -30]))
      },
    ]
    + ([
      ("left.hand.closed", 1, false), ("right.hand.closed", -1, false), ("left.hand.open", 1, true),
      ("right.hand.open", -1, true),
    ] as [(String, CGFloat, Bool)]).map { name, side, isOpen in
      .glyph("door.\(name)", enclosed: nil) { pen in
        pen.stroke(.lines([-32, 48, -32, -48, 32, -48, 32, 48]))
        pen.stroke(.line(-46, 48, 46, 48))
        if isOpen {
          pen.filled {
            $0.body(
              SymbolTrace.polygon([-28, -46, 4, -34, 4, 54, -28, 48], radius: 2).scaled(side, 1))
          }
          pen.hole(.circle(-6 * side, 8, 4))
        } else {
          pen.dot(16 * side, 4)
        }
      }
    }
    + ([("closed", 5), ("open", 2)] as [(String, Int)]).map { name, slats in
      .glyph("door.garage.\(name)", enclosed: nil) { pen in
        pen.stroke(.lines([-48, 46, -48, -22, 0, -46, 48, -22, 48, 46]))
        for slat in 0..<slats {
          pen.stroke(.line(-30, CGFloat(slat) * 15 - 16, 30, CGFloat(slat) * 15 - 16), 0.9)
        }
      }
    }

  private static let furniture: [SymbolDesign] = [
    .body("lamp.desk", enclosed: nil) { pen in
      pen.stroke(.line(-38, 48, 10, 48), 1.2)
      pen.stroke(.lines([-14, 46, -32, 6, 6, -30]))
      pen.body(
        SymbolTrace.steps("-14 -14 m 14 -14 l 26 16 l -26 16 l h").rotated(-40).moved(24, -28))
    },
    .body("lamp.table", enclosed: nil) { pen in
      pen.body(.polygon([-20, -50, 20, -50, 38, -4, -38, -4], radius: 4))
      pen.stroke(.all(.line(0, -4, 0, 46), .line(-22, 48, 22, 48)))
    },
    .body("lamp.floor", enclosed: nil) { pen in
      pen.body(.polygon([-16, -54, 16, -54, 30, -24, -30, -24], radius: 4))
      pen.stroke(.all(.line(0, -24, 0, 50), .line(-18, 52, 18, 52)))
    },
    .body("lamp.ceiling", enclosed: nil) { pen in
      pen.stroke(.all(.line(-16, -52, 16, -52), .line(0, -52, 0, -20)))
      pen.body(.steps("-46 24 m -46 -4 -26 -20 0 -20 c 26 -20 46 -4 46 24 c h"))
      pen.stroke(.arc(0, 28, 15, 10, 170))
    },
    .body("chair", enclosed: nil) { pen in
      pen.body(.box(-26, -52, 26, -8, 8))
      pen.body(.box(-34, 4, 34, 20, 6))
      pen.stroke(SymbolTrace.all(.line(-18, -8, -18, 4), .line(-28, 20, -30, 52)).doubled)
    },
    .body("chair.lounge", enclosed: nil) { pen in
      pen.body(
        SymbolTrace.polygon([-54, -34, -40, -38, -22, 4, 52, 4, 52, 18, -32, 18], radius: 5))
      pen.stroke(.all(.line(-28, 20, -36, 42), .line(42, 20, 46, 42)))
    },
    .body("sofa", enclosed: 0.46) { pen in
      pen.body(
        .steps(
          "-38 -8 m -38 -26 l -38 -34 -33 -38 -26 -38 c 26 -38 l 33 -38 38 -34 38 -26 c 38 -8 l 26 -8 l 26 8 l -26 8 l -26 -8 l h"
        ))
      pen.cover(
        .steps(
          "-58 0 m -58 -16 -32 -16 -32 0 c -32 12 l 32 12 l 32 0 l 32 -16 58 -16 58 0 c 58 28 l 58 34 54 36 50 36 c -50 36 l -54 36 -58 34 -58 28 c h"
        ))
      pen.stroke(SymbolTrace.line(-44, 38, -44, 46).doubled)
    },
    .body("table.furniture", enclosed: nil) { pen in
      pen.body(.box(-56, -30, 56, -14, 5))
      pen.stroke(SymbolTrace.line(-42, -14, -42, 42).doubled)
    },
    .body("cabinet", enclosed: nil) { pen in
      pen.body(.box(-46, -44, 46, 40, 6))
      pen.mark(.line(0, -44, 0, 40), 0.9)
      pen.mark(SymbolTrace.line(-14, -8, -14, 8).doubled)
      pen.stroke(SymbolTrace.line(-34, 42, -34, 52).doubled)
    },
    .body("fireplace", enclosed: nil) { pen in
      pen.body(.box(-54, -46, 54, -28, 4))
      pen.stroke(.lines([-44, -28, -44, 46, 44, 46, 44, -28]))
      pen.area(SymbolTrace.flame.scaled(0.52, 0.52).moved(0, 16))
    },
    .glyph("window.vertical.closed", enclosed: nil) { pen in
      pen.stroke(.box(-36, -48, 36, 48, 4))
      pen.stroke(.line(-36, 0, 36, 0))
      pen.stroke(.line(-8, -12, 8, -12))
    },
    .glyph("window.vertical.open", enclosed: nil) { pen in
      pen.stroke(.box(-36, -48, 36, 48, 4))
      pen.stroke(.all(.line(-36, -12, 36, -12), .line(-36, -28, 36, -28)))
    },
    .glyph("window.casement", enclosed: nil) { pen in
      pen.stroke(.box(-40, -48, 40, 48, 4))
      pen.stroke(.all(.line(0, -48, 0, 48), .line(-40, 0, 40, 0)))
    },
    .glyph("curtains.closed", enclosed: nil) { $0.curtains(0) },
    .glyph("curtains.open", enclosed: nil) { $0.curtains(24) },
    .body("bathtub", enclosed: nil) { pen in
      pen.body(.steps("-54 4 m 54 4 l 54 26 42 38 24 38 c -24 38 l -42 38 -54 26 -54 4 c h"))
      pen.stroke(.steps("-40 4 m -40 -32 l -40 -50 -14 -50 -14 -32 c"))
      pen.stroke(SymbolTrace.line(-32, 40, -36, 50).doubled)
    },
    .body("shower", enclosed: nil) { pen in
      pen.stroke(.line(0, -54, 0, -34))
      pen.body(.steps("-36 -4 m -36 -24 -22 -34 0 -34 c 22 -34 36 -24 36 -4 c h"))
      pen.layer = 1
      for (index, x) in ([-24, 0, 24] as [CGFloat]).enumerated() {
        pen.stroke(.line(x, 12, x, 18))
        pen.stroke(.line(x, 32 + (index == 1 ? 6 : 0), x, 40 + (index == 1 ? 6 : 0)))
      }
    },
    .body("toilet", enclosed: nil) { pen in
      pen.body(.box(-40, -52, -16, 0, 5))
      pen.body(
        .steps(
          "-40 0 m 42 0 l 42 18 30 28 12 30 c 16 50 l -28 50 l -26 26 l -36 22 -40 12 -40 0 c h"))
    },
    .body("sink", enclosed: nil) { pen in
      pen.body(.steps("-54 8 m 54 8 l 52 32 42 46 20 46 c -20 46 l -42 46 -52 32 -54 8 c h"))
      pen.stroke(.steps("0 8 m 0 -30 l 0 -46 26 -46 26 -30 c"))
      pen.stroke(SymbolTrace.line(-30, 6, -30, -8).doubled)
    },
  ]

  private static let locks: [SymbolDesign] = [
    .body("key.horizontal", enclosed: nil) { pen in
      pen.body(.circle(-30, 0, 24))
      pen.markDot(-38, 0, 0.9)
      pen.stroke(.all(.line(-6, 0, 54, 0), .line(50, 0, 50, 16), .line(32, 0, 32, 13)))
    },
    .body("lock.shield", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.shield)
      pen.layer = 0
      pen.cutOutIfFilled { $0.padlock(scale: 0.48, x: 0, y: -4) }
    },
    .body("lock.rectangle", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.box(-55, -40, 55, 40, 11))
      pen.layer = 0
      pen.cutOutIfFilled { $0.padlock(scale: 0.52, x: 0, y: 0) }
    },
    .body("lock.rectangle.stack", enclosed: nil) { pen in
      pen.layer = 1
      pen.design("rectangle.stack")
      pen.cutOutIfFilled { $0.padlock(scale: 0.42, x: 0, y: 13) }
    },
    .body("lock.icloud", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.cloud)
      pen.layer = 0
      pen.cutOutIfFilled { $0.padlock(scale: 0.46, x: 0, y: 5) }
    },
    .body("lock.doc", enclosed: nil) { pen in
      pen.layer = 1
      pen.drawDocument()
      pen.layer = 0
      pen.cutOutIfFilled { $0.padlock(scale: 0.4, x: 0, y: 18) }
    },
    .glyph("lock.iphone", enclosed: nil) { $0.locked("iphone", scale: 0.44, y: 2) },
    .glyph("lock.ipad", enclosed: nil) { $0.locked("ipad", scale: 0.46, y: -4) },
    .glyph("lock.desktopcomputer", enclosed: nil) {
      $0.locked("desktopcomputer", scale: 0.36, y: -18)
    },
    .glyph("lock.display", enclosed: nil) { $0.locked("display", scale: 0.44, y: -10) },
    .glyph("lock.rotation", enclosed: nil) { pen in
      pen.turning()
      pen.padlock(scale: 0.46, x: 0, y: 0)
    },
    .glyph("lock.open.rotation", enclosed: nil) { pen in
      pen.turning()
      pen.area(.box(-16, -4, 12, 20, 4))
      pen.stroke(.steps("7 -4 m 7 -11 l 7 -24 25 -24 25 -11 c"), 0.8)
    },
    .glyph("lock.app.dashed", enclosed: nil) { pen in
      pen.layer = 1
      for degrees in [0, 90, 180, 270] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(-10, -42, 10, -42), .arc(22, -22, 20, -78, -12)).rotated(degrees))
      }
      pen.layer = 0
      pen.padlock(scale: 0.46, x: 0, y: 0)
    },
    .body("lock.trianglebadge.exclamationmark", enclosed: nil) { pen in
      pen.inside(scale: 0.94, x: -8, y: -3) { $0.design("lock") }
      pen.cornerWarning(x: 30, y: 30)
    },
    .glyph("key.viewfinder", enclosed: nil) { pen in
      pen.layer = 1
      pen.viewfinder()
      pen.layer = 0
      pen.inside(scale: 0.58) { $0.design("key") }
    },
  ]
}

extension SymbolPen {
  /// Fills a closed padlock.
  mutating func padlock(scale: CGFloat, x: CGFloat, y: CGFloat) {
    area(SymbolTrace.box(-34, -4, 34, 48, 9).scaled(scale, scale).moved(x, y))
    stroke(
      SymbolTrace.steps("-22 -4 m -22 -26 l -22 -40 -13 -48 0 -48 c 13 -48 22 -40 22 -26 c 22 -4 l")
        .scaled(scale, scale).moved(x, y), 0.8)
  }

  mutating func locked(_ device: String, scale: CGFloat, y: CGFloat) {
    design(device)
    hole(.box(-40 * scale, -56 * scale + y, 40 * scale, 54 * scale + y, 4))
    padlock(scale: scale, x: 0, y: y)
  }

  /// Draws an open circle with an arrowhead.
  mutating func turning() {
    layer = 1
    stroke(.arc(0, 0, 44, -50, 260))
    stroke(.lines([-20, -54, -4, -44, -14, -28]))
    layer = 0
  }

  mutating func curtains(_ open: CGFloat) {
    stroke(.line(-52, -46, 52, -46), 1.2)
    stroke(
      SymbolTrace.all(
        .line(-44, -44, -44, 46), .line(-22 - open / 2, -44, -22 - open / 2, 46),
        .line(-2 - open, -44, -2 - open, 46), .line(-44, 46, -2 - open, 46)
      ).doubled, 0.9)
  }

  mutating func drum(_ content: (inout SymbolPen) -> Void) {
    body(.box(-42, -50, 42, 50, 9))
    mark(.circle(0, 12, 25), 0.95)
    markDot(-26, -34, 0.75)
    mark(.line(4, -34, 26, -34), 0.85)
    content(&self)
  }

  mutating func shiningBulb(rays: CGFloat) {
    inside(scale: 0.74, y: 12) { $0.design("lightbulb") }
    layer = 1
    for degrees in [-90, -45, 0, 45, 90] as [Double] {
      stroke(SymbolTrace.line(0, -38, 0, -38 - rays).rotated(degrees))
    }
    layer = 0
  }
}
