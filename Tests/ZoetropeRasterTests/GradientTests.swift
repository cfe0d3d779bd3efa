import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

let pureRed = PaintColor(red: 1, green: 0, blue: 0)
let pureGreen = PaintColor(red: 0, green: 1, blue: 0)
let pureBlue = PaintColor(red: 0, green: 0, blue: 1)

func stops(_ stops: (Double, PaintColor)...) -> [GradientPaint.Stop] {
  stops.map { .init(color: $0.1, location: $0.0) }
}

func painted(
  _ path: Path, _ paint: Paint, transform: CGAffineTransform = .identity
) -> Item {
  .fill(.init(path: path, transform: transform, paint: paint))
}

func across(_ width: Double, _ stops: [GradientPaint.Stop]) -> GradientPaint {
  GradientPaint(
    shape: .linear(start: .zero, end: CGPoint(x: width, y: 0)), stops: stops)
}

/// A gradient of any kind somewhere on a canvas of 50 by 40.
func randomGradient(_ random: inout SeededRandom) -> GradientPaint {
  let shape: GradientPaint.Shape
  switch Int.random(in: 0...3, using: &random) {
  case 0: shape = .linear(start: random.point(0...50), end: random.point(0...50))
  case 1:
    shape = .radial(
      center: random.point(-10...60), startRadius: random.number(0...20),
      endRadius: random.number(0...40))
  case 2:
    shape = .angular(
      center: random.point(0...40), startAngle: random.number(-7...7),
      endAngle: random.number(-7...7))
  default:
    let place = random.point(0...40)
    shape = .linear(start: place, end: CGPoint(x: place.x, y: random.number(-30...50)))
  }
  var places = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.number(0...1) }
  if Bool.random(using: &random), let place = places.first { places.append(place) }
  let spreads = [GradientPaint.Spread.pad, .repeat, .mirror]
  let spaces = [ColorInterpolation.device, .linear, .perceptual]
  var transform = CGAffineTransform.identity
  if Bool.random(using: &random) {
    transform = CGAffineTransform(
      a: random.number(0.5...2), b: random.number(-0.5...0.5), c: random.number(-0.5...0.5),
      d: random.number(0.5...2), tx: random.number(-9...9), ty: random.number(-9...9))
  }
  let isOpaque = Bool.random(using: &random)
  return GradientPaint(
    shape: shape,
    stops: places.sorted().map { place in
      var color = random.color()
      if isOpaque { color.alpha = 1 }
      return .init(color: color, location: place)
    },
    interpolation: spaces.randomElement(using: &random) ?? .device,
    spread: spreads.randomElement(using: &random) ?? .pad, transform: transform)
}

@Suite(.reportsSeed) struct GradientTests {
  @Test func `every pixel is the exact color of its center, rounded`() {
    for seed in UInt64(1)...150 {
      var random = SeededRandom(seed: seed)
      let gradient = randomGradient(&random)
      // A gradient that repeats within a few pixels shows the rounding to the grid of subpixels.
      if case .linear(let start, let end) = gradient.shape,
        hypot(end.x - start.x, end.y - start.y) < 9
      {
        continue
      }
      let reference = GradientReference(gradient)
      let picture = Picture(50, 40, [painted(box(0, 0, 50, 40), .gradient(gradient))])
      var worst = 0.0
      for index in stride(from: 0, to: 2000, by: 7) {
        let pixel = picture.pixels[index]
        let raw = reference.number(Double(index % 50) + 0.5, Double(index / 50) + 0.5)
        let number = reference.spread(raw)
        if reference.isUncertain(number) { continue }
        for (channel, expected) in reference.color(number).enumerated() {
          let value = Double(pixel >> UInt32(8 * channel) & 255)
          worst = max(worst, abs(value - expected))
        }
      }
      // A steep stretch may add the error of single precision.
      #expect(worst <= 0.56, "seed \(seed): \(worst), \(gradient)")
    }
  }

