import Foundation

extension SymbolDesign {
  /// Designs of landscapes, plants, air and the globe.
  static let earth: [SymbolDesign] =
    [
      .body("mountain.2", enclosed: 0.46) { pen in
        pen.layer = 1
        pen.body(.polygon([20, -22, 58, 38, -14, 38], radius: 4))
        pen.layer = 0
        pen.cover(.polygon([-20, -42, 26, 38, -58, 38], radius: 4))
      },
      .glyph("water.waves", enclosed: 0.5) { pen in
        for y in [-26, 0, 26] as [CGFloat] {
          pen.stroke(
            SymbolTrace.steps(
              "-52 4 m -40 -12 -26 -12 -16 0 c -6 12 6 12 16 0 c 26 -12 40 -12 52 4 c"
            ).moved(0, y))
        }
      },
      .glyph("leaf.arrow.circlepath", enclosed: nil) { pen in
        let line = pen.line * 0.8
        pen.filled { $0.inside(scale: 0.5, line: line) { $0.design("leaf") } }
        pen.layer = 1
        pen.stroke(.all(.arc(0, 0, 44, -40, 130), .arc(0, 0, 44, 150, 300)))
        pen.stroke(.lines([20, -28, 34, -30, 36, -44]))
      },
      .glyph("laurel.leading", enclosed: nil) { $0.laurel(1) },
      .glyph("laurel.trailing", enclosed: nil) { $0.laurel(-1) },
      .glyph("aqi.low", enclosed: nil) { $0.particles([18]) },
      .glyph("aqi.medium", enclosed: nil) { $0.particles([18, 34]) },
      .glyph("aqi.high", enclosed: nil) { $0.particles([18, 34, 50]) },
      .body("beach.umbrella", enclosed: nil) { pen in
        pen.body(
          SymbolTrace.steps("-48 0 m -46 -26 -26 -42 0 -42 c 26 -42 46 -26 48 0 c h").rotated(-20)
            .moved(-4, -8))
        pen.stroke(.line(-4, -8, 14, 44))
        pen.stroke(.line(-50, 48, 50, 48))
      },
      .body("umbrella.percent", enclosed: nil) { pen in
        pen.inside(scale: 0.92, x: -6, y: -2) { $0.design("umbrella") }
        let percent = SymbolTrace.all(.line(18, 46, 46, 12), .circle(20, 20, 6), .circle(44, 40, 6))
        pen.gap(percent, 3)
        pen.stroke(percent, 0.85)
      },
      .body("fossil.shell", enclosed: nil) { pen in
        pen.body(
          .steps(
            "0 46 m -10 46 -14 38 -14 30 c -38 22 -54 4 -52 -12 c -50 -34 -24 -48 0 -48 c 24 -48 50 -34 52 -12 c 54 4 38 22 14 30 c 14 38 10 46 0 46 c h"
          ))
        pen.mark(.all(.line(0, 26, 0, -44), .line(-6, 26, -28, -34), .line(6, 26, 28, -34)), 0.85)
      },
      .glyph("fireworks", enclosed: nil) { pen in
        for degrees in stride(from: 0.0, to: 360, by: 45) {
          pen.stroke(SymbolTrace.line(0, -14, 0, -28).rotated(degrees).moved(0, -14))
          pen.area(SymbolTrace.circle(0, -42, 4.5).rotated(degrees).moved(0, -14))
        }
        pen.stroke(.line(0, 20, 0, 52))
      },
      .glyph("sparkle.magnifyingglass", enclosed: nil) { pen in
        pen.drawLens()
        pen.area(.sparkle(-10, -10, 22))
      },
      .body("sparkles.rectangle.stack", enclosed: nil) { pen in
        pen.layer = 1
        pen.design("rectangle.stack")
        pen.cutOutIfFilled { pen in
          pen.area(.sparkle(6, 14, 24))
          pen.area(.sparkle(-22, 0, 12))
        }
      },
      .body("sparkles.tv", enclosed: nil) { pen in
        pen.body(.box(-55, -42, 55, 30, 9))
        pen.cutOutIfFilled { pen in
          pen.area(.sparkle(8, -2, 24))
          pen.area(.sparkle(-22, -16, 12))
        }
        pen.stroke(.line(-24, 44, 24, 44))
      },
      .body("star.bubble", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.bubble)
        pen.layer = 0
        pen.markArea(SymbolTrace.fivePoints.scaled(0.46, 0.46).moved(0, -4))
      },
      .body("star.square.on.square", enclosed: nil) { pen in
        pen.layer = 1
        pen.stroke(
          .steps(
            "-24 24 m -34 24 l -42 24 -46 20 -46 12 c -46 -34 l -46 -42 -42 -46 -34 -46 c 12 -46 l 20 -46 24 -42 24 -34 c 24 -30 l"
          ))
        pen.layer = 0
        pen.body(.box(-22, -22, 46, 46, 10))
        pen.markArea(SymbolTrace.fivePoints.scaled(0.4, 0.4).moved(12, 11))
      },
    ]
    + ([
      (
        "americas",
        "-30 -30 m -14 -38 2 -30 -2 -18 c -6 -8 -18 -10 -14 0 c -4 2 10 8 10 18 c 8 30 0 34 -4 42 c -12 36 -12 20 -18 12 c -30 4 -40 -14 -30 -30 c h 18 -34 m 28 -32 34 -24 34 -18 c 24 -14 16 -24 18 -34 c h"
      ),
      (
        "europe.africa",
        "-14 -6 m 2 -12 16 -8 20 2 c 26 14 16 22 12 32 c 8 42 0 40 -2 30 c -4 18 -22 18 -22 6 c -22 0 -18 -4 -14 -6 c h -14 -34 m 0 -42 24 -36 32 -24 c 30 -14 12 -16 2 -18 c -8 -18 -18 -24 -14 -34 c h"
      ),
      (
        "asia.australia",
        "-32 -24 m -18 -40 14 -40 26 -28 c 32 -16 18 -12 16 -2 c 10 8 2 2 -4 0 c -8 10 -16 6 -20 -4 c -30 -6 -38 -14 -32 -24 c h 8 16 m 18 10 32 14 30 24 c 24 34 6 32 6 24 c 6 20 6 18 8 16 c h"
      ),
      (
        "central.south.asia",
        "-34 -20 m -20 -40 20 -42 34 -22 c 36 -8 20 -8 14 0 c 8 10 8 20 2 24 c -6 22 -8 4 -16 0 c -26 -4 -40 -8 -34 -20 c h"
      ),
    ] as [(String, String)]).map { name, land in
      .body("globe.\(name)", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.circle(0, 0, 46))
        pen.layer = 0
        pen.markArea(.steps(land))
      }
    }
}
