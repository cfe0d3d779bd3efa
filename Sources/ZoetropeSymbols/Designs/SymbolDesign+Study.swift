import Foundation

extension SymbolDesign {
  /// Designs of money, shops, security, science, reading and time.
  static let study: [SymbolDesign] =
    money + safety + reading + times

  private static let money: [SymbolDesign] =
    ([
      ("wonsign", "-40 -38 m -20 38 l 0 -30 l 20 38 l 40 -38 l -46 -4 m 46 -4 l"),
      ("rublesign", "-14 38 m -14 -38 l 6 -38 l 36 -38 36 4 6 4 c -28 4 l -28 20 m 10 20 l"),
      ("turkishlirasign", "-8 -40 m -8 38 l 18 38 30 24 30 4 c -26 -4 m 16 -20 l -26 14 m 16 -2 l"),
      ("nairasign", "-24 38 m -24 -38 l 24 38 l 24 -38 l -38 -8 m 38 -8 l -38 8 m 38 8 l"),
      (
        "centsign",
        "24 -16 m 18 -26 12 -28 2 -28 c -16 -28 -26 -16 -26 0 c -26 16 -16 28 2 28 c 12 28 18 26 24 16 c 2 -42 m 2 42 l"
      ),
      ("francsign", "24 -38 m -14 -38 l -14 38 l -14 0 m 18 0 l -28 20 m 8 20 l"),
    ] as [(String, String)]).map { name, trace in
      .glyph(name, enclosed: 0.62) { $0.stroke(.steps(trace)) }
    } + [
      .body("banknote", enclosed: 0.48) { pen in
        pen.body(.box(-58, -34, 58, 34, 8))
        pen.mark(.circle(0, 0, 15), 0.95)
        pen.markDot(-40, 0, 0.7)
        pen.markDot(40, 0, 0.7)
      },
      .body("creditcard.and.123", enclosed: nil) { pen in
        pen.inside(scale: 0.9, y: -16) { $0.design("creditcard") }
        for (index, name) in ["1", "2", "3"].enumerated() {
          pen.inside(scale: 0.26, x: CGFloat(index) * 22 + 4, y: 42, line: pen.line * 0.8) {
            $0.design(name)
          }
        }
      },
      .body("creditcard.trianglebadge.exclamationmark", enclosed: nil) { pen in
        pen.inside(scale: 0.94, x: -4, y: -5) { $0.design("creditcard") }
        pen.cornerWarning(x: 36, y: 26)
      },
      .glyph("creditcard.viewfinder", enclosed: nil) { $0.framed("creditcard", scale: 0.56) },
      .glyph("barcode.viewfinder", enclosed: nil) { pen in
        pen.viewfinder()
        pen.inside(scale: 0.58) { $0.bars(height: 38) }
      },
      .glyph("qrcode.viewfinder", enclosed: nil) { $0.framed("qrcode", scale: 0.56) },
      .body("handbag", enclosed: nil) { pen in
        pen.body(.polygon([-38, -10, 38, -10, 50, 46, -50, 46], radius: 8))
        pen.stroke(.steps("-24 -10 m -24 -62 24 -62 24 -10 c"))
        pen.mark(.line(-10, 8, 10, 8))
      },
      .body("basket", enclosed: nil) { pen in
        pen.body(.polygon([-54, -8, 54, -8, 42, 44, -42, 44], radius: 7))
        pen.stroke(SymbolTrace.line(-38, -8, -14, -46).doubled)
        pen.mark(.all(.line(0, 8, 0, 28), .line(-20, 8, -17, 28), .line(20, 8, 17, 28)), 0.9)
      },
      .body("wallet.pass", enclosed: 0.52) { pen in
        pen.body(.box(-38, -50, 38, 50, 10))
        pen.mark(.all(.line(-38, -30, 38, -30), .line(-38, -14, 38, -14)), 0.85)
        pen.mark(.steps("-38 4 m -14 4 l -10 16 10 16 14 4 c 38 4 l"), 0.85)
      },
      .body("wallet.bifold", enclosed: nil) { pen in
        pen.body(.box(-52, -36, 52, 42, 11))
        pen.mark(.lines([52, -10, 20, -10, 20, 16, 52, 16]), 0.9)
        pen.markDot(34, 3, 0.6)
        pen.stroke(.lines([-36, -36, 30, -50, 36, -36]), 0.9)
      },
      .body("ticket", enclosed: 0.5) { pen in
        pen.body(
          SymbolTrace.steps(
            "-50 -30 m 50 -30 l 54 -30 56 -28 56 -24 c 56 -10 l 44 -8 44 8 56 10 c 56 24 l 56 28 54 30 50 30 c -50 30 l -54 30 -56 28 -56 24 c -56 10 l -44 8 -44 -8 -56 -10 c -56 -24 l -56 -28 -54 -30 -50 -30 c h"
          ).rotated(-30))
        pen.mark(
          SymbolTrace.all(.line(18, -18, 18, -12), .line(18, -2, 18, 2), .line(18, 12, 18, 18))
            .rotated(-30), 0.85)
      },
      .glyph("dollarsign.arrow.circlepath", enclosed: nil) { pen in
        pen.inside(scale: 0.5) { $0.design("dollarsign") }
        pen.layer = 1
        pen.stroke(.all(.arc(0, 0, 46, -160, -50), .arc(0, 0, 46, 20, 130)))
        pen.area(.polygon([20, -48, 44, -44, 32, -22], radius: 2))
        pen.area(.polygon([-20, 48, -44, 44, -32, 22], radius: 2))
      },
    ]

