import Foundation

extension SymbolDesign {
  /// Designs of clocks, charts, devices and file operations.
  static let devices: [SymbolDesign] = [
    .body("clock", enclosed: 0.52) { pen in
      pen.layer = 1
      pen.body(.circle(0, 0, 46))
      pen.layer = 0
      pen.mark(.lines([0, -26, 0, 2, -20, 12]))
    },
    .body("alarm", enclosed: nil) { pen in
      pen.body(.circle(0, 4, 40))
      pen.mark(.lines([0, -18, 0, 6, 16, 16]))
      pen.stroke(SymbolTrace.arc(-34, -34, 20, 158, 292).doubled)
      pen.stroke(SymbolTrace.line(-29, 34, -37, 46).doubled)
    },
    .body("stopwatch", enclosed: nil) { pen in
      pen.body(.circle(0, 8, 40))
      pen.mark(.line(0, -12, 0, 8))
      pen.stroke(.all(.line(0, -32, 0, -50), .line(-11, -51, 11, -51), .line(32, -24, 39, -31)))
    },
    .glyph("timer", enclosed: 0.52) { pen in
      pen.stroke(.arc(0, 0, 46, -90, 225))
      pen.stroke(.line(0, -46, 0, -30))
      pen.stroke(.line(-20, -20, 3, 3), 1.2)
    },
    .glyph("hourglass", enclosed: 0.52) { pen in
      pen.stroke(.all(.line(-32, -48, 32, -48), .line(-32, 48, 32, 48)))
      let half = SymbolTrace.steps("-26 -48 m -26 -20 -4 -14 -4 0 c -4 14 -26 20 -26 48 c")
      pen.stroke(half.doubled)
    },
    .glyph("calendar", enclosed: 0.52) { pen in
      pen.stroke(.box(-47, -42, 47, 44, 12))
      pen.stroke(.line(-47, -18, 47, -18))
      for y in [0, 20] as [CGFloat] {
        for x in [-24, 0, 24] as [CGFloat] { pen.dot(x, y + 3, 0.75) }
      }
    },
    .glyph("chart.bar.xaxis", enclosed: nil) { pen in
      pen.stroke(.line(-52, 44, 52, 44))
      for (x, top) in [(-32, 6), (0, -22), (32, -44)] as [(CGFloat, CGFloat)] {
        pen.area(.box(x - 10, top, x + 10, 28, 4))
      }
    },
    .body("chart.bar", enclosed: 0.5) { pen in
      for (x, top) in [(-36, 4), (0, -20), (36, -44)] as [(CGFloat, CGFloat)] {
        pen.body(.box(x - 11, top, x + 11, 42, 5))
      }
    },
    .body("chart.pie", enclosed: nil) { pen in
      var slice = SymbolTrace.arc(0, 0, 46, -90, 0)
      slice.path.addLine(to: .zero)
      slice.path.closeSubpath()
      var rest = SymbolTrace.arc(0, 0, 46, 0, 270)
      rest.path.addLine(to: .zero)
      rest.path.closeSubpath()
      pen.body(rest.moved(-3, 3))
      pen.gap(slice.moved(5, -5), 2.4)
      pen.hole(slice.moved(5, -5))
      pen.body(slice.moved(5, -5))
    },
    .glyph("chart.line.uptrend.xyaxis", enclosed: nil) { pen in
      pen.stroke(.lines([-48, -44, -48, 44, 50, 44]))
      pen.stroke(.lines([-28, 22, -8, -4, 8, 10, 40, -30]))
      pen.stroke(.lines([18, -34, 42, -34, 42, -10]))
    },
    .glyph("wifi", enclosed: 0.5) { pen in
      pen.area(.circle(0, 34, 8.5))
      for (index, radius) in ([28, 51, 74] as [CGFloat]).enumerated() {
        pen.layer = min(index, 1)
        pen.stroke(.arc(0, 36, radius, -90 - 43, -90 + 43), 1.15)
      }
    },
    .glyph("antenna.radiowaves.left.and.right", enclosed: nil) { pen in
      pen.area(.circle(0, -14, 8))
      pen.stroke(.line(0, -10, 0, 48))
      pen.stroke(SymbolTrace.all(.arc(0, -14, 27, -46, 46), .arc(0, -14, 49, -46, 46)).doubled)
    },
    .glyph("battery.100", enclosed: nil) { $0.drawBattery(1) },
    .glyph("battery.75", enclosed: nil) { $0.drawBattery(0.75) },
    .glyph("battery.50", enclosed: nil) { $0.drawBattery(0.5) },
    .glyph("battery.25", enclosed: nil) { $0.drawBattery(0.25) },
    .glyph("battery.0", enclosed: nil) { $0.drawBattery(0) },
    .body("iphone", enclosed: 0.52) { pen in
      pen.body(.box(-27, -52, 27, 52, 11))
      pen.mark(.line(-8, -40, 8, -40), 0.9)
    },
    .body("ipad", enclosed: 0.52) { pen in
      pen.body(.box(-40, -51, 40, 51, 10))
      pen.mark(.line(-10, 39, 10, 39), 0.8)
    },
    .body("applewatch", enclosed: nil) { pen in
      pen.body(.box(-29, -32, 29, 32, 13))
      pen.stroke(.lines([-20, -34, -15, -54, 15, -54, 20, -34]))
      pen.stroke(.lines([-20, 34, -15, 54, 15, 54, 20, 34]))
      pen.stroke(.line(36, -10, 36, 4))
    },
    .body("desktopcomputer", enclosed: nil) { pen in
      pen.body(.box(-55, -46, 55, 26, 9))
      pen.mark(.line(-55, 8, 55, 8))
      pen.stroke(
        .all(.lines([-10, 26, -14, 46]), .lines([10, 26, 14, 46]), .line(-24, 46, 24, 46)))
    },
    .body("laptopcomputer", enclosed: nil) { pen in
      pen.body(.box(-43, -36, 43, 24, 8))
      pen.stroke(.line(-58, 36, 58, 36), 1.1)
    },
    .body("printer", enclosed: nil) { pen in
      pen.body(.box(-52, -18, 52, 26, 9))
      pen.stroke(.steps("-30 -18 m -30 -44 l 30 -44 l 30 -18 l"))
      let sheet = SymbolTrace.box(-28, 8, 28, 46, 4)
      pen.hole(sheet)
      if pen.isFilled { pen.gap(sheet, 2.6) }
      pen.stroke(sheet)
    },
    .body("externaldrive", enclosed: nil) { pen in
      pen.body(.box(-52, -30, 52, 30, 12))
      pen.mark(.line(-52, 4, 52, 4))
      pen.markDot(34, 17, 0.7)
    },
    .body("keyboard", enclosed: nil) { pen in
      pen.body(.box(-57, -34, 57, 34, 10))
      for y in [-16, 0] as [CGFloat] {
        for x in [-38, -19, 0, 19, 38] as [CGFloat] { pen.markDot(x, y, 0.55) }
      }
      pen.mark(.line(-24, 17, 24, 17), 0.8)
    },
    .body("square.and.arrow.up") { $0.drawShare(-1) },
    .body("square.and.arrow.down") { $0.drawShare(1) },
    .glyph("square.and.pencil", enclosed: nil) { pen in
      pen.stroke(
        .steps(
          "6 -38 m -30 -38 l -39 -38 -44 -33 -44 -24 c -44 34 l -44 43 -39 48 -30 48 c 28 48 l 37 48 42 43 42 34 c 42 0 l"
        ))
      let pencil = SymbolTrace.polygon([-7, -48, 7, -48, 7, 26, 0, 40, -7, 26], radius: 2)
        .rotated(45).moved(20, -20)
      pen.gap(pencil, 2.6)
      pen.hole(pencil)
      pen.stroke(pencil, 0.9)
    },
    .body("tray", enclosed: nil) { pen in
      pen.body(
        .steps(
          "-54 6 m -36 -30 l -34 -34 -31 -36 -26 -36 c 26 -36 l 31 -36 34 -34 36 -30 c 54 6 l 54 28 l 54 35 50 39 43 39 c -43 39 l -50 39 -54 35 -54 28 c h"
        ))
      pen.mark(.steps("-54 6 m -22 6 l -18 18 -10 22 0 22 c 10 22 18 18 22 6 c 54 6 l"))
    },
    .body("archivebox", enclosed: nil) { pen in
      pen.body(.box(-52, -40, 52, -14, 6))
      pen.body(
        .steps("-45 -14 m 45 -14 l 45 32 l 45 39 41 43 34 43 c -34 43 l -41 43 -45 39 -45 32 c h"))
      pen.mark(.line(-16, 8, 16, 8))
    },
    .glyph("qrcode", enclosed: nil) { pen in
      for (x, y) in [(-27, -27), (27, -27), (-27, 27)] as [(CGFloat, CGFloat)] {
        pen.stroke(SymbolTrace.box(-17, -17, 17, 17, 4).moved(x, y))
        pen.area(SymbolTrace.box(-6, -6, 6, 6, 1).moved(x, y))
      }
      for (x, y) in [(14, 14), (40, 14), (27, 27), (14, 40), (40, 40)] as [(CGFloat, CGFloat)] {
        pen.area(SymbolTrace.box(-5, -5, 5, 5, 1).moved(x, y))
      }
    },
  ]
}

extension SymbolPen {
  mutating func drawBattery(_ charge: CGFloat) {
    layer = 1
    stroke(.box(-60, -28, 48, 28, 12))
    stroke(.steps("58 -8 m 62 -6 62 6 58 8 c"), 1.1)
    layer = 0
    let inset = 1.35 * line
    let (left, right) = (-60 + inset, 48 - inset)
    if charge > 0 {
      area(.box(left, -28 + inset, left + (right - left) * charge, 28 - inset, 6))
    }
  }
}

extension SymbolTrace {
  /// A box with a gap in the middle of its upper edge.
  static var tray: SymbolTrace {
    steps(
      """
      -18 -18 m -30 -18 l -37 -18 -41 -14 -41 -7 c -41 38 l -41 45 -37 49 -30 49 c 30 49 l \
      37 49 41 45 41 38 c 41 -7 l 41 -14 37 -18 30 -18 c 18 -18 l
      """)
  }
}
