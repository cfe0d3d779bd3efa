import Foundation

extension SymbolDesign {
  /// Designs of household appliances.
  static let appliances: [SymbolDesign] = [
    .body("fan", enclosed: 0.5) { pen in
      for degrees in [0, 120, 240] as [Double] {
        pen.body(
          SymbolTrace.steps("-5 -14 m -24 -26 -20 -52 2 -52 c 24 -52 30 -30 8 -12 c h").rotated(
            degrees))
      }
      pen.gap(.circle(0, 0, 9), 2.4)
      pen.hole(.circle(0, 0, 9))
      pen.area(.circle(0, 0, 9))
    },
    .body("fan.desk", enclosed: nil) { pen in
      pen.inside(scale: 0.72, y: -16) { $0.design("fan") }
      pen.stroke(.all(.line(0, 24, 0, 48), .line(-24, 50, 24, 50)))
    },
    .body("fan.floor", enclosed: nil) { pen in
      pen.inside(scale: 0.62, y: -20) { $0.design("fan") }
      pen.stroke(.all(.line(0, 14, 0, 50), .line(-18, 52, 18, 52)))
    },
    .body("fan.ceiling", enclosed: nil) { pen in
      pen.stroke(.all(.line(-14, -46, 14, -46), .line(0, -46, 0, -8)))
      pen.body(SymbolTrace.ellipse(-34, 6, 22, 9).doubled)
      pen.cover(.circle(0, 4, 11))
    },
    .body("washer", enclosed: 0.52) {
      $0.drum { $0.mark(.steps("-16 14 m -8 6 0 20 16 12 c"), 0.85) }
    },
    .body("dryer", enclosed: 0.52) { $0.drum { $0.markArea(.circle(0, 12, 8)) } },
    .body("dishwasher", enclosed: nil) { pen in
      pen.body(.box(-42, -50, 42, 50, 9))
      pen.mark(.line(-42, -26, 42, -26), 0.9)
      pen.mark(
        .all(
          .line(-24, -6, -24, 30), .line(-8, -6, -8, 30), .line(8, -6, 8, 30), .line(24, -6, 24, 30)
        ), 0.8)
    },
    .body("oven", enclosed: nil) { pen in
      pen.body(.box(-44, -50, 44, 50, 9))
      pen.mark(.line(-44, -24, 44, -24), 0.9)
      pen.mark(.box(-26, -4, 26, 30, 5), 0.9)
      for x in [-22, 0, 22] as [CGFloat] { pen.markDot(x, -37, 0.65) }
    },
    .body("stove", enclosed: nil) { pen in
      pen.stroke(.steps("-36 -30 m -36 -52 l 36 -52 l 36 -30 l"))
      pen.body(.box(-44, -30, 44, 50, 7))
      pen.mark(.box(-26, 4, 26, 34, 5), 0.9)
      for x in [-24, 0, 24] as [CGFloat] { pen.markDot(x, -13, 0.65) }
    },
    .body("cooktop", enclosed: nil) { pen in
      pen.body(.box(-50, -44, 50, 44, 9))
      for (x, y, r) in [(-22, -18, 12), (22, -18, 9), (-22, 18, 9), (22, 18, 12)]
        as [(CGFloat, CGFloat, CGFloat)]
      {
        pen.mark(.circle(x, y, r), 0.85)
      }
    },
    .body("refrigerator", enclosed: 0.52) { pen in
      pen.body(.box(-32, -54, 32, 50, 8))
      pen.mark(.line(-32, -12, 32, -12), 0.9)
      pen.mark(.all(.line(-18, -38, -18, -26), .line(-18, 4, -18, 22)), 0.9)
    },
    .body("microwave", enclosed: nil) { pen in
      pen.body(.box(-56, -36, 56, 34, 8))
      pen.mark(.box(-42, -20, 14, 18, 4), 0.9)
      for y in [-18, 0, 18] as [CGFloat] { pen.markDot(36, y, 0.7) }
    },
    .body("air.conditioner.horizontal", enclosed: nil) { pen in
      pen.body(.box(-56, -38, 56, 4, 9))
      pen.mark(.line(-38, -10, 38, -10), 0.9)
      pen.layer = 1
      for x in [-30, 0, 30] as [CGFloat] {
        pen.stroke(SymbolTrace.steps("0 18 m 6 28 -8 34 0 46 c").moved(x, 0))
      }
    },
    .body("spigot", enclosed: nil) { pen in
      pen.body(
        .steps("-52 -12 m -6 -12 l 30 -12 44 2 44 28 c 20 28 l 20 16 14 12 4 12 c -52 12 l h"))
      pen.stroke(.all(.line(-14, -12, -14, -34), .line(-36, -36, 8, -36)), 1.2)
      pen.area(SymbolTrace.drop.scaled(0.16, 0.16).moved(32, 46))
    },
    .body("poweroutlet.type.b", enclosed: nil) { pen in
      pen.body(.box(-42, -42, 42, 42, 14))
      pen.mark(SymbolTrace.line(-15, -20, -15, -2).doubled, 1.1)
      pen.markArea(.circle(0, 18, 8))
    },
    .body("powerplug", enclosed: 0.52) { pen in
      pen.stroke(SymbolTrace.line(-16, -54, -16, -30).doubled)
      pen.body(.steps("-34 -30 m 34 -30 l 34 -8 l 34 14 20 26 0 26 c -20 26 -34 14 -34 -8 c h"))
      pen.stroke(.line(0, 26, 0, 54))
    },
    .body("lightbulb.max", enclosed: nil) { $0.shiningBulb(rays: 13) },
    .body("lightbulb.min", enclosed: nil) { $0.shiningBulb(rays: 3) },
    .body("lightbulb.2", enclosed: nil) { pen in
      for x in [-28, 28] as [CGFloat] { pen.inside(scale: 0.76, x: x) { $0.design("lightbulb") } }
    },
    .body("lightbulb.led", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-32 -22 m -32 -40 -18 -50 0 -50 c 18 -50 32 -40 32 -22 c 32 -4 20 2 18 16 c -18 16 l -20 2 -32 -4 -32 -22 c h"
        ))
      pen.stroke(.lines([-16, 20, -12, 46, 12, 46, 16, 20]))
      pen.mark(.line(-12, -4, 12, -4), 0.85)
    },
    .body("light.beacon.max", enclosed: nil) { pen in
      pen.body(.box(-36, 26, 36, 46, 5))
      pen.body(.steps("-26 26 m -26 -8 l -26 -24 -16 -34 0 -34 c 16 -34 26 -24 26 -8 c 26 26 l h"))
      pen.stroke(SymbolTrace.all(.line(42, -6, 54, -6), .line(32, -34, 42, -44)).doubled)
    },
    .body("sensor", enclosed: nil) { pen in
      pen.body(.box(-40, -40, 40, 40, 14))
      pen.markDot(0, 0, 1.2)
      pen.mark(.circle(0, 0, 20), 0.85)
    },
    .body("homepod", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-34 -40 m -18 -48 18 -48 34 -40 c 44 -20 44 22 34 42 c 18 50 -18 50 -34 42 c -44 22 -44 -20 -34 -40 c h"
        ))
      pen.mark(.ellipse(0, -34, 20, 5), 0.85)
    },
    .body("homekit", enclosed: nil) { pen in
      pen.body(.polygon([0, -50, 52, -6, 44, 4, 44, 46, -44, 46, -44, 4, -52, -6], radius: 5))
      pen.mark(.polygon([0, -18, 20, -2, 20, 24, -20, 24, -20, -2], radius: 3), 0.9)
    },
  ]
}
