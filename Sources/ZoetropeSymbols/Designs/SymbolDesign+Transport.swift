import Foundation

extension SymbolDesign {
  /// Designs of vehicles, roads and travel.
  static let transport: [SymbolDesign] =
    rails + travel + [
      .body("car.2", enclosed: nil) { pen in
        pen.layer = 1
        pen.inside(scale: 0.68, x: 22, y: -14) { $0.design("car") }
        pen.layer = 0
        let front = SymbolTrace.carBody.scaled(0.76, 0.76).moved(-16, 14)
        pen.hole(front)
        pen.gap(front, 2.6)
        pen.inside(scale: 0.76, x: -16, y: 14) { $0.design("car") }
      },
      .body("car.side", enclosed: 0.48) { pen in
        pen.body(
          .steps(
            "-58 22 m -60 2 l -60 -6 -56 -8 -48 -8 c -40 -10 l -24 -30 l -22 -33 -18 -34 -14 -34 c 12 -34 l 18 -34 22 -32 26 -28 c 40 -8 l 52 -6 60 0 60 10 c 60 22 l h"
          ))
        pen.mark(.all(.line(-36, -10, 38, -10), .line(0, -32, 0, -10)), 0.9)
        pen.wheels([-32, 32], y: 22, radius: 13)
      },
      .body("bus", enclosed: 0.5) { pen in
        pen.body(.box(-38, -48, 38, 40, 10))
        pen.mark(.all(.line(-38, -30, 38, -30), .line(-38, 8, 38, 8)), 0.9)
        pen.markDot(-20, 24)
        pen.markDot(20, 24)
        pen.stroke(SymbolTrace.line(-26, 44, -26, 50).doubled, 1.6)
        pen.stroke(SymbolTrace.line(-50, -18, -50, -4).doubled)
      },
      .body("bus.doubledecker", enclosed: 0.5) { pen in
        pen.body(.box(-34, -54, 34, 42, 9))
        pen.mark(
          .all(.line(-34, -38, 34, -38), .line(-34, -16, 34, -16), .line(-34, 14, 34, 14)), 0.9)
        pen.markDot(-18, 28)
        pen.markDot(18, 28)
        pen.stroke(SymbolTrace.line(-22, 46, -22, 51).doubled, 1.6)
      },
      .glyph("bicycle", enclosed: 0.5) { pen in
        pen.stroke(SymbolTrace.circle(-36, 16, 21).doubled)
        pen.stroke(.lines([-36, 16, -18, -20, 18, -20, -2, 16, -36, 16]), 0.9)
        pen.stroke(.lines([-2, 16, -22, -30]), 0.9)
        pen.stroke(.all(.line(-32, -32, -14, -32), .lines([36, 16, 16, -34, 28, -38])), 0.9)
      },
      .body("scooter", enclosed: nil) { pen in
        pen.stroke(.lines([14, -46, 28, -46, 36, 20]))
        pen.stroke(.lines([36, 24, 18, 26, 8, 38, -34, 38]))
        pen.body(.circle(-38, 36, 12))
        pen.body(.circle(40, 36, 12))
      },
      .body("moped", enclosed: nil) { pen in
        pen.body(
          .steps(
            "-52 14 m -52 -6 -40 -14 -8 -14 c -4 0 2 8 14 8 c 22 8 26 0 24 -12 c 20 -38 l 30 -38 l 42 12 l 40 22 30 26 20 26 c -48 26 l h"
          ))
        pen.stroke(.lines([8, -42, 24, -42]))
        pen.stroke(.line(-40, -24, -14, -24), 1.2)
        pen.wheels([-34, 38], y: 30, radius: 14)
      },
      .body("motorcycle", enclosed: nil) { pen in
        pen.body(.circle(-38, 20, 20))
        pen.body(.circle(38, 20, 20))
        pen.over(.lines([-38, 20, -14, -8, 18, -10, 6, 22, -10, 22]))
        pen.over(.lines([38, 20, 18, -34, 6, -36]))
        pen.stroke(.lines([-40, -14, -18, -14, -8, -8]), 1.4)
      },
      .body("ferry", enclosed: 0.5) { pen in
        pen.body(
          .steps("-50 6 m 0 -10 l 50 6 l 44 24 36 36 28 40 c -28 40 l -36 36 -44 24 -50 6 c h"))
        pen.stroke(.lines([-32, -2, -32, -26, 32, -26, 32, -2]))
        pen.stroke(.lines([-14, -28, -14, -46, 14, -46, 14, -28]))
        pen.mark(.line(0, -10, 0, 22), 0.9)
        pen.stroke(.line(-44, 52, 44, 52), 0.9)
      },
      .body("sailboat", enclosed: 0.5) { pen in
        pen.body(.steps("-52 26 m 52 26 l 46 38 36 48 22 48 c -22 48 l -36 48 -46 38 -52 26 c h"))
        pen.body(.polygon([-8, -52, -8, 14, -46, 14], radius: 3))
        pen.body(.polygon([8, -36, 8, 14, 42, 14], radius: 3))
      },
      .body("fuelpump", enclosed: 0.52) { pen in
        pen.body(.box(-44, -50, 14, 48, 9))
        pen.mark(.box(-30, -36, 0, -12, 4), 0.9)
        pen.stroke(.line(-52, 50, 22, 50))
        pen.stroke(.steps("14 4 m 22 4 26 8 26 16 c 26 30 l 26 42 46 42 46 28 c 46 -20 l 30 -38 l"))
      },
      .body("ev.charger", enclosed: nil) { pen in
        pen.body(.box(-44, -50, 14, 48, 9))
        pen.markArea(SymbolTrace.bolt.scaled(0.44, 0.44).moved(-15, -8))
        pen.stroke(.line(-52, 50, 22, 50))
        pen.stroke(.steps("14 4 m 22 4 26 8 26 16 c 26 30 l 26 42 46 42 46 28 c 46 -10 l"))
        pen.stroke(
          .all(
            .lines([36, -26, 36, -10, 56, -10, 56, -26]), .line(41, -38, 41, -28),
            .line(51, -38, 51, -28)), 0.85)
      },
      .body("box.truck", enclosed: 0.48) { $0.truck() },
      .body("truck.box", enclosed: 0.48) { $0.truck() },
      .glyph("airplane.departure", enclosed: nil) { pen in
        let plane = SymbolTrace.plane.scaled(0.86, 0.62).rotated(-24).moved(2, -12)
        pen.area(plane)
        pen.stroke(plane, 0.4)
        pen.stroke(.line(-50, 44, 50, 44))
      },
      .glyph("airplane.arrival", enclosed: nil) { pen in
        let plane = SymbolTrace.plane.scaled(0.86, 0.62).rotated(24).moved(0, -12)
        pen.area(plane)
        pen.stroke(plane, 0.4)
        pen.stroke(.line(-50, 44, 50, 44))
      },
      .glyph("steeringwheel", enclosed: nil) { pen in
        pen.stroke(.circle(0, 0, 46))
        pen.area(.ellipse(0, 4, 15, 12))
        pen.stroke(.all(.line(-46, 0, -12, 4), .line(46, 0, 12, 4), .line(0, 14, 0, 46)), 1.3)
      },
      .glyph("parkingsign", enclosed: 0.6) {
        $0.stroke(.steps("-20 44 m -20 -44 l 4 -44 l 34 -44 34 6 4 6 c -20 6 l"), 1.1)
      },
      .glyph("road.lanes", enclosed: nil) { pen in
        pen.stroke(SymbolTrace.line(-22, -46, -50, 46).doubled)
        pen.stroke(.all(.line(0, -44, 0, -28), .line(0, -8, 0, 8), .line(0, 28, 0, 44)))
      },
      .body("engine.combustion", enclosed: nil) { pen in
        pen.body(.polygon([-34, -20, 12, -20, 30, -4, 30, 36, -18, 36, -34, 22], radius: 5))
        pen.stroke(
          .all(
            .line(-24, -38, 6, -38), .line(-9, -38, -9, -20), .line(-50, -10, -50, 24),
            .line(-50, 8, -34, 8), .lines([30, 8, 44, 8]), .line(46, -8, 46, 26)))
      },
      .body("tent", enclosed: 0.5) { pen in
        pen.body(.polygon([0, -42, 54, 40, -54, 40], radius: 4))
        pen.mark(.lines([-18, 40, 0, 2, 18, 40]), 0.95)
        pen.stroke(SymbolTrace.line(0, -42, 7, -52).doubled)
      },
      .body("stroller", enclosed: nil) { pen in
        pen.body(.steps("-40 -4 m -40 -28 -24 -44 0 -44 c 0 -4 l h"))
        pen.body(.steps("-40 -4 m 34 -4 l 34 14 20 26 0 26 c -24 26 -40 14 -40 -4 c h"))
        pen.stroke(.steps("34 -4 m 38 -24 44 -30 56 -30 c"))
        pen.area(.circle(-22, 44, 8))
        pen.area(.circle(20, 44, 8))
      },
      .body("binoculars", enclosed: 0.5) { pen in
        pen.body(
          SymbolTrace.steps(
            "-40 -38 m -14 -38 l -6 20 l -6 34 -16 44 -28 44 c -42 44 -52 36 -52 20 c -52 10 -46 -20 -40 -38 c h"
          ).doubled)
        pen.stroke(.line(-8, -8, 8, -8), 1.6)
        pen.mark(SymbolTrace.line(-50, 12, -8, 12).doubled, 0.9)
      },
    ]

