import Foundation

extension SymbolDesign {
  /// Designs of weather, plants and animals.
  static let nature: [SymbolDesign] = [
    .body("sun.max", enclosed: 0.54) { $0.drawSun(rays: 50, radius: 20) },
    .body("sun.min", enclosed: 0.54) { $0.drawSun(rays: 42, radius: 20) },
    .body("moon", enclosed: 0.52) { $0.body(.moon) },
    .body("moon.stars", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.moon.scaled(0.92, 0.92).moved(-4, 4))
      for (x, y, radius) in [(20, -34, 15), (42, -6, 11)] as [(CGFloat, CGFloat, CGFloat)] {
        pen.area(.sparkle(x, y, radius))
      }
    },
    .glyph("sparkles", enclosed: nil) { pen in
      pen.area(.sparkle(12, 6, 44))
      pen.area(.sparkle(-36, -28, 22))
      pen.area(.sparkle(-30, 38, 15))
    },
    .glyph("sparkle", enclosed: nil) { $0.area(.sparkle(0, 0, 50)) },
    .body("cloud", enclosed: 0.5) { $0.body(.cloud) },
    .body("cloud.rain", enclosed: nil) { pen in
      pen.body(SymbolTrace.cloud.scaled(0.9, 0.9).moved(0, -14))
      pen.layer = 1
      for x in [-28, 0, 28] as [CGFloat] { pen.stroke(.line(x + 5, 32, x - 4, 50)) }
    },
    .body("cloud.snow", enclosed: nil) { pen in
      pen.body(SymbolTrace.cloud.scaled(0.9, 0.9).moved(0, -14))
      pen.layer = 1
      for x in [-28, 0, 28] as [CGFloat] { pen.dot(x, x == 0 ? 48 : 36) }
    },
    .body("cloud.bolt", enclosed: nil) { pen in
      pen.body(SymbolTrace.cloud.scaled(0.9, 0.9).moved(0, -14))
      pen.layer = 1
      pen.area(SymbolTrace.bolt.scaled(0.42, 0.42).moved(0, 38))
    },
    .body("cloud.sun", enclosed: nil) { pen in
      pen.layer = 1
      pen.inside(scale: 0.8, x: -22, y: -16) { $0.drawSun(rays: 46, radius: 22) }
      pen.layer = 0
      let cloud = SymbolTrace.cloud.scaled(0.8, 0.8).moved(14, 16)
      pen.hole(cloud)
      pen.gap(cloud)
      pen.body(cloud)
    },
    .glyph("wind", enclosed: 0.5) { pen in
      pen.stroke(
        .steps(
          "-50 -10 m 16 -10 l 28 -10 34 -18 34 -26 c 34 -35 28 -41 19 -41 c 12 -41 7 -38 5 -32 c"))
      pen.stroke(
        .steps("-50 8 m 36 8 l 47 8 53 14 53 23 c 53 32 47 38 39 38 c 32 38 28 35 26 30 c"))
      pen.stroke(.steps("-50 26 m 0 26 l 8 26 13 31 13 38 c 13 45 8 50 1 50 c"))
    },
    .glyph("snowflake", enclosed: 0.56) { pen in
      for degrees in [0, 60, 120, 180, 240, 300] as [Double] {
        pen.stroke(
          SymbolTrace.all(.line(0, 0, 0, -50), .lines([-14, -44, 0, -31, 14, -44])).rotated(degrees)
        )
      }
    },
    .body("drop", enclosed: 0.54) { $0.body(.drop) },
    .body("flame", enclosed: 0.54) { pen in
      pen.body(.flame)
      pen.mark(
        .steps(
          "0 10 m 4 20 16 26 16 37 c 16 45 9 50 0 50 c -9 50 -16 45 -16 37 c -16 30 -6 24 0 10 c h"),
        0.9)
    },
    .body("bolt", enclosed: 0.54) { $0.body(.bolt) },
    .body("leaf", enclosed: 0.52) { pen in
      pen.body(.leaf)
      pen.mark(.steps("-26 18 m -8 12 10 0 24 -18 c"))
      pen.stroke(.steps("-48 46 m -44 34 -38 26 -26 18 c"))
    },
    .body("tree", enclosed: 0.52) { pen in
      pen.body(
        .polygon([0, -52, 30, -12, 22, -12, 42, 28, -42, 28, -22, -12, -30, -12], radius: 4))
      pen.stroke(.line(0, 28, 0, 52), 1.6)
    },
    .body("pawprint", enclosed: 0.52) { pen in
      pen.body(SymbolTrace.ellipse(-38, -6, 9, 13).doubled)
      pen.body(SymbolTrace.ellipse(-16, -32, 10, 14).doubled)
      pen.body(
        .steps(
          "0 -4 m 14 -4 22 10 30 22 c 36 32 30 44 18 43 c 10 42 6 40 0 40 c -6 40 -10 42 -18 43 c -30 44 -36 32 -30 22 c -22 10 -14 -4 0 -4 c h"
        ))
    },
    .body("umbrella", enclosed: 0.52) { pen in
      pen.body(.steps("-50 2 m -48 -26 -28 -44 0 -44 c 28 -44 48 -26 50 2 c h"))
      pen.stroke(.line(0, -52, 0, -44))
      pen.stroke(.steps("0 2 m 0 36 l 0 44 5 49 12 49 c 19 49 23 44 23 38 c"))
    },
    .glyph("thermometer", enclosed: nil) { pen in
      pen.stroke(.steps("-12 14 m -12 -40 l -12 -48 -7 -52 0 -52 c 7 -52 12 -48 12 -40 c 12 14 l"))
      pen.stroke(.arc(0, 30, 20, -53, 233))
      pen.area(.circle(0, 30, 10))
      pen.stroke(.line(0, 30, 0, -20))
    },
  ]
}

