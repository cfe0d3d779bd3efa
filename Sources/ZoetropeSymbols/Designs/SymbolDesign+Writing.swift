import Foundation

extension SymbolDesign {
  /// Designs of text formats, lists and keys.
  static let writing: [SymbolDesign] = formats + lists + paragraphs + keys

  private static let formats: [SymbolDesign] = [
    .glyph("strikethrough") { pen in
      pen.stroke(.steps(letter("s")))
      pen.gap(.line(-44, 0, 44, 0))
      pen.stroke(.line(-44, 0, 44, 0))
    },
    .glyph("bold.italic.underline") { pen in
      pen.inside(scale: 0.52, x: -40, y: -8) { $0.stroke(.steps(letter("b")), 1.3) }
      pen.stroke(.all(.line(-2, -27, 10, -27), .line(-10, 12, 2, 12), .line(5, -27, -5, 12)), 0.9)
      pen.inside(scale: 0.52, x: 40, y: -8) { $0.stroke(.steps(letter("u")), 0.9) }
      pen.stroke(.line(-54, 34, 54, 34))
    },
    .glyph("bold.underline") { pen in
      pen.inside(scale: 0.8, y: -14) { $0.stroke(.steps(letter("b")), 1.4) }
      pen.stroke(.line(-34, 42, 34, 42))
    },
    .glyph("textformat.abc") { $0.drawWord(["a", "b", "c"]) },
    .glyph("abc") { $0.drawWord(["a", "b", "c"]) },
    .glyph("textformat.abc.dottedunderline") { pen in
      pen.inside(scale: 1, y: -10) { $0.drawWord(["a", "b", "c"]) }
      for x in [-45, -27, -9, 9, 27, 45] as [CGFloat] { pen.dot(x, 32, 0.7) }
    },
    .glyph("textformat.123") { $0.drawWord(["1", "2", "3"]) },
    .glyph("numbers") { $0.drawWord(["1", "2", "3"]) },
    .glyph("textformat.alt") { pen in
      pen.stroke(.all(.lines([-38, 38, 0, -40, 38, 38]), .line(-22, 10, 22, 10)))
      pen.stroke(SymbolTrace.line(28, 38, 48, 38).doubled)
    },
    .glyph("character") { pen in
      pen.stroke(.all(.lines([-33, 40, 0, -42, 33, 40]), .line(-20, 12, 20, 12)))
    },
    .glyph("textformat.superscript") { $0.drawIndex(y: -26) },
    .glyph("textformat.subscript") { $0.drawIndex(y: 28) },
    .glyph("textformat.size.larger") { pen in
      pen.stroke(.all(.lines([-50, 40, -16, -44, 18, 40]), .line(-37, 12, 5, 12)))
      pen.stroke(.lines([28, -14, 42, -32, 56, -14]))
    },
    .glyph("textformat.size.smaller") { pen in
      pen.stroke(.all(.lines([-42, 40, -14, -28, 14, 40]), .line(-31, 16, 3, 16)))
      pen.stroke(.lines([24, -32, 38, -14, 52, -32]))
    },
    .glyph("character.cursor.ibeam") { pen in
      pen.stroke(.all(.lines([-54, 34, -26, -36, 2, 34]), .line(-43, 10, -9, 10)))
      pen.stroke(SymbolTrace.beam.moved(36, 0))
    },
    .glyph("text.cursor") { $0.stroke(.beam) },
    .glyph("character.magnify") { pen in
      pen.stroke(.circle(-8, -8, 40))
      pen.stroke(.line(21, 21, 48, 48), 1.2)
      pen.stroke(.all(.lines([-26, 12, -8, -32, 10, 12]), .line(-19, -3, 3, -3)), 0.9)
    },
    .glyph("character.textbox") { pen in
      pen.stroke(.all(.lines([-22, 26, 0, -28, 22, 26]), .line(-13, 8, 13, 8)))
      for x in [-44, 44] as [CGFloat] {
        for y in [-36, 36] as [CGFloat] { pen.stroke(.box(x - 7, y - 7, x + 7, y + 7, 2), 0.8) }
      }
      pen.stroke(.all(.line(-34, -36, 34, -36), .line(-34, 36, 34, 36)), 0.8)
      pen.stroke(SymbolTrace.line(44, -26, 44, 26).doubled, 0.8)
    },
    .glyph("paragraphsign") { pen in
      pen.area(.steps("-2 -46 m -22 -46 -34 -35 -34 -20 c -34 -5 -22 6 -2 6 c h"))
      pen.stroke(.lines([36, -46, 0, -46, 0, 46]))
      pen.stroke(.line(22, -46, 22, 46))
    },
    .glyph("quote.opening") { $0.drawQuotes(1) },
    .glyph("quote.closing") { $0.drawQuotes(-1) },
    .body("quote.bubble") { pen in
      pen.layer = 1
      pen.body(.talk)
      pen.layer = 0
      pen.inside(scale: 0.62, y: -7) { pen in pen.cutOutIfFilled { $0.drawQuotes(1) } }
    },
    .glyph("curlybraces") { pen in
      pen.stroke(
        SymbolTrace.steps(
          "36 -44 m 22 -44 26 -30 26 -18 c 26 -8 32 0 44 0 c 32 0 26 8 26 18 c 26 30 22 44 36 44 c"
        ).moved(-8, 0).mirrored.doubled)
    },
    .glyph("signature") { pen in
      pen.stroke(
        .steps(
          "-46 12 m -30 0 -14 -24 -20 -38 c -28 -46 -38 -20 -30 8 c -24 26 -12 18 -4 0 c -2 -6 4 -2 4 6 c 8 14 16 4 20 0 c 24 -4 26 6 32 6 c 40 6 46 0 54 -4 c"
        ))
      pen.stroke(.line(-50, 38, 50, 38), 0.9)
    },
  ]

