import Foundation

extension SymbolDesign {
  /// Designs of faces, parts of the body, and health.
  static let body: [SymbolDesign] =
    parts + care + [
      .body("heart.text.square", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.box(-45, -45, 45, 45, 13))
        pen.layer = 0
        pen.markArea(SymbolTrace.heart.scaled(0.4, 0.4).moved(-18, -14))
        pen.mark(.all(.line(10, -18, 28, -18), .line(10, -4, 28, -4), .line(-28, 22, 28, 22)), 0.9)
      },
      .body("heart.rectangle", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.box(-55, -40, 55, 40, 11))
        pen.layer = 0
        pen.markArea(SymbolTrace.heart.scaled(0.46, 0.46))
      },
      .body("heart.text.clipboard", enclosed: nil) { pen in
        pen.design("clipboard")
        pen.markArea(SymbolTrace.heart.scaled(0.36, 0.36).moved(0, -6))
        pen.mark(.all(.line(-16, 20, 16, 20), .line(-16, 34, 10, 34)), 0.85)
      },
      .body("bolt.heart", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.heart)
        pen.layer = 0
        pen.markArea(SymbolTrace.bolt.scaled(0.42, 0.42))
      },
      .body("bolt.shield", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.shield)
        pen.layer = 0
        pen.markArea(SymbolTrace.bolt.scaled(0.46, 0.46).moved(0, -2))
      },
    ]

  private static let parts: [SymbolDesign] = [
    .glyph("face.smiling.inverse", enclosed: nil) { $0.filled { $0.design("face.smiling") } },
    .body("face.dashed", enclosed: nil) { pen in
      pen.layer = 1
      if pen.isFilled { pen.area(.circle(0, 0, 38)) }
      for middle in stride(from: 0.0, to: 360, by: 45) {
        pen.stroke(.arc(0, 0, 46, middle - 12, middle + 12))
      }
      pen.layer = 0
      pen.markArea(SymbolTrace.ellipse(-15, -10, 4.5, 6.5).doubled)
      pen.mark(.arc(0, 2, 20, 25, 155))
    },
    .glyph("faceid", enclosed: nil) { pen in
      pen.viewfinder()
      pen.stroke(SymbolTrace.line(-19, -20, -19, -11).doubled, 0.95)
      pen.stroke(.lines([2, -20, 2, 4, -5, 4]), 0.85)
      pen.stroke(.arc(0, 2, 24, 45, 135), 0.95)
    },
    .glyph("touchid", enclosed: nil) { pen in
      let arcs: [(CGFloat, Double, Double)] = [
        (46, 140, 400), (31, 160, 340), (31, 10, 60), (16, 175, 385),
      ]
      for (radius, from, to) in arcs { pen.stroke(.arc(0, 0, radius, from, to), 0.85) }
      pen.stroke(.steps("-31 8 m -31 20 -28 28 -22 34 c"), 0.85)
      pen.stroke(.steps("0 0 m 0 16 4 26 10 34 c"), 0.85)
      pen.stroke(.steps("-16 4 m -15 22 -8 36 -2 44 c"), 0.85)
    },
    .body("eyes", enclosed: nil) { pen in
      pen.body(SymbolTrace.ellipse(-26, 0, 22, 36).doubled)
      for x in [-20, 32] as [CGFloat] { pen.markArea(.ellipse(x, 8, 9, 15)) }
    },
    .glyph("eyes.inverse", enclosed: nil) { $0.filled { $0.design("eyes") } },
    .glyph("eyebrow", enclosed: nil) { pen in
      pen.stroke(.steps("-46 14 m -26 -16 10 -22 46 0 c"), 1.8)
    },
    .body("mouth", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-54 0 m -34 -18 -22 -30 -12 -30 c -6 -30 -4 -26 0 -26 c 4 -26 6 -30 12 -30 c 22 -30 34 -18 54 0 c 36 22 20 32 0 32 c -20 32 -36 22 -54 0 c h"
        ))
      pen.mark(.steps("-46 0 m -22 -8 -12 -4 0 -4 c 12 -4 22 -8 46 0 c"), 0.9)
    },
    .body("nose", enclosed: nil) { pen in
      pen.body(
        .steps(
          "4 -50 m 4 -26 16 -8 30 14 c 38 28 30 42 16 42 c 8 42 4 50 -6 50 c -14 50 -16 42 -24 42 c -36 42 -40 28 -30 16 c -14 -4 -8 -26 -8 -50 c h"
        ))
    },
    .body("ear", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-30 -12 m -30 -38 -16 -52 4 -52 c 24 -52 36 -38 36 -18 c 36 8 18 10 16 28 c 14 44 4 52 -8 52 c -22 52 -28 42 -26 28 c -24 14 -30 4 -30 -12 c h"
        ))
      pen.mark(
        .steps("-14 -14 m -14 -28 -6 -36 4 -36 c 14 -36 20 -28 20 -18 c 20 -2 0 -2 2 14 c"), 0.9)
    },
    .body("mustache", enclosed: nil) { pen in
      pen.body(
        .steps(
          "0 -8 m 8 -24 26 -22 34 -8 c 40 4 50 2 58 -6 c 56 22 20 32 0 8 c -20 32 -56 22 -58 -6 c -50 2 -40 4 -34 -8 c -26 -22 -8 -24 0 -8 c h"
        ))
    },
    .body("brain", enclosed: 0.5) { pen in
      pen.body(.brain)
      pen.mark(.line(0, -38, 0, 40), 0.8)
      pen.mark(
        SymbolTrace.all(
          .steps("-18 -40 m -18 -28 -12 -24 0 -24 c"),
          .steps("-48 -2 m -38 -10 -26 -8 -24 2 c -22 12 -12 14 0 8 c"),
          .steps("-34 32 m -32 24 -24 22 -16 26 c")
        ).doubled, 0.8)
    },
    .body("brain.head.profile", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(
        .steps(
          "-26 50 m -26 30 l -42 20 -48 4 -48 -10 c -48 -36 -28 -52 0 -52 c 26 -52 42 -36 42 -14 c 52 6 l 55 11 53 14 48 15 c 42 16 l 42 28 l 42 34 38 38 30 38 c 16 38 l 16 50 l h"
        ))
      pen.layer = 0
      pen.cutOutIfFilled { pen in
        pen.inside(scale: 0.5, x: -4, y: -14, line: pen.line * 0.8) { pen in
          pen.area(.brain)
          pen.gap(.line(0, -38, 0, 40), 0.6)
        }
      }
    },
    .body("lungs", enclosed: nil) { pen in
      pen.stroke(.line(0, -50, 0, -12))
      pen.stroke(.lines([-16, 2, 0, -12, 16, 2]))
      pen.body(
        SymbolTrace.steps(
          "-18 -30 m -14 -30 -14 -24 -14 -18 c -14 28 l -14 40 -22 46 -34 46 c -48 46 -54 40 -54 26 c -52 -4 -34 -30 -24 -30 c h"
        ).doubled)
    },
  ]

  private static let care: [SymbolDesign] = [
    .body("cross", enclosed: 0.52) { $0.body(.plusShape) },
    .body("cross.case", enclosed: 0.5) { pen in
      pen.design("suitcase")
      pen.markArea(SymbolTrace.plusShape.scaled(0.42, 0.42).moved(0, 8))
    },
    .body("cross.vial", enclosed: nil) { pen in
      pen.body(.box(-30, -52, 30, -34, 4))
      pen.body(.box(-24, -34, 24, 52, 8))
      pen.markArea(SymbolTrace.plusShape.scaled(0.34, 0.34).moved(0, 10))
    },
    .body("pills", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.box(-16, -42, 16, 42, 16).rotated(-35).moved(-22, -8))
      pen.mark(SymbolTrace.line(-16, 0, 16, 0).rotated(-35).moved(-22, -8))
      pen.cover(.circle(28, 26, 24))
      pen.mark(.line(12, 30, 44, 22), 0.9)
    },
    .body("pill", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.box(-21, -52, 21, 52, 21).rotated(45))
      pen.mark(SymbolTrace.line(-21, 0, 21, 0).rotated(45))
    },
    .glyph("stethoscope", enclosed: 0.52) { pen in
      pen.stroke(
        .steps(
          "-26 -48 m -42 -48 l -44 -8 l -44 12 -32 24 -18 24 c -4 24 8 12 8 -8 c 6 -48 l -10 -48 l")
      )
      pen.stroke(.steps("-18 24 m -18 62 32 62 32 28 c 32 12 l"))
      pen.stroke(.circle(32, 0, 12))
    },
    .body("bed.double", enclosed: 0.46) { pen in
      pen.stroke(
        .steps(
          "-42 -4 m -42 -26 l -42 -34 -38 -38 -30 -38 c 30 -38 l 38 -38 42 -34 42 -26 c 42 -4 l"))
      pen.body(SymbolTrace.box(-30, -20, -5, -4, 6).doubled)
      pen.body(.box(-54, -4, 54, 26, 8))
      pen.stroke(SymbolTrace.line(-50, 26, -50, 42).doubled)
    },
    .body("waveform.path.ecg.rectangle", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.box(-56, -40, 56, 40, 11))
      pen.layer = 0
      pen.mark(.lines([-40, 2, -24, 2, -14, -10, -6, 22, 6, -26, 16, 10, 22, 2, 40, 2]), 0.85)
    },
    .body("staroflife", enclosed: 0.52) { pen in
      let star = SymbolTrace.polygon(
        [
          -11, -50, 11, -50, 11, -19, 38, -35, 49, -16, 22, 0, 49, 16, 38, 35, 11, 19, 11, 50, -11,
          50,
          -11, 19, -38, 35, -49, 16, -22, 0, -49, -16, -38, -35, -11, -19,
        ], radius: 3)
      pen.body(star)
    },
    .body("syringe", enclosed: 0.52) { pen in
      func turn(_ trace: SymbolTrace) -> SymbolTrace { trace.rotated(45) }
      pen.body(turn(.box(-13, -28, 13, 30, 4)))
      pen.stroke(
        turn(
          .all(
            .line(0, 30, 0, 60), .line(0, -28, 0, -52), .line(-13, -54, 13, -54),
            .line(-19, -28, 19, -28))))
      pen.mark(turn(.all(.line(0, -10, 12, -10), .line(0, 6, 12, 6))), 0.8)
    },
    .body("bandage", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.box(-22, -56, 22, 56, 20).rotated(45))
      pen.mark(SymbolTrace.all(.line(-22, -20, 22, -20), .line(-22, 20, 22, 20)).rotated(45), 0.9)
      for (x, y) in [(0, -9), (0, 9), (-9, 0), (9, 0)] as [(CGFloat, CGFloat)] {
        pen.markDot(x, y, 0.5)
      }
    },
    .body("medical.thermometer", enclosed: nil) { pen in
      pen.body(SymbolTrace.box(-14, -52, 14, 34, 14).rotated(45))
      pen.mark(SymbolTrace.line(0, -34, 0, -12).rotated(45))
      pen.stroke(SymbolTrace.line(0, 36, 0, 58).rotated(45), 1.3)
    },
    .body("facemask", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-34 -22 m -20 -26 -8 -32 0 -32 c 8 -32 20 -26 34 -22 c 34 14 l 34 26 14 36 0 36 c -14 36 -34 26 -34 14 c h"
        ))
      pen.stroke(SymbolTrace.steps("34 -16 m 60 -20 60 8 34 14 c").doubled, 0.85)
      pen.mark(.all(.line(-18, -4, 18, -4), .line(-18, 12, 18, 12)), 0.85)
    },
    .body("allergens", enclosed: nil) { pen in
      for degrees in stride(from: 0.0, to: 360, by: 60) {
        pen.body(SymbolTrace.circle(0, -31, 15).rotated(degrees))
      }
      pen.body(.circle(0, 0, 12))
    },
    .body("microbe", enclosed: 0.52) { pen in
      pen.body(.circle(0, 0, 30))
      for degrees in stride(from: 0.0, to: 360, by: 45) {
        pen.stroke(
          SymbolTrace.all(.line(0, -30, 0, -46), .line(-5, -48, 5, -48)).rotated(degrees), 0.9)
      }
      pen.markArea(.circle(-9, -8, 6))
      pen.markArea(.circle(11, 7, 7))
    },
    .glyph("zzz", enclosed: nil) { pen in
      pen.stroke(.lines([-50, 4, -14, 4, -50, 46, -12, 46]))
      pen.stroke(.lines([-6, -20, 22, -20, -6, 12, 24, 12]), 0.9)
      pen.stroke(.lines([30, -46, 50, -46, 30, -24, 52, -24]), 0.85)
    },
    .body("scalemass", enclosed: 0.52) { pen in
      pen.body(.polygon([-30, -18, 30, -18, 46, 48, -46, 48], radius: 8))
      pen.stroke(.circle(0, -34, 14))
    },
    .body("dumbbell", enclosed: 0.5) { pen in
      pen.stroke(.line(-22, 0, 22, 0), 1.4)
      pen.body(SymbolTrace.box(-36, -32, -20, 32, 6).doubled)
      pen.stroke(SymbolTrace.line(-48, -18, -48, 18).doubled, 1.3)
      pen.stroke(SymbolTrace.line(-58, 0, -50, 0).doubled)
    },
    .body("ivfluid.bag", enclosed: nil) { pen in
      pen.stroke(.line(0, -54, 0, -44))
      pen.body(
        .steps(
          "-20 -44 m 20 -44 l 28 -44 32 -38 32 -30 c 32 8 l 32 20 18 28 10 30 c -10 30 l -18 28 -32 20 -32 8 c -32 -30 l -32 -38 -28 -44 -20 -44 c h"
        ))
      pen.mark(.line(-32, -10, 32, -10), 0.9)
      pen.stroke(.line(0, 30, 0, 54))
    },
    .body("inhaler", enclosed: nil) { pen in
      pen.body(.box(-8, -54, 26, -20, 5))
      pen.body(.polygon([-14, -20, 32, -20, 32, 46, -44, 46, -44, 22, -14, 22], radius: 6))
    },
    .body("tshirt", enclosed: 0.52) { pen in
      pen.body(
        .steps(
          "-18 -44 m -10 -30 10 -30 18 -44 c 26 -42 l 54 -22 l 44 0 l 30 -8 l 30 40 l 30 44 28 46 24 46 c -24 46 l -28 46 -30 44 -30 40 c -30 -8 l -44 0 l -54 -22 l -26 -42 l h"
        ))
    },
    .body("shoe", enclosed: 0.48) { pen in
      pen.body(
        .steps(
          "-52 -20 m -40 -14 -30 -16 -24 -28 c -4 -12 l 10 2 22 8 40 10 c 52 12 56 18 56 30 c -52 30 l h"
        ))
      pen.mark(.line(-52, 18, 54, 18), 0.85)
      pen.mark(.all(.line(-14, -8, -6, -15), .line(0, 2, 8, -5)), 0.85)
    },
    .body("shoeprints", enclosed: nil) { pen in
      for (x, y) in [(-22, 12), (22, -12)] as [(CGFloat, CGFloat)] {
        pen.body(
          SymbolTrace.steps(
            "0 -38 m 10 -38 15 -28 15 -16 c 15 -4 11 2 10 8 c -10 8 l -11 2 -15 -4 -15 -16 c -15 -28 -10 -38 0 -38 c h"
          ).moved(x, y))
        pen.body(SymbolTrace.box(-9, 20, 9, 38, 8).moved(x, y))
      }
    },
    .glyph("hanger", enclosed: nil) { pen in
      pen.stroke(
        .steps(
          "-12 -34 m -12 -50 12 -52 12 -36 c 12 -26 0 -26 0 -14 c 52 24 l 58 28 56 34 50 34 c -50 34 l -56 34 -58 28 -52 24 c 0 -14 l"
        ))
    },
    .body("comb", enclosed: nil) { pen in
      pen.body(.box(-54, -30, 54, -6, 8))
      for x in stride(from: CGFloat(-46), through: 46, by: 18.4) {
        pen.stroke(.line(x, -6, x, 28), 0.9)
      }
    },
  ]
}

extension SymbolTrace {
  static var plusShape: SymbolTrace {
    polygon(
      [
        -17, -48, 17, -48, 17, -17, 48, -17, 48, 17, 17, 17, 17, 48, -17, 48, -17, 17, -48, 17, -48,
        -17, -17, -17,
      ], radius: 6)
  }

  fileprivate static var brain: SymbolTrace {
    steps(
      """
      0 -40 m 8 -50 28 -50 32 -36 c 46 -34 50 -20 46 -10 c 58 0 54 20 44 24 c 42 38 28 44 18 42 c \
      10 48 2 46 0 40 c -2 46 -10 48 -18 42 c -28 44 -42 38 -44 24 c -54 20 -58 0 -46 -10 c \
      -50 -20 -46 -34 -32 -36 c -28 -50 -8 -50 0 -40 c h
      """)
  }
}
