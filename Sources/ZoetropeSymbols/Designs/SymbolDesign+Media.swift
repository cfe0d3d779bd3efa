import Foundation

extension SymbolDesign {
  /// Designs for playback, sound and pictures.
  static let media: [SymbolDesign] = [
    .body("play", enclosed: 0.5) {
      $0.body(SymbolTrace.polygon([-36, -44, 46, 0, -36, 44], radius: 6).moved(2, 0))
    },
    .body("pause", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.box(-36, -40, -13, 40, 6).doubled)
    },
    .body("stop", enclosed: 0.5) { $0.body(.box(-35, -35, 35, 35, 8)) },
    .body("playpause", enclosed: 0.5) { pen in
      pen.body(SymbolTrace.polygon([-60, -34, -4, 0, -60, 34], radius: 5))
      for x in [20, 44] as [CGFloat] {
        if pen.isFilled {
          pen.area(.box(x - 7, -36, x + 7, 36, 4))
        } else {
          pen.stroke(.line(x, -34, x, 34))
        }
      }
    },
    .body("forward", enclosed: 0.46) { $0.body(.skipping) },
    .body("backward", enclosed: 0.46) { $0.body(SymbolTrace.skipping.mirrored) },
    .body("forward.end", enclosed: 0.5) { $0.drawEnd(mirrored: false) },
    .body("backward.end", enclosed: 0.5) { $0.drawEnd(mirrored: true) },
    .glyph("goforward", enclosed: nil) { $0.stroke(.turning) },
    .glyph("gobackward", enclosed: nil) { $0.stroke(SymbolTrace.turning.mirrored) },
    .body("speaker", enclosed: 0.5) { $0.body(.speaker) },
    .body("speaker.wave.1", enclosed: nil) { $0.drawSpeaker(waves: 1) },
    .body("speaker.wave.2", enclosed: 0.44) { $0.drawSpeaker(waves: 2) },
    .body("speaker.wave.3", enclosed: nil) { $0.drawSpeaker(waves: 3) },
    .body("mic", enclosed: 0.52) { pen in
      pen.body(.box(-16, -52, 16, 14, 16))
      pen.stroke(.steps("-32 -8 m -32 2 l -32 20 -18 33 0 33 c 18 33 32 20 32 2 c 32 -8 l"))
      pen.stroke(.all(.line(0, 33, 0, 52), .line(-19, 52, 19, 52)))
    },
    .glyph("music.note", enclosed: 0.52) { pen in
      pen.area(SymbolTrace.ellipse(0, 0, 17, 13).rotated(-18).moved(-11, 36))
      pen.stroke(.line(5 - pen.line / 2, 34, 5 - pen.line / 2, -42))
      pen.stroke(.steps("\(5 - pen.line / 2) -44 m 10 -28 32 -30 28 -8 c"), 1.2)
    },
    .glyph("music.note.list", enclosed: nil) { pen in
      for (y, right) in [(-34, 6), (-10, 6), (14, -10)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line(-48, y, right, y))
      }
      pen.area(SymbolTrace.ellipse(0, 0, 14, 11).rotated(-18).moved(22, 38))
      pen.stroke(.lines([34, 37, 34, -34, 54, -40]))
    },
    .body("photo", enclosed: nil) { pen in
      pen.body(.box(-54, -41, 54, 41, 11))
      pen.markArea(.circle(-26, -16, 9))
      pen.mark(.lines([-52, 28, -26, 6, -8, 22, 20, -8, 52, 24]))
    },
    .body("camera", enclosed: 0.48) { pen in
      pen.body(.camera)
      pen.mark(.circle(0, 5, 20))
      pen.markDot(39, -14, 0.7)
    },
    .body("video", enclosed: 0.46) { pen in
      pen.body(.box(-58, -34, 22, 34, 12))
      pen.body(.polygon([36, -7, 58, -26, 58, 26, 36, 7], radius: 4))
    },
    .body("film", enclosed: nil) { pen in
      pen.body(.box(-52, -42, 52, 42, 10))
      pen.mark(SymbolTrace.line(-30, -42, -30, 42).doubled, 0.85)
      pen.mark(.line(-30, 0, 30, 0), 0.85)
      for y in [-21, 0, 21] as [CGFloat] {
        pen.mark(SymbolTrace.line(-50, y, -30, y).doubled, 0.85)
      }
    },
    .body("tv", enclosed: 0.48) { pen in
      pen.body(.box(-57, -42, 57, 30, 10))
      pen.stroke(.line(-26, 47, 26, 47))
    },
    .glyph("headphones", enclosed: 0.5) { pen in
      pen.stroke(.steps("-44 24 m -44 -2 l -44 -28 -25 -45 0 -45 c 25 -45 44 -28 44 -2 c 44 24 l"))
      for trace in [SymbolTrace.box(-45, 10, -27, 46, 8), .box(27, 10, 45, 46, 8)] {
        pen.area(trace)
        pen.stroke(trace, 0.5)
      }
    },
    .glyph("waveform", enclosed: 0.52) { pen in
      for (index, height) in ([10, 24, 42, 18, 34, 14, 6] as [CGFloat]).enumerated() {
        let x = CGFloat(index - 3) * 16
        pen.stroke(.line(x, -height, x, height))
      }
    },
    .glyph("dot.radiowaves.left.and.right", enclosed: nil) { pen in
      pen.dot(0, 0, 1.3)
      pen.stroke(SymbolTrace.all(.arc(0, 0, 27, -48, 48), .arc(0, 0, 50, -48, 48)).doubled)
    },
    .body("gamecontroller", enclosed: 0.5) { pen in
      pen.body(
        .steps(
          """
          -28 -32 m 28 -32 l 44 -32 52 -16 58 12 c 62 32 54 40 44 38 c 34 36 30 16 18 16 c \
          -18 16 l -30 16 -34 36 -44 38 c -54 40 -62 32 -58 12 c -52 -16 -44 -32 -28 -32 c h
          """))
      pen.mark(.all(.line(-36, -9, -14, -9), .line(-25, -20, -25, 2)), 0.9)
      pen.markDot(19, -2, 0.8)
      pen.markDot(32, -15, 0.8)
    },
    .glyph("viewfinder", enclosed: 0.54) { pen in
      for degrees in [0, 90, 180, 270] as [Double] {
        pen.stroke(
          SymbolTrace.steps("-44 -18 m -44 -32 l -44 -40 -40 -44 -32 -44 c -18 -44 l")
            .rotated(degrees))
      }
    },
  ]
}

