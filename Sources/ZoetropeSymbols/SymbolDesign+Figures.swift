import Foundation

extension SymbolDesign {
  /// Designs of moving persons: a head, a thick line for the trunk, and lines for the limbs.
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

  /// A drawing of a figure; all lines are alternating x and y.
  fileprivate struct Pose: Sendable {
    /// The center of the head.
    var head: [CGFloat]
    var trunk: [CGFloat]
    var limbs: [[CGFloat]]
    /// Lines of implements.
    var lines: [[CGFloat]] = []
    /// Discs of implements: x, y and radius.
    var discs: [[CGFloat]] = []
    /// Circles of implements: x, y and radius.
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

  private static let walking: [(String, Pose)] = [
    (
      "walk",
      Pose(
        head: [4, -44], trunk: [2, -22, -2, 6],
        limbs: [
          [0, -24, -15, -12, -18, 8], [4, -24, 14, -6, 28, 0], [0, 6, 10, 26, 18, 52],
          [-4, 6, -8, 28, -22, 50],
        ])
    ),
    (
      "run",
      Pose(
        head: [16, -43], trunk: [8, -22, -2, 4],
        limbs: [
          [6, -25, -16, -24, -26, -6], [10, -24, 20, -6, 36, -10], [0, 5, 20, 14, 16, 42],
          [-4, 5, -10, 28, -38, 28],
        ])
    ),
    (
      "wave",
      Pose(
        head: [0, -40], trunk: [0, -18, 0, 10],
        limbs: [
          [-6, -20, -19, 12], [6, -20, 24, -28, 26, -50], [-5, 10, -9, 52], [5, 10, 9, 52],
        ])
    ),
    (
      "arms.open",
      Pose(
        head: [0, -44], trunk: [0, -20, 0, 8],
        limbs: [[-5, -22, -40, -26], [5, -22, 40, -26], [-5, 8, -14, 52], [5, 8, 14, 52]])
    ),
    (
      "fall",
      Pose(
        head: [28, -30], trunk: [12, -16, -12, 0],
        limbs: [
          [12, -18, -8, -32], [14, -14, 34, 2], [-12, 0, 4, 22, -2, 44],
          [-14, 0, -36, 12, -46, 34],
        ], lines: [[18, 50, 48, 50]])
    ),
    (
      "roll",
      Pose(
        head: [-8, -43], trunk: [-6, -22, -4, 10],
        limbs: [[-6, -22, 6, -6, 22, -6], [-4, 12, 22, 14, 32, 44, 44, 42]],
        lines: [[-15, -2, -27, 4, -34, 18, -31, 36, -18, 47, 0, 48, 13, 39, 18, 28]])
    ),
    (
      "seated.side",
      Pose(
        head: [-6, -44], trunk: [-8, -22, -10, 10],
        limbs: [[-8, -22, 0, -4, 18, -4], [-10, 12, 18, 12, 20, 46, 32, 46]],
        lines: [[-28, -20, -28, 28, 6, 28], [-28, 28, -28, 50]])
    ),
    (
      "hiking",
      Pose(
        head: [6, -44], trunk: [4, -22, -2, 6],
        limbs: [[4, -24, 14, -6, 30, -8], [0, 6, 12, 26, 14, 52], [-4, 6, -8, 28, -24, 50]],
        lines: [[31, -18, 31, 52], [-13, -25, -20, -21, -22, -6, -17, -2]])
    ),
    (
      "stairs",
      Pose(
        head: [0, -46], trunk: [-3, -26, -8, 0],
        limbs: [
          [-4, -28, -18, -14], [-2, -26, 10, -12, 22, -16], [-6, 0, 10, 4, 12, 24],
          [-10, 0, -16, 22, -22, 36],
        ],
        lines: [[-44, 48, -16, 48, -16, 38, 6, 38, 6, 28, 28, 28, 28, 18, 46, 18]])
    ),
    (
      "climbing",
      Pose(
        head: [-8, -34], trunk: [-10, -12, -10, 12],
        limbs: [
          [-8, -16, 8, -26, 20, -46], [-8, -12, 8, -6, 22, -14], [-10, 12, 10, 16, 22, 28],
          [-12, 12, -14, 32, -4, 52],
        ],
        lines: [[34, -52, 28, -30, 36, -8, 30, 18, 36, 52]])
    ),
  ]

  private static let training: [(String, Pose)] = [
    (
      "strengthtraining.traditional",
      Pose(
        head: [0, -22], trunk: [0, 0, 0, 18],
        limbs: [
          [-5, -3, -22, -14, -22, -42], [5, -3, 22, -14, 22, -42], [-5, 20, -14, 52],
          [5, 20, 14, 52],
        ], lines: [[-48, -44, 48, -44], [-40, -56, -40, -32], [40, -56, 40, -32]])
    ),
    (
      "strengthtraining.functional",
      Pose(
        head: [22, -36], trunk: [10, -20, -14, 0],
        limbs: [
          [10, -18, 16, 6, 20, 24], [-14, 0, 6, 16, -2, 48, 8, 48], [-16, 2, -26, 24, -40, 48],
        ],
        discs: [[22, 38, 11]])
    ),
    (
      "core.training",
      Pose(
        head: [-32, -6], trunk: [-22, 10, -2, 34],
        limbs: [[-20, 8, 4, 4], [-2, 34, 20, 4, 38, 36]],
        lines: [[-48, 50, 48, 50]])
    ),
    (
      "cooldown",
      Pose(
        head: [-4, -26], trunk: [-12, -8, -26, 28],
        limbs: [[-10, -10, 14, 8, 38, 8], [-26, 30, 46, 32, 48, 18]], lines: [[-48, 48, 48, 48]])
    ),
    (
      "flexibility",
      Pose(
        head: [16, -18], trunk: [4, -6, -18, 24],
        limbs: [[2, -8, 30, -6, 46, 16], [-18, 28, 46, 28], [-18, 28, -44, 38]])
    ),
    (
      "yoga",
      Pose(
        head: [0, -24], trunk: [0, -4, 0, 18],
        limbs: [
          [-5, -6, -18, -24, 0, -52], [5, -6, 18, -24, 0, -52], [0, 20, 0, 54],
          [2, 20, 26, 26, 4, 38],
        ])
    ),
    (
      "mind.and.body",
      Pose(
        head: [0, -38], trunk: [0, -16, 0, 18],
        limbs: [
          [-6, -18, -22, 4, -38, 18], [6, -18, 22, 4, 38, 18], [0, 22, -40, 34, 14, 44],
          [0, 22, 40, 34, -14, 44],
        ])
    ),
    (
      "pilates",
      Pose(
        head: [-34, -28], trunk: [-24, -10, -4, 26],
        limbs: [[-22, -10, 22, -8], [-4, 28, 46, -26]],
        lines: [[-46, 44, 46, 44]])
    ),
    (
      "barre",
      Pose(
        head: [-4, -42], trunk: [-4, -20, -4, 8],
        limbs: [
          [-6, -22, -22, -12, -42, -6], [0, -22, 20, -30, 36, -44], [-4, 8, -4, 52],
          [0, 8, 22, 18, 42, 4],
        ],
        lines: [[-46, -4, -46, 52]])
    ),
    (
      "gymnastics",
      Pose(
        head: [-4, 22], trunk: [0, 2, 0, -18],
        limbs: [
          [-4, 4, -22, 18, -22, 46], [4, 4, 18, 18, 18, 46], [-2, -20, -40, -38],
          [2, -20, 40, -38],
        ])
    ),
    (
      "highintensity.intervaltraining",
      Pose(
        head: [0, -34], trunk: [0, -12, 0, 12],
        limbs: [
          [-5, -14, -24, -26, -34, -48], [5, -14, 24, -26, 34, -48], [-5, 14, -28, 50],
          [5, 14, 28, 50],
        ])
    ),
    (
      "mixed.cardio",
      Pose(
        head: [8, -42], trunk: [4, -20, -2, 6],
        limbs: [
          [2, -22, -18, -30, -26, -46], [8, -22, 26, -10, 40, -20], [0, 8, 20, 4, 24, 26],
          [-4, 8, -10, 30, -26, 50],
        ])
    ),
    (
      "cross.training",
      Pose(
        head: [12, -42], trunk: [6, -22, -6, 6],
        limbs: [
          [6, -22, -10, -10, 0, 4], [8, -20, 26, -8, 38, -24], [-4, 8, 18, 18, 10, 48],
          [-8, 8, -16, 28, -40, 40],
        ],
        lines: [[-46, 50, 46, 50]])
    ),
    (
      "step.training",
      Pose(
        head: [0, -46], trunk: [-2, -26, -4, 0],
        limbs: [
          [-6, -28, -20, -8], [2, -26, 18, -12], [-2, 2, 18, 8, 16, 30], [-6, 2, -10, 26, -18, 48],
        ],
        lines: [[0, 50, 0, 38, 42, 38, 42, 50]])
    ),
    (
      "elliptical",
      Pose(
        head: [-6, -46], trunk: [-8, -26, -12, 0],
        limbs: [
          [-8, -26, 6, -14, 24, -18], [-10, 2, 4, 16, -2, 36], [-14, 2, -20, 20, -32, 34],
        ],
        lines: [[24, -32, 34, 46], [-42, 42, 34, 42]])
    ),
    (
      "indoor.cycle",
      Pose(
        head: [4, -46], trunk: [-4, -30, -16, -6],
        limbs: [[-2, -30, 10, -16, 28, -16], [-14, -4, 8, 0, 2, 26, 12, 26]],
        lines: [[28, -18, 32, 48], [-18, 8, -18, 48], [-34, 50, 46, 50]], rings: [[10, 30, 13]])
    ),
    (
      "rower",
      Pose(
        head: [-16, -30], trunk: [-18, -10, -18, 16],
        limbs: [[-16, -12, 2, 0, 24, -4], [-16, 20, 10, 2, 34, 24]],
        lines: [[24, -4, 46, -10], [-48, 38, 48, 38]])
    ),
    (
      "jumprope",
      Pose(
        head: [0, -42], trunk: [0, -20, 0, 6],
        limbs: [
          [-6, -22, -18, -6, -30, -2], [6, -22, 18, -6, 30, -2], [-5, 8, -8, 42], [5, 8, 8, 42],
        ],
        lines: [[-30, -2, -40, 16, -36, 36, -20, 50, 0, 54, 20, 50, 36, 36, 40, 16, 30, -2]])
    ),
    (
      "pool.swim",
      Pose(
        head: [30, -10], trunk: [10, 0, -14, 8],
        limbs: [[8, -2, -2, -28, 20, -34], [-14, 8, -48, 14]],
        lines: [
          [-50, 32, -36, 26, -24, 32, -12, 38, 0, 32, 12, 26, 24, 32, 36, 38, 50, 32],
          [-50, 50, -36, 44, -24, 50, -12, 56, 0, 50, 12, 44, 24, 50, 36, 56, 50, 50],
        ])
    ),
    (
      "open.water.swim",
      Pose(
        head: [30, -4], trunk: [10, 4, -12, 10],
        limbs: [[8, 2, 0, -28, 26, -36], [-14, 10, -44, 14]],
        lines: [
          [-50, 34, -36, 24, -24, 34, -12, 42, 0, 34, 12, 24, 24, 34, 36, 42, 50, 34]
        ])
    ),
  ]

  private static let sports: [(String, Pose)] = [
    (
      "outdoor.cycle",
      Pose(
        head: [16, -46], trunk: [4, -32, -14, -8],
        limbs: [[6, -32, 14, -14, 30, -12], [-12, -6, 8, 2, 0, 30]],
        lines: [[28, -12, 34, 30]], rings: [[-34, 30, 17], [34, 30, 17]])
    ),
    (
      "dance",
      Pose(
        head: [-4, -36], trunk: [0, -14, 4, 10],
        limbs: [
          [-4, -16, -24, -14, -36, -34], [4, -16, 22, -26, 26, -50], [2, 12, -6, 30, -2, 54],
          [6, 12, 32, 16, 20, 42],
        ])
    ),
    (
      "soccer",
      Pose(
        head: [-10, -43], trunk: [-10, -22, -6, 6],
        limbs: [
          [-12, -24, -32, -10], [-8, -24, 10, -10, 24, -18], [-8, 8, -14, 28, -24, 52],
          [-4, 8, 16, 24, 28, 38],
        ],
        discs: [[44, 42, 10]])
    ),
    (
      "american.football",
      Pose(
        head: [14, -42], trunk: [6, -22, -4, 4],
        limbs: [
          [8, -22, 24, -12, 14, 2], [4, -24, -18, -20, -28, -2], [-2, 6, 20, 16, 16, 46],
          [-6, 6, -14, 28, -40, 34],
        ],
        discs: [[22, -6, 9]])
    ),
    (
      "basketball",
      Pose(
        head: [-4, -34], trunk: [-4, -12, -4, 12],
        limbs: [
          [-8, -14, -24, 0], [0, -14, 18, -20, 22, -34], [-6, 14, -16, 30, -12, 54],
          [-2, 14, 14, 28, 8, 52],
        ],
        discs: [[24, -46, 11]])
    ),
    (
      "volleyball",
      Pose(
        head: [-6, -30], trunk: [-6, -8, -8, 16],
        limbs: [
          [-8, -10, -20, -28, -8, -48], [-2, -10, 12, -22, 14, -40], [-10, 18, -26, 30, -24, 52],
          [-6, 18, 10, 32, 0, 54],
        ],
        discs: [[34, -44, 11]])
    ),
    (
      "baseball",
      Pose(
        head: [-4, -38], trunk: [-4, -16, -4, 10],
        limbs: [
          [-6, -18, -18, -6, -4, -6, 14, -14], [-6, 12, -18, 30, -20, 54],
          [-2, 12, 14, 30, 22, 54],
        ],
        lines: [[14, -14, 38, -48]], discs: [[42, 0, 6]])
    ),
    (
      "hockey",
      Pose(
        head: [-2, -40], trunk: [-8, -20, -20, 4],
        limbs: [
          [-6, -20, 8, -4, 16, 8], [-18, 6, 0, 20, -4, 48, 6, 48], [-22, 6, -28, 26, -44, 44],
        ],
        lines: [[8, -8, 30, 46, 46, 46]])
    ),
    (
      "tennis",
      Pose(
        head: [-8, -36], trunk: [-8, -14, -10, 10],
        limbs: [
          [-12, -16, -32, -8], [-6, -16, 10, -14, 20, -24], [-12, 12, -24, 30, -32, 52],
          [-8, 12, 10, 26, 8, 52],
        ],
        lines: [[20, -24, 26, -30]], rings: [[35, -40, 13]])
    ),
    (
      "badminton",
      Pose(
        head: [-8, -30], trunk: [-8, -8, -8, 14],
        limbs: [
          [-12, -10, -32, -18], [-4, -10, 8, -18, 10, -32], [-10, 16, -24, 32, -34, 52],
          [-6, 16, 10, 30, 12, 54],
        ],
        lines: [[10, -32, 16, -40], [42, -20, 36, -8, 48, -8, 42, -20]], rings: [[23, -46, 10]])
    ),
    (
      "table.tennis",
      Pose(
        head: [-18, -42], trunk: [-18, -20, -20, 6],
        limbs: [
          [-16, -22, 0, -12, 10, -24], [-22, 8, -28, 28, -28, 52], [-18, 8, -8, 28, -10, 52],
        ],
        lines: [[6, 22, 50, 22], [42, 22, 42, 52]], discs: [[15, -32, 9], [38, 2, 5]])
    ),
    (
      "golf",
      Pose(
        head: [-6, -42], trunk: [-6, -22, -12, 6],
        limbs: [[-4, -22, 10, 2], [-14, 8, -16, 52], [-10, 8, 0, 28, -2, 52]],
        lines: [[10, 2, 28, 48, 36, 46]], discs: [[46, 46, 6]])
    ),
    (
      "boxing",
      Pose(
        head: [-4, -42], trunk: [-6, -20, -10, 8],
        limbs: [
          [-4, -22, 16, -20, 36, -24], [-8, -20, -4, -2, 12, -4], [-12, 10, -18, 30, -32, 52],
          [-8, 10, 12, 28, 10, 52],
        ],
        discs: [[41, -25, 9], [16, -5, 9]])
    ),
    (
      "martial.arts",
      Pose(
        head: [-22, -36], trunk: [-16, -16, -8, 8],
        limbs: [
          [-16, -18, 0, -14, 10, -26], [-18, -16, -34, -4, -26, 8], [-8, 10, -12, 30, -14, 54],
          [-6, 8, 18, 0, 46, -18],
        ])
    ),
    (
      "skiing.downhill",
      Pose(
        head: [14, -40], trunk: [4, -24, -14, -4],
        limbs: [[6, -22, 18, -8, 30, -10], [-12, -2, 8, 8, -2, 32]],
        lines: [[-46, 22, 44, 52], [30, -10, 36, 34]])
    ),
    (
      "snowboarding",
      Pose(
        head: [8, -42], trunk: [2, -22, -8, 2],
        limbs: [
          [0, -22, -24, -24], [6, -20, 28, -12], [-6, 4, 14, 16, 14, 38],
          [-10, 4, -22, 16, -16, 32],
        ],
        lines: [[-44, 26, -34, 34, 32, 48, 44, 44]])
    ),
    (
      "surfing",
      Pose(
        head: [6, -44], trunk: [0, -24, -10, 0],
        limbs: [
          [-2, -24, -28, -22], [4, -22, 26, -8], [-8, 2, 12, 8, 10, 28],
          [-12, 2, -24, 10, -16, 26],
        ],
        lines: [
          [-44, 24, 0, 32, 44, 24],
          [-50, 46, -36, 40, -24, 46, -12, 52, 0, 46, 12, 40, 24, 46, 36, 52, 50, 46],
        ])
    ),
  ]
}

extension SymbolPen {
  fileprivate mutating func figure(_ pose: SymbolDesign.Pose) {
    area(.circle(pose.head[0], pose.head[1], 10.5))
    stroke(.lines(pose.trunk), 2)
    for limb in pose.limbs { stroke(.lines(limb), 1.15) }
    for line in pose.lines { stroke(.lines(line), 0.85) }
    for disc in pose.discs { area(.circle(disc[0], disc[1], disc[2])) }
    for ring in pose.rings { stroke(.circle(ring[0], ring[1], ring[2]), 0.85) }
  }
}
