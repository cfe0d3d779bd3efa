import Foundation

extension SymbolDesign {
  /// Designs of people, messages and places.
  static let people: [SymbolDesign] = [
    .body("person", enclosed: 0.56) { $0.drawPerson() },
    .body("person.2", enclosed: 0.44) { pen in
      pen.layer = 1
      pen.inside(scale: 0.82, x: 32, y: 3) { $0.drawPerson() }
      pen.layer = 0
      let inflated = SymbolTrace.all(.circle(0, -25, 21), .shoulders)
      pen.inside(scale: 0.95, x: -22, y: 2) { pen in
        pen.hole(inflated)
        pen.gap(inflated, 2.6)
        pen.drawPerson()
      }
    },
    .body("person.crop.circle", enclosed: nil) { $0.drawBadge(.circle(0, 0, 46)) },
    .body("person.crop.square", enclosed: nil) { $0.drawBadge(.box(-41, -41, 41, 41, 13)) },
    .body("person.badge.plus", enclosed: nil) { pen in
      pen.inside(scale: 0.95, x: -10, y: 0) { $0.drawPerson() }
      let plus = SymbolTrace.all(.line(26, 26, 54, 26), .line(40, 12, 40, 40))
      pen.gap(plus)
      pen.stroke(plus)
    },
    .body("face.smiling", enclosed: nil) { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.markArea(SymbolTrace.ellipse(-16, -12, 4.5, 6.5).doubled)
      pen.mark(.arc(0, 2, 24, 25, 155))
    },
    .body("envelope", enclosed: 0.5) { pen in
      pen.body(.box(-55, -38, 55, 38, 10))
      pen.mark(.steps("-50 -31 m -8 6 l -3 10 3 10 8 6 c 50 -31 l"))
    },
    .body("envelope.open", enclosed: nil) { pen in
      pen.body(
        .steps(
          """
          -52 -14 m -52 -20 -50 -22 -46 -25 c -6 -50 l -2 -52 2 -52 6 -50 c 46 -25 l \
          50 -22 52 -20 52 -14 c 52 36 l 52 42 48 46 42 46 c -42 46 l -48 46 -52 42 -52 36 c h
          """))
      pen.mark(.lines([-48, -12, 0, 18, 48, -12]))
    },
    .body("paperplane", enclosed: 0.52) { pen in
      pen.body(.polygon([50, -48, 17, 50, -4, 8, -46, -14], radius: 4))
      pen.mark(.line(46, -44, -2, 6))
    },
    .body("phone", enclosed: 0.54) { $0.body(.handset) },
    .body("message", enclosed: 0.5) { $0.body(.bubble) },
    .body("bubble.left", enclosed: 0.5) { $0.body(.talk) },
    .body("bubble.right", enclosed: 0.5) { $0.body(SymbolTrace.talk.mirrored) },
    .body("text.bubble", enclosed: nil) { pen in
      pen.body(.talk)
      pen.mark(.all(.line(-30, -18, 30, -18), .line(-30, 2, 16, 2)), 0.9)
    },
    .body("ellipsis.bubble", enclosed: nil) { pen in
      pen.body(.talk)
      for x in [-24, 0, 24] as [CGFloat] { pen.markDot(x, -8, 0.85) }
    },
    .body("hand.thumbsup", enclosed: 0.54) { $0.drawThumb(isUp: true) },
    .body("hand.thumbsdown", enclosed: 0.54) { $0.drawThumb(isUp: false) },
    .body("eye", enclosed: 0.5) { pen in
      pen.body(.eye)
      pen.mark(.circle(0, 0, 18))
    },
    .body("house", enclosed: 0.52) { pen in
      if pen.isFilled {
        pen.area(.polygon([-38, -4, 0, -38, 38, -4, 38, 46, -38, 46], radius: 5))
        pen.stroke(.polygon([-38, -4, 0, -38, 38, -4, 38, 46, -38, 46], radius: 5), 0.6)
        pen.gap(.lines([-56, 4, 0, -46, 56, 4]), 2.6)
        pen.stroke(.lines([-56, 4, 0, -46, 56, 4]), 1.1)
        pen.hole(.polygon([-11, 46 + pen.line, -11, 16, 11, 16, 11, 46 + pen.line], radius: 3))
      } else {
        pen.stroke(.lines([-56, 4, 0, -46, 56, 4]))
        pen.stroke(
          .steps("-40 -9 m -40 40 l -40 44 -38 46 -34 46 c 34 46 l 38 46 40 44 40 40 c 40 -9 l"))
        pen.stroke(.steps("-12 46 m -12 18 l 12 18 l 12 46 l"))
      }
    },
    .body("building.2", enclosed: nil) { pen in
      pen.body(.box(-50, -46, 4, 48, 6))
      pen.body(.box(4, -16, 50, 48, 6))
      for y in [-26, -6, 14] as [CGFloat] {
        pen.mark(.all(.line(-34, y, -30, y), .line(-16, y, -12, y)), 1.1)
      }
      for y in [4, 24] as [CGFloat] { pen.mark(.line(25, y, 30, y), 1.1) }
    },
    .body("mappin", enclosed: 0.52) { pen in
      pen.body(.circle(0, -30, 20))
      pen.stroke(.line(0, -10, 0, 50))
    },
    .body("mappin.and.ellipse", enclosed: nil) { pen in
      pen.layer = 1
      pen.stroke(
        .steps(
          "-14 22 m -36 24 -48 30 -48 36 c -48 44 -28 50 0 50 c 28 50 48 44 48 36 c 48 30 36 24 14 22 c"
        ))
      pen.layer = 0
      pen.area(.circle(0, -30, 20))
      pen.stroke(.line(0, -14, 0, 32))
    },
    .body("map", enclosed: 0.48) { pen in
      pen.body(
        .polygon(
          [-54, -36, -18, -46, 18, -36, 54, -46, 54, 36, 18, 46, -18, 36, -54, 46], radius: 4))
      pen.mark(.all(.line(-18, -45, -18, 36), .line(18, -36, 18, 45)))
    },
    .body("location", enclosed: 0.5) {
      $0.body(.polygon([46, -46, 6, 48, -2, 2, -48, -6], radius: 5))
    },
    .body("location.north", enclosed: 0.5) {
      $0.body(.polygon([0, -50, 38, 46, 0, 28, -38, 46], radius: 5))
    },
    .glyph("globe", enclosed: nil) { pen in
      pen.stroke(.circle(0, 0, 46))
      pen.stroke(.ellipse(0, 0, 20, 46), 0.85)
      pen.stroke(.all(.line(-46, 0, 46, 0), .line(0, -46, 0, 46)), 0.85)
      pen.stroke(SymbolTrace.steps("-36 -28 m -16 -18 16 -18 36 -28 c"), 0.85)
      pen.stroke(SymbolTrace.steps("-36 28 m -16 18 16 18 36 28 c"), 0.85)
    },
    .glyph("network", enclosed: nil) { pen in
      pen.stroke(.circle(0, 0, 46))
      pen.stroke(.ellipse(0, 0, 20, 46), 0.85)
      pen.stroke(.all(.line(-40, -20, 40, -20), .line(-40, 20, 40, 20)), 0.85)
    },
    .body("airplane", enclosed: 0.54) { pen in
      pen.area(.plane)
      pen.stroke(.plane, 0.4)
    },
    .body("car", enclosed: 0.5) { pen in
      pen.body(.carBody)
      pen.mark(.line(-44, -6, 44, -6))
      pen.markDot(-32, 12)
      pen.markDot(32, 12)
      pen.stroke(SymbolTrace.line(-40, 38, -32, 38).doubled, 1.7)
    },
    .body("figure.stand", enclosed: nil) { pen in
      pen.area(.circle(0, -44, 11))
      pen.stroke(.line(0, -22, 0, 10), 2)
      pen.stroke(SymbolTrace.lines([-6, -24, -16, 10]).doubled, 1.2)
      pen.stroke(SymbolTrace.line(-6, 10, -8, 52).doubled, 1.2)
    },
  ]
}