  private static let safety: [SymbolDesign] = [
    .body("exclamationmark.shield", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.shield)
      pen.layer = 0
      pen.mark(.line(0, -24, 0, 2), 1.1)
      pen.markDot(0, 20, 0.8)
    },
    .body("xmark.shield", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.shield)
      pen.layer = 0
      pen.mark(.all(.line(-14, -17, 14, 11), .line(-14, 11, 14, -17)))
    },
    .glyph("shield.lefthalf.filled", enclosed: nil) { $0.halfShield(-1) },
    .glyph("shield.righthalf.filled", enclosed: nil) { $0.halfShield(1) },
    .glyph("shield.checkered", enclosed: nil) { pen in
      pen.stroke(.shield)
      pen.area(.steps("0 -50 m 0 -4 l -42 -4 l -42 -36 l -25 -38 -12 -43 0 -50 c h"))
      pen.area(.steps("0 -4 m 42 -4 l 40 20 24 40 0 50 c h"))
    },
    .body("firewall", enclosed: nil) { pen in
      pen.body(.box(-50, -40, 50, 40, 7))
      pen.mark(
        .all(
          .line(-50, -13, 50, -13), .line(-50, 13, 50, 13), .line(0, -40, 0, -13),
          .line(-24, -13, -24, 13), .line(24, -13, 24, 13), .line(0, 13, 0, 40)), 0.85)
    },
    .body("eye.trianglebadge.exclamationmark", enclosed: nil) { pen in
      pen.inside(scale: 0.94, x: -4, y: -6) { $0.design("eye") }
      pen.cornerWarning(x: 36, y: 26)
    },
    .glyph("eyeglasses", enclosed: 0.48) { pen in
      pen.stroke(SymbolTrace.circle(-30, 8, 21).doubled)
      pen.stroke(.steps("-9 6 m -6 -2 6 -2 9 6 c"))
      pen.stroke(SymbolTrace.steps("-50 0 m -46 -18 -42 -26 -34 -26 c").doubled)
    },
    .body("sunglasses", enclosed: 0.48) { pen in
      pen.body(
        SymbolTrace.steps("-54 -12 m -8 -12 l -6 14 -14 26 -30 26 c -46 26 -54 14 -54 -12 c h")
          .doubled)
      pen.stroke(.line(-8, -10, 8, -10))
    },
    .glyph("atom", enclosed: 0.54) { pen in
      for degrees in [0, 60, 120] as [Double] {
        pen.stroke(SymbolTrace.ellipse(0, 0, 52, 19).rotated(degrees), 0.85)
      }
      pen.area(.circle(0, 0, 7))
    },
    .body("testtube.2", enclosed: nil) { pen in
      for x in [-24, 24] as [CGFloat] {
        pen.stroke(.line(x - 20, -48, x + 20, -48))
        pen.body(
          SymbolTrace.steps("-13 -48 m 13 -48 l 13 34 l 13 54 -13 54 -13 34 c h").moved(x, 0))
        pen.mark(.line(x - 12, x < 0 ? -4 : 14, x + 12, x < 0 ? -4 : 14), 0.9)
      }
    },
    .body("flask", enclosed: 0.52) { pen in
      pen.stroke(.line(-20, -50, 20, -50))
      pen.body(
        .steps(
          "-12 -50 m -12 -16 l -42 34 l -46 42 -42 48 -34 48 c 34 48 l 42 48 46 42 42 34 c 12 -16 l 12 -50 l"
        ))
      pen.mark(.line(-26, 16, 26, 16), 0.9)
    },
  ]

  private static let reading: [SymbolDesign] = [
    .body("backpack", enclosed: 0.52) { pen in
      pen.stroke(.steps("-14 -38 m -14 -56 14 -56 14 -38 c"))
      pen.body(
        .steps(
          "-20 -40 m 20 -40 l 32 -40 38 -30 38 -18 c 38 42 l 38 48 34 52 28 52 c -28 52 l -34 52 -38 48 -38 42 c -38 -18 l -38 -30 -32 -40 -20 -40 c h"
        ))
      pen.mark(
        .steps("-22 52 m -22 18 l -22 14 -20 12 -16 12 c 16 12 l 20 12 22 14 22 18 c 22 52 l"), 0.9)
      pen.mark(.line(-14, -18, 14, -18), 0.9)
      pen.stroke(SymbolTrace.line(-48, 4, -48, 34).doubled)
    },
    .body("lanyardcard", enclosed: nil) { pen in
      pen.stroke(SymbolTrace.line(-22, -54, -4, -28).doubled)
      pen.body(.box(-34, -26, 34, 52, 8))
      pen.mark(.line(-8, -12, 8, -12), 0.9)
      pen.cutOutIfFilled { $0.inside(scale: 0.62, y: 24) { $0.drawBust(x: 0, y: 0) } }
    },
    .glyph("studentdesk", enclosed: nil) { pen in
      pen.stroke(.line(-54, -24, 54, -24), 1.3)
      pen.stroke(
        .all(
          .line(-42, -24, -42, 36), .line(42, -24, 42, 36),
          .lines([-28, -20, -28, 2, 28, 2, 28, -20])))
    },
    .glyph("abacus", enclosed: nil) { pen in
      pen.stroke(.box(-46, -46, 46, 46, 6))
      for (y, xs) in [(-22, [-26, -10]), (0, [10, 26]), (22, [-26, 10, 26])]
        as [(CGFloat, [CGFloat])]
      {
        pen.stroke(.line(-46, y, 46, y), 0.7)
        for x in xs { pen.area(.ellipse(x, y, 6, 9)) }
      }
    },
    .glyph("calendar.day.timeline.left", enclosed: nil) { $0.timeline(1) },
    .glyph("calendar.day.timeline.right", enclosed: nil) { $0.timeline(-1) },
  ]

  private static let times: [SymbolDesign] =
    [
      .glyph("clock.arrow.circlepath", enclosed: nil) { pen in
        pen.stroke(.arc(2, 0, 44, -160, 140))
        pen.area(.polygon([-56, -18, -24, -18, -42, 6], radius: 2))
        pen.stroke(.lines([2, -24, 2, 2, 18, 12]))
      },
      .glyph("clock.arrow.2.circlepath", enclosed: nil) { pen in
        pen.stroke(.all(.arc(0, 0, 44, -160, -30), .arc(0, 0, 44, 20, 150)))
        pen.area(.polygon([-56, -12, -28, -12, -42, 10], radius: 2))
        pen.area(.polygon([56, 12, 28, 12, 42, -10], radius: 2))
        pen.stroke(.lines([0, -22, 0, 2, 14, 10]))
      },
      .body("clock.badge", enclosed: nil) { pen in
        pen.design("clock")
        pen.hole(.circle(34, -34, 24))
        pen.area(.circle(34, -34, 17))
      },
      .body("deskclock", enclosed: nil) { pen in
        pen.body(.circle(0, -4, 42))
        pen.mark(.lines([0, -26, 0, -4, 16, 6]))
        pen.stroke(.line(-34, 50, 34, 50), 1.2)
      },
      .body("alarm.waves.left.and.right", enclosed: nil) { pen in
        pen.inside(scale: 0.74) { $0.design("alarm") }
        pen.layer = 1
        pen.stroke(SymbolTrace.all(.arc(8, 0, 44, -30, 30)).doubled)
      },
      .glyph("hourglass.bottomhalf.filled", enclosed: nil) { pen in
        pen.design("hourglass")
        pen.area(.steps("-26 48 m -24 28 -12 22 0 14 c 12 22 24 28 26 48 c h"))
      },
      .glyph("hourglass.tophalf.filled", enclosed: nil) { pen in
        pen.design("hourglass")
        pen.area(.steps("-26 -48 m -24 -28 -12 -22 0 -14 c 12 -22 24 -28 26 -48 c h"))
      },
      .body("metronome", enclosed: nil) { pen in
        pen.body(.polygon([-16, -48, 16, -48, 36, 48, -36, 48], radius: 6))
        pen.mark(.line(-30, 24, 30, 24), 0.9)
        pen.over(.line(0, 20, 40, -38), 0.95)
      },
      .glyph("speedometer", enclosed: nil) { pen in
        pen.stroke(.circle(0, 0, 46))
        pen.stroke(.line(0, 4, 18, -20), 1.1)
        pen.area(.circle(0, 4, 7))
        for degrees in [-120, -60, 0, 120] as [Double] {
          pen.stroke(SymbolTrace.line(0, -34, 0, -30).rotated(degrees))
        }
      },
      .glyph("barometer", enclosed: nil) { pen in
        pen.stroke(.circle(0, 0, 46))
        pen.stroke(.arc(0, 0, 28, -210, 30), 0.8)
        pen.stroke(.line(0, 2, -14, -18), 1.1)
        pen.area(.circle(0, 2, 6))
      },
    ]
    + ([
      ("0percent", -135, false), ("33percent", -50, false), ("50percent", 0, false),
      ("67percent", 50, false),
      ("100percent", 135, false), ("bottom.0percent", -90, true), ("bottom.50percent", 0, true),
      ("bottom.100percent", 90, true),
    ] as [(String, Double, Bool)]).map { name, degrees, isHalf in
      .glyph("gauge.with.dots.needle.\(name)", enclosed: nil) { pen in
        let y: CGFloat = isHalf ? 20 : 0
        let ends: Double = isHalf ? 90 : 135
        for step in 0...6 {
          pen.area(
            SymbolTrace.circle(0, -44, 5).rotated(-ends + Double(step) * ends / 3).moved(0, y))
        }
        pen.stroke(SymbolTrace.line(0, 0, 0, -26).rotated(degrees).moved(0, y), 1.1)
        pen.area(.circle(0, y, 8))
      }
    }
    + ([("low", -60), ("medium", 0), ("high", 60)] as [(String, Double)]).map { name, degrees in
      .glyph("gauge.\(name)", enclosed: nil) { $0.gauge(degrees) }
    } + [
      .glyph("gauge", enclosed: nil) { $0.gauge(0) },
      .body("gauge.with.needle", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.circle(0, 0, 46))
        pen.layer = 0
        pen.mark(.line(0, 6, 18, -22), 1.1)
        pen.markArea(.circle(0, 6, 8))
      },
    ]
}

