import Foundation

extension SymbolDesign {
  /// Designs of animals and of food.
  static let animals: [SymbolDesign] = [
    .body("hare", enclosed: 0.48) { pen in
      pen.body(
        .steps(
          "-54 26 m -56 4 -40 -10 -18 -8 c -2 -8 8 -4 16 -4 c 10 -14 l 2 -20 -6 -32 -10 -44 c -11 -50 -4 -50 0 -44 c 8 -36 16 -28 22 -22 c 36 -24 54 -14 54 0 c 54 8 44 12 34 12 c 30 22 22 28 22 38 c 22 42 20 44 16 44 c 2 44 l 0 36 -8 32 -16 32 c -20 40 -26 44 -36 44 c -46 44 -53 38 -54 26 c h"
        ))
      pen.markDot(34, -6, 0.65)
    },
    .body("tortoise", enclosed: 0.48) { pen in
      pen.body(.steps("-46 20 m -44 -18 -24 -36 -4 -36 c 16 -36 32 -18 34 20 c h"))
      pen.body(.steps("34 6 m 34 -10 40 -16 48 -16 c 56 -16 60 -10 60 -2 c 60 10 50 20 34 20 c h"))
      pen.stroke(SymbolTrace.line(-32, 22, -34, 38), 1.6)
      pen.stroke(SymbolTrace.line(20, 22, 22, 38), 1.6)
      pen.stroke(.line(-46, 20, -56, 24))
      pen.mark(
        .all(
          .lines([-16, -34, -22, -6, -12, 20]), .lines([10, -32, 12, -6, 4, 20]),
          .line(-22, -6, 12, -6)), 0.8)
    },
    .body("ant", enclosed: 0.52) { pen in
      pen.body(.ellipse(0, -30, 12, 11))
      pen.body(.ellipse(0, -6, 9, 13))
      pen.body(.ellipse(0, 30, 14, 21))
      pen.stroke(
        SymbolTrace.all(
          .lines([6, -40, 14, -48, 20, -54]), .lines([10, -10, 26, -18, 34, -32]),
          .lines([10, -4, 32, 0, 40, 12]), .lines([8, 4, 26, 18, 32, 44])
        ).doubled, 0.85)
    },
    .body("ladybug", enclosed: 0.52) { pen in
      pen.body(.ellipse(0, 12, 32, 36))
      pen.area(.steps("-20 -22 m -18 -44 18 -44 20 -22 c 8 -28 -8 -28 -20 -22 c h"))
      pen.mark(.line(0, -22, 0, 46), 0.85)
      for (x, y) in [(-15, 2), (15, 2), (-13, 24), (13, 24)] as [(CGFloat, CGFloat)] {
        pen.markArea(.circle(x, y, 5.5))
      }
      pen.stroke(
        SymbolTrace.all(
          .lines([30, -6, 44, -14, 46, -22]), .line(33, 14, 50, 14),
          .lines([28, 34, 42, 42, 44, 50]), .line(10, -38, 18, -50)
        ).doubled, 0.85)
    },
    .body("bird", enclosed: 0.5) { pen in
      pen.body(
        .steps(
          "-56 30 m -36 8 -22 -8 -8 -24 c 2 -38 16 -44 28 -38 c 34 -36 38 -32 40 -26 c 56 -20 l 42 -12 l 44 16 26 38 -4 38 c -20 38 -34 32 -44 34 c h"
        ))
      pen.mark(.steps("-16 14 m 2 20 18 10 18 -10 c"), 0.9)
      pen.markDot(24, -24, 0.6)
      pen.stroke(.all(.line(-4, 38, -8, 52), .line(10, 36, 10, 52)), 0.9)
    },
    .body("fish", enclosed: 0.48) { pen in
      pen.body(
        .steps(
          "54 0 m 44 22 20 32 -2 28 c -16 24 -24 16 -32 8 c -54 28 l -50 8 -50 -8 -54 -28 c -32 -8 l -24 -16 -16 -24 -2 -28 c 20 -32 44 -22 54 0 c h"
        ))
      pen.markDot(30, -6, 0.75)
      pen.mark(.steps("12 -18 m 4 -8 4 8 12 18 c"), 0.85)
    },
    .body("cat", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "-44 -44 m -36 -46 -24 -34 -18 -30 c -8 -34 8 -34 18 -30 c 24 -34 36 -46 44 -44 c 48 -30 46 -16 44 -4 c 50 30 28 46 0 46 c -28 46 -50 30 -44 -4 c -46 -16 -48 -30 -44 -44 c h"
        ))
      pen.markArea(SymbolTrace.ellipse(-17, 0, 5, 7).doubled)
      pen.mark(.steps("-10 22 m -6 28 0 26 0 18 c 0 26 6 28 10 22 c"), 0.85)
      pen.mark(SymbolTrace.all(.line(26, 16, 56, 12), .line(26, 24, 54, 30)).doubled, 0.7)
    },
    .body("dog", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "-28 -30 m -14 -40 14 -40 28 -30 c 36 -8 l 38 18 26 46 0 46 c -26 46 -38 18 -36 -8 c h"))
      pen.cover(
        SymbolTrace.steps(
          "-28 -32 m -40 -44 -54 -32 -54 -10 c -54 8 -48 14 -42 12 c -36 8 -34 -14 -28 -32 c h"
        ).doubled)
      pen.markArea(SymbolTrace.ellipse(-14, -6, 4.5, 6).doubled)
      pen.markArea(.ellipse(0, 16, 10, 7))
      pen.mark(
        .all(.line(0, 16, 0, 28), .steps("-10 32 m -6 34 -2 32 0 28 c 2 32 6 34 10 32 c")), 0.8)
    },
    .body("lizard", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-6 -30 m -12 -42 -8 -52 0 -52 c 8 -52 12 -42 6 -30 c 16 -22 16 0 8 14 c 4 28 14 34 24 26 c 34 18 44 26 36 36 c 22 54 -10 52 -12 18 c -18 0 -16 -22 -6 -30 c h"
        ))
      pen.stroke(
        .all(
          .lines([10, -18, 28, -18, 34, -30]), .lines([-12, -18, -30, -18, -36, -30]),
          .lines([10, 6, 28, 4, 34, 14]), .lines([-12, 8, -30, 8, -36, 20])))
    },
    .body("teddybear", enclosed: nil) { pen in
      pen.body(SymbolTrace.circle(-20, -42, 10).doubled)
      pen.body(SymbolTrace.ellipse(-32, 6, 10, 13).doubled)
      pen.body(SymbolTrace.circle(-20, 42, 12).doubled)
      pen.cover(.ellipse(0, 16, 24, 28))
      pen.cover(.circle(0, -28, 22))
      pen.markArea(SymbolTrace.circle(-8, -32, 3.5).doubled)
      pen.markArea(.ellipse(0, -20, 6, 4.5))
    },
    .body("takeoutbag.and.cup.and.straw", enclosed: nil) { pen in
      pen.body(.polygon([-54, -40, 6, -40, 6, 46, -54, 46], radius: 6))
      pen.mark(.lines([-54, -22, 6, -22]), 0.9)
      pen.cover(.polygon([14, -2, 54, -2, 48, 48, 20, 48], radius: 5))
      pen.stroke(.lines([34, -6, 36, -34, 46, -38]))
      pen.mark(.line(18, 14, 50, 14), 0.9)
    },
    .body("birthday.cake", enclosed: 0.52) { pen in
      pen.body(.box(-48, -8, 48, 44, 9))
      pen.mark(
        .steps(
          "-48 16 m -38 28 -28 28 -20 16 c -12 28 -4 28 0 18 c 4 28 12 28 20 16 c 28 28 38 28 48 16 c"
        ), 0.9)
      for x in [-26, 0, 26] as [CGFloat] {
        pen.stroke(.line(x, -10, x, -26))
        pen.area(SymbolTrace.drop.scaled(0.14, 0.18).moved(x, -42))
      }
    },
    .body("carrot", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "-46 50 m -50 46 -38 6 -18 -16 c -6 -28 14 -28 22 -18 c 32 -8 28 8 16 18 c -6 38 -42 54 -46 50 c h"
        ))
      pen.stroke(
        .all(
          .steps("20 -20 m 14 -36 18 -48 24 -52 c"), .steps("22 -18 m 32 -32 44 -40 50 -38 c"),
          .steps("24 -14 m 38 -18 48 -16 54 -12 c")))
      pen.mark(.all(.line(-18, -8, -8, 2), .line(2, 20, -8, 12), .line(-30, 12, -22, 20)), 0.85)
    },
    .body("wineglass", enclosed: 0.52) { pen in
      pen.body(.steps("-22 -52 m 22 -52 l 28 -20 28 4 0 4 c -28 4 -28 -20 -22 -52 c h"))
      pen.mark(.line(-25, -26, 25, -26), 0.9)
      pen.stroke(.all(.line(0, 4, 0, 48), .line(-20, 50, 20, 50)))
    },
    .body("mug", enclosed: 0.52) { pen in
      pen.body(
        .steps("-44 -42 m 22 -42 l 22 30 l 22 40 16 46 6 46 c -28 46 l -38 46 -44 40 -44 30 c h"))
      pen.stroke(.steps("22 -24 m 44 -28 52 -20 52 0 c 52 20 44 26 22 24 c"))
    },
    .body("cup.and.heat.waves", enclosed: nil) { pen in
      pen.inside(scale: 0.86, x: 0, y: 16) { $0.design("cup.and.saucer") }
      pen.layer = 1
      for x in [-28, -8, 12] as [CGFloat] {
        pen.stroke(SymbolTrace.steps("0 -52 m 8 -44 -8 -38 0 -28 c").moved(x, 0), 0.85)
      }
    },
    .body("waterbottle", enclosed: 0.52) { pen in
      pen.body(.box(-13, -54, 13, -38, 4))
      pen.body(
        .steps(
          "-12 -38 m 12 -38 l 14 -28 24 -26 24 -12 c 24 42 l 24 48 20 52 14 52 c -14 52 l -20 52 -24 48 -24 42 c -24 -12 l -24 -26 -14 -28 -12 -38 c h"
        ))
      pen.mark(.all(.line(-24, -4, 24, -4), .line(-24, 26, 24, 26)), 0.9)
    },
    .body("popcorn", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "-40 -14 m -52 -20 -44 -38 -32 -34 c -30 -50 -8 -54 -2 -42 c 6 -54 28 -48 30 -34 c 44 -38 52 -20 40 -14 c h"
        ))
      pen.body(.polygon([-40, -14, 40, -14, 30, 50, -30, 50], radius: 5))
      pen.mark(SymbolTrace.line(14, -14, 11, 50).doubled, 0.9)
    },
    .body("frying.pan", enclosed: 0.5) { pen in
      pen.body(.circle(-16, 10, 36))
      pen.mark(.circle(-16, 10, 22), 0.85)
      pen.stroke(.line(12, -18, 48, -48), 1.8)
    },
  ]
}
