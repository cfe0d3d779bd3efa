import Foundation

extension SymbolDesign {
  /// Designs for playback, sound, cameras and pictures.
  static let playback: [SymbolDesign] = skips + sound + pictures

  /// Designs for skipping and repeating, such as a turning arrow with a number of seconds.
  private static let skips: [SymbolDesign] =
    [5, 10, 15, 30, 45, 60, 75, 90].flatMap { seconds -> [SymbolDesign] in
      [
        .glyph("goforward.\(seconds)") { $0.drawSkip("\(seconds)", isForward: true) },
        .glyph("gobackward.\(seconds)") { $0.drawSkip("\(seconds)", isForward: false) },
      ]
    } + [
      .glyph("goforward.plus") { pen in
        pen.stroke(.turning)
        pen.stroke(.all(.line(-13, 5, 13, 5), .line(0, -8, 0, 18)), 0.9)
      },
      .glyph("gobackward.minus") { pen in
        pen.stroke(SymbolTrace.turning.mirrored)
        pen.stroke(.line(-13, 5, 13, 5), 0.9)
      },
      .glyph("checkmark.gobackward") { pen in
        pen.stroke(SymbolTrace.turning.mirrored)
        pen.stroke(.lines([-15, 6, -4, 17, 16, -8]), 0.9)
      },
      .body("forward.frame") { $0.drawFrame(1) },
      .body("backward.frame") { $0.drawFrame(-1) },
      .glyph("repeat.1", enclosed: 0.5) { pen in
        for degrees in [0, 180] as [Double] {
          pen.stroke(
            SymbolTrace.steps("-50 -2 m -50 -8 l -50 -20 -43 -28 -30 -28 c 44 -28 l")
              .rotated(degrees))
          pen.stroke(SymbolTrace.lines([30, -44, 47, -28, 30, -12]).rotated(degrees))
        }
        pen.hole(.circle(46, -36, 22))
        pen.inside(scale: 0.4, x: 46, y: -36) { $0.stroke(.steps(letter("1")), 0.9) }
      },
      .body("play.house") { pen in
        pen.drawHouse()
        pen.inside(scale: 0.34, x: 2, y: 14) { pen in
          pen.markArea(.polygon([-32, -42, 42, 0, -32, 42], radius: 6))
        }
      },
      .body("music.note.house") { pen in
        pen.drawHouse()
        pen.inside(scale: 0.46, x: -2, y: 14) { pen in
          pen.markArea(SymbolTrace.ellipse(0, 0, 17, 13).rotated(-18).moved(-8, 34))
          pen.mark(.lines([7, 32, 7, -40, 30, -28]), 0.8)
        }
      },
    ]

  private static let sound: [SymbolDesign] = [
    .body("music.mic") { pen in
      pen.body(SymbolTrace.circle(0, -32, 24).rotated(40))
      pen.body(SymbolTrace.polygon([-15, -4, 15, -4, 5, 62, -5, 62], radius: 4).rotated(40))
    },
    .glyph("music.quarternote.3") { pen in
      for (x, y) in [(-36, 24), (0, 10), (36, 36)] as [(CGFloat, CGFloat)] {
        pen.area(SymbolTrace.ellipse(0, 0, 12, 9.5).rotated(-18).moved(x, y))
        pen.stroke(.line(x + 10 - pen.line / 2, y - 2, x + 10 - pen.line / 2, y - 58))
      }
    },
    .glyph("waveform.path", enclosed: 0.5) {
      $0.stroke(
        .lines([-58, 0, -44, 0, -32, -22, -18, 24, -2, -42, 14, 40, 28, -22, 40, 0, 58, 0]))
    },
    .glyph("waveform.path.ecg", enclosed: 0.5) {
      $0.stroke(.lines([-58, 4, -28, 4, -14, -42, 8, 44, 24, 4, 58, 4]))
    },
    .body("speaker.zzz", enclosed: 0.48) { pen in
      pen.inside(scale: 1, x: -22) { $0.body(.speaker) }
      pen.stroke(.lines([18, -40, 50, -40, 18, -4, 50, -4]), 0.9)
      pen.stroke(.lines([18, 18, 36, 18, 18, 40, 36, 40]), 0.9)
    },
    .body("speaker.plus") { pen in
      pen.inside(scale: 1, x: -22) { $0.body(.speaker) }
      pen.stroke(.all(.line(16, 0, 48, 0), .line(32, -16, 32, 16)))
    },
    .body("speaker.minus") { pen in
      pen.inside(scale: 1, x: -22) { $0.body(.speaker) }
      pen.stroke(.line(16, 0, 48, 0))
    },
    .body("hifispeaker") { pen in
      pen.body(.box(-33, -51, 33, 51, 9))
      pen.mark(.circle(0, 16, 19))
      pen.markDot(0, -28, 1.3)
    },
    .body("hifispeaker.2") { pen in
      for x in [-32, 32] as [CGFloat] {
        pen.body(.box(x - 24, -46, x + 24, 46, 8))
        pen.mark(.circle(x, 14, 13))
        pen.markDot(x, -24, 1.1)
      }
    },
    .body("radio") { pen in
      pen.stroke(.line(-30, -24, 34, -50))
      pen.body(.box(-54, -24, 54, 44, 10))
      pen.mark(.circle(24, 10, 16), 0.9)
      pen.mark(.all(.line(-38, -2, -10, -2), .line(-38, 14, -10, 14)), 0.9)
    },
    .glyph("recordingtape", enclosed: 0.46) { pen in
      pen.stroke(SymbolTrace.circle(-32, 0, 24).doubled)
      pen.stroke(.line(-32, 24, 32, 24))
    },
    .glyph("rays") { pen in
      for index in 0..<8 {
        pen.stroke(SymbolTrace.line(0, -22, 0, -44).rotated(Double(index) * 45))
      }
    },
    .glyph("slowmo") { $0.drawTicks { $0 % 2 == 0 ? 12 : 20 } },
    .glyph("timelapse") { pen in
      pen.stroke(.circle(0, 0, 20))
      pen.area(.steps("0 0 m 0 -20 l 11 -20 20 -11 20 0 c h"))
      pen.drawTicks { _ in 12 }
    },
    .glyph("livephoto") { pen in
      pen.dot(0, 0, 1.4)
      pen.stroke(.circle(0, 0, 24))
      for index in 0..<20 {
        let spot = SymbolTrace.circle(0, -45, 2.4 + 0.16 * pen.line).rotated(Double(index) * 18)
        pen.area(spot)
      }
    },
  ]

