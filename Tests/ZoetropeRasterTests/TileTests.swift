import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

@Suite(.reportsSeed) struct TileTests {
  private let checks = ImagePixels(
    width: 2, height: 2, premultiplied: [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])

  private func tiles(
    _ pixels: ImagePixels, source: CGRect? = nil, frame: CGRect,
    transform: CGAffineTransform = .identity,
    interpolation: DisplayList.ImageFill.Interpolation = .linear, opacity: Double = 1
  ) -> Paint {
    .tiles(
      TilePaint(
        pixels: pixels,
        source: source ?? CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height),
        frame: frame, transform: transform, interpolation: interpolation, opacity: opacity))
  }

  /// A picture of distinct pixels.
  private func noise(_ width: Int, _ height: Int) -> ImagePixels {
    var random = SeededRandom(seed: 7)
    return ImagePixels(
      width: width, height: height,
      premultiplied: (0..<width * height).map { _ in
        UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      })
  }

  @Test func `a tile is repeated in both directions from its frame`() {
    let paint = tiles(checks, frame: CGRect(x: 1, y: 0, width: 2, height: 2))
    let picture = Picture(7, 3, [painted(box(0, 0, 7, 3), paint)])
    #expect(picture.text == [".#.#.#.", "#.#.#.#", ".#.#.#."])
    let large = tiles(
      checks, frame: CGRect(x: 0, y: 0, width: 6, height: 2), interpolation: .nearest)
    #expect(Picture(9, 2, [painted(box(0, 0, 9, 2), large)]).text == ["###...###", "...###..."])
  }

  @Test func `a part of a picture is repeated alone`() {
    let picture = noise(6, 5)
    let part = CGRect(x: 2, y: 1, width: 3, height: 2)
    let paint = tiles(picture, source: part, frame: CGRect(x: 0, y: 0, width: 3, height: 2))
    let drawn = Picture(11, 7, [painted(box(0, 0, 11, 7), paint)])
    for y in 0..<7 {
      for x in 0..<11 {
        #expect(drawn[x, y] == picture.pixels[(1 + y % 2) * 6 + 2 + x % 3], "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [DisplayList.ImageFill.Interpolation.nearest, .linear, .cubic])
  func `interpolation wraps around at seams`(_ interpolation: DisplayList.ImageFill.Interpolation) {
    // Repeated twice by hand, the picture is the same.
    let once = noise(5, 4)
    let twice = ImagePixels(
      width: 10, height: 4,
      premultiplied: (0..<40).map { once.pixels[$0 / 10 * 5 + $0 % 5] })
    for scale in [0.17, 0.45, 1.3, 3.7] {
      let transform = CGAffineTransform(a: scale, b: 0.1, c: -0.2, d: scale, tx: 3.3, ty: 1.2)
      let a = tiles(
        once, frame: CGRect(x: 0, y: 0, width: 5, height: 4), transform: transform,
        interpolation: interpolation)
      let b = tiles(
        twice, frame: CGRect(x: 0, y: 0, width: 10, height: 4), transform: transform,
        interpolation: interpolation)
      let all = box(0, 0, 30, 20)
      if scale > 0.4 {
        #expect(
          Picture(30, 20, [painted(all, a)]).distance(to: Picture(30, 20, [painted(all, b)])) <= 1,
          "scale \(scale)")
      }
      // After one period in both directions the picture repeats.
      let period = 8 * scale
      if period == period.rounded() { continue }
      let upright = tiles(
        once, frame: CGRect(x: 0.1, y: 0.1, width: 7, height: 3), interpolation: interpolation)
      let picture = Picture(30, 20, [painted(all, upright)])
      for y in 0..<17 {
        for x in 0..<23 { #expect(picture[x, y] == picture[x + 7, y + 3]) }
      }
    }
  }

  @Test func `tiles that shrink below a pixel become their mean`() {
    let picture = noise(37, 23)
    func mean(_ shift: UInt32) -> Double {
      picture.pixels.reduce(0) { $0 + Double($1 >> shift & 255) } / Double(picture.pixels.count)
    }
    for size in [0.3, 1, 1.7] {
      let paint = tiles(picture, frame: CGRect(x: 0.2, y: 0.1, width: size, height: size))
      let drawn = Picture(12, 9, [painted(box(0, 0, 12, 9), paint)])
      for channel in 0..<3 {
        let values = drawn.channel(channel)
        let all = Double(values.reduce(0, +)) / Double(values.count)
        #expect(abs(all - mean(UInt32(8 * channel))) <= 3, "size \(size)")
        if size <= 1 {
          #expect((values.max() ?? 0) - (values.min() ?? 0) <= 4, "size \(size)")
        }
      }
    }
  }

  @Test func `tiles moved by whole pixels give the same pixels, moved, in any band`() {
    for interpolation in [DisplayList.ImageFill.Interpolation.nearest, .linear, .cubic] {
      for scale in [0.09, 0.8, 2.3] {
        let turn = CGAffineTransform(a: scale, b: scale / 3, c: -scale / 4, d: scale, tx: 2, ty: 1)
        let paint = tiles(
          noise(9, 7), frame: CGRect(x: 0.3, y: 0.1, width: 9, height: 7), transform: turn,
          interpolation: interpolation, opacity: 0.8)
        let disc = Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 17))
        let still = Picture(40, 30, [painted(disc, paint)], bandHeight: 30)
        #expect(Picture(40, 30, [painted(disc, paint)], bandHeight: 4) == still)
        let moved = Picture(40, 30, [painted(disc, paint, transform: shift(9, 6))])
        for y in 6..<30 {
          for x in 9..<40 { #expect(moved[x, y] == still[x - 9, y - 6]) }
        }
      }
    }
  }

  @Test func `opacity fades tiles, and invalid tiles are left out`() {
    let frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    let all = box(0, 0, 4, 4)
    let half = Picture(4, 4, [painted(all, tiles(checks, frame: frame, opacity: 0.5))])
    #expect(half.alphas.allSatisfy { $0 == 128 })
    for paint in [
      tiles(checks, frame: frame, opacity: 0), tiles(checks, frame: .zero),
      tiles(checks, frame: CGRect(x: Double.nan, y: 0, width: 1, height: 1)),
      tiles(checks, source: CGRect(x: 0, y: 0, width: Double.infinity, height: 1), frame: frame),
      tiles(ImagePixels(width: 0, height: 0, premultiplied: []), frame: frame),
    ] {
      #expect(Picture(4, 4, [painted(all, paint)]) == Picture(4, 4, []))
    }
    for size in [1e-12, 1e12, -3, 1e300] {
      let paint = tiles(checks, frame: CGRect(x: 1e9, y: -1e9, width: size, height: size))
      _ = Picture(4, 4, [painted(all, paint)])
    }
  }
}
