import Foundation

extension SymbolDesign {
  /// Designs of people: alone, in groups, and with signs.
  static let persons: [SymbolDesign] =
    withTraces + [
      .body("person.3", enclosed: 0.42) { pen in
        pen.layer = 1
        for x in [-40, 40] as [CGFloat] { pen.inside(scale: 0.62, x: x, y: 8) { $0.drawPerson() } }
        pen.layer = 0
        pen.coverPerson(scale: 0.82, x: 0, y: 2)
      },
      .body("person.3.sequence", enclosed: nil) { pen in
        for (index, x) in ([36, 4, -28] as [CGFloat]).enumerated() {
          pen.layer = 2 - index
          pen.coverPerson(scale: 0.76, x: x, y: 2)
        }
      },
      .body("person.bust", enclosed: nil) { pen in
        pen.body(.circle(0, -24, 22))
        pen.body(
          .steps(
            "-12 6 m -34 10 -44 22 -44 40 c -44 46 -40 48 -35 48 c 35 48 l 40 48 44 46 44 40 c 44 22 34 10 12 6 c 6 12 -6 12 -12 6 c h"
          ))
      },
      .body("person.crop.rectangle", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.box(-55, -41, 55, 41, 11))
        pen.layer = 0
        pen.cutOutIfFilled { $0.drawBust(x: 0, y: 8) }
      },
      .body("person.text.rectangle", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.box(-57, -40, 57, 40, 11))
        pen.layer = 0
        pen.cutOutIfFilled { $0.inside(scale: 0.72, x: -24, y: 2) { $0.drawBust(x: 0, y: 0) } }
        pen.mark(.all(.line(12, -14, 40, -14), .line(12, 2, 40, 2), .line(12, 18, 30, 18)), 0.85)
      },
      .body("person.2.square.stack", enclosed: nil) { pen in
        pen.stack()
        pen.cutOutIfFilled { pen in
          for x in [-17, 17] as [CGFloat] {
            pen.inside(scale: 0.6, x: x, y: 16) { $0.drawBust(x: 0, y: 0) }
          }
        }
      },
      .body("person.2.crop.square.stack", enclosed: nil) { $0.design("person.2.square.stack") },
      .body("rectangle.stack.person.crop", enclosed: nil) { pen in
        pen.stack()
        pen.cutOutIfFilled { $0.inside(scale: 0.74, x: 0, y: 15) { $0.drawBust(x: 0, y: 0) } }
      },
      .body("person.crop.rectangle.stack", enclosed: nil) {
        $0.design("rectangle.stack.person.crop")
      },
      .body("person.line.dotted.person", enclosed: nil) { pen in
        for x in [-44, 44] as [CGFloat] { pen.inside(scale: 0.55, x: x, y: 0) { $0.drawPerson() } }
        pen.layer = 1
        for x in [-10, 0, 10] as [CGFloat] { pen.dot(x, 14, 0.6) }
      },
      .body("person.wave.2", enclosed: nil) { pen in
        pen.inside(scale: 0.88, x: -20, y: 2) { $0.drawPerson() }
        pen.layer = 1
        pen.stroke(.all(.arc(2, -18, 24, -42, 42), .arc(2, -18, 42, -42, 42)))
      },
      .body("person.2.wave.2", enclosed: nil) { pen in
        for x in [-28, 28] as [CGFloat] { pen.inside(scale: 0.56, x: x, y: 22) { $0.drawPerson() } }
        pen.layer = 1
        pen.stroke(.all(.arc(0, -4, 20, -142, -38), .arc(0, -4, 38, -142, -38)))
      },
      .glyph("person.and.background.dotted", enclosed: nil) { pen in
        pen.layer = 1
        for row in 0..<4 {
          for column in 0..<5 {
            pen.dot(CGFloat(column) * 22 - 44, CGFloat(row) * 22 - 46, 0.5)
          }
        }
        pen.layer = 0
        pen.filled { $0.coverPerson(scale: 0.86, x: 0, y: 8) }
      },
      .glyph("person.crop.circle.dashed", enclosed: nil) { pen in
        pen.layer = 1
        for middle in stride(from: 0.0, to: 360, by: 45) {
          pen.stroke(.arc(0, 0, 46, middle - 12, middle + 12))
        }
        pen.layer = 0
        pen.drawBust(x: 0, y: 2)
      },
      .glyph("person.crop.artframe", enclosed: nil) { pen in
        pen.layer = 1
        pen.stroke(.box(-40, -48, 40, 48, 4))
        pen.layer = 0
        pen.drawBust(x: 0, y: 4)
      },
      .glyph("person.fill.viewfinder", enclosed: nil) { pen in
        pen.layer = 1
        pen.viewfinder()
        pen.layer = 0
        pen.filled { $0.inside(scale: 0.62) { $0.drawPerson() } }
      },
      .body("person.icloud", enclosed: nil) { pen in
        pen.layer = 1
        pen.body(.cloud)
        pen.layer = 0
        pen.cutOutIfFilled { $0.inside(scale: 0.66, x: 0, y: 8) { $0.drawBust(x: 0, y: 0) } }
      },
      .body("person.badge.shield.checkmark", enclosed: nil) { pen in
        pen.inside(scale: 0.95, x: -10, y: 0) { $0.drawPerson() }
        let shield = SymbolTrace.shield.scaled(0.46, 0.46).moved(38, 24)
        pen.hole(shield)
        pen.gap(shield, 2.6)
        pen.area(shield)
        pen.gap(SymbolTrace.lines([-8, 0, -2, 7, 8, -7]).moved(38, 24), 0.75)
      },
      .body("person.2.badge.key", enclosed: nil) { pen in
        pen.inside(scale: 0.92, x: -6, y: -4) { $0.design("person.2") }
        pen.cornerKey(x: 42, y: 16)
      },
      .body("person.badge.key", enclosed: nil) { pen in
        pen.inside(scale: 0.95, x: -10, y: 0) { $0.drawPerson() }
        pen.cornerKey(x: 38, y: 10)
      },
      .body("person.crop.square.badge.camera", enclosed: nil) { pen in
        pen.inside(scale: 0.94, x: -5, y: -5) { $0.design("person.crop.square") }
        let camera = SymbolTrace.all(.box(12, 16, 58, 48, 7), .box(26, 10, 44, 20, 3))
        pen.hole(camera)
        pen.gap(camera, 1.8)
        pen.area(camera)
        pen.hole(.circle(35, 32, 8))
      },
    ]

  /// Designs of people with a mark beside the shoulder.
  private static let withTraces: [SymbolDesign] =
    [
      .body("person.badge.minus", enclosed: nil) { pen in
        pen.inside(scale: 0.95, x: -10, y: 0) { $0.drawPerson() }
        pen.over(.line(26, 26, 54, 26))
      }
    ]
    + ([
      ("checkmark", .lines([24, 24, 34, 36, 54, 10])),
      ("xmark", .all(.line(28, 14, 50, 36), .line(28, 36, 50, 14))),
      (
        "questionmark",
        .all(SymbolTrace.questionmark.scaled(0.42, 0.42).moved(40, 18), .line(40, 40, 40, 40.1))
      ),
      (
        "turn.right",
        .all(.steps("18 38 m 18 22 20 18 30 18 c 52 18 l"), .lines([42, 6, 54, 18, 42, 30]))
      ),
    ] as [(String, SymbolTrace)]).map { name, trace in
      .glyph("person.fill.\(name)", enclosed: nil) { pen in
        pen.filled { $0.inside(scale: 0.95, x: -10, y: 0) { $0.drawPerson() } }
        pen.over(trace)
      }
    }
}

