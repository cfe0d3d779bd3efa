import Foundation

extension SymbolDesign {
  /// Designs of documents, folders, trays and storage.
  static let files: [SymbolDesign] = documents + trays + storage

  private static let documents: [SymbolDesign] = [
    .body("doc.on.clipboard") { pen in
      pen.layer = 1
      pen.inside(scale: 0.84, x: -14, y: -8) { $0.drawClipboard() }
      pen.layer = 0
      let sheet = SymbolTrace.box(-4, -8, 48, 52, 8)
      pen.hole(sheet)
      pen.gap(sheet)
      pen.body(sheet)
    },
    .glyph("doc.text.magnifyingglass") { pen in
      pen.drawDocument()
      pen.stroke(.line(-18, 4, 2, 4), 0.9)
      pen.stroke(.line(-18, 24, -8, 24), 0.9)
      pen.hole(.circle(26, 24, 20 + 1.6 * pen.line))
      pen.gap(.line(40, 38, 56, 54), 2.8)
      pen.stroke(.circle(26, 24, 18))
      pen.stroke(.line(40, 38, 54, 52), 1.1)
    },
    .glyph("doc.text.viewfinder") { pen in
      for corner in SymbolTrace.corners { pen.stroke(corner) }
      pen.inside(scale: 0.56) { pen in
        pen.drawDocument()
        pen.stroke(.all(.line(-16, 10, 16, 10), .line(-16, 28, 16, 28)), 0.8)
      }
    },
    .body("doc.viewfinder") { pen in
      for corner in SymbolTrace.corners { pen.stroke(corner) }
      pen.inside(scale: 0.56) { $0.drawDocument() }
    },
    .body("doc.plaintext") { pen in
      pen.body(.box(-38, -51, 38, 51, 11))
      for (y, right) in [(-26, 20), (-8, 20), (10, 20), (28, 4)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(-20, y, right, y), 0.9)
      }
    },
    .body("doc.richtext") { pen in
      pen.body(.box(-38, -51, 38, 51, 11))
      pen.mark(.box(-20, -32, 20, -4, 4), 0.9)
      for (y, right) in [(14, 20), (31, 4)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(-20, y, right, y), 0.9)
      }
    },
    .body("doc.append") { pen in
      pen.body(.box(-38, -51, 38, 51, 11))
      pen.mark(.all(.line(-20, -28, 20, -28), .line(-20, -10, 20, -10)), 0.9)
      pen.mark(.all(.line(-14, 22, 14, 22), .line(0, 8, 0, 36)), 0.9)
    },
    .body("doc.text.image") { pen in
      pen.drawDocument()
      pen.mark(.all(.line(-20, 0, 4, 0), .line(-20, 16, 20, 16)), 0.9)
      pen.mark(.lines([-22, 40, -8, 28, 4, 36, 14, 28, 24, 38]), 0.9)
    },
    .body("doc.zipper") { pen in
      pen.drawDocument()
      for (x, y) in [(-18, -34), (-10, -22), (-18, -10), (-10, 2)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(x - 3, y, x + 3, y), 0.9)
      }
      pen.mark(.box(-22, 14, -6, 36, 5), 0.9)
    },
    .body("doc.questionmark") { pen in
      pen.drawDocument()
      pen.inside(scale: 0.4, y: 14) { pen in
        pen.mark(.questionmark, 0.9)
        pen.markDot(0, 46, 1.8)
      }
    },
    .body("arrow.up.doc") { pen in
      pen.drawDocument()
      pen.mark(.all(.line(0, -4, 0, 36), .lines([-15, 10, 0, -5, 15, 10])), 0.95)
    },
    .body("arrow.down.doc") { pen in
      pen.drawDocument()
      pen.mark(.all(.line(0, -4, 0, 36), .lines([-15, 22, 0, 37, 15, 22])), 0.95)
    },
    .glyph("arrow.right.doc.on.clipboard") { pen in
      pen.inside(scale: 0.84, x: -14, y: -8) { $0.drawClipboard() }
      let sheet = SymbolTrace.box(-4, -8, 48, 52, 8)
      pen.hole(sheet)
      pen.gap(sheet)
      pen.stroke(sheet)
      pen.stroke(.all(.line(9, 22, 35, 22), .lines([24, 11, 36, 22, 24, 33])), 0.85)
    },
    .body("note") { pen in
      pen.body(.note)
      pen.mark(.steps("48 16 m 24 16 l 18 16 16 18 16 24 c 16 44 l"))
    },
    .body("note.text") { pen in
      pen.body(.box(-50, -42, 50, 42, 12))
      pen.mark(.all(.line(-28, -16, 28, -16), .line(-28, 4, 28, 4), .line(-28, 24, 4, 24)), 0.9)
    },
    .body("newspaper") { pen in
      pen.stroke(.steps("36 -16 m 47 -16 l 52 -16 55 -13 55 -8 c 55 28 l 55 38 50 43 42 43 c"))
      pen.body(
        .steps(
          "-47 -44 m 29 -44 l 34 -44 37 -41 37 -36 c 37 34 l 37 39 39 42 42 43 c -42 43 l -50 43 -54 39 -54 31 c -54 -37 l -54 -42 -51 -44 -47 -44 c h"
        ))
      pen.mark(.line(-36, -24, 18, -24), 1.1)
      pen.mark(.box(-36, -4, -14, 20, 3), 0.9)
      pen.mark(.all(.line(2, -4, 20, -4), .line(2, 20, 20, 20)), 0.9)
    },
    .body("book.closed") { $0.drawClosedBook() },
    .body("text.book.closed") { pen in
      pen.drawClosedBook()
      pen.mark(.all(.line(-10, -30, 20, -30), .line(-10, -14, 12, -14)), 0.9)
    },
    .body("character.book.closed") { pen in
      pen.drawClosedBook()
      pen.mark(.all(.lines([-11, 8, 5, -32, 21, 8]), .line(-5, -5, 15, -5)), 0.85)
    },
    .body("book.pages") { pen in
      pen.body(.book)
      pen.mark(.line(0, -32, 0, 44))
      for y in [-20, -4, 12] as [CGFloat] {
        pen.mark(SymbolTrace.line(16, y, 40, y - 3).doubled, 0.85)
      }
    },
    .body("books.vertical") { pen in
      pen.body(.box(-54, -44, -28, 46, 5))
      pen.body(.box(-28, -30, 2, 46, 5))
      pen.body(SymbolTrace.box(-13, -42, 13, 44, 5).rotated(-14).moved(33, 1))
      pen.mark(.all(.line(-52, -24, -30, -24), .line(-26, -10, 0, -10)), 0.9)
    },
    .body("magazine") { pen in
      pen.body(.box(-38, -50, 38, 50, 8))
      pen.mark(.line(-20, -30, 20, -30), 1.4)
      pen.mark(.box(-18, -10, 18, 30, 3), 0.9)
    },
  ]

  private static let trays: [SymbolDesign] = [
    .body("tray.full") { pen in
      pen.inside(scale: 1, y: 4) { $0.drawTray() }
      pen.stroke(.all(.line(-24, -46, 24, -46), .line(-20, -10, 20, -10)), 0.9)
    },
    .body("tray.2") { pen in
      pen.inside(scale: 0.94, y: -20) { $0.drawTray() }
      pen.gap(.steps("-54 26 m -22 26 l -18 38 -10 42 0 42 c 10 42 18 38 22 26 c 54 26 l"), 1)
      pen.stroke(
        .steps("-51 26 m -51 40 l -51 48 -47 52 -40 52 c 40 52 l 47 52 51 48 51 40 c 51 26 l"))
      pen.stroke(.steps("-51 26 m -22 26 l -18 34 -10 38 0 38 c 10 38 18 34 22 26 c 51 26 l"), 0.9)
    },
    .body("tray.and.arrow.down") { $0.drawTray(arrow: 1) },
    .body("tray.and.arrow.up") { $0.drawTray(arrow: -1) },
    .body("arrow.up.bin") {
      $0.drawBin(.all(.line(0, 2, 0, 32), .lines([-13, 14, 0, 1, 13, 14])))
    },
    .body("xmark.bin") { $0.drawBin(.all(.line(-12, 6, 12, 30), .line(-12, 30, 12, 6))) },
    .body("questionmark.folder") { pen in
      pen.body(.folder)
      pen.inside(scale: 0.42, y: 3) { pen in
        pen.mark(.questionmark, 0.9)
        pen.markDot(0, 44, 1.8)
      }
    },
    .body("plus.rectangle.on.folder") { pen in
      pen.layer = 1
      pen.inside(scale: 0.84, x: -8, y: -12) { $0.body(.folder) }
      pen.layer = 0
      let card = SymbolTrace.box(-16, -8, 56, 46, 8)
      pen.hole(card)
      pen.gap(card)
      pen.body(card)
      pen.mark(.all(.line(6, 19, 34, 19), .line(20, 5, 20, 33)), 0.9)
    },
    .glyph("rectangle.and.paperclip") { pen in
      pen.stroke(
        .steps(
          "-6 30 m -44 30 l -51 30 -55 26 -55 19 c -55 -29 l -55 -36 -51 -40 -44 -40 c 34 -40 l 41 -40 45 -36 45 -29 c 45 -22 l"
        ))
      pen.stroke(
        .steps(
          "24 6 m 24 34 l 24 40 36 40 36 34 c 36 -2 l 36 -16 12 -16 12 -2 c 12 36 l 12 56 48 56 48 36 c 48 2 l"
        ), 0.85)
    },
  ]

  private static let storage: [SymbolDesign] = [
    .body("icloud") { $0.body(.storage) },
    .body("icloud.and.arrow.up") { $0.drawCloud(arrow: -1) },
    .body("icloud.and.arrow.down") { $0.drawCloud(arrow: 1) },
    .body("bolt.horizontal.icloud") { pen in
      pen.body(.storage)
      pen.markArea(.polygon([-22, 8, 4, -4, 4, 4, 22, 6, -4, 20, -4, 11], radius: 1.5))
    },
    .body("arrow.clockwise.icloud") { pen in
      pen.body(.storage)
      pen.inside(scale: 0.46, y: 4) { $0.mark(.turning, 0.85) }
    },
    .body("arrow.counterclockwise.icloud") { pen in
      pen.body(.storage)
      pen.inside(scale: 0.46, y: 4) { $0.mark(SymbolTrace.turning.mirrored, 0.85) }
    },
    .body("internaldrive") { pen in
      pen.body(
        .steps(
          "-36 -30 m 36 -30 l 41 -30 43 -28 45 -23 c 55 4 l 55 24 l 55 31 51 35 44 35 c -44 35 l -51 35 -55 31 -55 24 c -55 4 l -45 -23 l -43 -28 -41 -30 -36 -30 c h"
        ))
      pen.mark(.line(-55, 5, 55, 5))
      pen.markDot(36, 20, 0.7)
    },
    .body("externaldrive.connected.to.line.below") { pen in
      pen.body(.box(-48, -44, 48, 6, 11))
      pen.mark(.line(-48, -16, 48, -16))
      pen.markDot(30, -5, 0.6)
      pen.stroke(.line(0, 6, 0, 36))
      pen.stroke(.line(-52, 42, 52, 42))
    },
    .body("opticaldisc") { pen in
      pen.body(.circle(0, 0, 46))
      pen.mark(.circle(0, 0, 15))
      pen.mark(.all(.arc(0, 0, 30, 195, 255), .arc(0, 0, 30, 15, 75)), 0.9)
    },
  ]
}