extension SymbolPen {
  mutating func drawPerson() {
    body(.circle(0, -25, 21))
    body(.shoulders)
  }

  /// Draws a person inside of a frame that crops the shoulders.
  mutating func drawBadge(_ frame: SymbolTrace) {
    layer = 1
    body(frame)
    layer = 0
    // In the filled variant the shoulders end higher, so that the frame continues below them.
    let bottom: CGFloat = isFilled ? 39 : 44
    cutOutIfFilled { pen in
      pen.area(.circle(0, -12, 15))
      pen.area(
        .steps(
          "-29 30 m -26 18 -14 11 0 11 c 14 11 26 18 29 30 c 20 \(bottom - 2) 11 \(bottom) 0 \(bottom) c -11 \(bottom) -20 \(bottom - 2) -29 30 c h"
        ))
    }
  }

  fileprivate mutating func drawThumb(isUp: Bool) {
    let side: CGFloat = isUp ? 1 : -1
    body(SymbolTrace.thumb.scaled(1, side))
    body(SymbolTrace.box(-53, -8, -38, 42, 5).scaled(1, side))
  }
}

extension SymbolTrace {
  static var shoulders: SymbolTrace {
    steps(
      """
      0 10 m 25 10 43 26 43 40 c 43 46 39 48 33 48 c -33 48 l -39 48 -43 46 -43 40 c \
      -43 26 -25 10 0 10 c h
      """)
  }

