import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

/// Random balanced layers of all kinds, with shapes and clips inside and outside.
func randomLayers(_ random: inout SeededRandom, modes: [DisplayList.BlendMode]) -> [Item] {
  func filter(_ random: inout SeededRandom) -> DisplayList.Filter {
    switch Int.random(in: 0...5, using: &random) {
    case 0, 1: return blur(random.number(-0.5...4), isOpaque: Bool.random(using: &random))
    case 2, 3:
      let kinds: [DisplayList.Shadow.Kind] = [.drop, .drop, .above, .inner]
      return .shadow(
        .init(
          color: random.color(), radius: random.number(-0.5...4),
          offset: CGSize(width: random.number(-9...9), height: random.number(-9...9)),
          kind: kinds.randomElement(using: &random) ?? .drop,
          isAlone: Int.random(in: 0...4, using: &random) == 0))
    case 4:
      return .colorMatrix(
        .init(red: [0, 1, 0, 0], green: [0.3, 0.5, 0.2, 0], bias: [0.1, 0, 0, 0]))
    default: return .alphaThreshold(minimum: 0.3, maximum: 1, color: random.color())
    }
  }
  func projection(_ random: inout SeededRandom) -> ProjectionTransform {
    var matrix = ProjectionTransform()
    matrix.m11 = random.number(0.4...1.6)
    matrix.m12 = random.number(-0.3...0.3)
    matrix.m13 = random.number(-0.012...0.012)
    matrix.m23 = random.number(-0.012...0.012)
    matrix.m31 = random.number(-10...10)
    return matrix
  }
  func path(_ random: inout SeededRandom) -> Path {
    let corner = random.point(-10...40)
    let rect = CGRect(
      x: corner.x, y: corner.y, width: random.number(1...40), height: random.number(1...40))
    switch Int.random(in: 0...4, using: &random) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerRadius: random.number(0...9))
    default: return random.path(-15...65)
    }
  }
  var items: [Item] = []
  var ends: [Item] = []
  for _ in 0..<Int.random(in: 3...14, using: &random) {
    switch Int.random(in: 0...9, using: &random) {
    case 0:
      items.append(
        .pushClip(.init(path: path(&random), isInverse: Bool.random(using: &random))))
      ends.append(.popClip)
    case 1, 2, 3:
      let count = Int.random(in: 0...2, using: &random)
      let isProjected = Int.random(in: 0...5, using: &random) == 0
      items.append(
        .pushLayer(
          .init(
            opacity: random.number(0.2...1.4),
            blendMode: modes.randomElement(using: &random) ?? .normal,
            filters: (0..<count).map { _ in filter(&random) },
            projection: isProjected ? projection(&random) : nil)))
      ends.append(.popLayer)
    case 4: if let end = ends.popLast() { items.append(end) }
    case 5:
      items.append(.backdrop(.init(path: path(&random), filters: [filter(&random)])))
    default: items.append(fill(path(&random), random.color()))
    }
  }
  return items + ends.reversed()
}

@Suite(.reportsSeed, .computesForLong) struct LayerInvarianceTests {
  #if DEBUG
    private static let count: UInt64 = 15
  #else
    private static let count: UInt64 = 60
  #endif
  private let all = DisplayList.BlendMode.allCases

