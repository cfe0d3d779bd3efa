import Foundation

extension SymbolDesign {
  /// Designs of speech bubbles, phones, letters, waves and networks.
  static let talk: [SymbolDesign] = bubbles + calls + waves

  private static let bubbles: [SymbolDesign] = [
    .body("bubble") { $0.body(.bubble) },
    .body("bubble.left.and.bubble.right") { $0.drawTwoBubbles() },
    .body("bubble.left.and.text.bubble.right") { pen in
      pen.drawTwoBubbles()
      pen.mark(.all(.line(8, 4, 42, 4), .line(8, 18, 30, 18)), 0.8)
    },
    .body("bubble.left.and.exclamationmark.bubble.right") { pen in
      pen.drawTwoBubbles()
      pen.mark(.line(24, -2, 24, 12), 0.9)
      pen.markDot(24, 23, 0.6)
    },
    .body("bubble.middle.bottom") { $0.body(.middleBubble) },
    .body("bubble.middle.top") { $0.body(SymbolTrace.middleBubble.scaled(1, -1)) },
    .body("message.badge.filled") { pen in
      pen.body(.bubble)
      pen.hole(.circle(40, -32, 15 + pen.line))
      pen.area(.circle(40, -32, 16))
    },
    .body("bubble.and.pencil") { pen in
      pen.body(.talk)
      let pencil = SymbolTrace.polygon([-7, -36, 7, -36, 7, 22, 0, 34, -7, 22], radius: 2)
        .rotated(45).moved(34, -26)
      pen.gap(pencil, 2.6)
      pen.hole(pencil)
      pen.stroke(pencil, 0.9)
    },
    .body("captions.bubble") { pen in
      pen.body(.talk)
      pen.mark(.all(.line(-34, -14, -14, -14), .line(4, -14, 34, -14)), 0.9)
      pen.mark(.all(.line(-34, 6, 4, 6), .line(22, 6, 34, 6)), 0.9)
    },
    .body("ellipsis.vertical.bubble") { pen in
      pen.body(.talk)
      for y in [-26, -7, 12] as [CGFloat] { pen.markDot(0, y, 0.85) }
    },
    .body("phone.bubble") { pen in
      pen.body(.talk)
      pen.inside(scale: 0.5, y: -7) { pen in
        pen.cutOutIfFilled { $0.area(.handset) }
      }
    },
    .body("bubbles.and.sparkles") { pen in
      pen.body(.circle(-14, 12, 36))
      pen.area(.spark(38, -30, 22))
      pen.area(.spark(46, 14, 12))
    },
    .body("message.and.waveform") { pen in
      pen.body(.bubble)
      for (x, half) in [(-28, 7), (-14, 18), (0, 11), (14, 22), (28, 7)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(x, -3 - half, x, -3 + half), 0.9)
      }
    },
    .body("envelope.front") { pen in
      pen.body(.box(-55, -38, 55, 38, 10))
      pen.mark(.box(26, -22, 40, -6, 3), 0.9)
      pen.mark(.all(.line(-36, 8, 0, 8), .line(-36, 22, -12, 22)), 0.9)
    },
    .body("mail.stack") { pen in
      pen.body(.box(-50, -22, 50, 46, 10))
      pen.mark(.steps("-46 -16 m -8 14 l -3 18 3 18 8 14 c 46 -16 l"))
      pen.stroke(.line(-40, -36, 40, -36))
      pen.stroke(.line(-30, -50, 30, -50))
    },
  ]

  private static let calls: [SymbolDesign] = [
    .body("phone.down") { $0.body(SymbolTrace.handset.rotated(135).moved(0, -2)) },
    .body("phone.arrow.up.right") { pen in
      pen.drawCall()
      pen.stroke(SymbolTrace.call.moved(28, -28))
    },
    .body("phone.arrow.down.left") { pen in
      pen.drawCall()
      pen.stroke(SymbolTrace.call.rotated(180).moved(28, -28))
    },
    .body("phone.arrow.right") { pen in
      pen.drawCall()
      pen.stroke(SymbolTrace.all(.line(2, -30, 50, -30), .lines([34, -46, 51, -30, 34, -14])))
    },
    .body("phone.connection") { pen in
      pen.drawCall()
      pen.stroke(.all(.arc(2, -8, 26, -84, -6), .arc(2, -8, 46, -84, -6)))
    },
    .body("phone.and.waveform") { pen in
      pen.drawCall()
      for (x, half) in [(6, 6), (20, 15), (34, 9), (48, 5)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line(x, -28 - half, x, -28 + half), 0.9)
      }
    },
    .glyph("teletype") { pen in
      pen.stroke(
        .steps(
          "-50 -20 m -50 -40 -20 -42 0 -42 c 20 -42 50 -40 50 -20 c 50 -12 l 24 -12 l 24 -22 l 8 -26 -8 -26 -24 -22 c -24 -12 l -50 -12 l h"
        ))
      for y in [10, 26, 42] as [CGFloat] {
        for x in [-30, -10, 10, 30] as [CGFloat] { pen.dot(x, y, 0.8) }
      }
    },
    .body("bell.and.waves.left.and.right") { pen in
      pen.inside(scale: 0.84) { pen in
        pen.body(.bell)
        pen.drawClapper()
      }
      pen.layer = 1
      pen.stroke(SymbolTrace.all(.arc(0, -8, 48, -28, 28), .arc(0, -8, 64, -24, 24)).doubled, 0.95)
    },
    .body("bell.and.waveform") { pen in
      pen.inside(scale: 0.92, x: -12) { pen in
        pen.body(.bell)
        pen.drawClapper()
      }
      for (x, half) in [(30, 7), (43, 16), (56, 7)] as [(CGFloat, CGFloat)] {
        let bar = SymbolTrace.line(x, -28 - half, x, -28 + half)
        pen.gap(bar)
        pen.stroke(bar)
      }
    },
    .body("video.and.waveform") { pen in
      pen.body(.box(-58, -34, 22, 34, 12))
      pen.body(.polygon([36, -7, 58, -26, 58, 26, 36, 7], radius: 4))
      for (x, half) in [(-40, 6), (-27, 16), (-14, 10), (-1, 6)] as [(CGFloat, CGFloat)] {
        pen.mark(.line(x, -half, x, half), 0.9)
      }
    },
    .body("arrow.up.right.video") { pen in
      pen.drawVideo(SymbolTrace.call.scaled(0.8, 0.8))
    },
    .body("arrow.down.left.video") { pen in
      pen.drawVideo(SymbolTrace.call.rotated(180).scaled(0.8, 0.8))
    },
    .body("questionmark.video") { pen in
      pen.drawVideo(SymbolTrace())
      pen.inside(scale: 0.46, x: -18, y: -2) { pen in
        pen.mark(.questionmark, 0.9)
        pen.markDot(0, 44, 1.6)
      }
    },
  ]

  private static let waves: [SymbolDesign] = [
    .glyph("wave.3.right") { $0.drawWaves(1) },
    .glyph("wave.3.forward") { $0.drawWaves(1) },
    .glyph("wave.3.left") { $0.drawWaves(-1) },
    .glyph("wave.3.backward") { $0.drawWaves(-1) },
    .glyph("dot.radiowaves.right") { pen in
      pen.dot(-36, 0, 1.3)
      pen.stroke(
        .all(.arc(-36, 0, 32, -48, 48), .arc(-36, 0, 56, -48, 48), .arc(-36, 0, 80, -48, 48)))
    },
    .glyph("dot.radiowaves.forward") { pen in
      pen.dot(-36, 0, 1.3)
      pen.stroke(
        .all(.arc(-36, 0, 32, -48, 48), .arc(-36, 0, 56, -48, 48), .arc(-36, 0, 80, -48, 48)))
    },
    .glyph("dot.radiowaves.up.forward") { pen in
      pen.dot(-34, 34, 1.3)
      for radius in [28, 50, 72] as [CGFloat] { pen.stroke(.arc(-34, 34, radius, -84, -6)) }
    },
    .glyph("wifi.exclamationmark") { pen in
      for (index, radius) in ([28, 51, 74] as [CGFloat]).enumerated() {
        pen.layer = min(index, 1)
        pen.stroke(.arc(0, 36, radius, -90 - 43, -90 + 43), 1.15)
      }
      pen.layer = 0
      pen.gap(.line(0, -8, 0, 44), 3)
      pen.stroke(.line(0, -6, 0, 20), 1.2)
      pen.dot(0, 42, 1.1)
    },
    .body("wifi.router") { pen in
      pen.body(.box(-48, 12, 48, 44, 9))
      pen.markDot(-30, 28, 0.7)
      pen.markDot(-12, 28, 0.7)
      pen.stroke(.line(28, 12, 28, -14))
      for radius in [16, 34] as [CGFloat] { pen.stroke(.arc(28, -22, radius, -90 - 46, -90 + 46)) }
    },
    .glyph("personalhotspot") { pen in
      let half = SymbolTrace.steps(
        "-4 -17 m -6 -22 -12 -25 -20 -25 c -36 -25 -48 -15 -48 0 c -48 15 -36 25 -20 25 c -6 25 2 17 4 8 c"
      )
      pen.stroke(SymbolTrace.all(half, half.scaled(-1, -1)).moved(0, 0))
    },
    .body("shareplay") { pen in
      pen.body(.circle(0, -14, 14))
      pen.stroke(SymbolTrace.all(.arc(0, -6, 32, -200, 20), .arc(0, -2, 50, -205, 25)), 0.9)
      pen.body(.polygon([0, 16, 26, 48, -26, 48], radius: 5))
    },
    .glyph("airplay.audio") { pen in
      for radius in [15, 32, 49] as [CGFloat] { pen.stroke(.arc(0, -2, radius, 140, 400), 0.95) }
      pen.hole(.polygon([0, -4, 42, 54, -42, 54], radius: 5))
      pen.area(.polygon([0, 10, 30, 48, -30, 48], radius: 5))
    },
    .glyph("airplay.video") { pen in
      pen.stroke(
        .steps(
          "-30 30 m -42 30 l -49 30 -53 26 -53 19 c -53 -31 l -53 -38 -49 -42 -42 -42 c 42 -42 l 49 -42 53 -38 53 -31 c 53 19 l 53 26 49 30 42 30 c 30 30 l"
        ))
      pen.area(.polygon([0, 10, 32, 48, -32, 48], radius: 5))
    },
  ]
}