  static var eye: SymbolTrace {
    steps(
      """
      -57 0 m -46 -20 -25 -36 0 -36 c 25 -36 46 -20 57 0 c 46 20 25 36 0 36 c -25 36 -46 20 -57 0 c h
      """)
  }

  /// A speech bubble with its tail at the lower left.
  static var bubble: SymbolTrace {
    steps(
      """
      0 -44 m 31 -44 54 -26 54 -3 c 54 20 31 38 0 38 c -6 38 -11 37.5 -16 36 c -23 43 -32 47 -42 47 c \
      -44 47 -45 45 -43 43 c -39 38 -37 32 -37 25 c -48 18 -54 8 -54 -3 c -54 -26 -31 -44 0 -44 c h
      """)
  }

  /// A speech bubble in the form of a rounded rectangle, with its tail at the lower left.
  static var talk: SymbolTrace {
    steps(
      """
      -40 -42 m 40 -42 l 49 -42 54 -37 54 -28 c 54 14 l 54 23 49 28 40 28 c -8 28 l -26 46 l \
      -29 49 -32 48 -32 44 c -32 28 l -40 28 l -49 28 -54 23 -54 14 c -54 -28 l -54 -37 -49 -42 -40 -42 c h
      """)
  }

  static var handset: SymbolTrace {
    steps(
      """
      -26 -46 m -30 -50 -36 -49 -40 -44 c -46 -38 -49 -32 -46 -22 c -41 -5 -31 10 -18 22 c \
      -8 32 6 41 22 46 c 32 49 38 46 44 40 c 49 36 50 30 46 26 c 32 14 l 28 11 24 11 21 14 c 14 20 l \
      4 16 -16 -4 -20 -14 c -14 -21 l -11 -24 -11 -28 -14 -32 c h
      """)
  }

  fileprivate static var thumb: SymbolTrace {
    steps(
      """
      -24 -6 m -16 -10 -8 -24 -6 -38 c -5 -47 -2 -51 5 -51 c 14 -51 18 -43 16 -32 c \
      14 -24 12 -18 10 -12 c 38 -12 l 46 -12 50 -7 49 0 c 45 28 l 43 38 38 44 28 44 c \
      2 44 l -10 44 -14 38 -24 38 c h
      """)
  }

  static var plane: SymbolTrace {
    steps(
      """
      54 0 m 54 5 46 8 36 8 c 16 8 l -10 46 l -21 46 l -9 8 l -32 8 l -42 21 l -51 21 l -45 0 l \
      -51 -21 l -42 -21 l -32 -8 l -9 -8 l -21 -46 l -10 -46 l 16 -8 l 36 -8 l 46 -8 54 -5 54 0 c h
      """)
  }

  static var carBody: SymbolTrace {
    steps(
      """
      -50 6 m -50 -1 -48 -5 -43 -9 c -34 -31 l -32 -36 -29 -38 -24 -38 c 24 -38 l 29 -38 32 -36 34 -31 c \
      43 -9 l 48 -5 50 -1 50 6 c 50 24 l 50 28 48 30 44 30 c -44 30 l -48 30 -50 28 -50 24 c h
      """)
  }
}