  private static let lists: [SymbolDesign] = [
    .glyph("list.number") { pen in
      for (name, y) in [("1", -30), ("2", 0), ("3", 30)] as [(String, CGFloat)] {
        pen.inside(scale: 0.26, x: -44, y: y, line: pen.line * 0.8) {
          $0.stroke(.steps(letter(name)))
        }
        pen.stroke(.line(-24, y, 48, y))
      }
    },
    .glyph("list.star") { pen in
      for y in [-32, 0, 32] as [CGFloat] {
        pen.area(SymbolTrace.fivePoints.scaled(0.27, 0.27).moved(-42, y - 1))
        pen.stroke(.line(-20, y, 48, y))
      }
    },
    .glyph("list.triangle") { pen in
      for y in [-30, 0, 30] as [CGFloat] {
        pen.area(SymbolTrace.polygon([-50, y - 9, -36, y, -50, y + 9], radius: 2))
        pen.stroke(.line(-20, y, 48, y))
      }
    },
    .glyph("list.bullet.indent") { pen in
      for (y, x) in [(-30, -44), (-10, -26), (10, -26), (30, -44)] as [(CGFloat, CGFloat)] {
        pen.dot(x, y, 0.9)
        pen.stroke(.line(x + 18, y, 48, y))
      }
    },
    .glyph("list.bullet.below.rectangle") { pen in
      pen.stroke(.box(-46, -46, 46, -12, 8))
      for y in [16, 42] as [CGFloat] {
        pen.dot(-40, y)
        pen.stroke(.line(-22, y, 46, y))
      }
    },
    .body("list.dash.header.rectangle") { pen in
      pen.body(.box(-47, -43, 47, 43, 10))
      pen.mark(.line(-47, -18, 47, -18))
      for y in [4, 24] as [CGFloat] {
        pen.mark(.all(.line(-28, y, -24, y), .line(-8, y, 28, y)), 0.9)
      }
    },
    .glyph("checklist") { pen in
      for y in [-24, 24] as [CGFloat] {
        pen.stroke(SymbolTrace.lines([-52, 0, -43, 10, -27, -12]).moved(0, y))
        pen.stroke(.line(-6, y, 50, y))
      }
    },
    .glyph("checklist.checked") { pen in
      for y in [-27, 27] as [CGFloat] {
        pen.layer = 1
        pen.area(.circle(-33, y, 22))
        pen.layer = 0
        pen.gap(SymbolTrace.lines([-42, 1, -35, 9, -24, -9]).moved(0, y), 0.9)
        pen.stroke(.line(6, y, 52, y))
      }
    },
    .glyph("checklist.unchecked") { pen in
      for y in [-27, 27] as [CGFloat] {
        pen.stroke(.circle(-33, y, 18))
        pen.stroke(.line(6, y, 52, y))
      }
    },
    .body("list.clipboard") { pen in
      pen.drawClipboard()
      for y in [-10, 10, 30] as [CGFloat] { pen.mark(.line(-18, y, 18, y), 0.9) }
    },
    .body("list.bullet.clipboard") { pen in
      pen.drawClipboard()
      for y in [-10, 10, 30] as [CGFloat] {
        pen.markDot(-19, y, 0.7)
        pen.mark(.line(-6, y, 19, y), 0.9)
      }
    },
    .glyph("pencil.and.list.clipboard") { pen in
      pen.drawClipboard()
      for y in [-10, 10, 30] as [CGFloat] { pen.stroke(.line(-18, y, 10, y), 0.9) }
      let pencil = SymbolTrace.polygon([-6, -38, 6, -38, 6, 24, 0, 36, -6, 24], radius: 2)
        .rotated(35).moved(36, 18)
      pen.gap(pencil, 2.6)
      pen.hole(pencil)
      pen.stroke(pencil, 0.9)
    },
    .body("tablecells") { pen in
      pen.body(.box(-53, -39, 53, 39, 11))
      for y in [-13, 13] as [CGFloat] { pen.mark(.line(-53, y, 53, y)) }
      for x in [-18, 18] as [CGFloat] { pen.mark(.line(x, -39, x, 39)) }
    },
    .body("table") { pen in
      pen.body(.box(-53, -39, 53, 39, 11))
      pen.mark(.line(-53, -15, 53, -15))
      pen.mark(.line(-53, 12, 53, 12))
      pen.mark(.line(-16, -39, -16, 39))
    },
  ]