  private static let pictures: [SymbolDesign] = [
    .body("camera.rotate") { pen in
      pen.body(.camera)
      pen.drawTurn()
    },
    .body("arrow.triangle.2.circlepath.camera", enclosed: 0.48) { pen in
      pen.body(.camera)
      pen.drawTurn()
    },
    .glyph("camera.filters") { pen in
      for (x, y) in [(0, -18), (-18, 14), (18, 14)] as [(CGFloat, CGFloat)] {
        pen.stroke(.circle(x, y, 27))
      }
    },
    .glyph("camera.aperture") { pen in
      pen.stroke(.circle(0, 0, 46))
      for index in 0..<6 {
        pen.stroke(SymbolTrace.line(-14, -24, 33, -32).rotated(Double(index) * 60), 0.9)
      }
    },
    .glyph("camera.macro", enclosed: 0.54) { pen in
      pen.stroke(.line(0, 4, 0, 52))
      pen.stroke(SymbolTrace.steps("0 50 m 14 50 34 44 36 24 c 16 24 2 34 0 50 c").doubled)
      pen.stroke(
        .steps(
          "0 -2 m -16 -4 -30 -16 -28 -44 c -18 -40 l 0 -54 l 18 -40 l 28 -44 l 30 -16 16 -4 0 -2 c h"
        ))
    },
    .body("photo.on.rectangle") { pen in
      pen.layer = 1
      pen.stroke(
        .steps(
          "-50 18 m -55 16 -57 12 -57 6 c -57 -34 l -57 -42 -53 -46 -45 -46 c 30 -46 l 37 -46 41 -43 42 -38 c"
        ))
      pen.layer = 0
      pen.drawPhoto(.box(-38, -26, 58, 44, 10))
    },
    .body("photo.on.rectangle.angled") { pen in
      pen.layer = 1
      let back = SymbolTrace.box(-46, -30, 46, 36, 10).rotated(-14).moved(-8, -8)
      pen.body(back)
      pen.layer = 0
      let front = SymbolTrace.box(-36, -22, 58, 44, 10)
      pen.hole(front)
      pen.gap(front)
      pen.drawPhoto(.box(-36, -22, 58, 44, 10))
    },
    .body("photo.stack") { pen in
      pen.stroke(.line(-38, -36, 38, -36))
      pen.stroke(.line(-28, -50, 28, -50))
      pen.drawPhoto(.box(-48, -22, 48, 46, 10))
    },
    .body("film.stack") { pen in
      pen.stroke(.line(-38, -36, 38, -36))
      pen.stroke(.line(-28, -50, 28, -50))
      pen.body(.box(-48, -22, 48, 46, 9))
      pen.mark(SymbolTrace.line(-28, -22, -28, 46).doubled, 0.8)
      for y in [-5, 12, 29] as [CGFloat] { pen.mark(SymbolTrace.line(-46, y, -28, y).doubled, 0.8) }
    },
    .body("photo.artframe") { pen in
      pen.body(.box(-46, -30, 46, 44, 6))
      pen.stroke(.lines([-20, -30, 0, -50, 20, -30]), 0.9)
      pen.mark(.lines([-34, 30, -10, 4, 6, 20, 16, 10, 34, 30]), 0.9)
    },
    .body("4k.tv") { pen in
      pen.body(.box(-57, -42, 57, 30, 10))
      pen.stroke(.line(-26, 47, 26, 47))
      pen.inside(scale: 0.42, x: -16, y: -6) { $0.mark(.steps(letter("4")), 0.9) }
      pen.inside(scale: 0.42, x: 18, y: -6) { $0.mark(.steps(letter("k")), 0.9) }
    },
    .body("pip") { pen in
      pen.layer = 1
      pen.body(.box(-54, -42, 54, 42, 11))
      pen.layer = 0
      pen.markArea(.box(4, 4, 42, 30, 5))
    },
    .glyph("pip.enter") { pen in
      pen.drawScreen()
      pen.stroke(.all(.line(-34, -24, -12, -4), .lines([-30, -1, -10, -1, -10, -20])), 0.9)
    },
    .glyph("pip.exit") { pen in
      pen.drawScreen()
      pen.stroke(.all(.line(-12, -4, -34, -24), .lines([-36, -8, -36, -26, -16, -26])), 0.9)
    },
    .glyph("barcode") { pen in
      for (x, width) in [
        (-46, 1), (-30, 0.6), (-17, 1.3), (1, 0.6), (14, 0.6), (29, 1.3), (46, 0.8),
      ]
        as [(CGFloat, CGFloat)]
      {
        pen.stroke(.line(x, -34, x, 34), width)
      }
    },
  ]
}

