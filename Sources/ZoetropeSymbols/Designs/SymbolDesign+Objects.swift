import Foundation

extension SymbolDesign {
  /// Designs of everyday objects.
  static let objects: [SymbolDesign] = [
    .body("gearshape", enclosed: 0.54) { pen in
      pen.body(.gear(teeth: 8, outer: 50, inner: 39))
      pen.mark(.circle(0, 0, 16))
    },
    .glyph("gear", enclosed: 0.54) { pen in
      pen.stroke(.gear(teeth: 12, outer: 50, inner: 42))
      pen.stroke(.circle(0, 0, 12))
      for degrees in [0, 120, 240] as [Double] {
        pen.stroke(SymbolTrace.line(0, -12, 0, -40).rotated(degrees))
      }
    },
    .body("bell", enclosed: 0.54) { pen in
      pen.body(.bell)
      pen.drawClapper()
    },
    .body("bookmark", enclosed: 0.52) {
      $0.body(.polygon([-32, -50, 32, -50, 32, 50, 0, 22, -32, 50], radius: 7))
    },
    .body("folder", enclosed: 0.5) { pen in
      pen.body(.folder)
      pen.mark(.line(-53, -16, 53, -16))
    },
    .body("doc", enclosed: 0.52) { $0.drawDocument() },
    .body("doc.text", enclosed: nil) { pen in
      pen.drawDocument()
      pen.mark(.all(.line(-18, 8, 18, 8), .line(-18, 26, 18, 26)), 0.9)
    },
    .body("doc.on.doc", enclosed: nil) { pen in
      pen.layer = 1
      pen.inside(scale: 0.76, x: 18, y: -14) { $0.drawDocument() }
      pen.layer = 0
      let front = SymbolTrace.box(-46, -22, 12, 50, 8)
      pen.hole(front)
      pen.gap(front)
      pen.body(front)
    },
    .body("clipboard", enclosed: nil) { pen in
      pen.body(.box(-36, -42, 36, 50, 9))
      pen.gap(.box(-17, -52, 17, -34, 6), 2)
      pen.hole(.box(-17, -52, 17, -34, 6))
      pen.stroke(.box(-17, -52, 17, -34, 6))
    },
    .body("trash", enclosed: 0.52) { pen in
      pen.stroke(.line(-44, -36, 44, -36))
      pen.stroke(
        .steps(
          "-16 -36 m -16 -44 l -16 -49 -13 -52 -8 -52 c 8 -52 l 13 -52 16 -49 16 -44 c 16 -36 l"))
      pen.body(
        .steps(
          "-35 -36 m -31 42 l -30.5 48 -27 51 -21 51 c 21 51 l 27 51 30.5 48 31 42 c 35 -36 l h"))
      pen.mark(.line(0, -17, 0, 32), 0.9)
      pen.mark(SymbolTrace.line(-15, -17, -13.5, 32).doubled, 0.9)
    },
    .glyph("pencil", enclosed: 0.54) { $0.stroke(.pencil) },
    .glyph("pencil.tip", enclosed: nil) { pen in
      pen.stroke(.steps("-22 50 m -22 10 l 0 -50 l 22 10 l 22 50 l"))
      pen.stroke(.line(0, -50, 0, 6))
      pen.area(.circle(0, 12, 9))
    },
    .glyph("magnifyingglass", enclosed: 0.54) { $0.drawLens() },
    .glyph("plus.magnifyingglass", enclosed: nil) { pen in
      pen.drawLens()
      pen.stroke(.all(.line(-26, -10, 6, -10), .line(-10, -26, -10, 6)), 0.95)
    },
    .glyph("minus.magnifyingglass", enclosed: nil) { pen in
      pen.drawLens()
      pen.stroke(.line(-26, -10, 6, -10), 0.95)
    },
    .body("lock", enclosed: 0.54) { pen in
      pen.body(.box(-34, -4, 34, 50, 9))
      pen.stroke(
        .steps("-22 -4 m -22 -28 l -22 -42 -13 -51 0 -51 c 13 -51 22 -42 22 -28 c 22 -4 l"))
    },
    .body("lock.open", enclosed: 0.5) { pen in
      pen.body(.box(-48, -4, 20, 50, 9))
      pen.stroke(.steps("8 -4 m 8 -28 l 8 -42 17 -51 29 -51 c 41 -51 50 -42 50 -28 c 50 -16 l"))
    },
    .body("key", enclosed: 0.54) { pen in
      pen.body(SymbolTrace.circle(0, -28, 24))
      pen.markDot(0, -36, 0.9)
      pen.stroke(.all(.lines([0, -4, 0, 50]), .line(0, 46, 17, 46), .line(0, 28, 14, 28)))
    },
    .body("tag", enclosed: 0.52) { pen in
      pen.body(.polygon([-48, -48, -2, -48, 50, 4, 4, 50, -48, -2], radius: 9))
      pen.markDot(-27, -27, 0.95)
    },
    .body("gift", enclosed: 0.52) { pen in
      pen.body(.box(-49, -24, 49, -2, 6))
      pen.body(
        .steps("-41 -2 m 41 -2 l 41 42 l 41 47 38 50 33 50 c -33 50 l -38 50 -41 47 -41 42 c h"))
      pen.mark(.line(0, -24, 0, 50))
      pen.stroke(
        SymbolTrace.steps("0 -24 m -6 -42 -16 -52 -26 -50 c -36 -46 -34 -28 -20 -24 c").doubled)
    },
    .body("cart", enclosed: 0.5) { pen in
      pen.stroke(.lines([-56, -42, -42, -42, -27, 24, 38, 24]))
      pen.body(.polygon([-38, -26, 52, -26, 44, 8, -30, 8], radius: 4))
      pen.area(.circle(-20, 42, 8))
      pen.area(.circle(30, 42, 8))
    },
    .body("bag", enclosed: 0.52) { pen in
      pen.body(.box(-40, -24, 40, 50, 10))
      pen.stroke(.steps("-20 -24 m -20 -40 -12 -52 0 -52 c 12 -52 20 -40 20 -24 c"))
    },
    .body("creditcard", enclosed: 0.5) { pen in
      pen.body(.box(-55, -39, 55, 39, 10))
      pen.mark(.line(-55, -14, 55, -14), 1.5)
      pen.mark(.line(-38, 18, -20, 18))
    },
    .body("briefcase", enclosed: 0.5) { pen in
      pen.body(.box(-52, -28, 52, 42, 10))
      pen.stroke(
        .steps(
          "-20 -28 m -20 -36 l -20 -42 -17 -45 -11 -45 c 11 -45 l 17 -45 20 -42 20 -36 c 20 -28 l"))
      pen.mark(.line(-52, 4, 52, 4))
    },
    .body("book", enclosed: 0.5) { pen in
      pen.body(.book)
      pen.mark(.line(0, -32, 0, 44))
    },
    .body("lightbulb", enclosed: 0.54) { pen in
      pen.body(
        .steps(
          "-14 28 m -14 14 -34 8 -34 -18 c -34 -38 -19 -52 0 -52 c 19 -52 34 -38 34 -18 c 34 8 14 14 14 28 c h"
        ))
      pen.stroke(.all(.line(-11, 41, 11, 41), .line(-5, 53, 5, 53)))
    },
    .glyph("paperclip", enclosed: 0.54) { pen in
      pen.stroke(
        SymbolTrace.steps(
          """
          14 -22 m 14 22 l 14 31 8 36 0 36 c -8 36 -14 31 -14 22 c -14 -28 l \
          -14 -44 -6 -54 8 -54 c 22 -54 30 -44 30 -28 c 30 24 l 30 42 18 54 0 54 c \
          -18 54 -30 42 -30 24 c -30 -14 l
          """
        ).rotated(38))
    },
    .body("pin", enclosed: 0.54) { pen in
      pen.body(
        .polygon([-20, -50, 20, -50, 15, -12, 30, 14, -30, 14, -15, -12], radius: 6))
      pen.stroke(.line(0, 14, 0, 52))
    },
    .body("flag", enclosed: 0.52) { pen in
      pen.stroke(.line(-38, -48, -38, 52))
      pen.body(.steps("-38 -42 m -14 -54 10 -28 42 -42 c 42 10 l 10 24 -14 -2 -38 10 c h"))
    },
    .glyph("link", enclosed: 0.54) { pen in
      let half = SymbolTrace.steps(
        "-13 -17 m -37 -17 l -48 -17 -55 -10 -55 0 c -55 10 -48 17 -37 17 c -13 17 l")
      pen.stroke(SymbolTrace.all(half.doubled, .line(-22, 0, 22, 0)).rotated(-45))
    },
    .body("crown", enclosed: nil) { pen in
      pen.body(.polygon([-52, -30, -24, -4, 0, -42, 24, -4, 52, -30, 40, 38, -40, 38], radius: 4))
    },
    .body("trophy", enclosed: 0.52) { pen in
      pen.body(.steps("-28 -48 m 28 -48 l 28 -12 l 28 6 16 18 0 18 c -16 18 -28 6 -28 -12 c h"))
      pen.stroke(SymbolTrace.steps("28 -36 m 50 -36 l 50 -14 42 -4 27 -4 c").doubled)
      pen.stroke(.all(.line(0, 18, 0, 44), .line(-22, 48, 22, 48)))
    },
    .body("graduationcap", enclosed: nil) { pen in
      pen.body(.polygon([0, -38, 58, -10, 0, 18, -58, -10], radius: 4))
      pen.stroke(.steps("-34 4 m -34 30 l -18 42 18 42 34 30 c 34 4 l"))
      pen.stroke(.line(54, -8, 54, 26))
    },
    .body("cube", enclosed: 0.54) { pen in
      pen.body(.regular(6, radius: 52, corner: 6))
      pen.mark(.lines([-43, -24, 0, 0, 43, -24]))
      pen.mark(.line(0, 0, 0, 50))
    },
    .body("shippingbox", enclosed: nil) { pen in
      pen.body(.regular(6, radius: 52, corner: 6))
      pen.mark(.lines([-43, -24, 0, 0, 43, -24]))
      pen.mark(.line(0, 0, 0, 50))
      pen.mark(.line(-22, -38, 22, -12))
    },
    .body("cup.and.saucer", enclosed: nil) { pen in
      pen.body(.steps("-46 -34 m 30 -34 l 30 -2 l 30 18 18 26 -8 26 c -34 26 -46 18 -46 -2 c h"))
      pen.stroke(.steps("30 -24 m 48 -26 56 -18 54 -8 c 52 4 42 8 29 8 c"))
      pen.stroke(.line(-50, 44, 36, 44))
    },
    .glyph("fork.knife", enclosed: 0.54) { pen in
      pen.stroke(
        .steps("-40 -50 m -40 -24 l -40 -14 -34 -9 -25 -9 c -16 -9 -10 -14 -10 -24 c -10 -50 l"))
      pen.stroke(.line(-25, -50, -25, 50))
      pen.stroke(.steps("24 50 m 24 -50 l 38 -42 44 -22 42 4 c 24 6 l"))
    },
    .glyph("scissors", enclosed: nil) { pen in
      pen.stroke(SymbolTrace.circle(-24, 34, 14).doubled)
      pen.stroke(SymbolTrace.line(-16, 22, 26, -48).doubled)
    },
    .body("paintbrush", enclosed: nil) { pen in
      let brush = SymbolTrace.polygon([-9, -54, 9, -54, 12, 2, -12, 2], radius: 6)
      pen.body(brush.moved(0, 0).rotated(45))
      pen.body(
        SymbolTrace.steps("-16 10 m 16 10 l 22 26 10 40 12 54 c -10 54 -24 40 -16 10 c h").rotated(
          45))
    },
    .body("wrench.adjustable", enclosed: nil) { pen in
      pen.body(.wrench)
    },
    .body("hammer", enclosed: 0.52) { pen in
      pen.body(SymbolTrace.box(-8, -18, 8, 56, 5).rotated(-45))
      pen.body(
        SymbolTrace.steps("-34 -46 m 18 -46 l 32 -42 36 -32 38 -18 c 24 -18 l -34 -18 l h").rotated(
          -45))
    },
  ]
}