extension SymbolPen {
  fileprivate mutating func drawTwoBubbles() {
    layer = 1
    inside(scale: 0.66, x: -26, y: -18) { $0.body(.talk) }
    layer = 0
    let front = SymbolTrace.talk.mirrored.scaled(0.68, 0.68).moved(24, 16)
    hole(front)
    gap(front)
    body(front)
  }

  fileprivate mutating func drawCall() {
    inside(scale: 0.9, x: -8, y: 6) { $0.body(.handset) }
  }

  fileprivate mutating func drawVideo(_ sign: SymbolTrace) {
    body(.box(-58, -34, 22, 34, 12))
    body(.polygon([36, -7, 58, -26, 58, 26, 36, 7], radius: 4))
    mark(sign.moved(-18, 0))
  }

  fileprivate mutating func drawWaves(_ side: CGFloat) {
    for (index, radius) in ([20, 46, 72] as [CGFloat]).enumerated() {
      layer = min(index, 1)
      stroke(SymbolTrace.arc(-36, 0, radius, -40, 40).scaled(side, 1), 1.1)
    }
    layer = 0
  }
}

extension SymbolTrace {
  fileprivate static var middleBubble: SymbolTrace {
    steps(
      """
      -40 -42 m 40 -42 l 49 -42 54 -37 54 -28 c 54 14 l 54 23 49 28 40 28 c 16 28 l 3 46 l \
      1 49 -1 49 -3 46 c -16 28 l -40 28 l -49 28 -54 23 -54 14 c -54 -28 l -54 -37 -49 -42 -40 -42 c h
      """)
  }

  /// A small arrow to the upper right.
  fileprivate static var call: SymbolTrace {
    all(.line(-20, 20, 20, -20), .lines([-8, -21, 21, -21, 21, 8]))
  }
}