  private static let paragraphs: [SymbolDesign] =
    ["plus", "minus", "checkmark", "xmark", "star"].map { mark -> SymbolDesign in
      .glyph("text.badge.\(mark)") { pen in
        pen.stroke(.all(.line(-48, -30, 44, -30), .line(-48, -2, 24, -2), .line(-48, 26, 6, 26)))
        switch mark {
        case "star":
          pen.area(SymbolTrace.fivePoints.scaled(0.5, 0.5).moved(36, 24))
        case "plus": pen.stroke(.all(.line(18, 26, 50, 26), .line(34, 10, 34, 42)))
        case "minus": pen.stroke(.line(18, 26, 50, 26))
        case "xmark": pen.stroke(.all(.line(22, 14, 46, 38), .line(22, 38, 46, 14)))
        default: pen.stroke(.lines([18, 26, 29, 40, 52, 8]))
        }
      }
    } + [
      .glyph("text.justify") { $0.stroke(.rows([0, 0, 0, 0], side: 0)) },
      .glyph("text.justify.left") { $0.stroke(.rows([0, 0, 0, 22], side: -1)) },
      .glyph("text.justify.right") { $0.stroke(.rows([0, 0, 0, 22], side: 1)) },
      .glyph("text.justify.leading") { $0.stroke(.rows([0, 0, 0, 22], side: -1)) },
      .glyph("text.justify.trailing") { $0.stroke(.rows([0, 0, 0, 22], side: 1)) },
      .glyph("text.quote") { pen in
        pen.stroke(.line(-48, -38, -48, 38))
        for (y, right) in [(-30, 48), (-10, 48), (10, 48), (30, 12)] as [(CGFloat, CGFloat)] {
          pen.stroke(.line(-26, y, right, y))
        }
      },
      .glyph("text.viewfinder") { pen in
        for corner in SymbolTrace.corners { pen.stroke(corner) }
        pen.stroke(.all(.line(-24, -17, 24, -17), .line(-24, 1, 24, 1), .line(-24, 19, 8, 19)), 0.9)
      },
      .glyph("text.insert") { pen in
        for y in [-36, 36] as [CGFloat] { pen.stroke(.line(-46, y, 46, y)) }
        for y in [-12, 12] as [CGFloat] { pen.stroke(.line(-4, y, 46, y)) }
        pen.area(.polygon([-48, -17, -22, 0, -48, 17], radius: 3))
      },
      .glyph("text.append") { pen in
        pen.stroke(.all(.line(-46, -32, 46, -32), .line(-46, -6, 46, -6), .line(-46, 20, 2, 20)))
        pen.stroke(.all(.line(16, 28, 48, 28), .line(32, 12, 32, 44)))
      },
      .glyph("text.magnifyingglass") { pen in
        for (y, right) in [(-34, 46), (-12, 2), (10, -6), (32, 2)] as [(CGFloat, CGFloat)] {
          pen.stroke(.line(-50, y, right, y))
        }
        pen.stroke(.circle(27, 10, 18))
        pen.stroke(.line(40, 24, 54, 39), 1.1)
      },
      .glyph("text.redaction") { pen in
        pen.area(.box(-48, -42, 10, -24, 5))
        pen.stroke(.line(28, -33, 46, -33))
        pen.stroke(.line(-46, 0, -22, 0))
        pen.area(.box(-6, -9, 48, 9, 5))
        pen.area(.box(-48, 24, -4, 42, 5))
      },
      .body("text.below.photo") { pen in
        pen.body(.box(-44, -46, 44, 10, 9))
        pen.mark(.lines([-40, 2, -16, -18, 2, -4, 20, -18, 40, 0]), 0.9)
        pen.stroke(.all(.line(-44, 28, 44, 28), .line(-44, 46, 14, 46)))
      },
      .glyph("increase.indent") { $0.drawIndent(1) },
      .glyph("decrease.indent") { $0.drawIndent(-1) },
      .glyph("text.line.first.and.arrowtriangle.forward") { pen in
        pen.area(.polygon([-50, -44, -28, -30, -50, -16], radius: 3))
        pen.stroke(.line(-12, -30, 48, -30))
        for y in [-6, 18, 42] as [CGFloat] { pen.stroke(.line(-48, y, 48, y)) }
      },
      .glyph("text.line.last.and.arrowtriangle.forward") { pen in
        pen.area(.polygon([-50, 44, -28, 30, -50, 16], radius: 3))
        pen.stroke(.line(-12, 30, 48, 30))
        for y in [-42, -18, 6] as [CGFloat] { pen.stroke(.line(-48, y, 48, y)) }
      },
      .glyph("increase.quotelevel") { pen in
        for x in [-46, -24] as [CGFloat] { pen.stroke(.line(x, -38, x, 38)) }
        for y in [-28, 0, 28] as [CGFloat] { pen.stroke(.line(0, y, 48, y)) }
      },
      .glyph("decrease.quotelevel") { pen in
        pen.stroke(.line(-46, -38, -46, 38))
        for y in [-28, 0, 28] as [CGFloat] { pen.stroke(.line(-18, y, 48, y)) }
      },
    ]

