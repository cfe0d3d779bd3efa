import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

@testable import ZoetropeRaster

/// Shapes, text and gradients that are seen through a projection.
@Suite(.reportsSeed, .computesForLong) struct ProjectedShapeTests {
  private static let side = 90

  /// A turn about both axes through a point, in degrees, seen from a distance.
  static func turned(
    _ aboutX: Double, _ aboutY: Double, distance: Double = 110, x: Double = 45, y: Double = 45
  ) -> ProjectionTransform {
    let (a, b) = (aboutX * .pi / 180, aboutY * .pi / 180)
    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (cos(b), sin(b) * sin(a), sin(b) * cos(a) / distance)
    (turn.m22, turn.m23) = (cos(a), -sin(a) / distance)
    return ProjectionTransform(shift(-x, -y)).concatenating(turn)
      .concatenating(ProjectionTransform(shift(x, y)))
  }

  private func bitmap(_ items: [Item], scale: Double = 1, isReference: Bool = false) -> Picture {
    var renderer = Renderer(scale: scale, background: white)
    renderer.isReference = isReference
    let bitmap = Bitmap()
    renderer.render(
      DisplayList(size: CGSize(width: Self.side, height: Self.side), items: items), into: bitmap,
      context: RenderContext())
    return Picture(bitmap)
  }