extension SymbolPen {
  fileprivate mutating func drawTray() {
    body(
      .steps(
        "-54 6 m -36 -30 l -34 -34 -31 -36 -26 -36 c 26 -36 l 31 -36 34 -34 36 -30 c 54 6 l 54 28 l 54 35 50 39 43 39 c -43 39 l -50 39 -54 35 -54 28 c h"
      ))
    mark(.steps("-54 6 m -22 6 l -18 18 -10 22 0 22 c 10 22 18 18 22 6 c 54 6 l"))
  }

  /// Draws a tray with an arrow above it. The arrow points down if `side` is 1, and up if it is -1.
  fileprivate mutating func drawTray(arrow side: CGFloat) {
    if isFilled {
      area(
        .steps(
          "-54 10 m -22 10 l -18 22 -10 26 0 26 c 10 26 18 22 22 10 c 54 10 l 54 34 l 54 41 50 45 43 45 c -43 45 l -50 45 -54 41 -54 34 c h"
        ))
      stroke(.steps("-54 8 m -34 -32 l"))
      stroke(.steps("54 8 m 34 -32 l"))
    } else {
      stroke(
        .steps(
          "-22 -34 m -28 -34 l -32 -34 -34 -32 -36 -28 c -54 10 l -54 34 l -54 41 -50 45 -43 45 c 43 45 l 50 45 54 41 54 34 c 54 10 l 36 -28 l 34 -32 32 -34 28 -34 c 22 -34 l"
        ))
      stroke(.steps("-54 10 m -22 10 l -18 22 -10 26 0 26 c 10 26 18 22 22 10 c 54 10 l"))
    }
    let arrow = SymbolTrace.all(.line(0, -25, 0, 25), .lines([-15, 10, 0, 26, 15, 10]))
    stroke(arrow.scaled(1, side).moved(0, -28))
  }