  private static let rails: [SymbolDesign] = [
    .body("tram", enclosed: 0.5) { pen in
      pen.body(.box(-34, -42, 34, 36, 12))
      pen.mark(.line(-34, -2, 34, -2), 0.95)
      pen.mark(.line(-12, -28, 12, -28), 0.9)
      pen.markDot(-16, 17)
      pen.markDot(16, 17)
      pen.stroke(SymbolTrace.line(-22, 38, -34, 54).doubled)
      pen.stroke(.line(-28, 46, 28, 46), 0.85)
    },
    .body("lightrail", enclosed: nil) { pen in
      pen.inside(scale: 0.9, y: 6) { $0.design("tram") }
      pen.stroke(.lines([-16, -54, 16, -54]))
      pen.stroke(.line(0, -54, 0, -34))
    },
    .body("cablecar", enclosed: nil) { pen in
      pen.stroke(.line(-52, -38, 52, -50))
      pen.stroke(.line(0, -44, 0, -16))
      pen.body(.box(-36, -16, 36, 48, 10))
      pen.mark(.all(.line(-36, 16, 36, 16), .line(0, -16, 0, 16)), 0.9)
    },
    .glyph("tram.fill.tunnel", enclosed: nil) { pen in
      pen.layer = 1
      pen.stroke(.steps("-48 50 m -48 -4 l -48 -34 -28 -52 0 -52 c 28 -52 48 -34 48 -4 c 48 50 l"))
      pen.layer = 0
      pen.filled { $0.inside(scale: 0.7, y: 10) { $0.design("tram") } }
    },
    .body("train.side.front.car", enclosed: nil) { pen in
      pen.body(.steps("-56 -30 m 10 -30 l 36 -30 56 -4 56 14 c 56 22 52 26 44 26 c -56 26 l h"))
      pen.mark(
        .all(
          .lines([-42, -14, -24, -14]), .line(-10, -14, 8, -14), .line(24, -12, 34, -4),
          .line(-56, 8, 54, 8)), 1)
      pen.stroke(.line(-56, 42, 56, 42))
    },
  ]