extension SymbolPen {
  /// Draws a person with clear space around it, over the current drawing.
  fileprivate mutating func coverPerson(scale: CGFloat, x: CGFloat, y: CGFloat) {
    inside(scale: scale, x: x, y: y) { pen in
      let whole = SymbolTrace.all(.circle(0, -25, 21), .shoulders)
      pen.hole(whole)
      pen.gap(whole, 2.6)
      pen.drawPerson()
    }
  }

  /// Fills a head and shoulders, 52 hundredths of an em wide.
  mutating func drawBust(x: CGFloat, y: CGFloat) {
    area(.circle(x, y - 16, 14))
    area(
      SymbolTrace.steps(
        "-26 22 m -26 10 -15 3 0 3 c 15 3 26 10 26 22 c 26 25 24 26 21 26 c -21 26 l -24 26 -26 25 -26 22 c h"
      )
      .moved(x, y))
  }

  fileprivate mutating func stack() {
    layer = 1
    body(.box(-44, -18, 44, 48, 11))
    stroke(.line(-34, -32, 34, -32))
    stroke(.line(-24, -46, 24, -46))
    layer = 0
  }

  /// Draws the four rounded corners of a square, with gaps in place of its sides.
  mutating func viewfinder() {
    for (x, y) in [(1, 1), (-1, 1), (1, -1), (-1, -1)] as [(CGFloat, CGFloat)] {
      stroke(
        SymbolTrace.steps("46 22 m 46 36 l 46 43 43 46 36 46 c 22 46 l").scaled(x, y))
    }
  }

  fileprivate mutating func cornerKey(x: CGFloat, y: CGFloat) {
    let key = SymbolTrace.all(
      .line(x, y, x, y + 38), .line(x, y + 34, x + 9, y + 34), .line(x, y + 22, x + 8, y + 22))
    gap(.circle(x, y, 12), 2.6)
    hole(.circle(x, y, 12))
    gap(key)
    area(.circle(x, y, 15))
    hole(.circle(x, y - 3, 4.5))
    stroke(key, 0.9)
  }
}
