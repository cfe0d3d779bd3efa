import Foundation

extension SymbolDesign {
  /// Designs of the sky, the weather and the earth.
  static let weather: [SymbolDesign] = clouds + sky + earth

  private static let clouds: [SymbolDesign] = [
    .body("cloud.drizzle", enclosed: nil) {
      $0.clouded { pen in
        for (x, y) in [(-26, 34), (2, 34), (30, 34), (-14, 50), (14, 50)] as [(CGFloat, CGFloat)] {
          pen.stroke(.line(x, y, x - 2, y + 4), 0.9)
        }
      }
    },
    .body("cloud.heavyrain", enclosed: nil) {
      $0.clouded { pen in
        for x in [-30, -10, 10, 30] as [CGFloat] { pen.stroke(.line(x + 6, 30, x - 6, 54), 0.9) }
      }
    },
    .body("cloud.fog", enclosed: nil) {
      $0.clouded { pen in
        pen.stroke(.all(.line(-44, 34, 24, 34), .line(-24, 50, 44, 50)))
      }
    },
    .body("cloud.hail", enclosed: nil) {
      $0.clouded { pen in
        for (x, y) in [(-26, 36), (2, 36), (30, 36), (-14, 52), (14, 52)] as [(CGFloat, CGFloat)] {
          pen.dot(x, y, 0.75)
        }
      }
    },
    .body("cloud.sleet", enclosed: nil) {
      $0.clouded { pen in
        pen.stroke(.all(.line(-24, 32, -31, 48), .line(10, 32, 3, 48)))
        for (x, y) in [(-8, 48), (26, 36), (30, 52)] as [(CGFloat, CGFloat)] { pen.dot(x, y, 0.8) }
      }
    },
    .body("cloud.bolt.rain", enclosed: nil) {
      $0.clouded { pen in
        pen.stroke(SymbolTrace.all(.line(-32, 32, -38, 46), .line(34, 32, 28, 46)))
        pen.area(SymbolTrace.bolt.scaled(0.42, 0.42).moved(0, 38))
      }
    },
    .body("cloud.sun.rain", enclosed: nil) {
      $0.cloudedSun { pen in
        for x in [-8, 12, 32] as [CGFloat] { pen.stroke(.line(x + 4, 38, x - 4, 52), 0.9) }
      }
    },
    .body("cloud.sun.bolt", enclosed: nil) {
      $0.cloudedSun { pen in
        pen.area(SymbolTrace.bolt.scaled(0.36, 0.36).moved(14, 42))
      }
    },
    .body("sun.rain", enclosed: nil) { pen in
      pen.halfSun { pen in
        for x in [-26, 0, 26] as [CGFloat] { pen.stroke(.line(x + 4, 24, x - 4, 44)) }
      }
    },
    .body("sun.snow", enclosed: nil) { pen in
      pen.halfSun { pen in
        for (x, y) in [(-26, 26), (0, 40), (26, 26)] as [(CGFloat, CGFloat)] { pen.dot(x, y) }
      }
    },
    .body("sun.haze", enclosed: nil) { pen in
      pen.halfSun { $0.stroke(.all(.line(-44, 22, 20, 22), .line(-20, 40, 44, 40))) }
    },
    .body("sun.dust", enclosed: nil) { pen in
      pen.halfSun { pen in
        for (x, y) in [(-36, 24), (-12, 24), (12, 24), (36, 24), (-24, 40), (0, 40), (24, 40)]
          as [(CGFloat, CGFloat)]
        {
          pen.dot(x, y, 0.75)
        }
      }
    },
    .body("sun.horizon", enclosed: nil) { pen in
      pen.halfSun { $0.stroke(.line(-52, 22, 52, 22)) }
    },
    .body("sunrise", enclosed: 0.5) { pen in
      pen.halfSun(y: 12, hasTop: false) {
        $0.stroke(.all(.line(-54, 32, 54, 32), .line(-34, 48, 34, 48)))
      }
      pen.stroke(.all(.line(0, -24, 0, -48), .lines([-11, -38, 0, -49, 11, -38])), 0.9)
    },
    .body("sunset", enclosed: 0.5) { pen in
      pen.halfSun(y: 12, hasTop: false) {
        $0.stroke(.all(.line(-54, 32, 54, 32), .line(-34, 48, 34, 48)))
      }
      pen.stroke(.all(.line(0, -26, 0, -50), .lines([-11, -36, 0, -25, 11, -36])), 0.9)
    },
    .body("cloud.moon", enclosed: nil) { $0.cloudedMoon(y: 16) },
    .body("cloud.moon.rain", enclosed: nil) { pen in
      pen.cloudedMoon(y: 4)
      pen.layer = 2
      for x in [-8, 12, 32] as [CGFloat] { pen.stroke(.line(x + 2, 40, x - 6, 54), 0.9) }
    },
    .body("cloud.moon.bolt", enclosed: nil) { pen in
      pen.cloudedMoon(y: 4)
      pen.layer = 2
      pen.area(SymbolTrace.bolt.scaled(0.36, 0.36).moved(12, 44))
    },
    .body("cloud.rainbow.half", enclosed: nil) { pen in
      pen.layer = 1
      for radius in [62, 46, 30] as [CGFloat] { pen.stroke(.arc(24, 24, radius, -150, -60), 0.9) }
      pen.layer = 0
      pen.cover(SymbolTrace.cloud.scaled(0.7, 0.7).moved(-4, 26))
    },
    .body("smoke", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.cloud.scaled(0.9, 0.9).moved(0, -14))
      pen.layer = 1
      pen.stroke(.steps("-46 40 m -32 30 -24 30 -14 40 c -4 50 4 50 14 40 c 24 30 32 30 46 40 c"))
    },
    .body("carbon.dioxide.cloud", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.cloud)
      pen.layer = 0
      pen.mark(.all(.arc(-20, 6, 13, 50, 310), .circle(12, 6, 13), .lines([32, 16, 40, 16])), 0.8)
    },
  ]

  private static let sky: [SymbolDesign] =
    [
      .body("sun.max.trianglebadge.exclamationmark", enclosed: nil) { pen in
        pen.inside(scale: 0.94, x: -4, y: -4) { $0.design("sun.max") }
        pen.cornerWarning()
      },
      .glyph("light.max", enclosed: nil) { pen in
        pen.area(.circle(0, 0, 14))
        for degrees in stride(from: 0.0, to: 360, by: 45) {
          pen.stroke(SymbolTrace.line(0, -30, 0, -46).rotated(degrees))
        }
      },
      .glyph("light.min", enclosed: nil) { pen in
        pen.area(.circle(0, 0, 12))
        for degrees in stride(from: 0.0, to: 360, by: 45) {
          pen.area(SymbolTrace.circle(0, -30, 4.5).rotated(degrees))
        }
      },
      .body("moon.zzz", enclosed: nil) { pen in
        pen.body(SymbolTrace.moon.scaled(0.92, 0.92).moved(-4, 4))
        pen.layer = 1
        pen.stroke(.lines([6, -44, 26, -44, 6, -20, 28, -20]), 0.9)
        pen.stroke(.lines([36, -18, 48, -18, 36, -2, 50, -2]), 0.8)
      },
      .body("moon.haze", enclosed: nil) { pen in
        pen.inside(scale: 0.74, x: 0, y: -16) { $0.body(.moon) }
        pen.layer = 1
        pen.stroke(.all(.line(-44, 32, 20, 32), .line(-20, 48, 44, 48)))
      },
      .glyph("snow", enclosed: 0.5) { pen in
        for (x, y) in [(-24, -26), (26, -8), (-12, 28)] as [(CGFloat, CGFloat)] {
          for degrees in [0, 60, 120] as [Double] {
            pen.stroke(SymbolTrace.line(0, -19, 0, 19).rotated(degrees).moved(x, y), 0.85)
          }
        }
      },
      .glyph("wind.snow", enclosed: 0.5) { pen in
        pen.stroke(
          .steps(
            "-50 -14 m 10 -14 l 20 -14 26 -20 26 -28 c 26 -36 20 -42 12 -42 c 6 -42 2 -39 0 -34 c"))
        pen.stroke(
          .steps("-50 6 m 34 6 l 45 6 51 12 51 20 c 51 28 45 34 37 34 c 31 34 27 31 25 26 c"))
        for degrees in [0, 60, 120] as [Double] {
          pen.stroke(SymbolTrace.line(0, -16, 0, 16).rotated(degrees).moved(-18, 34), 0.85)
        }
      },
      .glyph("tornado", enclosed: 0.52) { pen in
        for (y, left, right) in [
          (-44, -42, 42), (-26, -30, 40), (-8, -14, 34), (10, -8, 24), (28, -10, 12), (46, -14, -4),
        ] as [(CGFloat, CGFloat, CGFloat)] {
          pen.stroke(.line(left, y, right, y))
        }
      },
      .glyph("hurricane", enclosed: 0.52) { pen in
        pen.stroke(.circle(0, 0, 16))
        let arm = SymbolTrace.steps("-27 6 m -32 -24 -12 -44 30 -48 c")
        pen.stroke(.all(arm, arm.scaled(-1, -1)), 1.2)
      },
      .glyph("tropicalstorm", enclosed: 0.52) { pen in
        pen.area(.circle(0, 0, 20))
        let arm = SymbolTrace.steps("-24 4 m -30 -24 -12 -44 28 -48 c")
        pen.stroke(.all(arm, arm.scaled(-1, -1)), 1.2)
      },
      .glyph("rainbow", enclosed: nil) { pen in
        for (index, radius) in ([56, 39, 22] as [CGFloat]).enumerated() {
          pen.layer = index
          pen.stroke(.arc(0, 30, radius, -180, 0), 1.2)
        }
      },
      .body("thermometer.sun", enclosed: nil) { pen in
        pen.inside(scale: 1, x: -26) { $0.design("thermometer") }
        pen.layer = 1
        pen.inside(scale: 0.62, x: 26, y: -14) { $0.drawSun(rays: 48, radius: 20) }
      },
      .glyph("thermometer.snowflake", enclosed: 0.5) { pen in
        pen.inside(scale: 1, x: -28) { $0.design("thermometer") }
        pen.layer = 1
        pen.inside(scale: 0.56, x: 26, y: -12, line: pen.line * 0.85) { $0.design("snowflake") }
      },
      .body("humidity", enclosed: nil) { pen in
        pen.inside(scale: 0.82, x: -14) { $0.body(.drop) }
        pen.layer = 1
        for (y, right) in [(-26, 48), (-6, 40), (14, 48), (34, 40)] as [(CGFloat, CGFloat)] {
          pen.stroke(.line(26, y, right, y), 0.9)
        }
      },
      .body("drop.triangle", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.polygon([0, -49, 55, 43, -55, 43], radius: 8))
        pen.layer = 0
        pen.markArea(SymbolTrace.drop.scaled(0.44, 0.44).moved(0, 12))
      },
      .glyph("drop.halffull", enclosed: nil) { pen in
        pen.stroke(.drop)
        pen.area(.steps("-33 16 m 33 16 l 33 38 18 50 0 50 c -18 50 -33 38 -33 16 c h"))
      },
      .body("drop.degreesign", enclosed: nil) { pen in
        pen.inside(scale: 0.94, x: -10, y: 2) { $0.body(.drop) }
        pen.stroke(.circle(38, -34, 10))
      },
      .body("bolt.horizontal", enclosed: 0.5) { $0.body(SymbolTrace.bolt.rotated(-90)) },
      .body("bolt.car", enclosed: 0.5) { pen in
        pen.design("car")
        let bolt = SymbolTrace.bolt.scaled(0.36, 0.36).moved(0, -8)
        pen.hole(.circle(0, -8, 16))
        pen.area(bolt)
      },
      .body("bolt.batteryblock", enclosed: nil) { pen in
        pen.body(.box(-50, -30, 50, 46, 9))
        pen.stroke(SymbolTrace.line(-32, -42, -22, -42).doubled, 1.1)
        pen.markArea(SymbolTrace.bolt.scaled(0.48, 0.48).moved(0, 8))
      },
      .body("minus.plus.batteryblock", enclosed: nil) { pen in
        pen.body(.box(-50, -30, 50, 46, 9))
        pen.stroke(SymbolTrace.line(-32, -42, -22, -42).doubled, 1.1)
        pen.mark(.all(.line(-32, 8, -14, 8), .line(14, 8, 32, 8), .line(23, -1, 23, 17)), 0.9)
      },
    ] + moons

  private static let moons: [SymbolDesign] =
    ([
      ("new.moon", 2), ("waxing.crescent", 0.5), ("first.quarter", 0), ("waxing.gibbous", -0.5),
      ("full.moon", -1), ("waning.gibbous", -0.5), ("last.quarter", 0), ("waning.crescent", 0.5),
    ] as [(String, CGFloat)]).map { name, edge in
      .glyph("moonphase.\(name)", enclosed: nil) { pen in
        pen.stroke(.circle(0, 0, 46))
        guard edge < 2 else { return }
        let inner = edge * 0.5523
        let side: CGFloat = name.hasPrefix("wan") || name.hasPrefix("last") ? -1 : 1
        // The lit area is bounded by the disc's right half and by the terminator, half of an
        // ellipse.
        pen.area(
          SymbolTrace.steps(
            """
            0 -1 m 0.5523 -1 1 -0.5523 1 0 c 1 0.5523 0.5523 1 0 1 c \
            \(inner) 1 \(edge) 0.5523 \(edge) 0 c \(edge) -0.5523 \(inner) -1 0 -1 c h
            """
          ).scaled(36 * side, 36))
      }
    }

}