  private static let travel: [SymbolDesign] = [
    .body("suitcase", enclosed: 0.5) { pen in
      pen.body(.box(-52, -28, 52, 42, 10))
      pen.stroke(
        .steps(
          "-20 -28 m -20 -36 l -20 -42 -17 -45 -11 -45 c 11 -45 l 17 -45 20 -42 20 -36 c 20 -28 l"))
      pen.mark(SymbolTrace.line(-30, -28, -30, 42).doubled, 0.85)
    },
    .body("suitcase.rolling", enclosed: nil) { pen in
      pen.body(.box(-32, -18, 32, 42, 8))
      pen.stroke(
        .steps(
          "-15 -18 m -15 -46 l -15 -51 -12 -53 -8 -53 c 8 -53 l 12 -53 15 -51 15 -46 c 15 -18 l"))
      pen.mark(SymbolTrace.line(-12, 0, -12, 26).doubled, 0.9)
      pen.stroke(SymbolTrace.line(-20, 46, -20, 52).doubled, 1.2)
    },
    .body("suitcase.cart", enclosed: nil) { pen in
      pen.stroke(.lines([-54, -44, -40, -44, -34, 30, 50, 30]))
      pen.body(.box(-22, -20, 46, 20, 7))
      pen.stroke(.lines([0, -20, 0, -34, 24, -34, 24, -20]), 0.9)
      pen.area(.circle(-24, 46, 7))
      pen.area(.circle(40, 46, 7))
    },
    .body("case", enclosed: 0.5) { pen in
      pen.body(.box(-52, -28, 52, 42, 10))
      pen.stroke(
        .steps(
          "-20 -28 m -20 -36 l -20 -42 -17 -45 -11 -45 c 11 -45 l 17 -45 20 -42 20 -36 c 20 -28 l"))
    },
    .body("latch.2.case", enclosed: nil) { pen in
      pen.design("case")
      pen.mark(.line(-52, -2, 52, -2), 0.9)
      pen.mark(SymbolTrace.line(-28, -8, -28, 8).doubled, 1.2)
    },
    .body("location.north.line", enclosed: 0.5) { pen in
      pen.body(.polygon([0, -50, 34, 26, 0, 12, -34, 26], radius: 5))
      pen.stroke(.line(-30, 48, 30, 48))
    },
    .glyph("location.fill.viewfinder", enclosed: nil) { pen in
      pen.layer = 1
      pen.viewfinder()
      pen.layer = 0
      pen.filled { $0.inside(scale: 0.54, x: -2, y: 2) { $0.design("location") } }
    },
    .glyph("location.magnifyingglass", enclosed: nil) { pen in
      pen.drawLens()
      pen.filled { $0.inside(scale: 0.32, x: -11, y: -9, line: 3) { $0.design("location") } }
    },
    .body("location.app", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.box(-42, -42, 42, 42, 21))
      pen.layer = 0
      pen.markArea(
        SymbolTrace.polygon([46, -46, 6, 48, -2, 2, -48, -6], radius: 5).scaled(0.5, 0.5))
    },
    .body("signpost.right", enclosed: nil) { $0.signpost(1) },
    .body("signpost.left", enclosed: nil) { $0.signpost(-1) },
    .body("signpost.right.and.left", enclosed: nil) { pen in
      pen.stroke(.all(.line(0, -54, 0, -46), .line(0, -16, 0, -6), .line(0, 24, 0, 54)))
      pen.body(.polygon([-34, -46, 34, -46, 50, -31, 34, -16, -34, -16], radius: 4))
      pen.body(.polygon([34, -6, -34, -6, -50, 9, -34, 24, 34, 24], radius: 4))
    },
    .body("safari", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.mark(SymbolTrace.polygon([0, -32, 10, 0, 0, 32, -10, 0], radius: 1).rotated(45), 0.7)
      pen.markArea(SymbolTrace.polygon([0, -32, 10, 0, -10, 0], radius: 1).rotated(45))
    },
    .body("point.topleft.down.curvedto.point.bottomright.up", enclosed: nil) { pen in
      pen.body(.circle(-38, -30, 13))
      pen.body(.circle(38, 30, 13))
      pen.stroke(
        .steps("-38 -17 m -38 22 l -38 48 0 48 0 22 c 0 -22 l 0 -48 38 -48 38 -22 c 38 17 l"))
    },
    .glyph("point.3.connected.trianglepath.dotted", enclosed: nil) {
      $0.threePoints(isFilled: false)
    },
    .glyph("point.3.filled.connected.trianglepath.dotted", enclosed: nil) {
      $0.threePoints(isFilled: true)
    },
  ]
}

