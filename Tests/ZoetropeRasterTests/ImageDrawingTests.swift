import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

/// Images together with edges, clips, layers, colors and slices.
@Suite(.reportsSeed, .computesForLong) struct ImageDrawingTests {
  private func random(_ seed: UInt64, _ width: Int, _ height: Int) -> ImagePixels {
    var random = SeededRandom(seed: seed)
    return random.image(width, height)
  }

  private func solid(_ pixel: UInt32) -> ImagePixels {
    ImagePixels(width: 1, height: 1, premultiplied: [pixel])
  }

  @Test func `an image's frame is covered like any other shape`() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let box = frame(
        random.number(1...9), random.number(1...9), random.number(0.1...20),
        random.number(0.1...20))
      let turn = CGAffineTransform(rotationAngle: CGFloat(random.number(-1...1)))
      let transform = seed % 2 == 0 ? turn : .identity
      for isAntialiased in [true, false] {
        var item = image(solid(0xFF00_0000), in: box, transform: transform)
        item.isAntialiased = isAntialiased
        let shape = fill(Path(box), transform: transform, isAntialiased: isAntialiased)
        #expect(Picture(40, 40, [.image(item)]) == Picture(40, 40, [shape]), "seed \(seed)")
      }
    }
  }

  @Test func `band heights and earlier drawing leave an image's pixels unchanged`() {
    let context = RenderContext()
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let size = CGFloat(random.number(0.1...5))
      var item = image(
        random.image(20, 16), in: frame(-10, -8, 20, 16),
        transform: CGAffineTransform(rotationAngle: seed % 3 == 0 ? 0 : CGFloat(seed))
          .scaledBy(x: size, y: size).concatenating(shift(random.number(10...30), 20)),
        [.nearest, .linear, .cubic][Int(seed % 3)])
      if seed % 4 == 0 { item.slices = .init(top: 2, left: 3, isTiled: seed % 8 == 0) }
      let items = [fill(box(0, 0, 9, 40)), Item.image(item)]
      let whole = Picture(40, 40, items)
      for height in [1, 3, 64] {
        #expect(Picture(40, 40, items, bandHeight: height) == whole, "seed \(seed)")
      }
      let bitmap = Bitmap()
      let list = DisplayList(size: CGSize(width: 40, height: 40), items: items)
      Renderer().render(list, into: bitmap, context: context)
      #expect(Picture(bitmap) == whole, "seed \(seed)")
    }
  }

  @Test func `an image is faded by its own opacity or by that of its layer`() {
    var item = image(random(1, 8, 8), in: frame(2, 2, 8, 8))
    let layer = Picture(
      12, 12, [.pushLayer(.init(opacity: 0.4)), .image(item), .popLayer], background: white)
    item.opacity = 0.4
    #expect(Picture(12, 12, [.image(item)], background: white) == layer)
    let other = fill(box(0, 0, 1, 1), white)
    let collected = Picture(
      12, 12,
      [
        .pushLayer(.init(opacity: 0.4)), .image(image(item.pixels, in: item.frame)), other,
        .popLayer,
      ],
      background: white)
    #expect(collected.distance(to: layer) <= 1)
    item.opacity = 0
    #expect(Picture(12, 12, [.image(item)]) == Picture(12, 12, []))
  }

  @Test func `an image is clipped`() {
    let item = Item.image(image(random(2, 12, 12), in: frame(0, 0, 12, 12)))
    let disc = Path(ellipseIn: CGRect(x: 1.2, y: 1.4, width: 9, height: 9))
    let clipped = Picture(12, 12, [clip(disc), item, .popClip])
    let free = Picture(12, 12, [item])
    let mask = Picture(12, 12, [fill(disc)])
    for index in free.pixels.indices {
      let alpha = Int(mask.alphas[index])
      #expect(abs(clipped.alphas[index] * 255 - free.alphas[index] * alpha) <= 255)
      if alpha == 255 { #expect(clipped.pixels[index] == free.pixels[index]) }
    }
    let boxed = Picture(12, 12, [clip(box(3, 4, 5, 6)), item, .popClip])
    for y in 0..<12 {
      for x in 0..<12 {
        let isInside = x >= 3 && x < 8 && y >= 4 && y < 10
        #expect(boxed[x, y] == (isInside ? free[x, y] : 0))
      }
    }
  }

  @Test func `a tint shows through the image's alpha`() {
    let pixels = ImagePixels(
      width: 3, height: 1, premultiplied: [0, 0x8011_2233, 0xFF80_4020])
    var item = image(pixels, in: frame(0, 0, 3, 1))
    item.tint = PaintColor(red: 1, green: 0, blue: 0)
    let picture = Picture(3, 1, [.image(item)])
    #expect(picture.pixels == [0, 0x8000_0080, 0xFF00_00FF])
    item.tint = PaintColor(red: 0, green: 0, blue: 1, alpha: 0)
    #expect(Picture(3, 1, [.image(item)]).pixels == [0, 0, 0])
  }

  // MARK: Slices

  /// Pixels that encode their column and row.
  private func numbered(_ width: Int, _ height: Int) -> ImagePixels {
    ImagePixels(
      width: width, height: height,
      premultiplied: (0..<width * height).map {
        UInt32($0 % width + 1) | UInt32($0 / width + 1) << 8 | 0xFF00_0000
      })
  }

  private func columns(_ picture: Picture) -> [Int] {
    (0..<picture.width).map { Int(picture[$0, 0] & 255) }
  }

  @Test func `edges keep their size while the middle is stretched`() {
    var item = image(numbered(5, 5), in: frame(0, 0, 11, 9), .nearest)
    item.slices = .init(top: 1, left: 2, bottom: 1, right: 1, isTiled: false)
    let picture = Picture(11, 9, [.image(item)])
    #expect(columns(picture) == [1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5])
    #expect((0..<9).map { Int(picture[0, $0] >> 8 & 255) } == [1, 2, 2, 3, 3, 3, 4, 4, 5])
  }

  @Test func `a middle of one pixel gives one color, even when it is interpolated`() {
    var item = image(numbered(3, 3), in: frame(0, 0, 20, 20))
    item.slices = .init(top: 1, left: 1, bottom: 1, right: 1, isTiled: false)
    let picture = Picture(20, 20, [.image(item)])
    #expect(columns(picture) == [1] + Array(repeating: 2, count: 18) + [3])
  }

  @Test func `a tiled middle repeats after its own length`() {
    var item = image(numbered(5, 5), in: frame(0, 0, 12, 5))
    item.slices = .init(left: 1, right: 1, isTiled: true)
    #expect(
      columns(Picture(12, 5, [.image(item)])) == [1, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 5])
    item.slices = .init(isTiled: true)
    #expect(
      columns(Picture(12, 5, [.image(item)])) == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2])
  }

  @Test func `edges that exceed the frame share its length`() {
    var item = image(numbered(5, 5), in: frame(0, 0, 2, 2), .nearest)
    item.slices = .init(top: 2, left: 2, bottom: 2, right: 2, isTiled: false)
    #expect(columns(Picture(2, 2, [.image(item)])) == [2, 5])
    item.slices = .init(top: 90, left: 90, bottom: 90, right: 90, isTiled: true)
    #expect(Picture(2, 2, [.image(item)]).alphas == [255, 255, 255, 255])
  }

  @Test func `edges have their natural size at the image's scale`() {
    var item = image(numbered(6, 6), in: frame(0, 0, 6, 6), .nearest)
    item.slices = .init(left: 2, right: 2, scale: 2, isTiled: false)
    #expect(
      columns(Picture(6, 6, [.image(item)], scale: 2)) == [1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 6])
  }

  @Test func `a sliced image moves smoothly`() {
    let pixels = random(9, 9, 9)
    for isTiled in [false, true] {
      var last: Picture?
      for step in 0...64 {
        var item = image(pixels, in: frame(3, 3, 25, 22))
        item.slices = .init(top: 2, left: 3, bottom: 1, right: 2, isTiled: isTiled)
        item.transform = shift(Double(step) / 16, Double(step) / 32)
        let picture = Picture(40, 40, [.image(item)])
        if let last { #expect(picture.distance(to: last) <= 34, "step \(step)") }
        last = picture
      }
    }
  }

  @Test func `images with invalid transforms or frames are left out`() {
    let pixels = random(3, 4, 4)
    let transforms = [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
      CGAffineTransform(scaleX: .infinity, y: 1),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(translationX: 1e300, y: 0),
    ]
    for transform in transforms {
      let item = image(pixels, in: frame(0, 0, 4, 4), transform: transform)
      #expect(Picture(8, 8, [.image(item)]) == Picture(8, 8, []))
    }
    let empty = ImagePixels(width: 0, height: 0, premultiplied: [])
    #expect(Picture(8, 8, [.image(image(empty, in: frame(0, 0, 4, 4)))]) == Picture(8, 8, []))
    #expect(Picture(8, 8, [.image(image(pixels, in: .zero))]) == Picture(8, 8, []))
  }

  @Test func `images with extreme transforms and frames are drawn`() {
    for seed in UInt64(1)...150 {
      var random = SeededRandom(seed: seed)
      func wild(_ random: inout SeededRandom) -> Double {
        random.number(-1...1) * pow(10, random.number(-9...9))
      }
      let numbers = (0..<10).map { _ in wild(&random) }
      let transform = CGAffineTransform(
        a: CGFloat(numbers[0]), b: CGFloat(numbers[1]), c: CGFloat(numbers[2]),
        d: CGFloat(numbers[3]), tx: CGFloat(numbers[4]), ty: CGFloat(numbers[5]))
      var item = image(
        random.image(Int(random.number(1...40)), Int(random.number(1...40))),
        in: frame(numbers[6], numbers[7], abs(numbers[8]), abs(numbers[9])),
        transform: transform, [.nearest, .linear, .cubic][Int(seed % 3)])
      if seed % 2 == 0 {
        item.slices = .init(
          top: wild(&random), left: wild(&random), bottom: wild(&random), right: wild(&random),
          scale: wild(&random), isTiled: seed % 4 == 0)
      }
      #expect(Picture(16, 16, [.image(item)]).pixels.count == 256, "seed \(seed)")
    }
  }
}