  @Test func `bands of any height and early compositing give the same pixels`() {
    let context = RenderContext()
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let scene = randomLayers(&random, modes: all)
      let background = Bool.random(using: &random) ? white : random.color()
      let whole = picture(45, 50, scene, background: background, bandHeight: 50)
      for height in [1, 7, 64] {
        #expect(
          picture(45, 50, scene, background: background, bandHeight: height, context: context)
            == whole, "seed \(seed), bands of \(height)")
      }
      #expect(
        picture(45, 50, scene, background: background, pixmapBudget: 0, context: context)
          == whole, "seed \(seed), without waiting pictures")
    }
  }

  @Test func `content that moves by whole pixels gives the same pixels, moved`() {
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let filters: [DisplayList.Filter] = [
        blur(random.number(0.3...9)),
        shadow(random.number(0...9), random.number(-5...5), random.number(-5...5)),
      ]
      let path = random.path(0...20)
      let second = Path(
        roundedRect: CGRect(x: 2.3, y: 4.1, width: 11, height: 9), cornerRadius: 3)
      func scene(_ x: Double, _ y: Double) -> [Item] {
        let move = shift(x, y)
        let card = fill(second, color(250, 200, 0), transform: move)
        return layer([filters[0]], [fill(path, transform: move), card])
          + layer([filters[1]], [fill(path, transform: move), card]) + layer([filters[1]], [card])
      }
      let still = Picture(120, 120, scene(40, 40))
      let moved = Picture(120, 120, scene(47, 29))
      let pixels = (11..<113).flatMap { y in
        (0..<113).map { x in still[x, y] == moved[x + 7, y - 11] }
      }
      #expect(pixels.allSatisfy { $0 }, "seed \(seed)")
    }
  }

  @Test func `shadows computed from shapes equal those of pictures`() {
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let rect = CGRect(
        x: random.number(-10...30), y: random.number(-10...30), width: random.number(4...50),
        height: random.number(4...40))
      let paths = [
        Path(rect), Path(ellipseIn: rect),
        Path(roundedRect: rect, cornerRadius: random.number(0...20)),
        Path(
          roundedRect: rect, cornerSize: CGSize(width: random.number(1...20), height: 5)),
        Path(
          roundedRect: rect,
          cornerRadii: RectangleCornerRadii(
            topLeading: 3, bottomLeading: 0, bottomTrailing: 8, topTrailing: 5),
          style: .circular),
      ]
      let path = paths[Int(seed) % paths.count]
      let radius = random.number(1.2...6)
      let tint = random.color()
      // A narrow blur depends on the position of an edge within its pixel before the move.
      let (x, y) = (random.number(-6...6), random.number(-6...6))
      let filter =
        radius < 3
        ? shadow(radius, x.rounded(), y.rounded(), color: tint) : shadow(radius, x, y, color: tint)
      let scene = layer(opacity: random.number(0.5...1.5), [filter], [fill(path, random.color())])
      let closed = picture(70, 60, scene)
      let open = picture(70, 60, scene, usesAnalyticShadows: false)
      #expect(closed.distance(to: open) <= 2, "seed \(seed), radius \(radius), \(rect)")
    }
  }

  /// Every effect that is independent of its backdrop. A layer with another blend mode, or a
  /// backdrop, gives a different picture over transparency than over white, and so do `clear`,
  /// `copy` and similar modes; they are left out, except for modes inside layers.
  private var allEffects: [Item] {
    let star = polygon([(20, 4), (32, 40), (2, 17), (38, 17), (8, 40)])
    let disc = Path(ellipseIn: CGRect(x: 4, y: 3, width: 30, height: 28))
    let card = Path(roundedRect: CGRect(x: 8, y: 6, width: 26, height: 22), cornerRadius: 6)
    var tilt = ProjectionTransform()
    tilt.m13 = 0.01
    let blue = color(30, 90, 240, 200)
    func at(_ column: Double, _ row: Double, _ items: [Item]) -> [Item] {
      items.map { item in
        guard case .fill(var fill) = item else { return item }
        fill.transform = fill.transform.concatenating(shift(44 * column, 44 * row))
        return .fill(fill)
      }
    }
    return layer([shadow(3, 2, 3, color: color(0, 0, 0, 120))], at(0, 0, [fill(card, blue)]))
      + layer([shadow(2, 3, 2)], at(1, 0, [fill(star, blue), fill(box(2, 2, 5, 5), white)]))
      + layer([blur(3)], at(2, 0, [fill(star, blue), fill(disc, color(250, 120, 0, 90))]))
      + layer(
        opacity: 0.7,
        at(0, 1, [fill(disc, color(250, 120, 0)), fill(star, blue)])
          + layer(.destinationIn, at(0, 1, [fill(card, color(0, 0, 0, 180))])))
      + layer(
        [shadow(2, 2, 2, color: color(90, 0, 0), kind: .inner)],
        at(1, 1, [fill(disc, color(250, 220, 0, 150))]))
      + layer(
        [.colorMatrix(.init(red: [0, 1, 0, 0], green: [0, 0, 1, 0], blue: [1, 0, 0, 0]))],
        at(2, 1, [fill(star, blue)]))
      + layer(projection: tilt, at(0, 2, [fill(star, blue), fill(card, color(0, 200, 0, 60))]))
      + layer(
        at(1, 2, [fill(disc, color(250, 120, 0))])
          + layer(.multiply, at(1, 2, [fill(star, blue)])))
      + [.pushClip(.init(path: star, transform: shift(88, 88), isInverse: true))]
      + at(2, 2, [fill(disc, blue)]) + [.popClip]
  }

  @Test func `a transparent frame over white and over black equals drawing on them`() {
    check(allEffects, size: 132, "all effects")
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let scene = randomLayers(&random, modes: all)
      // A single layer makes everything independent of its backdrop.
      check(layer(scene + layer(.multiply, [])), size: 50, "seed \(seed)")
    }
  }

  private func check(_ items: [Item], size: Int, _ name: String) {
    let frame = Picture(size, size, items)
    for (background, value) in [(white, 1.0), (black, 0)] {
      let drawn = Picture(size, size, items, background: background)
      var worst = 0.0
      for (index, pixel) in frame.pixels.enumerated() {
        worst = max(worst, miss(drawn.pixels[index], Self.straightOver(pixel, value)))
      }
      #expect(worst <= 1.01, "\(name)")
    }
  }

  /// A pixel as in a file, straight and rounded, over a gray, rounded again.
  private static func straightOver(_ pixel: UInt32, _ value: Double) -> SIMD4<Double> {
    let premultiplied = channels(pixel)
    let alpha = premultiplied.w
    var result = SIMD4<Double>(repeating: 1)
    for index in 0..<3 {
      let straight = alpha > 0 ? (premultiplied[index] / alpha * 255).rounded() / 255 : 0
      result[index] = ((straight * alpha + value * (1 - alpha)) * 255).rounded() / 255
    }
    return result
  }

  @Test func `layers with invalid transforms and filters leave the rest intact`() {
    let nan = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 3)
    let shapes = [fill(box(2, 2, 8, 8)), fill(box(4, 4, 8, 8), white)]
    var singular = ProjectionTransform()
    singular.m22 = 0
    var broken = ProjectionTransform()
    broken.m13 = .nan
    var behind = ProjectionTransform()
    behind.m33 = -1
    for projection in [singular, broken, behind] {
      let items = layer(projection: projection, shapes)
      if projection != singular { #expect(Picture(16, 16, items) == Picture(16, 16, [])) }
      _ = Picture(16, 16, layer(.copy, projection: projection, shapes))
    }
    let filters = [blur(2), shadow(2, 1, 1), shadow(.nan), shadow(2, .infinity)]
    for transform in [nan, flat] {
      _ = Picture(16, 16, layer(filters, transform: transform, shapes))
    }
    for radius in [1e3, 1e9, 1e300] {
      #expect(Picture(16, 16, layer([blur(radius)], shapes)).alphas.allSatisfy { $0 < 64 })
      let far = layer([shadow(radius, radius, -radius)], shapes)
      #expect(Picture(16, 16, far) == Picture(16, 16, shapes))
      _ = Picture(16, 16, layer([shadow(radius, 1e300, 2)], [fill(box(1, 1, 4, 4))]))
    }
    #expect(Picture(0, 9, layer(filters, shapes)).pixels.isEmpty)
    #expect(Picture(9, 9, layer(opacity: .nan, filters, shapes)) == Picture(9, 9, []))
  }

  @Test func `layers can be nested by the thousand`() {
    let shape = fill(box(3, 3, 4, 4), color(200, 90, 0))
    for filters in [[], [blur(0.1)], [shadow(0, 0.001, 0)]] as [[DisplayList.Filter]] {
      for mode in [.normal, .multiply, .destinationOver] as [DisplayList.BlendMode] {
        let begin = Item.pushLayer(.init(blendMode: mode, filters: filters))
        let items =
          Array(repeating: begin, count: 1000) + [shape, shape]
          + Array(repeating: .popLayer, count: 1000)
        let picture = Picture(10, 10, items)
        let isSoft = filters == [blur(0.1)]
        #expect(isSoft ? picture[5, 5] != 0 : picture[5, 5] == 0xFF00_5AC8, "\(mode) \(filters)")
      }
    }
    let open = Array(repeating: Item.pushLayer(.init(filters: [blur(1)])), count: 300)
    #expect(Picture(10, 10, open) == Picture(10, 10, []))
  }
}