extension SymbolPen {
  fileprivate mutating func drawSkip(_ seconds: String, isForward: Bool) {
    stroke(isForward ? .turning : SymbolTrace.turning.mirrored)
    let scale: CGFloat = seconds.count == 1 ? 0.42 : 0.36
    for (index, digit) in seconds.enumerated() {
      let x = seconds.count == 1 ? 0 : CGFloat(index) * 25 - (seconds.first == "1" ? 13.5 : 12.5)
      inside(scale: scale, x: x, y: 10, line: min(0.8 * line, 8)) {
        $0.stroke(.steps(SymbolDesign.letter(String(digit))))
      }
    }
  }

  fileprivate mutating func drawFrame(_ side: CGFloat) {
    body(SymbolTrace.polygon([-6, -36, 56, 0, -6, 36], radius: 5).scaled(side, 1))
    body(SymbolTrace.box(-46, -36, -26, 36, 5).scaled(side, 1))
  }

  fileprivate mutating func drawHouse() {
    body(
      .steps(
        "-6 -46 m -2 -49 2 -49 6 -46 c 48 -9 l 51 -6 53 -3 53 2 c 53 36 l 53 43 49 47 42 47 c -42 47 l -49 47 -53 43 -53 36 c -53 2 l -53 -3 -51 -6 -48 -9 c h"
      ))
  }

  fileprivate mutating func drawTicks(_ length: (Int) -> CGFloat) {
    for index in 0..<24 {
      stroke(
        SymbolTrace.line(0, -46, 0, -46 + length(index)).rotated(Double(index) * 15), 0.62)
    }
  }

  fileprivate mutating func drawTurn() {
    for degrees in [0, 180] as [Double] {
      mark(SymbolTrace.arc(0, 0, 20, 195, 320).rotated(degrees).moved(0, 5), 0.9)
      markArea(
        SymbolTrace.tip(at: 330, radius: 20, size: 9).rotated(degrees).moved(0, 5))
    }
  }

  fileprivate mutating func drawPhoto(_ frame: SymbolTrace) {
    body(frame)
    let bounds = frame.path.boundingRect
    let (x, y) = (bounds.midX, bounds.midY)
    markArea(.circle(x - 22, y - 13, 7.5))
    mark(
      SymbolTrace.lines([-45, 24, -22, 4, -6, 18, 18, -6, 45, 20]).scaled(bounds.width / 100, 1)
        .moved(x, y), 0.9)
  }

  fileprivate mutating func drawScreen() {
    layer = 1
    stroke(
      .steps(
        "-2 42 m -43 42 l -50 42 -54 38 -54 31 c -54 -31 l -54 -38 -50 -42 -43 -42 c 43 -42 l 50 -42 54 -38 54 -31 c 54 -2 l"
      ))
    layer = 0
    stroke(.box(8, 12, 54, 42, 6))
  }
}
