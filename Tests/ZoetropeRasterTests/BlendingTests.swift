import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@Suite(.reportsSeed) struct BlendingTests {
  /// Source-over in `Double` of a premultiplied source, weakened by a coverage, all 0 to 255.
  private func over(_ source: Double, _ alpha: Double, _ coverage: Double, _ below: Double)
    -> Double
  {
    source * coverage / 255 + below * (1 - alpha * coverage / 65025)
  }

  @Test func `one color over another agrees with floating point within one level`() {
    for seed in UInt64(1)...500 {
      var random = SeededRandom(seed: seed)
      let (below, above) = (random.color(), random.color())
      let under = Picture(16, 1, [], background: below)
      let picture = Picture(16, 1, [fill(box(0, 0, 16, 1), above)], background: below)
      let components = [above.red, above.green, above.blue, 1].map {
        Double($0 * above.alpha) * 255
      }
      for channel in 0..<4 {
        let expected = over(
          components[channel], components[3], 255, Double(under.channel(channel)[0]))
        for value in picture.channel(channel) {
          #expect(abs(Double(value) - expected) <= 1.001, "seed \(seed), channel \(channel)")
        }
      }
    }
  }

  @Test func `every coverage agrees with floating point within one level`() {
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed)
      let (below, above) = (random.color(), random.color())
      let under = Picture(20, 1, [], background: below)
      let solid = Picture(20, 1, [fill(box(0, 0, 20, 1), above)])
      for height in [0.01, random.number(0...1), 0.5, 0.99] {
        let mask = Picture(20, 1, [fill(box(0, 0, 19.5, height))])
        let picture = Picture(20, 1, [fill(box(0, 0, 19.5, height), above)], background: below)
        for channel in 0..<4 {
          let (source, alphas) = (solid.channel(channel), solid.alphas)
          for (x, value) in picture.channel(channel).enumerated() {
            let expected = over(
              Double(source[x]), Double(alphas[x]), Double(mask.alphas[x]),
              Double(under.channel(channel)[x]))
            #expect(abs(Double(value) - expected) <= 1.001, "seed \(seed), pixel \(x)")
          }
        }
      }
    }
  }

  @Test func `opaque pixels stay opaque, and no channel exceeds its alpha`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let scene = randomScene(&random)
      let picture = Picture(40, 40, scene)
      for pixel in picture.pixels {
        let alpha = pixel >> 24
        let channels = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
        if channels.contains(where: { $0 > alpha }) {
          Issue.record("seed \(seed): \(String(pixel, radix: 16))")
          break
        }
      }
      #expect(Picture(40, 40, scene, background: white).alphas.allSatisfy { $0 == 255 })
    }
  }
}
