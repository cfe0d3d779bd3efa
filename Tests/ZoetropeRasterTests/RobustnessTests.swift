import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

/// Random balanced fills, strokes, clips and layers.
func randomScene(
  _ random: inout SeededRandom, number: (inout SeededRandom) -> Double = { $0.number(-20...100) }
) -> [Item] {
  func point(_ random: inout SeededRandom) -> CGPoint {
    CGPoint(x: number(&random), y: number(&random))
  }
  func path(_ random: inout SeededRandom) -> Path {
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      let (a, b) = (point(&random), point(&random))
      return polygon([(a.x, a.y), (b.x, a.y), (b.x, b.y), (a.x, b.y)])
    case 1: return random.path(-20...100)
    default:
      var path = Path()
      path.move(to: point(&random))
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        path.addLine(to: point(&random))
        path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
      }
      return path
    }
  }
  var items: [Item] = []
  var ends: [Item] = []
  for _ in 0..<Int.random(in: 1...12, using: &random) {
    let rule: FillRule = Bool.random(using: &random) ? .evenOdd : .nonZero
    let isAntialiased = Int.random(in: 0...3, using: &random) != 0
    switch Int.random(in: 0...6, using: &random) {
    case 0:
      items.append(clip(path(&random), rule: rule, isAntialiased: isAntialiased))
      ends.append(.popClip)
    case 1:
      items.append(.pushLayer(.init(opacity: random.number(-0.1...1.1))))
      ends.append(.popLayer)
    case 2:
      if let end = ends.popLast() { items.append(end) }
    case 3:
      let style = StrokeStyle(lineWidth: random.number(0...8))
      items.append(
        .stroke(.init(path: path(&random), style: style, paint: .color(random.color()))))
    default:
      items.append(
        fill(path(&random), random.color(), rule: rule, isAntialiased: isAntialiased))
    }
  }
  return items + ends.reversed()
}

@Suite(.reportsSeed) struct RobustnessTests {
  @Test func `bands of any height give the same pixels`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let scene = randomScene(&random)
      let background = random.color()
      let whole = Picture(70, 90, scene, background: background, bandHeight: 90)
      for height in [1, 7, 16, 64] {
        #expect(
          Picture(70, 90, scene, background: background, bandHeight: height) == whole,
          "seed \(seed), bands of \(height)")
      }
    }
  }

  @Test func `extreme numbers neither trap nor hang, and are the same in every band`() {
    let extremes = [
      0, -0.0, 0.5, 1e9, -1e9, 4e6, -3e7, 1e15, -1e18, 1e300, -1e308, .infinity, .nan,
      .leastNonzeroMagnitude, 33, 12.25,
    ]
    for seed in UInt64(1)...150 {
      var random = SeededRandom(seed: seed)
      let scene = randomScene(&random) { random in
        Int.random(in: 0...2, using: &random) > 0
          ? random.number(-20...100) : extremes.randomElement(using: &random) ?? 0
      }
      let whole = Picture(40, 50, scene, bandHeight: 50)
      #expect(Picture(40, 50, scene, bandHeight: 7) == whole, "seed \(seed)")
    }
  }

  @Test(arguments: [3e6, 1e9, 1e12, 1e15])
  func `huge shapes cover the expected pixels`(far: Double) {
    #expect(
      Picture(8, 8, [fill(box(-far, -far, far + 4, 2 * far))]).alphas
        == (0..<64).map { $0 % 8 < 4 ? 255 : 0 })
    // The diagonal through the canvas covers half of it.
    let diagonal = polygon([(-far, -far), (far, far), (-far, far)])
    let covered = Picture(8, 8, [fill(diagonal)]).alphas.reduce(0, +)
    #expect(abs(Double(covered) / 255 - 32) <= 0.1)
  }

  @Test func `a huge curved stroke is drawn in little time`() {
    for far in [1e6, 1e12, 1e300] {
      var path = Path()
      path.move(to: CGPoint(x: -far, y: 4))
      path.addCurve(
        to: CGPoint(x: far, y: 4), control1: CGPoint(x: 0, y: far),
        control2: CGPoint(x: far, y: -far))
      let line = Item.stroke(
        .init(path: path, style: StrokeStyle(lineWidth: far / 8), paint: .color(black)))
      #expect(Picture(8, 8, [line]) == Picture(8, 8, [line], bandHeight: 3))
    }
  }

  @Test func `shapes beyond one side leave no trace`() {
    for path in [box(-5, 1, 3, 3), box(9, 1, 3, 3), box(1, -5, 3, 3), box(1, 9, 3, 3)] {
      #expect(Picture(8, 8, [fill(path)]) == Picture(8, 8, []))
      let disc = Path(ellipseIn: path.boundingRect)
      #expect(Picture(8, 8, [fill(disc)]) == Picture(8, 8, []))
    }
  }

  @Test func `invalid items are left out`() {
    let nan = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 3)
    let items: [Item] = [
      fill(box(.nan, 0, 4, 4)), fill(box(0, 0, 4, 4), transform: nan),
      fill(box(0, 0, 4, 4), transform: flat), fill(Path()),
      .stroke(
        .init(path: box(0, 0, 4, 4), transform: flat, style: StrokeStyle(), paint: .color(black))),
      fill(box(0, 0, 8, 8), PaintColor(red: .nan, green: 0, blue: 0, alpha: .nan)),
    ]
    #expect(Picture(8, 8, items) == Picture(8, 8, []))
  }
}
