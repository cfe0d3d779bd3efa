import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

func blur(_ radius: Double, isOpaque: Bool = false) -> DisplayList.Filter {
  .blur(.init(radius: radius, isOpaque: isOpaque))
}

func shadow(
  _ radius: Double, _ x: Double = 0, _ y: Double = 0, color: PaintColor = black,
  kind: DisplayList.Shadow.Kind = .drop, isAlone: Bool = false
) -> DisplayList.Filter {
  .shadow(
    .init(
      color: color, radius: radius, offset: CGSize(width: x, height: y), kind: kind,
      isAlone: isAlone))
}

/// Draws with a choice of all options that have no influence on the pixels.
func picture(
  _ width: Int, _ height: Int, _ items: [Item], scale: Double = 1, background: PaintColor? = nil,
  bandHeight: Int? = nil, pixmapBudget: Int? = nil, usesAnalyticShadows: Bool = true,
  context: RenderContext = RenderContext()
) -> Picture {
  var renderer = Renderer(scale: scale, background: background)
  renderer.bandHeight = bandHeight
  renderer.pixmapBudget = pixmapBudget
  renderer.usesAnalyticShadows = usesAnalyticShadows
  let bitmap = Bitmap()
  let list = DisplayList(size: CGSize(width: width, height: height), items: items)
  renderer.render(list, into: bitmap, context: context)
  return Picture(bitmap)
}

/// A picture convolved with a Gaussian in double precision, transparent outside.
private func convolved(_ picture: Picture, sigma: Double) -> [SIMD4<Double>] {
  let reach = Int((4 * sigma).rounded(.up))
  var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
  let sum = weights.reduce(0, +)
  weights = weights.map { $0 / sum }
  func pass(_ values: [SIMD4<Double>], _ step: (Int, Int) -> (Int, Int)) -> [SIMD4<Double>] {
    (0..<picture.width * picture.height).map { index in
      let (x, y) = (index % picture.width, index / picture.width)
      var total = SIMD4<Double>.zero
      for (place, weight) in weights.enumerated() {
        let offset = step(place - reach, 0)
        let (u, v) = (x + offset.0, y + offset.1)
        if u >= 0 && u < picture.width && v >= 0 && v < picture.height {
          total += values[v * picture.width + u] * weight
        }
      }
      return total
    }
  }
  let start = picture.pixels.map(channels)
  return pass(pass(start) { place, _ in (place, 0) }) { place, _ in (0, place) }
}

struct FilteredLayerTests {
  private let star = polygon([(12, 5), (19, 22), (4, 11), (21, 10), (7, 23)])

  private func worst(_ picture: Picture, _ expected: [SIMD4<Double>]) -> Double {
    zip(picture.pixels, expected).map { miss($0, $1) }.max() ?? 0
  }

  @Test(arguments: [0.6, 2, 5]) func `a blur is a convolution`(radius: Double) {
    let items = [
      fill(star, color(255, 40, 0)), fill(box(10, 14, 3.5, 12), color(0, 80, 250, 180)),
    ]
    let sharp = Picture(40, 40, items)
    let soft = Picture(40, 40, layer([blur(radius)], items))
    #expect(worst(soft, convolved(sharp, sigma: radius)) <= 2)
    // The width is in pixels rather than points, and follows the stretch of the layer's space.
    let half = items.map { item -> Item in
      guard case .fill(var fill) = item else { return item }
      fill.transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
      return .fill(fill)
    }
    #expect(picture(20, 20, layer([blur(radius / 2)], half), scale: 2) == soft)
    let space = CGAffineTransform(a: 0, b: 4, c: -4, d: 0, tx: 3, ty: 3)
    let turned = Picture(40, 40, layer([blur(radius / 4)], transform: space, items))
    #expect(turned == soft)
  }

