import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A gradient by its definition, in `Double`.
struct GradientReference {
  let gradient: GradientPaint
  private let inverse: CGAffineTransform

  init(_ gradient: GradientPaint, _ transform: CGAffineTransform = .identity) {
    self.gradient = gradient
    inverse = gradient.transform.concatenating(transform).inverted()
  }

  /// The gradient's number at a point of the canvas, before the spread.
  func number(_ x: Double, _ y: Double) -> Double {
    let point = CGPoint(x: x, y: y).applying(inverse)
    switch gradient.shape {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      return square == 0 ? 1 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    case .radial(let center, let start, let end):
      let distance = hypot(point.x - center.x, point.y - center.y)
      return start == end ? (distance < start ? -1 : 2) : (distance - start) / (end - start)
    case .conical(let start, let startRadius, let end, let endRadius):
      // The largest root with a radius of at least 0, by the quadratic formula.
      let (dx, dy, growth) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
      let (x, y) = (point.x - start.x, point.y - start.y)
      let a = dx * dx + dy * dy - growth * growth
      let b = x * dx + y * dy + startRadius * growth
      let c = x * x + y * y - startRadius * startRadius
      let root = (b * b - a * c).squareRoot()
      let roots = a == 0 ? [c / (2 * b)] : [(b + root) / a, (b - root) / a]
      return roots.filter { startRadius + $0 * growth >= 0 }.max() ?? .nan
    case .angular(let center, let start, let end):
      let sign: Double = end < start ? -1 : 1
      let span = abs(end - start)
      let angle = sign * (atan2(point.y - center.y, point.x - center.x) - start)
      var rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
      if rest < 0 { rest += 2 * .pi }
      if rest <= span { return rest / span }
      return rest - span < 2 * .pi - rest ? 2 : -1
    }
  }

  /// The number after the spread.
  func spread(_ number: Double) -> Double {
    if case .angular = gradient.shape { return number }
    switch gradient.spread {
    case .pad: return number
    case .repeat: return number - number.rounded(.down)
    case .mirror:
      let rest = number - 2 * (number / 2).rounded(.down)
      return rest > 1 ? 2 - rest : rest
    }
  }

  /// The red, green, blue and alpha of a number, premultiplied, 0 to 255.
  func color(_ number: Double) -> [Double] {
    let number = min(max(number, 0), 1)
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.location > number }) else {
      return Self.premultiplied(Self.components(stops[stops.count - 1].color))
    }
    if next == 0 { return Self.premultiplied(Self.components(stops[0].color)) }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (number - a.location) / (b.location - a.location)
    let (from, to) = (enter(Self.components(a.color)), enter(Self.components(b.color)))
    return Self.premultiplied(leave(zip(from, to).map { $0 + ($1 - $0) * part }))
  }

  /// Whether the number is so near to a jump that either side is correct.
  func isUncertain(_ number: Double) -> Bool {
    let places = zip(gradient.stops, gradient.stops.dropFirst()).filter {
      $0.location == $1.location
    }.map { $0.0.location }
    var borders = places
    if gradient.spread == .repeat { borders += [0, 1] }
    if case .angular = gradient.shape { borders += [0, 1] }
    return borders.contains { abs($0 - number) < 2e-6 }
  }

  private static func components(_ color: PaintColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map { Double($0) }
  }

  private static func premultiplied(_ c: [Double]) -> [Double] {
    c.indices.map { $0 == 3 ? c[3] * 255 : min(max(c[$0], 0), 1) * c[3] * 255 }
  }

  // MARK: Spaces

  private func enter(_ c: [Double]) -> [Double] {
    if gradient.interpolation == .device { return c }
    let light = c[..<3].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    if gradient.interpolation == .linear { return light + [c[3]] }
    let cones = Self.times(Self.toCones, light).map { cbrt($0) }
    return Self.times(Self.toLab, cones) + [c[3]]
  }

  private func leave(_ c: [Double]) -> [Double] {
    if gradient.interpolation == .device { return c }
    var light = Array(c[..<3])
    if gradient.interpolation == .perceptual {
      light = Self.times(Self.fromCones, Self.times(Self.fromLab, light).map { $0 * $0 * $0 })
    }
    return light.map {
      let x = min(max($0, 0), 1)
      return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    } + [c[3]]
  }

  private static func times(_ m: [[Double]], _ v: [Double]) -> [Double] {
    m.map { row in zip(row, v).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static let toCones = [
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ]
  private static let toLab = [
    [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
  ]
  private static let fromLab = [
    [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.2914855480],
  ]
  private static let fromCones = [
    [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010],
  ]
}