  private static let keys: [SymbolDesign] = [
    .glyph("command") { pen in
      pen.stroke(.box(-17, -17, 17, 17, 0.1))
      for (x, y) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] as [(CGFloat, CGFloat)] {
        pen.stroke(
          SymbolTrace.steps(
            "17 17 m 17 30 l 17 38 23 44 30 44 c 38 44 44 38 44 30 c 44 23 38 17 30 17 c h"
          )
          .scaled(x, y))
      }
    },
    .glyph("option") { pen in
      pen.stroke(.lines([-48, -32, -20, -32, 16, 32, 48, 32]))
      pen.stroke(.line(10, -32, 48, -32))
    },
    .glyph("control") { $0.stroke(.lines([-38, 10, 0, -28, 38, 10])) },
    .body("shift") {
      $0.body(.polygon([0, -48, 48, 2, 22, 2, 22, 44, -22, 44, -22, 2, -48, 2], radius: 4))
    },
    .body("capslock") { pen in
      pen.body(.polygon([0, -52, 44, -6, 20, -6, 20, 18, -20, 18, -20, -6, -44, -6], radius: 4))
      pen.body(.box(-20, 32, 20, 48, 3))
    },
    .glyph("return") { $0.stroke(.returning) },
    .glyph("return.left") { $0.stroke(.returning) },
    .glyph("return.right") { $0.stroke(SymbolTrace.returning.mirrored) },
    .body("delete.left") { $0.drawDelete(1) },
    .body("delete.backward") { $0.drawDelete(1) },
    .body("delete.right") { $0.drawDelete(-1) },
    .body("delete.forward") { $0.drawDelete(-1) },
    .body("clear") { pen in
      pen.body(.box(-55, -34, 55, 34, 10))
      pen.mark(.all(.line(-14, -14, 14, 14), .line(-14, 14, 14, -14)))
    },
    .glyph("escape") { pen in
      pen.stroke(.arc(2, 4, 42, -75, 165))
      pen.stroke(.line(14, 16, -34, -32))
      pen.stroke(.lines([-36, 0, -36, -34, -2, -34]))
    },
  ]
}

