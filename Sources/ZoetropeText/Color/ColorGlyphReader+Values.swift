import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension ColorGlyphReader {
  /// Reads a paint that is a color or a gradient, at an offset of the table. The paint's format is
  /// a number from 2 to 9.
  ///
  /// A paint with an odd format ends with variation data, which is ignored.
  mutating func shading(_ place: Int) throws -> ColorPaint {
    let format = try table.uint8(place)
    if format < 4 {
      let alpha = try table.fraction(place + 3)
      return .solid(palette.color(try table.uint16(place + 1), alpha: alpha))
    }
    let colors = try line(place + table.uint24(place + 1), varies: format % 2 == 1)
    switch format {
    case 4, 5:
      return .linear(
        colors, start: try table.point(place + 4), end: try table.point(place + 8),
        rotation: try table.point(place + 12))
    case 6, 7:
      return .radial(
        colors,
        start: ColorPaint.Circle(
          center: try table.point(place + 4), radius: Double(try table.uint16(place + 8))),
        end: ColorPaint.Circle(
          center: try table.point(place + 10), radius: Double(try table.uint16(place + 14))))
    default:
      // The table stores each angle minus half a turn.
      return .sweep(
        colors, center: try table.point(place + 4),
        startAngle: (try table.fraction(place + 8) + 1) * 180,
        endAngle: (try table.fraction(place + 10) + 1) * 180)
    }
  }

  private mutating func line(_ place: Int, varies: Bool) throws -> ColorLine {
    let count = try table.uint16(place + 1)
    try charge(count)
    var stops: [ColorLine.Stop] = []
    for index in 0..<count {
      let stop = place + 3 + index * (varies ? 10 : 6)
      let alpha = try table.fraction(stop + 4)
      stops.append(
        ColorLine.Stop(
          color: palette.color(try table.uint16(stop + 2), alpha: alpha),
          offset: try table.fraction(stop)))
    }
    let extend: GradientPaint.Spread =
      switch try table.uint8(place) {
      case 1: .repeat
      case 2: .mirror
      default: .pad
      }
    return ColorLine(stops: stops, extend: extend)
  }

  /// Reads the transform of the paint at an offset of the table, in font units, y up. The paint's
  /// format is a number from 12 to 31.
  func transform(_ place: Int) throws -> CGAffineTransform {
    func fraction(_ index: Int) throws -> Double { try table.fraction(place + 4 + 2 * index) }
    func around(_ index: Int, _ linear: CGAffineTransform) throws -> CGAffineTransform {
      let center = try table.point(place + 4 + 2 * index)
      return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(linear)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
    // Odd formats end with variation data, which is ignored.
    let format = try table.uint8(place) & ~1
    switch format {
    case 12:
      let matrix = place + (try table.uint24(place + 4))
      let numbers = try (0..<6).map { CGFloat(try table.fixed(matrix + 4 * $0)) }
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    case 14:
      let shift = try table.point(place + 4)
      return CGAffineTransform(translationX: shift.x, y: shift.y)
    case 16, 18:
      let scale = CGAffineTransform(scaleX: try fraction(0), y: try fraction(1))
      return format == 18 ? try around(2, scale) : scale
    case 20, 22:
      let scale = CGAffineTransform(scaleX: try fraction(0), y: try fraction(0))
      return format == 22 ? try around(1, scale) : scale
    case 24, 26:
      // A positive angle turns counterclockwise, because the y axis points up.
      let angle = try fraction(0) * .pi
      let (sine, cosine) = (sin(angle), cos(angle))
      let turn = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      return format == 26 ? try around(1, turn) : turn
    default:
      let (x, y) = (tan(try fraction(0) * .pi), tan(try fraction(1) * .pi))
      let skew = CGAffineTransform(a: 1, b: y, c: -x, d: 1, tx: 0, ty: 0)
      return format == 30 ? try around(2, skew) : skew
    }
  }
}

extension ColorCompositeMode {
  /// The modes. The index of a mode is its number in the `COLR` table.
  private static let modes: [ColorCompositeMode] = [
    .clear, .source, .backdrop, .blend(.normal), .blend(.destinationOver), .blend(.sourceIn),
    .blend(.destinationIn), .blend(.sourceOut), .blend(.destinationOut), .blend(.sourceAtop),
    .blend(.destinationAtop), .blend(.xor), .blend(.plusLighter), .blend(.screen),
    .blend(.overlay), .blend(.darken), .blend(.lighten), .blend(.colorDodge), .blend(.colorBurn),
    .blend(.hardLight), .blend(.softLight), .blend(.difference), .blend(.exclusion),
    .blend(.multiply), .blend(.hue), .blend(.saturation), .blend(.color), .blend(.luminosity),
  ]

  /// Creates the mode that a number in the `COLR` table stands for; nil for an unknown number.
  init?(code: Int) {
    guard Self.modes.indices.contains(code) else { return nil }
    self = Self.modes[code]
  }
}