extension SymbolPen {
  mutating func drawClapper() {
    stroke(.steps("-13 43 m -9 53 9 53 13 43 c"), 1.1)
  }

  mutating func drawLens() {
    stroke(.circle(-10, -10, 34))
    stroke(.line(15, 15, 45, 45), 1.2)
  }

  mutating func drawDocument() {
    body(
      .steps(
        """
        -38 -40 m -38 -47 -34 -51 -27 -51 c 6 -51 l 38 -19 l 38 40 l 38 47 34 51 27 51 c \
        -27 51 l -34 51 -38 47 -38 40 c h
        """))
    mark(.steps("6 -51 m 6 -26 l 6 -21 9 -19 14 -19 c 38 -19 l"))
  }
}

extension SymbolTrace {
  static var pencil: SymbolTrace {
    SymbolTrace.all(
      .polygon([-11, -50, 11, -50, 11, 34, 0, 56, -11, 34], radius: 3), .line(-11, -34, 11, -34),
      .line(-11, 34, 11, 34)
    ).rotated(45)
  }

  /// Creates a gear with rounded teeth around the origin. The tips of the teeth have the radius
  /// `outer`, and their bases have the radius `inner`, in hundredths of an em.
  static func gear(teeth: Int, outer: CGFloat, inner: CGFloat) -> SymbolTrace {
    var coordinates: [CGFloat] = []
    let step = 2 * Double.pi / Double(teeth)
    for tooth in 0..<teeth {
      // A tooth is wider at its base than at its tip.
      for (part, radius) in [(-0.3, inner), (-0.19, outer), (0.19, outer), (0.3, inner)] {
        let angle = (Double(tooth) + part) * step - .pi / 2
        coordinates += [radius * CGFloat(cos(angle)), radius * CGFloat(sin(angle))]
      }
    }
    return polygon(coordinates, radius: 2.4)
  }

