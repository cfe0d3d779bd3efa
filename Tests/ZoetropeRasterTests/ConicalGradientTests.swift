import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

/// Gradients between two circles, compared with their definition.
@Suite(.reportsSeed, .computesForLong) struct ConicalGradientTests {
  private static let stops = [
    GradientPaint.Stop(color: PaintColor(red: 1, green: 0, blue: 0), location: 0),
    GradientPaint.Stop(color: PaintColor(red: 0, green: 0.5, blue: 1), location: 1),
  ]

  private func expectReference(_ gradient: GradientPaint, _ seed: UInt64) {
    let size = 40
    let picture = Picture(
      size, size,
      [
        .fill(
          .init(
            path: Path(CGRect(x: 0, y: 0, width: size, height: size)), paint: .gradient(gradient)))
      ])
    let reference = GradientReference(gradient)
    var compared = 0
    for y in 0..<size {
      for x in 0..<size {
        let number = reference.number(Double(x) + 0.5, Double(y) + 0.5)
        let folded = reference.spread(number)
        // Beside a jump, and where no circle reaches, other colors are correct, too.
        if !(abs(number) < 1000) { continue }
        if gradient.spread == .repeat, min(folded, 1 - folded) < 0.01 { continue }
        compared += 1
        let wanted = reference.color(folded)
        for channel in 0..<4 {
          let value = Double((picture[x, y] >> UInt32(8 * channel)) & 255)
          #expect(
            abs(value - wanted[channel]) <= 3, "seed \(seed), (\(x), \(y)), channel \(channel)")
        }
      }
    }
    #expect(compared > 0, "seed \(seed)")
  }

  @Test func `circles inside each other paint the whole plane`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let center = random.point(10...30)
      let (large, small) = (random.number(12...25), random.number(0...5))
      let angle = random.number(0...6)
      let distance = random.number(0...0.9) * (large - small)
      let other = CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
      let spread = [GradientPaint.Spread.pad, .repeat, .mirror][Int(seed % 3)]
      let shape: GradientPaint.Shape =
        seed.isMultiple(of: 2)
        ? .conical(start: other, startRadius: small, end: center, endRadius: large)
        : .conical(start: center, startRadius: large, end: other, endRadius: small)
      let gradient = GradientPaint(shape: shape, stops: Self.stops, spread: spread)
      expectReference(gradient, seed)
    }
  }

  @Test func `circles beside each other take the larger position`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let (a, b) = (random.point(0...15), random.point(25...40))
      let radii = (random.number(0...6), seed % 4 == 0 ? nil : random.number(0...6))
      let gradient = GradientPaint(
        shape: .conical(start: a, startRadius: radii.0, end: b, endRadius: radii.1 ?? radii.0),
        stops: Self.stops)
      expectReference(gradient, seed)
    }
  }

  @Test func `equal centers give a radial gradient, and equal circles nothing`() {
    func picture(_ shape: GradientPaint.Shape) -> Picture {
      let box = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
      let gradient = GradientPaint(shape: shape, stops: Self.stops)
      return Picture(40, 40, [.fill(.init(path: box, paint: .gradient(gradient)))])
    }
    let center = CGPoint(x: 20, y: 20)
    let conical = picture(.conical(start: center, startRadius: 4, end: center, endRadius: 16))
    let radial = picture(.radial(center: center, startRadius: 4, endRadius: 16))
    #expect(conical.distance(to: radial) <= 1)
    let none = picture(.conical(start: center, startRadius: 4, end: center, endRadius: 4))
    #expect(none.alphas.allSatisfy { $0 == 0 })
  }
}