extension SymbolPen {
  fileprivate mutating func framed(_ name: String, scale: CGFloat) {
    layer = 1
    viewfinder()
    layer = 0
    inside(scale: scale, line: line * 0.85) { $0.design(name) }
  }

  fileprivate mutating func bars(height: CGFloat) {
    for (x, width) in [
      (-50, 6), (-37, 3.5), (-24, 9), (-8, 3.5), (4, 6), (18, 3.5), (30, 9), (46, 6),
    ] as [(CGFloat, CGFloat)] {
      area(.box(x - width / 2, -height, x + width / 2, height, 1))
    }
  }

  fileprivate mutating func halfShield(_ side: CGFloat) {
    stroke(.shield)
    area(
      SymbolTrace.steps(
        "0 -52 m 12 -43 25 -39 40 -38 c 42 -38 43 -37 43 -35 c 43 -8 l 43 22 23 40 0 51 c h"
      ).scaled(side, 1))
  }

  fileprivate mutating func timeline(_ side: CGFloat) {
    stroke(.box(-46, -46, 46, 46, 12))
    for y in [-24, 0, 24] as [CGFloat] {
      stroke(SymbolTrace.line(-28, y, -20, y).scaled(side, 1), 0.9)
    }
    layer = 1
    area(SymbolTrace.box(-4, -28, 30, -8, 4).scaled(side, 1))
    area(SymbolTrace.box(-4, 4, 30, 28, 4).scaled(side, 1))
    layer = 0
  }

  fileprivate mutating func gauge(_ degrees: Double) {
    stroke(.circle(0, 0, 46))
    for angle in [-120, -60, 0, 60, 120] as [Double] where angle != degrees {
      area(SymbolTrace.circle(0, -30, 4).rotated(angle))
    }
    stroke(SymbolTrace.line(0, 0, 0, -28).rotated(degrees), 1.1)
    area(.circle(0, 0, 8))
  }
}
