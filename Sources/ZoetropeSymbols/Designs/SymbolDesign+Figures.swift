import Foundation

extension SymbolDesign {
  /// Designs of people in motion: a head, a thick line for the trunk, and lines for the limbs.
  static let figures: [SymbolDesign] =
    poses.map { name, pose in
      .glyph("figure.\(name)", enclosed: 0.56) { $0.figure(pose) }
    } + [
      .glyph("figure", enclosed: 0.56) { $0.figure(.standing) },
      .glyph("figure.child", enclosed: 0.56) { $0.figure(.child) },
      .glyph("figure.2", enclosed: 0.52) { pen in
        for x in [-21, 21] as [CGFloat] { pen.inside(scale: 0.94, x: x) { $0.figure(.standing) } }
      },
      .glyph("figure.and.child.holdinghands", enclosed: nil) { pen in
        pen.inside(scale: 0.96, x: -20, y: -1) { $0.figure(.standing) }
        pen.inside(scale: 0.6, x: 30, y: 19.5) { $0.figure(.child) }
        pen.stroke(.line(-2, 6, 16, 16))
      },
      .glyph("figure.2.and.child.holdinghands", enclosed: nil) { pen in
        for x in [-38, 38] as [CGFloat] { pen.inside(scale: 0.94, x: x) { $0.figure(.standing) } }
        pen.inside(scale: 0.52, x: 0, y: 22) { $0.figure(.child) }
        pen.stroke(SymbolTrace.line(11, 18, 22, 8).doubled)
      },
      .glyph("figure.stand.line.dotted.figure.stand", enclosed: nil) { pen in
        for x in [-46, 46] as [CGFloat] { pen.inside(scale: 0.94, x: x) { $0.figure(.standing) } }
        pen.layer = 1
        for x in [-14, 0, 14] as [CGFloat] { pen.dot(x, 4, 0.7) }
      },
      .glyph("figure.dress.line.vertical.figure", enclosed: nil) { pen in
        pen.inside(scale: 0.94, x: -34) { $0.figure(.dressed) }
        pen.inside(scale: 0.94, x: 34) { $0.figure(.standing) }
        pen.layer = 1
        pen.stroke(.line(0, -50, 0, 50), 0.7)
      },
      .glyph("figure.stand.dress", enclosed: nil) { $0.figure(.dressed) },
      .glyph("figure.walk.motion", enclosed: nil) { pen in
        pen.inside(scale: 1, x: 14) { $0.design("figure.walk") }
        pen.layer = 1
        pen.stroke(
          .all(.line(-40, -22, -22, -22), .line(-48, 0, -28, 0), .line(-44, 22, -30, 22)), 0.8)
      },
      .glyph("figure.run.square.stack", enclosed: nil) { pen in
        pen.layer = 1
        pen.stroke(.box(-46, -18, 46, 50, 11))
        pen.stroke(.line(-36, -32, 36, -32))
        pen.stroke(.line(-26, -46, 26, -46))
        pen.layer = 0
        pen.inside(scale: 0.5, x: 0, y: 17, line: pen.line * 0.75) { $0.design("figure.run") }
      },
    ]

  /// The pose of a figure. The trunk, each limb and each line are given as alternating x and y
  /// coordinates.
  struct Pose: Sendable {
    /// The center of the head, as x and y.
    var head: [CGFloat]
    var trunk: [CGFloat]
    var limbs: [[CGFloat]]
    /// The lines of sports equipment and other objects.
    var lines: [[CGFloat]] = []
    /// The filled circles of sports equipment and other objects, each as x, y and radius.
    var discs: [[CGFloat]] = []
    /// The outlined circles of sports equipment and other objects, each as x, y and radius.
    var rings: [[CGFloat]] = []

    static var standing: Pose {
      Pose(
        head: [0, -44], trunk: [0, -22, 0, 8],
        limbs: [[-6, -24, -19, 8], [6, -24, 19, 8], [-5, 8, -9, 52], [5, 8, 9, 52]])
    }

    static var dressed: Pose {
      Pose(
        head: [0, -44], trunk: [0, -22, 0, 2],
        limbs: [[-6, -24, -20, 6], [6, -24, 20, 6], [-6, 24, -7, 52], [6, 24, 7, 52]],
        lines: [[-3, -8, -16, 24, 16, 24, 3, -8, 0, 22, -8, 22, 0, 0]])
    }

    static var child: Pose {
      Pose(
        head: [0, -34], trunk: [0, -8, 0, 14],
        limbs: [[-5, -10, -24, -2], [5, -10, 24, -2], [-5, 14, -13, 52], [5, 14, 13, 52]],
        discs: [[0, -34, 16]])
    }
  }

  private static let poses: [(String, Pose)] = walking + training + sports
}

extension SymbolPen {
  mutating func figure(_ pose: SymbolDesign.Pose) {
    area(.circle(pose.head[0], pose.head[1], 10.5))
    stroke(.lines(pose.trunk), 2)
    for limb in pose.limbs { stroke(.lines(limb), 1.15) }
    for line in pose.lines { stroke(.lines(line), 0.85) }
    for disc in pose.discs { area(.circle(disc[0], disc[1], disc[2])) }
    for ring in pose.rings { stroke(.circle(ring[0], ring[1], ring[2]), 0.85) }
  }
}