extension SymbolPen {
  /// Draws wheels with clear space around them.
  fileprivate mutating func wheels(_ xs: [CGFloat], y: CGFloat, radius: CGFloat) {
    for x in xs {
      hole(.circle(x, y, radius + 0.75 * line))
      body(.circle(x, y, radius - 2))
    }
  }

  fileprivate mutating func truck() {
    body(.box(-58, -34, 12, 26, 6))
    body(.polygon([12, -18, 36, -18, 58, 6, 58, 26, 12, 26], radius: 5))
    mark(.lines([26, -16, 26, 4, 56, 4]), 0.85)
    wheels([-34, 34], y: 28, radius: 14)
  }

  fileprivate mutating func signpost(_ side: CGFloat) {
    stroke(.all(.line(0, -54, 0, -40), .line(0, 0, 0, 54)))
    body(
      SymbolTrace.polygon([-40, -40, 32, -40, 52, -20, 32, 0, -40, 0], radius: 4).scaled(side, 1))
  }

  fileprivate mutating func threePoints(isFilled: Bool) {
    for (x, y) in [(0, -32), (-38, 30), (38, 30)] as [(CGFloat, CGFloat)] {
      if isFilled { area(.circle(x, y, 15)) } else { stroke(.circle(x, y, 12)) }
    }
    layer = 1
    for step in [0.38, 0.62] as [CGFloat] {
      dot(-38 * step, -32 + 62 * step, 0.6)
      dot(38 * step, -32 + 62 * step, 0.6)
      dot(-38 + 76 * step, 30, 0.6)
    }
    layer = 0
  }
}