  /// The largest difference, in levels, from the same scene drawn with 16 by 16 times the pixels.
  private func missOfOversampled(_ items: [Item]) -> Double {
    let (picture, fine) = (bitmap(items), bitmap(items, scale: 16))
    var worst = 0.0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        worst = max(worst, miss(picture[x, y], fine.mean(16 * x, 16 * y)))
      }
    }
    return worst
  }

  /// The area of a pixel that a convex polygon covers.
  private func coverage(_ corners: [CGPoint], _ x: Int, _ y: Int) -> Double {
    var polygon = corners.map { SIMD2(Double($0.x) - Double(x), Double($0.y) - Double(y)) }
    for (axis, limit, sign) in [(0, 0.0, 1.0), (0, 1, -1), (1, 0, 1), (1, 1, -1)] {
      var clipped: [SIMD2<Double>] = []
      for (index, a) in polygon.enumerated() {
        let b = polygon[(index + 1) % polygon.count]
        let (inA, inB) = ((a[axis] - limit) * sign, (b[axis] - limit) * sign)
        if inA >= 0 { clipped.append(a) }
        if (inA >= 0) != (inB >= 0) { clipped.append(a + (b - a) * (inA / (inA - inB))) }
      }
      polygon = clipped
      if polygon.isEmpty { return 0 }
    }
    var area = 0.0
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      area += a.x * b.y - a.y * b.x
    }
    return abs(area) / 2
  }

  private static let card = Path(
    roundedRect: CGRect(x: 15, y: 20, width: 60, height: 50), cornerRadius: 9)
  private static let arrow = polygon([(10, 30), (50, 30), (50, 12), (80, 45), (50, 78), (50, 60)])
  private static let star = polygon([(45, 5), (70, 80), (8, 33), (82, 33), (20, 80)])

  private static let gradient = Paint.gradient(
    GradientPaint(
      shape: .linear(start: CGPoint(x: 15, y: 20), end: CGPoint(x: 75, y: 70)),
      stops: [.init(color: color(20, 60, 200), location: 0), .init(color: gold, location: 1)]))
  private static let gold = color(250, 180, 0)

  private static func stroke(_ path: Path, _ width: Double) -> Item {
    .stroke(
      .init(
        path: path, style: StrokeStyle(lineWidth: width, lineJoin: .round),
        paint: .color(color(200, 0, 90))))
  }

  private static let poses: [(Double, Double)] = [
    (1, 0), (30, 0), (0, 50), (20, -40), (-35, 65), (10, 140), (160, 200), (0, 84), (70, 20),
  ]

  @Test(arguments: poses)
  func `edges are within two levels of sixteen times the resolution`(pose: (Double, Double)) {
    let matrix = Self.turned(pose.0, pose.1)
    let shapes: [[Item]] = [
      [fill(Self.card)], [fill(Self.arrow)],
      [Self.stroke(Path(ellipseIn: CGRect(x: 15, y: 20, width: 60, height: 50)), 3)],
      [fill(Path(ellipseIn: CGRect(x: 20, y: 10, width: 40, height: 70)), Self.gold)],
      [clip(Path(ellipseIn: CGRect(x: 20, y: 25, width: 45, height: 40))), fill(Self.card)],
      [.fill(.init(path: Self.card, paint: Self.gradient))],
    ]
    for (index, shape) in shapes.enumerated() {
      let worst = missOfOversampled(layer(projection: matrix, shape))
      if index < shapes.count - 1 {
        #expect(worst <= 2, "shape \(index)")
      } else {
        // A gradient is itself rounded to a level, and has the color of the center of each pixel.
        // Nearly edge-on, a pixel spans a large part of it.
        #expect(worst <= (pose.1 == 84 ? 6 : 3))
      }
    }
  }

  @Test(arguments: poses)
  func `a projected rectangle covers the exact area of each pixel`(pose: (Double, Double)) {
    let matrix = Self.turned(pose.0, pose.1)
    let rect = CGRect(x: 12.3, y: 20.7, width: 61, height: 44)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(matrix) }
    let picture = Picture(
      Self.side, Self.side, layer(projection: matrix, [fill(Path(rect))]))
    var worst = (difference: 0.0, x: 0, y: 0)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let difference = abs(Double(picture[x, y] >> 24) - coverage(corners, x, y) * 255)
        if !(difference <= worst.difference) { worst = (difference, x, y) }
      }
    }
    #expect(worst.difference <= 2, "\(worst)")
  }

  @Test func `a gradient has the color of the place that a pixel shows`() {
    let matrix = Self.turned(25, -40)
    let inverse = matrix.inverted()
    let picture = Picture(
      Self.side, Self.side,
      layer(projection: matrix, [.fill(.init(path: Self.card, paint: Self.gradient))]))
    var count = 0
    for y in 0..<Self.side {
      for x in 0..<Self.side where picture[x, y] >> 24 == 255 {
        let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let t = (Double(place.x - 15) * 60 + Double(place.y - 20) * 50) / (60 * 60 + 50 * 50)
        let (a, b) = (SIMD4(20.0, 60, 200, 255) / 255, SIMD4(250.0, 180, 0, 255) / 255)
        #expect(miss(picture[x, y], a + (b - a) * min(max(t, 0), 1)) <= 1, "\(x), \(y)")
        count += 1
      }
    }
    #expect(count > 500)
  }

  @Test func `gradients of all shapes match themselves at sixteen times the resolution`() {
    let center = CGPoint(x: 40, y: 48)
    let shapes: [GradientPaint.Shape] = [
      .radial(center: center, startRadius: 3, endRadius: 30),
      .angular(center: center, startAngle: 0.3, endAngle: 5),
      .conical(start: center, startRadius: 2, end: CGPoint(x: 46, y: 52), endRadius: 34),
    ]
    for (index, shape) in shapes.enumerated() {
      let paint = GradientPaint(
        shape: shape,
        stops: [.init(color: black, location: 0), .init(color: Self.gold, location: 1)],
        spread: .mirror)
      // Away from the line where the colors of an angular gradient meet.
      let part = box(20, 50, 50, 18)
      let items = layer(
        projection: Self.turned(30, 35), [.fill(.init(path: part, paint: .gradient(paint)))])
      #expect(missOfOversampled(items) <= 4, "shape \(index)")
    }
  }

  // MARK: Limits

  @Test func `the part behind the eye is cut off`() {
    // Seen from 20 points, the left part of the plane is behind the eye; the horizon is at x = 45 +
    // 20 cos / sin of the angle.
    let matrix = Self.turned(0, 60, distance: 20)
    let strip = box(-4000, 40, 8000, 10)
    let picture = Picture(Self.side, Self.side, layer(projection: matrix, [fill(strip)]))
    let horizon = 45 + 20 * cos(Double.pi / 3) / sin(Double.pi / 3)
    for x in 0..<Self.side where Double(x) > horizon + 1 || x < 50 {
      #expect(picture[x, 45] >> 24 == (x < 50 ? 255 : 0), "\(x)")
    }
    // The strip widens towards the eye, at the left.
    #expect(picture[0, 30] >> 24 == 255 && picture[50, 30] == 0)
    let round = Path(ellipseIn: CGRect(x: -4000, y: 40, width: 8000, height: 10))
    let curved = Picture(Self.side, Self.side, layer(projection: matrix, [fill(round)]))
    #expect(curved[20, 45] >> 24 == 255 && curved[80, 45] == 0)
    for inverse in [false, true] {
      let items = layer(
        projection: matrix,
        [.pushClip(.init(path: strip, isInverse: inverse)), fill(box(-40, 0, 80, 90)), .popClip])
      #expect((Picture(Self.side, Self.side, items)[20, 45] >> 24 == 255) == !inverse)
    }
  }

  @Test func `a layer seen edge-on covers nothing, and nearly edge-on a line`() {
    for degrees in [90.0, 270] {
      let items = layer(projection: Self.turned(0, degrees), [fill(Self.card)])
      #expect(Picture(Self.side, Self.side, items).alphas.allSatisfy { $0 <= 1 }, "\(degrees)")
    }
    let line = Picture(
      Self.side, Self.side, layer(projection: Self.turned(0, 89.5), [fill(Self.card)]))
    #expect(line.alphas.contains { $0 > 20 } && !line.alphas.contains { $0 > 250 })
    var flat = ProjectionTransform()
    flat.m11 = 0
    let none = layer(projection: flat, [fill(Self.card), Self.stroke(Self.card, 2)])
    #expect(Picture(Self.side, Self.side, none).alphas.allSatisfy { $0 == 0 })
  }

  @Test func `the back is the mirror image of the front`() {
    let shape = polygon([(20, 20), (70, 30), (60, 70)])
    let mirrored = polygon([(70, 20), (20, 30), (30, 70)])
    let back = Picture(
      Self.side, Self.side, layer(projection: Self.turned(0, 180), [fill(shape)]))
    #expect(back.distance(to: Picture(Self.side, Self.side, [fill(mirrored)])) <= 2)
  }

  @Test func `huge magnifications keep exact edges`() {
    // One point of the layer becomes 10^5 pixels.
    var huge = ProjectionTransform()
    huge.m33 = 1e-5
    huge.m13 = 1e-9
    let edge = 45e-5
    let picture = Picture(
      Self.side, Self.side,
      layer(projection: huge, [fill(box(-10, -10, 10 + edge, 20)), Self.stroke(Self.star, 1e-4)]))
    for x in 0..<Self.side where abs(x - 45) > 1 {
      #expect(picture[x, 45] >> 24 == (x < 45 ? 255 : 0), "\(x)")
    }
    for size in [1e9, 1e30, 1e300] {
      var matrix = Self.turned(30, 40)
      matrix.m11 *= size
      _ = bitmap(layer(projection: matrix, [fill(Self.card), Self.stroke(Self.star, 2)]))
    }
  }

  @Test func `a projection in a projection is their product`() {
    let (inner, outer) = (Self.turned(20, 30), Self.turned(-30, 10, x: 30))
    let shape = [fill(Self.card), fill(Self.star, Self.gold, rule: .evenOdd)]
    let nested = bitmap(layer(projection: outer, layer(projection: inner, shape)))
    let product = bitmap(layer(projection: inner.concatenating(outer), shape))
    #expect(nested.distance(to: product) <= 1)
  }

  @Test func `behind the eye of an inner projection nothing is visible`() {
    let inner = Self.turned(0, 60, distance: 20)
    let strip = [fill(box(-4000, 40, 8000, 10))]
    let items = layer(projection: Self.turned(0, 0.01), layer(projection: inner, strip))
    let nested = Picture(Self.side, Self.side, items)
    for x in 0..<Self.side where x > 58 || x < 45 {
      #expect(nested[x, 45] >> 24 == (x < 45 ? 255 : 0), "\(x)")
    }
  }

  // MARK: Pictures in a projection

  @Test func `a shadow of a projected group lies under the group`() {
    let shadow = DisplayList.Filter.shadow(
      .init(color: black, radius: 5, offset: CGSize(width: 0, height: 9)))
    let content = [fill(Self.card, Self.gold), fill(box(25, 30, 20, 8), white)]
    let matrix = Self.turned(15, 40)
    let one = DisplayList.Layer(filters: [shadow], projection: matrix)
    let items = [.pushLayer(one)] + content + [.popLayer]
    let picture = bitmap(items)
    let plain = bitmap(layer(projection: matrix, content))
    for (index, pixel) in plain.pixels.enumerated() where pixel == 0xFF00_B4FA {
      #expect(picture.pixels[index] == pixel)
    }
    // At the edges of the group, a pixel has the shadow of its center.
    #expect(missOfOversampled(items) <= 6)
    let alone = DisplayList.Filter.shadow(
      .init(color: black, radius: 5, offset: CGSize(width: 0, height: 9), isAlone: true))
    #expect(missOfOversampled(layer(projection: matrix, layer([alone], content))) <= 2.5)
    // A layer in a layer, and a translucent group.
    let nested = layer(projection: matrix, layer([shadow], content))
    #expect(bitmap(nested).distance(to: picture) <= 1)
    let faded = DisplayList.Layer(opacity: 0.5, filters: [shadow], projection: matrix)
    #expect(missOfOversampled([.pushLayer(faded)] + content + [.popLayer]) <= 6)
  }

  @Test func `the fast paths, and bands of any height, give the same pixels`() {
    for seed in UInt64(1)...20 {
      var random = SeededRandom(seed: seed)
      let matrix = Self.turned(
        random.number(-180...180), random.number(-180...180), distance: random.number(20...200))
      let blurred = layer([blur(random.number(0.5...9))], [fill(random.path(0...90), Self.gold)])
      let shadowed = layer(
        [shadow(random.number(0.5...9), 3, 4)], [fill(random.path(0...90), random.color())])
      let items = layer(
        opacity: random.number(0.3...1), projection: matrix,
        [.fill(.init(path: random.path(-20...110), paint: Self.gradient))] + blurred + shadowed
          + [fill(random.path(0...90), random.color())])
      let picture = bitmap(items)
      #expect(picture == bitmap(items, isReference: true), "seed \(seed)")
      for height in [1, 8, 64] {
        #expect(
          Picture(Self.side, Self.side, items, background: white, bandHeight: height) == picture,
          "seed \(seed), bands of \(height)")
      }
    }
  }

  @Test func `a picture that is kept from frame to frame equals one drawn anew`() {
    let context = RenderContext()
    let renderer = Renderer(scale: 2, background: white)
    func drawn(_ items: [Item], _ context: RenderContext) -> Picture {
      let bitmap = Bitmap()
      renderer.render(
        DisplayList(size: CGSize(width: Self.side, height: Self.side), items: items), into: bitmap,
        context: context)
      return Picture(bitmap)
    }
    for step in 0..<24 {
      // The contents change every eight frames.
      let content = layer(
        [blur(2)], [fill(Self.star, step % 16 < 8 ? Self.gold : black), fill(box(30, 30, 9, 9))])
      let items = layer(projection: Self.turned(10, Double(step * 7)), content + content)
      #expect(drawn(items, context) == drawn(items, RenderContext()), "step \(step)")
    }
  }

  @Test func `glyphs are projected as outlines`() {
    let letter = GlyphOutline(
      face: FaceID(name: "Star", fingerprint: 1), glyph: 1, path: Self.arrow)
    let run = DisplayList.GlyphRun(
      glyphs: [.init(outline: letter, position: CGPoint(x: 3.3, y: 2.1))], size: 0.9,
      paint: .color(black))
    let filled = fill(
      Self.arrow, transform: CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 3.3, ty: 2.1))
    let matrix = Self.turned(25, 150)
    let text = bitmap(layer(projection: matrix, [.glyphs(run)]))
    #expect(text.distance(to: bitmap(layer(projection: matrix, [filled]))) <= 1)
  }
}

extension Picture {
  /// The mean of 16 by 16 pixels, from 0 to 1. The loops are plain, as they are not optimized and
  /// add up 100 million pixels.
  fileprivate func mean(_ x: Int, _ y: Int) -> SIMD4<Double> {
    // Two channels in each sum, which has 16 bits for each of them: 256 times 255 is less.
    var (even, odd) = (UInt32(0), UInt32(0))
    pixels.withUnsafeBufferPointer { pixels in
      guard var row = pixels.baseAddress?.advanced(by: y * width + x) else { return }
      var rowCount = 0
      while rowCount < 16 {
        var column = 0
        while column < 16 {
          even &+= row[column] & 0xFF_00FF
          odd &+= row[column] >> 8 & 0xFF_00FF
          column &+= 1
        }
        row += width
        rowCount &+= 1
      }
    }
    let sums = SIMD4(
      Double(even & 0xFFFF), Double(odd & 0xFFFF), Double(even >> 16), Double(odd >> 16))
    return sums / (255 * 256)
  }
}