  static var bell: SymbolTrace {
    steps(
      """
      0 -52 m 5 -52 8 -49 8 -44 c 25 -40 33 -28 33 -12 c 33 10 36 17 44 26 c 47 30 45 34 40 34 c \
      -40 34 l -45 34 -47 30 -44 26 c -36 17 -33 10 -33 -12 c -33 -28 -25 -40 -8 -44 c \
      -8 -49 -5 -52 0 -52 c h
      """)
  }

  static var folder: SymbolTrace {
    steps(
      """
      -42 -40 m -20 -40 l -15 -40 -12 -38 -9 -35 c -5 -31 l -2 -29 0 -28 4 -28 c 43 -28 l \
      49 -28 53 -24 53 -17 c 53 29 l 53 36 49 40 42 40 c -42 40 l -49 40 -53 36 -53 29 c \
      -53 -29 l -53 -36 -49 -40 -42 -40 c h
      """)
  }

  static var book: SymbolTrace {
    steps(
      """
      0 -32 m -10 -42 -26 -44 -46 -42 c -50 -42 -54 -39 -54 -34 c -54 28 l -54 32 -51 34 -47 34 c \
      -26 32 -10 35 0 44 c 10 35 26 32 47 34 c 51 34 54 32 54 28 c 54 -34 l 54 -39 50 -42 46 -42 c \
      26 -44 10 -42 0 -32 c h
      """)
  }

  fileprivate static var wrench: SymbolTrace {
    steps(
      """
      -10 54 m -10 -8 l -24 -14 -30 -28 -26 -42 c -24 -48 -18 -52 -12 -54 c -12 -30 l 0 -24 l \
      12 -30 l 12 -54 l 18 -52 24 -48 26 -42 c 30 -28 24 -14 10 -8 c 10 54 l 6 60 -6 60 -10 54 c h
      """
    ).rotated(45)
  }
}