extension SymbolPen {
  mutating func drawSun(rays: CGFloat, radius: CGFloat) {
    body(.circle(0, 0, radius))
    for index in 0..<8 {
      stroke(SymbolTrace.line(0, -rays, 0, -rays + 12).rotated(Double(index) * 45))
    }
  }
}

extension SymbolTrace {
  static var bolt: SymbolTrace {
    polygon([14, -54, -32, 8, -2, 8, -14, 54, 32, -10, 2, -10], radius: 3)
  }

  static var drop: SymbolTrace {
    steps(
      """
      0 -51 m 4 -51 34 -8 34 16 c 34 36 19 50 0 50 c -19 50 -34 36 -34 16 c -34 -8 -4 -51 0 -51 c h
      """)
  }

  static var flame: SymbolTrace {
    steps(
      """
      -6 -52 m 18 -44 40 -16 40 14 c 40 37 23 52 0 52 c -23 52 -40 37 -40 15 c -40 -1 -32 -12 -26 -18 c \
      -24 -10 -20 -5 -14 -3 c -16 -20 -12 -38 -6 -52 c h
      """)
  }

  static var moon: SymbolTrace {
    steps(
      """
      -14 -46 m -36 -40 -48 -20 -44 4 c -40 30 -20 46 4 46 c 22 46 38 34 44 18 c \
      20 26 -2 20 -14 2 c -22 -12 -22 -30 -14 -46 c h
      """)
  }

  static var cloud: SymbolTrace {
    steps(
      """
      -34 36 m -49 36 -58 26 -58 13 c -58 1 -50 -8 -38 -10 c -36 -28 -23 -40 -4 -40 c \
      13 -40 26 -30 31 -15 c 47 -15 58 -4 58 11 c 58 26 48 36 33 36 c h
      """)
  }

  fileprivate static var leaf: SymbolTrace {
    steps(
      """
      46 -46 m 52 -14 48 16 28 30 c 8 44 -22 40 -34 24 c -46 6 -40 -18 -16 -26 c 2 -32 26 -30 46 -46 c h
      """)
  }

  /// Creates a star with four points and concave sides, from its center and radius.
  static func sparkle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolTrace {
    SymbolTrace.steps(
      """
      0 -1 m 0.12 -0.3 0.3 -0.12 1 0 c 0.3 0.12 0.12 0.3 0 1 c -0.12 0.3 -0.3 0.12 -1 0 c \
      -0.3 -0.12 -0.12 -0.3 0 -1 c h
      """
    ).scaled(radius * 0.86, radius).moved(x, y)
  }
}
