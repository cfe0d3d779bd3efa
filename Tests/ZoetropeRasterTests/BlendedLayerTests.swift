import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeRaster

func layer(
  opacity: Double = 1, transform: CGAffineTransform = .identity,
  projection: ProjectionTransform? = nil, _ items: [Item]
) -> [Item] {
  let layer = DisplayList.Layer(opacity: opacity, transform: transform, projection: projection)
  return [.pushLayer(layer)] + items + [.popLayer]
}

func layer(
  opacity: Double = 1, _ filters: [DisplayList.Filter],
  transform: CGAffineTransform = .identity, _ items: [Item]
) -> [Item] {
  let layer = DisplayList.Layer(opacity: opacity, filters: filters, transform: transform)
  return [.pushLayer(layer)] + items + [.popLayer]
}

func layer(
  _ mode: DisplayList.BlendMode, opacity: Double = 1, projection: ProjectionTransform? = nil,
  _ items: [Item]
) -> [Item] {
  let layer = DisplayList.Layer(opacity: opacity, blendMode: mode, projection: projection)
  return [.pushLayer(layer)] + items + [.popLayer]
}

func layer(
  _ mode: DisplayList.BlendMode, opacity: Double = 1, _ filters: [DisplayList.Filter],
  _ items: [Item]
) -> [Item] {
  let layer = DisplayList.Layer(opacity: opacity, blendMode: mode, filters: filters)
  return [.pushLayer(layer)] + items + [.popLayer]
}

