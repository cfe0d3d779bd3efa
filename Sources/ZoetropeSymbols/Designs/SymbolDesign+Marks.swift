import Foundation

extension SymbolDesign {
  /// Designs of a few strokes each, such as a plus sign.
  static let marks: [SymbolDesign] = [
    .glyph("plus") { $0.stroke(.all(.line(-38, 0, 38, 0), .line(0, -38, 0, 38))) },
    .glyph("minus") { $0.stroke(.line(-38, 0, 38, 0)) },
    .glyph("plusminus") { pen in
      pen.stroke(.all(.line(-33, -11, 33, -11), .line(0, -44, 0, 22), .line(-33, 44, 33, 44)))
    },
    .glyph("xmark") { $0.stroke(.all(.line(-31, -31, 31, 31), .line(-31, 31, 31, -31))) },
    .glyph("multiply") { $0.stroke(.all(.line(-27, -27, 27, 27), .line(-27, 27, 27, -27))) },
    .glyph("divide") { pen in
      pen.stroke(.line(-36, 0, 36, 0))
      pen.dot(0, -26, 1.1)
      pen.dot(0, 26, 1.1)
    },
    .glyph("equal") { $0.stroke(.all(.line(-35, -14, 35, -14), .line(-35, 14, 35, 14))) },
    .glyph("lessthan") { $0.stroke(.lines([32, -28, -32, 0, 32, 28])) },
    .glyph("greaterthan") { $0.stroke(.lines([-32, -28, 32, 0, -32, 28])) },
    .glyph("number") { pen in
      pen.stroke(.all(.line(-34, -15, 40, -15), .line(-40, 15, 34, 15)))
      pen.stroke(.all(.line(-10, -42, -22, 42), .line(22, -42, 10, 42)))
    },
    .glyph("percent") { pen in
      pen.stroke(.line(-30, 38, 30, -38))
      pen.stroke(.all(.circle(-26, -22, 14), .circle(26, 22, 14)))
    },
    .glyph("asterisk") { pen in
      for degrees in [0, 60, 120] as [Double] {
        pen.stroke(SymbolTrace.line(0, -40, 0, 40).rotated(degrees))
      }
    },
    .glyph("checkmark") { $0.stroke(.checkmark) },
    .glyph("exclamationmark", enclosed: 0.6) { pen in
      pen.stroke(.line(0, -42, 0, 14), 1.1)
      pen.dot(0, 40, 1.1)
    },
    .glyph("exclamationmark.2", enclosed: nil) { pen in
      for x in [-15, 15] as [CGFloat] {
        pen.stroke(.line(x, -42, x, 14), 1.1)
        pen.dot(x, 40, 1.1)
      }
    },
    .glyph("questionmark", enclosed: 0.6) { pen in
      pen.stroke(.questionmark)
      pen.dot(0, 41, 1.1)
    },
    .glyph("info", enclosed: 0.6) { pen in
      pen.dot(-1, -37, 1.25)
      pen.stroke(.lines([-14, -9, 2, -9, 2, 40]))
      pen.stroke(.line(-16, 40, 18, 40))
    },
    .glyph("ellipsis", enclosed: 0.62) { pen in
      for x in [-34, 0, 34] as [CGFloat] { pen.dot(x, 0, 1.15) }
    },
    .glyph("line.3.horizontal") { pen in
      for y in [-25, 0, 25] as [CGFloat] { pen.stroke(.line(-42, y, 42, y)) }
    },
    .glyph("line.2.horizontal", enclosed: nil) { pen in
      for y in [-14, 14] as [CGFloat] { pen.stroke(.line(-42, y, 42, y)) }
    },
    .glyph("line.3.horizontal.decrease") { pen in
      pen.stroke(.all(.line(-44, -25, 44, -25), .line(-28, 0, 28, 0), .line(-13, 25, 13, 25)))
    },
    .glyph("line.diagonal", enclosed: nil) { $0.stroke(.line(-38, 38, 38, -38)) },
    .glyph("list.bullet") { pen in
      for y in [-30, 0, 30] as [CGFloat] {
        pen.dot(-44, y)
        pen.stroke(.line(-24, y, 48, y))
      }
    },
    .glyph("list.dash", enclosed: nil) { pen in
      for y in [-30, 0, 30] as [CGFloat] {
        pen.stroke(.line(-46, y, -40, y))
        pen.stroke(.line(-22, y, 48, y))
      }
    },
    .glyph("text.alignleft", enclosed: nil) { $0.stroke(.rows([0, 26, 10, 34], side: -1)) },
    .glyph("text.aligncenter", enclosed: nil) { $0.stroke(.rows([0, 26, 10, 34], side: 0)) },
    .glyph("text.alignright", enclosed: nil) { $0.stroke(.rows([0, 26, 10, 34], side: 1)) },
    .glyph("slider.horizontal.3", enclosed: nil) { pen in
      for (y, x) in [(-30, 22), (0, -22), (30, 10)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line(-48, y, 48, y))
        pen.gap(.circle(x, y, 4), 2.6)
        pen.stroke(.circle(x, y, 9))
        pen.hole(.circle(x, y, 9 - pen.line / 2))
      }
    },
    .glyph("power") { pen in
      pen.stroke(.arc(0, 4, 40, -52, 232))
      pen.stroke(.line(0, -46, 0, -4))
    },
    .glyph("infinity") { pen in
      pen.stroke(
        .steps(
          """
          0 0 m 12 -17 20 -23 32 -23 c 45 -23 54 -13 54 0 c 54 13 45 23 32 23 c 20 23 12 17 0 0 c \
          -12 -17 -20 -23 -32 -23 c -45 -23 -54 -13 -54 0 c -54 13 -45 23 -32 23 c \
          -20 23 -12 17 0 0 c h
          """))
    },
  ]

  /// Designs of chevrons in all directions.
  static let chevrons: [SymbolDesign] =
    directions.flatMap { name, degrees -> [SymbolDesign] in
      [
        .glyph("chevron.\(name)") { $0.stroke(SymbolTrace.chevron.rotated(degrees)) },
        .glyph("chevron.\(name).2", enclosed: 0.5) { pen in
          for x in [-20, 20] as [CGFloat] {
            pen.stroke(SymbolTrace.chevron.moved(x, 0).rotated(degrees))
          }
        },
        .glyph("chevron.compact.\(name)", enclosed: nil) {
          $0.stroke(SymbolTrace.lines([-8, -40, 8, 0, -8, 40]).rotated(degrees))
        },
      ]
    } + [
      .glyph("chevron.up.chevron.down") { pen in
        pen.stroke(.all(.lines([-25, -16, 0, -42, 25, -16]), .lines([-25, 16, 0, 42, 25, 16])))
      },
      .glyph("chevron.left.forwardslash.chevron.right", enclosed: nil) { pen in
        pen.stroke(.all(.lines([-36, -26, -62, 0, -36, 26]), .lines([36, -26, 62, 0, 36, 26])))
        pen.stroke(.line(-13, 38, 13, -38))
      },
    ]

  /// The names of directions, each with its angle in degrees, clockwise from the right. "Forward"
  /// is to the right and "backward" to the left.
  static var directions: [(name: String, degrees: Double)] {
    [
      ("right", 0), ("forward", 0), ("down", 90), ("left", 180), ("backward", 180), ("up", 270),
    ]
  }
}

extension SymbolTrace {
  static var checkmark: SymbolTrace { lines([-33, 6, -11, 34, 34, -34]) }

  static var chevron: SymbolTrace { lines([-15, -35, 18, 0, -15, 35]) }

  static var questionmark: SymbolTrace {
    steps(
      """
      -25 -25 m -24 -39 -13 -46 1 -46 c 16 -46 26 -37 26 -24 c 26 -4 0 -7 0 16 c
      """)
  }

  /// Creates horizontal strokes that stand for lines of text, from the top down. Each element of
  /// `gaps` produces one stroke. The stroke is shorter than the full width by twice the gap.
  ///
  /// The strokes are aligned on the left if `side` is -1, centered if it is 0, and aligned on the
  /// right if it is 1.
  static func rows(_ gaps: [CGFloat], side: CGFloat) -> SymbolTrace {
    var rows = SymbolTrace()
    for (index, gap) in gaps.enumerated() {
      let y = CGFloat(index) * 24 - 36
      let (middle, half) = (side * gap, 46 - gap)
      rows = .all(rows, .line(middle - half, y, middle + half, y))
    }
    return rows
  }
}