  @Test func `a blur of zero radius changes nothing`() {
    let items = [fill(star, color(255, 40, 0)), fill(box(10, 14, 3, 12))]
    let sharp = Picture(24, 24, items)
    for radius in [0, -3, .nan, .infinity] {
      #expect(Picture(24, 24, layer([blur(radius)], items)) == sharp)
      #expect(Picture(24, 24, layer([blur(radius)], [])) == Picture(24, 24, []))
    }
  }

  @Test func `content beyond the canvas contributes to shadows and blurs`() {
    let outside = [fill(star, transform: shift(-40, 0))]
    #expect(Picture(24, 24, outside).alphas.allSatisfy { $0 == 0 })
    let cast = Picture(24, 24, layer([shadow(0, 40)], outside))
    #expect(cast == Picture(24, 24, [fill(star)]))
    // A blur at the edge equals one in the middle.
    let edge = Picture(24, 24, layer([blur(3)], [fill(star, transform: shift(-12, 0))]))
    let middle = Picture(60, 24, layer([blur(3)], [fill(star, transform: shift(18, 0))]))
    for y in 0..<24 { for x in 0..<24 { #expect(edge[x, y] == middle[x + 30, y]) } }
  }

  @Test func `a clip outside a filter confines its result, a clip inside its input`() {
    let all = [fill(box(-40, -40, 120, 120), white), fill(box(0, 0, 1, 1), white)]
    let soft = Picture(24, 24, layer([blur(2)], [fill(box(8, 8, 8, 8), white)]))
    let inside = Picture(
      24, 24, layer([blur(2)], [clip(box(8, 8, 8, 8))] + all + [.popClip]))
    #expect(inside == soft)
    let outside = Picture(24, 24, [clip(box(8, 8, 8, 8))] + layer([blur(2)], all) + [.popClip])
    #expect(outside[10, 10] == 0xFFFF_FFFF && outside[8, 8] == 0xFFFF_FFFF)
    #expect(outside[7, 10] == 0)
    let disc = Path(ellipseIn: CGRect(x: 4, y: 4, width: 16, height: 16))
    let round = Picture(24, 24, [clip(disc)] + layer([blur(2)], all) + [.popClip])
    let plain = Picture(24, 24, [clip(disc)] + all + [.popClip])
    #expect(round[12, 12] == plain[12, 12] && round[4, 12] >> 24 == plain[4, 12] >> 24)
  }

  @Test func `shadows lie behind, above or inside, and can stand alone`() {
    let items = [fill(box(4, 4, 8, 8), color(250, 0, 0)), fill(box(6, 6, 2, 2), white)]
    let green = color(0, 200, 0, 128)
    func drawn(_ kind: DisplayList.Shadow.Kind, _ isAlone: Bool) -> Picture {
      Picture(
        20, 20, layer([shadow(0, 3, 2, color: green, kind: kind, isAlone: isAlone)], items))
    }
    let drop = drawn(.drop, false)
    #expect(drop[5, 5] == 0xFF00_00FA && drop[10, 10] == 0xFF00_00FA)
    #expect(miss(drop[13, 12], SIMD4(0, 100, 0, 128) / 255) <= 1)
    #expect(drop[16, 10] == 0 && drop[13, 5] == 0)
    let above = drawn(.above, false)
    #expect(above[5, 5] == 0xFF00_00FA)
    #expect(miss(above[10, 10], SIMD4(125, 100, 0, 255) / 255) <= 1)
    #expect(above[13, 12] == drop[13, 12])
    let inner = drawn(.inner, false)
    #expect(miss(inner[5, 5], SIMD4(125, 100, 0, 255) / 255) <= 1)
    #expect(inner[10, 10] == 0xFF00_00FA && inner[13, 12] == 0)
    let alone = drawn(.drop, true)
    #expect(alone[5, 5] == 0 && alone[10, 10] == drop[13, 12])
    #expect(drawn(.above, true) == alone)
    let innerAlone = drawn(.inner, true)
    #expect(innerAlone[5, 5] == drop[13, 12] && innerAlone[10, 10] == 0)
  }

  @Test func `an inner shadow keeps the alpha of translucent content`() {
    let items = [
      fill(Path(ellipseIn: CGRect(x: 3, y: 3, width: 18, height: 16)), color(90, 160, 250, 128)),
      fill(box(0, 0, 0.5, 0.5)),
    ]
    let inner = Picture(24, 24, layer([shadow(2, 2, 3, kind: .inner)], items))
    let plain = Picture(24, 24, items)
    #expect(zip(inner.alphas, plain.alphas).allSatisfy { abs($0 - $1) <= 1 })
    #expect(inner != plain)
  }

  @Test func `a shadow moved by a fraction of a pixel is interpolated`() {
    let items = [fill(box(4, 4, 6, 6)), fill(box(5, 5, 1, 1))]
    func alone(_ x: Double) -> Picture {
      Picture(20, 20, layer([shadow(0, x, 0, isAlone: true)], items))
    }
    let (a, b, between) = (alone(4).alphas, alone(5).alphas, alone(4.25).alphas)
    for index in a.indices {
      #expect(
        abs(Double(between[index]) - (0.75 * Double(a[index]) + 0.25 * Double(b[index]))) <= 1)
    }
  }

  @Test func `filters change a picture in order`() {
    let items = [fill(star), fill(box(2, 2, 3, 3))]
    let red = DisplayList.Filter.colorMatrix(.init(bias: [1, 0, 0, 0]))
    let first = Picture(30, 30, layer([shadow(1, 4, 4), red], items))
    let last = Picture(30, 30, layer([red, shadow(1, 4, 4)], items))
    #expect(first.channel(0) == first.alphas)
    #expect(last.channel(0) != last.alphas && last.alphas == first.alphas)
    // A filter that fills empty pixels fills all pixels that the following filters need.
    let paint = DisplayList.Filter.colorMatrix(.init(alpha: .zero, bias: [0, 0, 0, 1]))
    let all = Picture(30, 30, layer([paint, blur(3)], items))
    #expect(all.alphas.allSatisfy { $0 == 255 })
    #expect(Picture(30, 30, layer([paint, blur(3)], [])).alphas.allSatisfy { $0 == 255 })
  }

  @Test func `an opaque blur has no soft border`() {
    let items = [
      fill(box(4, 4, 12, 12), color(0, 60, 200)), fill(box(4, 4, 12, 5), color(220, 60, 0)),
    ]
    let picture = Picture(20, 20, layer([blur(3, isOpaque: true)], items))
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (4..<16).contains(x) && (4..<16).contains(y)
        #expect(picture[x, y] >> 24 == (isInside ? 255 : 0))
      }
    }
    #expect(picture[10, 4] & 255 > 150 && picture[10, 15] & 255 < 60)
  }

  @Test func `opacities, modes and masks treat a filtered picture like any other`() {
    let items = [fill(star, color(200, 0, 90)), fill(box(4, 4, 3, 3), white)]
    let soft = Picture(30, 30, layer([blur(2)], items))
    let faint = Picture(30, 30, layer(opacity: 0.4, [blur(2)], items))
    #expect(zip(soft.alphas, faint.alphas).allSatisfy { abs(Double($0) * 0.4 - Double($1)) <= 1 })
    #expect(Picture(30, 30, layer(opacity: 0.4, layer([blur(2)], items))) == faint)
    let behind = fill(box(0, 0, 30, 15), color(90, 200, 250))
    for mode in DisplayList.BlendMode.allCases {
      let drawn = Picture(30, 30, [behind] + layer(mode, opacity: 0.6, [blur(2)], items))
      let reference = BlendReference(mode: mode)
      let back = Picture(30, 30, [behind])
      for (index, pixel) in drawn.pixels.enumerated() {
        let source = channels(soft.pixels[index])
        let expected = reference.composite(source, channels(back.pixels[index]), opacity: 0.6)
        let worst = miss(pixel, expected)
        if worst > 1.6 { Issue.record("\(mode), pixel \(index): \(worst)") }
      }
    }
  }
}