extension SymbolPen {
  fileprivate mutating func drawEnd(mirrored: Bool) {
    let triangle = SymbolTrace.polygon([-42, -36, 24, 0, -42, 36], radius: 5)
    let bar = SymbolTrace.line(38, -34, 38, 34)
    body(mirrored ? triangle.mirrored : triangle)
    stroke(mirrored ? bar.mirrored : bar, isFilled ? 1.4 : 1)
  }

  fileprivate mutating func drawSpeaker(waves: Int) {
    let left: CGFloat = -12 * CGFloat(waves)
    let speaker = SymbolTrace.speaker.moved(left + 4, 0)
    body(speaker)
    layer = 1
    for (index, radius) in ([20, 38, 56] as [CGFloat]).prefix(waves).enumerated() {
      let half: Double = [40, 42, 43][index]
      stroke(SymbolTrace.arc(0, 0, radius, -half, half).moved(left + 20, 0))
    }
    layer = 0
  }
}

extension SymbolTrace {
  /// Two triangles side by side that point to the right.
  static var skipping: SymbolTrace {
    all(
      .polygon([-58, -34, -2, 0, -58, 34], radius: 5), .polygon([4, -34, 60, 0, 4, 34], radius: 5))
  }

  static var speaker: SymbolTrace {
    polygon([-36, -19, -15, -19, 20, -46, 20, 46, -15, 19, -36, 19], radius: 6)
  }

  static var camera: SymbolTrace {
    steps(
      """
      -46 -28 m -30 -28 l -26 -28 -24 -30 -21 -34 c -17 -40 -15 -42 -10 -42 c 10 -42 l \
      15 -42 17 -40 21 -34 c 24 -30 26 -28 30 -28 c 46 -28 l 53 -28 58 -23 58 -16 c 58 30 l \
      58 37 53 42 46 42 c -46 42 l -53 42 -58 37 -58 30 c -58 -16 l -58 -23 -53 -28 -46 -28 c h
      """)
  }
}
