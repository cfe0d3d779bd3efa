import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

typealias Interpolation = DisplayList.ImageFill.Interpolation
private let interpolations: [Interpolation] = [.nearest, .linear, .cubic]

/// The placement of images on the canvas, and the sampling of their pixels.
@Suite(.reportsSeed, .computesForLong) struct ImageSamplingTests {
  /// The largest difference from the definition among the fully covered pixels.
  private func error(
    _ image: DisplayList.ImageFill, size: Int,
    skipping isSkipped: (CGPoint) -> Bool = { _ in false }
  ) -> (largest: Double, count: Int) {
    let picture = Picture(size, size, [.image(image)])
    var whole = image
    whole.pixels = ImagePixels(width: 1, height: 1, premultiplied: [0xFFFF_FFFF])
    let cover = Picture(size, size, [.image(whole)])
    let reference = ImageReference(image: image)
    var (largest, count) = (0.0, 0)
    for y in 0..<size {
      for x in 0..<size where cover[x, y] == 0xFFFF_FFFF && !isSkipped(reference.place(x, y)) {
        count += 1
        for (channel, value) in reference.color(x, y).enumerated() {
          let found = Double(picture[x, y] >> UInt32(8 * channel) & 255)
          largest = max(largest, abs(found - value))
        }
      }
    }
    return (largest, count)
  }