extension SymbolPen {
  mutating func clouded(_ below: (inout SymbolPen) -> Void) {
    body(SymbolTrace.cloud.scaled(0.9, 0.9).moved(0, -14))
    layer = 1
    below(&self)
  }

  mutating func cloudedSun(_ below: (inout SymbolPen) -> Void) {
    layer = 1
    inside(scale: 0.74, x: -24, y: -20) { $0.drawSun(rays: 46, radius: 22) }
    layer = 0
    cover(SymbolTrace.cloud.scaled(0.74, 0.74).moved(12, 4))
    layer = 2
    below(&self)
  }

  mutating func cloudedMoon(y: CGFloat) {
    layer = 1
    inside(scale: 0.62, x: -22, y: y - 32) { $0.body(SymbolTrace.moon) }
    layer = 0
    cover(SymbolTrace.cloud.scaled(0.76, 0.76).moved(10, y))
  }

  /// Draws the upper half of a sun with rays, above a horizon that the closure `below` draws.
  mutating func halfSun(
    y: CGFloat = 4, hasTop: Bool = true, _ below: (inout SymbolPen) -> Void
  ) {
    var half = SymbolTrace.arc(0, y, 22, -180, 0)
    if isFilled { half.path.closeSubpath() }
    body(half)
    for degrees in [-90, -45, 0, 45, 90] as [Double] where hasTop || degrees != 0 {
      stroke(SymbolTrace.line(0, -37, 0, -48).rotated(degrees).moved(0, y))
    }
    layer = 1
    below(&self)
    layer = 0
  }