  @Test func `no stops paint nothing, and one stop paints its color`() {
    let all = box(0, 0, 4, 2)
    #expect(Picture(4, 2, [painted(all, .gradient(across(4, [])))]) == Picture(4, 2, []))
    #expect(
      Picture(4, 2, [painted(all, .gradient(across(4, stops((0.4, black)))))])
        == Picture(4, 2, [fill(all)]))
  }

  @Test func `two stops at one location form an edge on which the later one begins`() {
    let paint = Paint.gradient(across(8, stops((0, black), (0.5, black), (0.5, white), (1, white))))
    #expect(Picture(8, 1, [painted(box(0, 0, 8, 1), paint)]).text == ["####...."])
    // The edge is on the center of the fourth pixel.
    let shifted = Picture(8, 1, [painted(box(-9, 0, 19, 1), paint, transform: shift(-0.5, 0))])
    #expect(shifted.text == ["###....."])
    let turned = GradientPaint(
      shape: .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 7, y: 7)),
      stops: stops((0.5, black), (0.5, white)))
    #expect(
      Picture(7, 3, [painted(box(0, 0, 7, 3), .gradient(turned))]).text
        == ["######.", "#####..", "####..."])
  }

  @Test func `stops outside 0 and 1 count as far as they are visible`() {
    let wide = across(8, stops((-1, black), (2, white)))
    let picture = Picture(
      24, 1, [painted(box(0, 0, 24, 1), .gradient(wide), transform: shift(8, 0))])
    #expect(picture.channel(0)[0] == 0)
    let values = Picture(
      24, 1, [painted(box(-8, 0, 24, 1), .gradient(wide), transform: shift(8, 0))]
    )
    .channel(0)
    #expect(values[0] == 85 && values[7] == 85)
    #expect(values[8] == 90 && values[15] == 165 && values[16] == 170 && values[23] == 170)
  }

  @Test func `a location below an earlier one counts as equal to it`() {
    let mixed = across(8, stops((0, black), (0.5, black), (0.25, white), (1, white)))
    let plain = across(8, stops((0, black), (0.5, black), (0.5, white), (1, white)))
    let all = box(0, 0, 8, 1)
    #expect(
      Picture(8, 1, [painted(all, .gradient(mixed))])
        == Picture(8, 1, [painted(all, .gradient(plain))]))
  }

  @Test func `gradients of zero extent paint one color or nothing`() {
    let all = box(0, 0, 8, 2)
    func picture(_ shape: GradientPaint.Shape, _ spread: GradientPaint.Spread = .pad) -> [String] {
      let paint = GradientPaint(
        shape: shape, stops: stops((0, black), (1, white)), spread: spread)
      return Picture(8, 2, [painted(all, .gradient(paint))]).text
    }
    let (dots, center) = (String(repeating: ".", count: 8), CGPoint(x: 4, y: 1))
    for spread in [GradientPaint.Spread.pad, .repeat, .mirror] {
      #expect(picture(.linear(start: center, end: center), spread) == [dots, dots])
      #expect(
        picture(.radial(center: center, startRadius: 2, endRadius: 2), spread)
          == ["..####..", "..####.."])
    }
    #expect(
      picture(.radial(center: center, startRadius: 0, endRadius: 0)) == [dots, dots])
    // Beyond half a turn from the angle the end is nearer, counted clockwise.
    #expect(
      picture(.angular(center: center, startAngle: 0, endAngle: 0))
        == [String(repeating: "#", count: 8), dots])
  }

  @Test func `angles increase clockwise and are cut off after a turn`() {
    let colors = stops((0, black), (0.5, black), (0.5, white), (1, white))
    func picture(_ start: Double, _ end: Double) -> [String] {
      let paint = GradientPaint(
        shape: .angular(
          center: CGPoint(x: 2, y: 2), startAngle: start * .pi, endAngle: end * .pi),
        stops: colors)
      return Picture(4, 4, [painted(box(0, 0, 4, 4), .gradient(paint))]).text
    }
    #expect(picture(0, 2) == ["....", "....", "####", "####"])
    #expect(picture(-0.5, 1.5) == ["..##", "..##", "..##", "..##"])
    #expect(picture(0, -2) == ["####", "####", "....", "...."])
    #expect(picture(0, 4) == ["####", "####", "####", "####"])
  }

  @Test func `a gradient moved by whole pixels gives the same pixels, moved`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let gradient = randomGradient(&random)
      let (dx, dy) = (
        Int.random(in: -9...9, using: &random), Int.random(in: -9...9, using: &random)
      )
      let path = random.path(5...35)
      let item = painted(path, .gradient(gradient))
      let moved = painted(path, .gradient(gradient), transform: shift(Double(dx), Double(dy)))
      let (still, other) = (Picture(50, 40, [item]), Picture(50, 40, [moved]))
      for y in max(0, dy)..<min(40, 40 + dy) {
        for x in max(0, dx)..<min(50, 50 + dx) where other[x, y] != still[x - dx, y - dy] {
          Issue.record("seed \(seed) at \(x), \(y): \(gradient)")
          return
        }
      }
    }
  }

  @Test func `band heights, clips and other items leave a gradient's pixels unchanged`() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed)
      let items = (0..<3).map { _ in
        painted(random.path(-10...60), .gradient(randomGradient(&random)))
      }
      let whole = Picture(50, 40, items, background: white, bandHeight: 40)
      for height in [1, 7] {
        #expect(
          Picture(50, 40, items, background: white, bandHeight: height) == whole, "seed \(seed)")
      }
      let part = Picture(50, 40, [clip(box(13, 9, 20, 22))] + items + [.popClip], background: white)
      for y in 9..<31 {
        for x in 13..<33 where part[x, y] != whole[x, y] {
          Issue.record("seed \(seed) at \(x), \(y)")
          return
        }
      }
    }
  }

  @Test func `only repeating rows are reported as such`() {
    let bitmap = Bitmap()
    let all = box(0, 0, 8, 6)
    func facts(_ end: CGPoint) -> [Bool] {
      let gradient = GradientPaint(
        shape: .linear(start: .zero, end: end), stops: stops((0, black), (1, white)))
      let list = DisplayList(
        size: CGSize(width: 8, height: 6), items: [painted(all, .gradient(gradient))])
      Renderer(background: white).render(list, into: bitmap, context: RenderContext())
      #expect(bitmap.factsHold)
      return (1..<6).map { bitmap.facts[$0] == .sameAsAbove }
    }
    #expect(facts(CGPoint(x: 8, y: 0)) == [true, true, true, true, true])
    #expect(facts(CGPoint(x: 0, y: 6)) == [false, false, false, false, false])
    #expect(facts(CGPoint(x: 8, y: 6)) == [false, false, false, false, false])
  }

  @Test func `a layer with one gradient equals the gradient with that opacity`() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let (path, gradient) = (random.path(0...50), randomGradient(&random))
      let items = [
        .pushLayer(.init(opacity: 0.4)), painted(path, .gradient(gradient)), .popLayer,
      ]
      let faded = painted(path, Paint.gradient(gradient).faded(by: 0.4))
      #expect(
        Picture(50, 40, items, background: white) == Picture(50, 40, [faded], background: white),
        "seed \(seed)")
    }
  }

  @Test func `strokes, glyphs and clips are painted alike`() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let (path, gradient) = (random.path(0...50), randomGradient(&random))
      let stroke = DisplayList.Stroke(
        path: path, style: StrokeStyle(lineWidth: 6), paint: .gradient(gradient))
      let outline = path.strokeOutline(stroke.style, tolerance: 1.0 / 64)
      let filled = Picture(50, 40, [painted(outline, .gradient(gradient))])
      #expect(Picture(50, 40, [.stroke(stroke)]).distance(to: filled) <= 4, "seed \(seed)")
      let clipped = [clip(path), painted(box(0, 0, 50, 40), .gradient(gradient)), .popClip]
      let direct = Picture(50, 40, [painted(path, .gradient(gradient))])
      #expect(Picture(50, 40, clipped) == direct, "seed \(seed)")
    }
  }

  @Test func `extreme numbers neither trap nor hang, and are the same in every band`() {
    let extremes = [
      0, -0.0, 0.5, 1e9, -1e9, 1e-9, 1e-30, -3e7, 1e15, 1e30, 1e300, -1e308, .infinity, .nan,
      .leastNonzeroMagnitude, 33, 12.25,
    ]
    for seed in UInt64(1)...300 {
      var random = SeededRandom(seed: seed)
      var gradient = randomGradient(&random)
      func number() -> Double {
        Bool.random(using: &random)
          ? random.number(-50...50) : extremes.randomElement(using: &random) ?? 0
      }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      gradient.shape =
        switch seed % 4 {
        case 0: .linear(start: point(), end: point())
        case 1: .radial(center: point(), startRadius: number(), endRadius: number())
        case 2:
          .conical(
            start: point(), startRadius: number(), end: point(), endRadius: number())
        default: .angular(center: point(), startAngle: number(), endAngle: number())
        }
      if Bool.random(using: &random) {
        gradient.transform = CGAffineTransform(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
      if Bool.random(using: &random) { gradient.stops[0].location = number() }
      if Bool.random(using: &random) { gradient.stops[0].color.red = Float(number()) }
      let items = [painted(box(1, 1, 30, 20), .gradient(gradient))]
      #expect(
        Picture(32, 22, items, bandHeight: 5) == Picture(32, 22, items, bandHeight: 22),
        "seed \(seed)")
    }
  }
}