/// A premultiplied pixel's channels, 0 to 1.
func channels(_ pixel: UInt32) -> SIMD4<Double> {
  SIMD4(
    Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
    / 255
}

/// The largest difference of a pixel's channels from the expected ones, in levels.
func miss(_ pixel: UInt32, _ expected: SIMD4<Double>) -> Double {
  let difference = (channels(pixel) - expected) * 255
  return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
}

/// A color with components of 255ths.
func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> PaintColor {
  PaintColor(
    red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
    alpha: Float(alpha) / 255)
}

struct BlendedLayerTests {
  private static let shades = [
    color(230, 90, 20), color(40, 120, 200, 153), color(0, 0, 0), color(255, 255, 255, 128),
    color(200, 10, 250, 0),
  ]
  /// Columns of one pixel each.
  private static let columns = shades.enumerated().map { fill(box(Double($0), 0, 1, 5), $1) }
  /// Rows of one pixel each.
  private static let lines = shades.reversed().enumerated().map {
    fill(box(0, Double($0), 5, 1), $1)
  }

  @Test(arguments: DisplayList.BlendMode.allCases)
  func `a layer is blended with its backdrop by its mode`(mode: DisplayList.BlendMode) {
    let reference = BlendReference(mode: mode)
    let (behind, front) = (Picture(5, 5, Self.columns), Picture(5, 5, Self.lines))
    for opacity in [1, 0.4] {
      let drawn = Picture(5, 5, Self.columns + layer(mode, opacity: opacity, Self.lines))
      let nested = Picture(
        5, 5, layer(Self.columns + layer(mode, opacity: opacity, Self.lines)))
      for (index, pixel) in drawn.pixels.enumerated() {
        let source = channels(front.pixels[index]) * opacity
        let expected = reference.composite(source, channels(behind.pixels[index]))
        #expect(miss(pixel, expected) <= 1.6, "pixel \(index) at \(opacity)")
      }
      #expect(nested == drawn)
    }
  }

  @Test(arguments: DisplayList.BlendMode.allCases)
  func `a clip around a layer weakens the change`(mode: DisplayList.BlendMode) {
    let behind = Picture(5, 5, Self.columns)
    let whole = Picture(5, 5, Self.columns + layer(mode, Self.lines))
    let half = polygon([(0, 0), (0, 5), (5, 0)])
    let drawn = Picture(5, 5, Self.columns + [clip(half)] + layer(mode, Self.lines) + [.popClip])
    let coverage = Picture(5, 5, [fill(half)]).alphas
    for (index, pixel) in drawn.pixels.enumerated() {
      let share = Double(coverage[index]) / 255
      let (a, b) = (channels(behind.pixels[index]), channels(whole.pixels[index]))
      #expect(miss(pixel, a + (b - a) * share) <= 1.6, "pixel \(index)")
    }
  }

  @Test(arguments: DisplayList.BlendMode.allCases.filter { !$0.keepsBackdropWhereEmpty })
  func `some modes also clear the backdrop outside the layer`(mode: DisplayList.BlendMode) {
    let behind = fill(box(0, 0, 6, 6), color(10, 200, 30))
    let small = [fill(box(2, 2, 1, 1), color(200, 0, 0))]
    let picture = Picture(6, 6, [behind] + layer(mode, small))
    #expect(picture[5, 5] == 0)
    #expect(picture[0, 3] == 0)
    #expect(Picture(6, 6, [behind] + layer(mode, []))[3, 3] == 0)
    // A clip and the enclosing layer confine the change.
    let clipped = Picture(
      6, 6, [behind, clip(box(0, 0, 3, 6))] + layer(mode, small) + [.popClip])
    #expect(clipped[0, 5] == 0)
    #expect(clipped[4, 5] == 0xFF1E_C80A)
    let inside = Picture(6, 6, [behind] + layer(layer(mode, small)))
    #expect(inside[5, 5] == 0xFF1E_C80A)
  }

  @Test func `the content of a layer is isolated from its backdrop`() {
    let behind = fill(box(0, 0, 4, 4), color(0, 128, 0))
    let red = [fill(box(0, 0, 4, 2), color(255, 0, 0))]
    let isolated = Picture(4, 4, [behind] + layer(layer(.multiply, red)))
    #expect(isolated[1, 1] == 0xFF00_00FF)
    #expect(Picture(4, 4, [behind] + layer(.multiply, red))[1, 1] == 0xFF00_0000)
    // Without a backdrop, a layer of the normal mode equals its content.
    #expect(Picture(4, 4, [behind] + layer(red)) == Picture(4, 4, [behind] + red))
  }

  @Test func `a mask is a layer in a layer`() {
    let disc = Path(ellipseIn: CGRect(x: 1, y: 1, width: 6, height: 6))
    let all = fill(box(0, 0, 8, 8), color(200, 100, 0))
    func masked(_ items: [Item], by mask: [Item], opacity: Double = 1) -> [Item] {
      layer(opacity: opacity, items + layer(.destinationIn, mask))
    }
    let once = Picture(8, 8, masked([all], by: [fill(disc)]))
    #expect(once.distance(to: Picture(8, 8, [fill(disc, color(200, 100, 0))])) <= 1)
    // Masks may be half transparent, nested, faint, and empty.
    let faint = Picture(8, 8, masked([all], by: [fill(disc, color(0, 0, 0, 51))]))
    #expect(faint.distance(to: Picture(8, 8, [fill(disc, color(200, 100, 0, 51))])) <= 1)
    let half = box(0, 0, 8, 4)
    let twice = masked(masked([all], by: [fill(disc)]), by: [fill(half)], opacity: 0.5)
    let expected = [clip(half), fill(disc, color(200, 100, 0, 128)), .popClip]
    #expect(Picture(8, 8, twice).distance(to: Picture(8, 8, expected)) <= 1)
    #expect(Picture(8, 8, masked([all], by: [])) == Picture(8, 8, []))
    let hidden = layer([all] + layer(.destinationIn, opacity: 0, [fill(disc)]))
    #expect(Picture(8, 8, hidden) == Picture(8, 8, []))
  }

  @Test func `a mode that clears leaves an opaque canvas empty`() {
    for mode in DisplayList.BlendMode.allCases {
      let items = layer(mode, Self.lines)
      let picture = Picture(5, 5, items, background: white)
      let reference = BlendReference(mode: mode)
      for (index, pixel) in Picture(5, 5, Self.lines).pixels.enumerated() {
        let expected = reference.composite(channels(pixel), SIMD4(repeating: 1))
        #expect(miss(picture.pixels[index], expected) <= 1.6, "\(mode), pixel \(index)")
      }
    }
  }

  @Test func `pixel filters change a layer in order`() {
    let swap = DisplayList.Filter.colorMatrix(
      .init(red: [0, 1, 0, 0], green: [1, 0, 0, 0], blue: [0, 0, 1, 0]))
    let darker = DisplayList.Filter.colorMatrix(.init(red: [0.5, 0, 0, 0]))
    let items = [fill(box(0, 0, 2, 1), color(200, 100, 40)), fill(box(1, 1, 1, 1), white)]
    let one = Picture(2, 2, layer([swap, darker], items))
    #expect(miss(one[0, 0], SIMD4(50, 200, 40, 255) / 255) <= 1)
    let other = Picture(2, 2, layer([darker, swap], items))
    #expect(miss(other[0, 0], SIMD4(100, 100, 40, 255) / 255) <= 1)
    #expect(one[0, 1] == 0)
  }

  @Test func `filters that add alpha fill the whole clip`() {
    let paint = DisplayList.Filter.colorMatrix(
      .init(red: .zero, green: .zero, blue: .zero, alpha: .zero, bias: [1, 0, 0, 0.5]))
    let items = [clip(box(1, 0, 2, 2))] + layer([paint], [fill(box(1, 1, 1, 1))]) + [.popClip]
    let picture = Picture(4, 4, items)
    #expect(miss(picture[2, 0], SIMD4(128, 0, 0, 128) / 255) <= 1)
    #expect(picture[1, 1] == picture[2, 0])
    #expect(picture[3, 0] == 0 && picture[1, 3] == 0)
    let threshold = DisplayList.Filter.alphaThreshold(minimum: 0, maximum: 0.5, color: white)
    let holes = Picture(4, 4, layer([threshold], [fill(box(1, 1, 2, 2))]))
    #expect(holes.text == ["....", ".--.", ".--.", "...."])
    let dots = Picture(
      4, 1,
      layer(
        [.alphaThreshold(minimum: 0.5, maximum: 1, color: white)],
        [fill(box(0, 0, 1.25, 1)), fill(box(2.4, 0, 0.6, 1))]))
    #expect(dots.text == [".-.-"])
  }

  @Test func `an inverse clip confines to the outside`() {
    let all = fill(box(0, 0, 8, 8))
    func outside(_ path: Path, rule: FillRule = .nonZero) -> Item {
      .pushClip(.init(path: path, rule: rule, isInverse: true))
    }
    let square = Picture(4, 4, [outside(box(1, 1, 2, 2)), all, .popClip, fill(box(1, 1, 1, 1))])
    #expect(square.text == ["####", "##-#", "#--#", "####"])
    let disc = Path(ellipseIn: CGRect(x: 1, y: 1.3, width: 6, height: 5.5))
    let hole = Picture(8, 8, [outside(disc), all, .popClip]).alphas
    let shape = Picture(8, 8, [fill(disc)]).alphas
    #expect(zip(hole, shape).allSatisfy { $0 + $1 == 255 })
    // Inverse clips of nothing, of a shape elsewhere and of everything.
    for path in [Path(), box(20, 20, 4, 4), box(-9, 2, 3, 3)] {
      #expect(Picture(8, 8, [outside(path), all, .popClip]) == Picture(8, 8, [all]))
    }
    #expect(Picture(8, 8, [outside(box(-1, -1, 12, 12)), all]) == Picture(8, 8, []))
    // In nested clips the coverages are multiplied.
    let both = Picture(8, 8, [clip(disc), outside(disc), all, .popClip, .popClip]).alphas
    #expect(zip(both, shape).allSatisfy { abs($0 * 255 - $1 * (255 - $1)) <= 255 })
    let ring = [clip(box(0, 0, 8, 4)), outside(box(2, 2, 2, 2)), all, .popClip, .popClip]
    #expect(Picture(8, 8, ring)[3, 3] == 0 && Picture(8, 8, ring)[1, 3] == 0xFF00_0000)
    #expect(Picture(8, 8, ring)[1, 5] == 0)
  }
}