  mutating func laurel(_ side: CGFloat) {
    stroke(SymbolTrace.steps("18 48 m -14 36 -24 6 -8 -40 c").scaled(side, 1), 0.9)
    for (x, y, degrees) in [
      (-22, -28, 14), (-32, -4, -8), (-28, 20, -34), (-12, 40, -58), (8, -22, 30), (4, 4, 20),
      (10, 26, 0),
    ] as [(CGFloat, CGFloat, Double)] {
      area(SymbolTrace.ellipse(0, 0, 7, 14).rotated(degrees).moved(x, y).scaled(side, 1))
    }
  }

  mutating func particles(_ rings: [CGFloat]) {
    dot(0, 0)
    for (index, radius) in rings.enumerated() {
      layer = index
      let count = 6 + 5 * index
      for step in 0..<count {
        let angle = Double(step) * 2 * .pi / Double(count)
        dot(radius * CGFloat(cos(angle)), radius * CGFloat(sin(angle)), 0.8)
      }
    }
    layer = 0
  }

  /// Draws a small warning triangle at the lower right.
  mutating func cornerWarning(x: CGFloat = 34, y: CGFloat = 30) {
    let triangle = SymbolTrace.polygon([0, -24, 26, 20, -26, 20], radius: 5).moved(x, y)
    hole(triangle)
    gap(triangle, 1.8)
    area(triangle)
    gap(SymbolTrace.all(.line(0, -8, 0, 4), .line(0, 12, 0, 12.1)).moved(x, y), 0.75)
  }
}