extension SymbolPen {
  fileprivate mutating func drawWord(_ letters: [String]) {
    for (index, letter) in letters.enumerated() {
      inside(scale: 0.5, x: CGFloat(index - 1) * 40) { pen in
        pen.stroke(.steps(SymbolDesign.letter(letter)), 0.95)
      }
    }
  }

  /// Draws an "x" and, at the given y coordinate, a small "2".
  fileprivate mutating func drawIndex(y: CGFloat) {
    stroke(.all(.line(-46, -26, 2, 34), .line(-46, 34, 2, -26)))
    inside(scale: 0.42, x: 34, y: y) { $0.stroke(.steps(SymbolDesign.letter("2")), 0.9) }
  }

  /// Draws two quotation marks: opening ones if `side` is 1, closing ones if it is -1.
  fileprivate mutating func drawQuotes(_ side: CGFloat) {
    for x in [-25, 25] as [CGFloat] {
      let mark = SymbolTrace.steps(
        "14 -32 m -8 -28 -20 -12 -20 10 c -20 24 -12 32 0 32 c 11 32 18 25 18 15 c 18 5 11 -2 1 -2 c -2 -2 -4 -2 -6 -1 c -4 -12 4 -18 14 -21 c h"
      ).scaled(side, side).moved(x, 0)
      area(mark)
      stroke(mark, 0.3)
    }
  }

  fileprivate mutating func drawIndent(_ side: CGFloat) {
    for y in [-36, 36] as [CGFloat] { stroke(.line(-48, y, 48, y)) }
    for y in [-12, 12] as [CGFloat] { stroke(.line(0, y, 48, y)) }
    area(SymbolTrace.polygon([-13, -16, 13, 0, -13, 16], radius: 3).scaled(side, 1).moved(-35, 0))
  }

  fileprivate mutating func drawDelete(_ side: CGFloat) {
    body(
      SymbolTrace.polygon([-58, 0, -24, -38, 56, -38, 56, 38, -24, 38], radius: 8).scaled(side, 1))
    mark(SymbolTrace.all(.line(-3, -15, 27, 15), .line(-3, 15, 27, -15)).scaled(side, 1))
  }

  /// Draws an empty clipboard, over which other parts of a design are drawn.
  mutating func drawClipboard() {
    body(.box(-36, -42, 36, 50, 9))
    gap(.box(-17, -52, 17, -34, 6), 2)
    hole(.box(-17, -52, 17, -34, 6))
    stroke(.box(-17, -52, 17, -34, 6))
  }
}

extension SymbolTrace {
  /// A text cursor.
  static var beam: SymbolTrace {
    all(
      steps("-14 -44 m -6 -44 0 -40 0 -32 c 0 32 l 0 40 -6 44 -14 44 c"),
      steps("14 -44 m 6 -44 0 -40 0 -32 c"),
      steps("0 32 m 0 40 6 44 14 44 c"))
  }

  fileprivate static var returning: SymbolTrace {
    all(.lines([46, -34, 46, 10, -44, 10]), .lines([-18, -18, -46, 10, -18, 38]))
  }
}