  fileprivate mutating func drawBin(_ sign: SymbolTrace) {
    body(.box(-52, -42, 52, -20, 6))
    body(.steps("-45 -20 m 45 -20 l 45 34 l 45 41 41 45 34 45 c -34 45 l -41 45 -45 41 -45 34 c h"))
    mark(sign)
  }

  fileprivate mutating func drawCloud(arrow side: CGFloat) {
    inside(scale: 1, y: -8) { $0.body(.storage) }
    let arrow = SymbolTrace.all(.line(0, -22, 0, 26), .lines([-16, 11, 0, 27, 16, 11]))
      .scaled(1, side).moved(0, 24)
    gap(arrow)
    stroke(arrow)
  }

  fileprivate mutating func drawClosedBook() {
    body(
      .steps(
        "-22 -52 m 28 -52 l 34 -52 38 -48 38 -42 c 38 26 l -26 26 l -34 26 -38 30 -38 38 c -38 -36 l -38 -46 -32 -52 -22 -52 c h"
      ))
    stroke(.steps("-38 36 m -38 46 -33 51 -25 51 c 38 51 l"))
    stroke(.line(34, 26, 34, 51))
    mark(.line(-21, -50, -21, 24), 0.9)
  }

}

extension SymbolTrace {
  /// A square note with a folded corner.
  fileprivate static var note: SymbolTrace {
    steps(
      "-36 -44 m 36 -44 l 44 -44 48 -40 48 -32 c 48 16 l 16 44 l -36 44 l -44 44 -48 40 -48 32 c -48 -32 l -48 -40 -44 -44 -36 -44 c h"
    )
  }
}