  private func transform(_ random: inout SeededRandom, scale: ClosedRange<Double>)
    -> CGAffineTransform
  {
    let base = CGAffineTransform(rotationAngle: CGFloat(random.number(-4...4)))
      .scaledBy(x: CGFloat(random.number(scale)), y: CGFloat(random.number(scale)))
    return CGAffineTransform(
      a: base.a, b: base.b, c: base.c, d: base.d, tx: CGFloat(random.number(20...40)),
      ty: CGFloat(random.number(20...40)))
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 7), (13, 9)])
  func `an image at its own size on whole pixels is copied`(width: Int, height: Int) {
    for seed in UInt64(1)...20 {
      var random = SeededRandom(seed: seed)
      let pixels = random.image(width, height)
      for interpolation in interpolations {
        let item = image(
          pixels, in: frame(3, 2, Double(width), Double(height)), interpolation)
        let picture = Picture(20, 15, [.image(item)])
        for y in 0..<15 {
          for x in 0..<20 {
            let isInside = x >= 3 && x < 3 + width && y >= 2 && y < 2 + height
            let expected = isInside ? pixels.pixels[(y - 2) * width + x - 3] : 0
            #expect(picture[x, y] == expected, "seed \(seed), \(interpolation), \(x) \(y)")
          }
        }
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3]) func `an image at the scale of the canvas is copied`(
    scale: Double
  ) {
    var random = SeededRandom(seed: 7)
    let pixels = random.image(12, 6)
    let item = image(pixels, in: frame(2, 2, 12 / scale, 6 / scale))
    let picture = Picture(20, 20, [.image(item)], scale: scale)
    let (left, top) = (Int(2 * scale), Int(2 * scale))
    for y in 0..<6 {
      for x in 0..<12 {
        #expect(picture[left + x, top + y] == pixels.pixels[y * 12 + x])
      }
    }
  }

  @Test func `an image moved by whole pixels gives the same pixels, moved`() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed)
      let pixels = random.image(9, 7)
      let base = transform(&random, scale: 0.3...3)
      let item = image(
        pixels, in: frame(-4.5, -3, 9, 7), transform: base, interpolations[Int(seed % 3)])
      var moved = item
      moved.transform = base.concatenating(shift(5, 3))
      let (here, there) = (Picture(60, 60, [.image(item)]), Picture(65, 63, [.image(moved)]))
      for y in 0..<60 {
        for x in 0..<60 where here[x, y] != there[x + 5, y + 3] {
          Issue.record("seed \(seed), \(x) \(y)")
        }
      }
    }
  }

  @Test(arguments: [2, 3, 5, 8]) func `integral scales without interpolation repeat pixels`(
    scale: Int
  ) {
    var random = SeededRandom(seed: 3)
    let pixels = random.image(5, 4)
    let item = image(
      pixels, in: frame(0, 0, Double(5 * scale), Double(4 * scale)), .nearest)
    let picture = Picture(5 * scale, 4 * scale, [.image(item)])
    for y in 0..<4 * scale {
      for x in 0..<5 * scale {
        #expect(picture[x, y] == pixels.pixels[y / scale * 5 + x / scale])
      }
    }
  }

  @Test(arguments: 0..<8) func `quarter turns and mirror images are exact`(number: Int) {
    var random = SeededRandom(seed: 11)
    let pixels = random.image(6, 4)
    let turn = CGAffineTransform(rotationAngle: CGFloat(number % 4) * .pi / 2)
    let mirror = CGAffineTransform(scaleX: number < 4 ? 1 : -1, y: 1)
    let transform = mirror.concatenating(turn).concatenating(shift(10, 10))
    for interpolation in interpolations {
      let item = image(pixels, in: frame(-3, -2, 6, 4), transform: transform, interpolation)
      let picture = Picture(20, 20, [.image(item)])
      for y in 0..<4 {
        for x in 0..<6 {
          let place = CGPoint(x: Double(x) - 2.5, y: Double(y) - 1.5).applying(transform)
          let found = picture[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
          #expect(found == pixels.pixels[y * 6 + x], "\(interpolation) \(x) \(y)")
        }
      }
      #expect(picture.pixels.count { $0 != 0 } <= 24)
    }
  }

  @Test(arguments: [1, 2, 3, 11]) func `bilinear samples agree with floating point`(width: Int) {
    var samples = 0
    for seed in UInt64(1)...25 {
      var random = SeededRandom(seed: seed)
      let pixels = random.image(width, 8)
      let item = image(
        pixels, in: frame(-Double(width) / 2, -4, Double(width), 8),
        transform: transform(&random, scale: 1...6))
      let (largest, count) = error(item, size: 60)
      #expect(largest <= 0.52, "seed \(seed)")
      samples += count
    }
    #expect(samples > 1000)
  }

  @Test func `upright bilinear samples agree with floating point`() {
    for seed in UInt64(1)...25 {
      var random = SeededRandom(seed: seed)
      let pixels = random.image(7, 8)
      let box = frame(
        random.number(0...5), random.number(0...5), random.number(7...50), random.number(8...50))
      let (largest, count) = error(image(pixels, in: box), size: 60)
      #expect(count > 0 && largest <= 0.52, "seed \(seed)")
    }
  }

  @Test func `cubic samples agree with floating point`() {
    for seed in UInt64(1)...25 {
      var random = SeededRandom(seed: seed)
      let pixels = random.image(9, 8)
      let item = image(
        pixels, in: frame(-4.5, -4, 9, 8), transform: transform(&random, scale: 1...6), .cubic)
      // Within half a pixel of the edge a sample is taken from the inside.
      let (largest, count) = error(item, size: 60) { place in
        place.x < 0.5 || place.x > 8.5 || place.y < 0.5 || place.y > 7.5
      }
      #expect(count > 0 && largest <= 0.6, "seed \(seed)")
    }
  }

  @Test func `without interpolation the nearest pixel is taken`() {
    for seed in UInt64(1)...25 {
      var random = SeededRandom(seed: seed)
      let pixels = random.image(9, 8)
      let item = image(
        pixels, in: frame(-4.5, -4, 9, 8), transform: transform(&random, scale: 0.4...6), .nearest)
      let (largest, count) = error(item, size: 60) { place in
        abs(place.x - place.x.rounded()) < 1e-4 || abs(place.y - place.y.rounded()) < 1e-4
      }
      #expect(count > 0 && largest == 0, "seed \(seed)")
    }
  }

  @Test func `a shrunken image shows the mean of the covered pixels`() {
    for seed in UInt64(1)...25 {
      var random = SeededRandom(seed: seed)
      let pixels = random.image(60, 50)
      let box = frame(
        random.number(0...5), random.number(0...5), random.number(16...59),
        random.number(13...49))
      let (largest, count) = error(image(pixels, in: box), size: 65)
      #expect(count > 0 && largest <= 0.6, "seed \(seed)")
    }
  }

  @Test(arguments: [2, 4, 8, 16]) func `integral reductions are exact means`(by: Int) {
    var random = SeededRandom(seed: UInt64(by))
    let pixels = random.image(3 * by, 2 * by, isOpaque: true)
    let picture = Picture(3, 2, [.image(image(pixels, in: frame(0, 0, 3, 2)))])
    for y in 0..<2 {
      for x in 0..<3 {
        for channel in 0..<4 {
          var sum = 0
          for row in y * by..<(y + 1) * by {
            for column in x * by..<(x + 1) * by {
              sum += Int(pixels.pixels[row * 3 * by + column] >> UInt32(8 * channel)) & 255
            }
          }
          let mean = Double(sum) / Double(by * by)
          let found = Double(picture[x, y] >> UInt32(8 * channel) & 255)
          // Each reduction of the image is rounded once.
          #expect(abs(found - mean) <= (by > 4 ? 1.6 : 0.6))
        }
      }
    }
  }

  @Test func `an image of one color keeps it under every transform`() {
    for seed in UInt64(1)...80 {
      var random = SeededRandom(seed: seed)
      let color = random.image(1, 1).pixels[0]
      let (width, height) = (Int(random.number(1...90)), Int(random.number(1...90)))
      let pixels = ImagePixels(
        width: width, height: height,
        premultiplied: Array(repeating: color, count: width * height))
      var item = image(
        pixels, in: frame(-20, -20, 40, 40), transform: transform(&random, scale: 0.05...1.5),
        interpolations[Int(seed % 3)])
      item.isAntialiased = false
      if seed % 4 == 0 { item.slices = .init(top: 1, left: 3, right: 2, isTiled: seed % 8 == 0) }
      let wrong = Picture(60, 60, [.image(item)]).pixels.filter { $0 != 0 && $0 != color }
      #expect(wrong.isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: [(Interpolation.linear, 6.0), (.cubic, 10.0)])
  func `reduced images replace the original at small scales`(
    interpolation: Interpolation, tolerance: Double
  ) {
    var random = SeededRandom(seed: 5)
    let pixels = random.photo(160, 120)
    for step in 0..<24 {
      let scale = CGFloat(0.6 * pow(0.88, Double(step)))
      let transform = CGAffineTransform(rotationAngle: CGFloat(step % 3) * 0.4)
        .scaledBy(x: scale, y: scale).concatenating(shift(3.3, 2.1))
      let item = image(pixels, in: frame(0, 0, 160, 120), transform: transform, interpolation)
      // Within half a canvas pixel of the edge a cubic sample is taken from the inside.
      let margin = interpolation == .cubic ? 2 / scale : 0
      // The waves become as short as a pixel on the way.
      let (largest, _) = error(item, size: 24) { place in
        min(place.x, 160 - place.x, place.y, 120 - place.y) < margin
      }
      #expect(largest <= tolerance, "step \(step)")
    }
  }
}
