import SwiftUI

/// Dots that drift along currents, each on a path of its own.
///
/// The position of a dot depends only on its index and the time, so that every frame can be drawn
/// independently.
struct DriftingDots {
  var count: Int
  /// The factor of the speed; 1 is the designed speed.
  var speed: Double

  struct Dot {
    var center: CGPoint
    var radius: CGFloat
    /// The opacity, from 0 to 1.
    var strength: Double
    var color: Int
  }

  /// Returns a pseudorandom number from 0 to 1 that depends only on the arguments.
  private func chance(_ index: Int, _ salt: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index &* 2_654_435_761 &+ salt &* 40_503 &+ 12_345)
    bits ^= bits >> 31
    bits = bits &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    bits = bits &* 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 32
    return Double(bits >> 11) / Double(1 << 53)
  }

  /// Returns a dot at a time in seconds, in a field of a given size.
  func dot(_ index: Int, at time: Double, in size: CGSize) -> Dot {
    let life = 3 + 3 * chance(index, 1)
    let age = time * speed / life + chance(index, 2)
    let turn = age.rounded(.down)
    // From 0, where the dot appears, to 1, where it disappears.
    let phase = age - turn
    let seed = index &+ Int(turn) &* 7919
    var x = chance(seed, 3)
    var y = chance(seed, 4)
    // Follow the currents in a few long steps. The direction of a current depends on the position.
    let steps = 12
    let way = phase * 0.4 / Double(steps)
    for _ in 0..<steps {
      let angle =
        sin(x * 7 + sin(y * 4) * 2) * 2 + cos(y * 9 - x * 3) * 1.5 + Double(index % 3) * 0.3
      x += cos(angle) * way
      y += sin(angle) * way
    }
    return Dot(
      center: CGPoint(x: x * size.width, y: y * size.height),
      radius: 1.2 + 2.6 * chance(index, 5) * (1 - phase * 0.6),
      strength: min(phase * 6, 1) * min((1 - phase) * 3, 1), color: index % 5)
  }
}

/// A canvas that draws all dots of a field, a thousand by default.
struct CanvasField: View {
  var dots: DriftingDots

  private static let colors: [Color] = [.cyan, .blue, .indigo, .pink, .orange]

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [Color(white: 0.02), Color(red: 0.05, green: 0.07, blue: 0.18)]),
            startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        context.blendMode = .plusLighter
        for index in 0..<dots.count {
          let dot = dots.dot(index, at: time, in: size)
          let color = Self.colors[dot.color]
          let (center, radius) = (dot.center, dot.radius)
          context.opacity = dot.strength
          context.fill(circle(center, radius * 3), with: .color(color.opacity(0.12)))
          context.fill(circle(center, radius), with: .color(color.opacity(0.8)))
        }
      }
    }
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension CanvasField {
  /// Dots without state: their motion depends only on the time.
  static let anim = Anim(
    "canvas-field", size: CGSize(width: 480, height: 320), duration: 2.5,
    description: "A thousand dots that drift along currents, drawn in one canvas",
    parameters: [
      .integer("count", default: 1_000, in: 0...100_000, description: "of dots"),
      .number(
        "speed", default: 1, in: 0...100, description: "of the currents; 1 is the designed speed"),
    ], state: false
  ) { _, values in
    CanvasField(
      dots: DriftingDots(count: values.integer("count"), speed: values.number("speed")))
  }
}
