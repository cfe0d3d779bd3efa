import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

/// A mesh whose lines are straight between the given points.
func straightMesh(
  _ width: Int, _ points: [CGPoint], _ colors: [PaintColor], background: PaintColor? = nil,
  isSmooth: Bool = false, interpolation: ColorInterpolation = .device
) -> MeshPaint {
  let height = points.count / width
  func point(_ i: Int, _ j: Int) -> CGPoint { points[j * width + i] }
  func third(_ a: CGPoint, _ i: Int, _ j: Int) -> CGPoint {
    guard i >= 0, i < width, j >= 0, j < height else { return a }
    let b = point(i, j)
    return CGPoint(x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3)
  }
  let vertices = points.enumerated().map { index, a in
    let (i, j) = (index % width, index / width)
    return MeshPaint.Vertex(
      position: a, leading: third(a, i - 1, j), top: third(a, i, j - 1),
      trailing: third(a, i + 1, j), bottom: third(a, i, j + 1))
  }
  return MeshPaint(
    width: width, height: height, vertices: vertices, colors: colors,
    background: background ?? PaintColor(red: 0, green: 0, blue: 0, alpha: 0), isSmooth: isSmooth,
    interpolation: interpolation)
}

func corners(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [CGPoint] {
  [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { CGPoint(x: x + $0.0 * width, y: y + $0.1 * height) }
}

/// A mesh of 3 by 3 vertices near their regular places, with curves between them.
func randomMesh(_ random: inout SeededRandom, isOpaque: Bool = true) -> MeshPaint {
  var points: [CGPoint] = []
  for index in 0..<9 {
    points.append(
      CGPoint(
        x: Double(index % 3) * 16 + 6 + random.number(-4...4),
        y: Double(index / 3) * 12 + 6 + random.number(-4...4)))
  }
  var mesh = straightMesh(
    3, points, (0..<9).map { _ in random.color() }, isSmooth: Bool.random(using: &random))
  for index in 0..<9 {
    if isOpaque { mesh.colors[index].alpha = 1 }
    mesh.vertices[index].trailing.y += random.number(-4...4)
    mesh.vertices[index].bottom.x += random.number(-4...4)
    mesh.vertices[index].top.x += random.number(-3...3)
  }
  return mesh
}

@Suite(.reportsSeed) struct MeshTests {
  private let all = box(0, 0, 40, 30)

  @Test func `colors between four corners are bilinear`() {
    let colors = [
      pureRed, pureGreen, pureBlue, PaintColor(red: 1, green: 1, blue: 0.2, alpha: 0.5),
    ]
    let mesh = straightMesh(2, corners(0, 0, 40, 30), colors)
    let picture = Picture(40, 30, [painted(all, .mesh(mesh))])
    for y in 0..<30 {
      for x in 0..<40 {
        let (u, v) = ((Float(x) + 0.5) / 40, (Float(y) + 0.5) / 30)
        func mixed(_ part: KeyPath<PaintColor, Float>) -> Float {
          let c = colors.map { $0[keyPath: part] }
          return (c[0] * (1 - u) + c[1] * u) * (1 - v) + (c[2] * (1 - u) + c[3] * u) * v
        }
        let alpha = mixed(\.alpha) * 255
        let expected = [mixed(\.red) * alpha, mixed(\.green) * alpha, mixed(\.blue) * alpha, alpha]
        for channel in 0..<4 {
          let value = Float(picture[x, y] >> UInt32(8 * channel) & 255)
          #expect(abs(value - expected[channel]) <= 0.75, "\(x), \(y), channel \(channel)")
        }
      }
    }
  }

  @Test func `a mesh of fewer than two by two vertices is its background`() {
    let lonely = straightMesh(1, [CGPoint(x: 3, y: 3)], [pureRed], background: black)
    #expect(Picture(40, 30, [painted(all, .mesh(lonely))]) == Picture(40, 30, [fill(all)]))
    let none = MeshPaint(width: 0, height: 0, vertices: [], colors: [])
    #expect(Picture(40, 30, [painted(all, .mesh(none))]) == Picture(40, 30, []))
  }

  @Test func `a mesh of one color equals a fill of its outline`() {
    let points = [(4.3, 3.2), (35.1, 7.7), (9.8, 26.4), (31.5, 22.9)].map {
      CGPoint(x: $0.0, y: $0.1)
    }
    let mesh = straightMesh(2, points, [black, black, black, black])
    let shape = polygon([(4.3, 3.2), (35.1, 7.7), (31.5, 22.9), (9.8, 26.4)])
    #expect(
      Picture(40, 30, [painted(all, .mesh(mesh))]).distance(to: Picture(40, 30, [fill(shape)])) <= 2
    )
  }

  @Test func `a mesh is covered once at the edge of its shape`() {
    let path = box(3.4, 2.3, 30.5, 20.9)
    let mesh = straightMesh(2, corners(3.4, 2.3, 30.5, 20.9), [black, black, black, black])
    #expect(Picture(40, 30, [painted(path, .mesh(mesh))]) == Picture(40, 30, [fill(path)]))
  }

  @Test func `patches leave no gaps between them`() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let mesh = randomMesh(&random)
      let picture = Picture(44, 36, [painted(box(0, 0, 44, 36), .mesh(mesh))])
      // These pixels are further inside than curves and vertices can reach.
      for y in 13..<24 {
        for x in 13..<32 where picture[x, y] >> 24 != 255 {
          Issue.record("seed \(seed) at \(x), \(y)")
          return
        }
      }
    }
  }

  @Test func `later patches cover earlier ones`() {
    // The third column of vertices lies left of the second one.
    let points = [0.0, 30, 10, 0, 30, 10].enumerated().map {
      CGPoint(x: $0.element, y: $0.offset < 3 ? 0 : 30)
    }
    let mesh = straightMesh(3, points, [pureRed, pureRed, pureBlue, pureRed, pureRed, pureBlue])
    let picture = Picture(40, 30, [painted(all, .mesh(mesh))])
    #expect(picture[5, 15] == 0xFF00_00FF)
    #expect(picture[11, 15] >> 16 & 255 > 200)
    #expect(picture[35, 15] == 0)
  }

  @Test func `the background lies beneath the patches`() {
    let faint = PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let mesh = straightMesh(
      2, corners(10, 10, 20, 10), [faint, faint, faint, faint], background: white)
    let picture = Picture(40, 30, [painted(all, .mesh(mesh))])
    #expect(picture[2, 2] == 0xFFFF_FFFF)
    #expect(picture[20, 15] >> 24 == 255 && (127...128).contains(picture[20, 15] & 255))
  }

  @Test func `smooth colors pass through the vertices without a crease`() {
    let points = (0..<8).map { CGPoint(x: Double($0 % 4) * 20, y: $0 < 4 ? 0 : 10) }
    let colors = [black, black, white, white, black, black, white, white]
    let smooth = Picture(
      60, 10, [painted(box(0, 0, 60, 10), .mesh(straightMesh(4, points, colors, isSmooth: true)))])
    let row = (0..<60).map { Int(smooth[$0, 5] & 255) }
    #expect(abs(row[29] + row[30] - 255) <= 2)
    let steps = zip(row, row.dropFirst()).map { $1 - $0 }
    let turns = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
    #expect(turns.max() ?? 0 <= 4)
    let sharp = Picture(
      60, 10, [painted(box(0, 0, 60, 10), .mesh(straightMesh(4, points, colors)))])
    let slope = zip((0..<59).map { sharp[$0, 5] & 255 }, (1..<60).map { sharp[$0, 5] & 255 })
      .map { Int($1) - Int($0) }
    #expect(slope[10] == 0 && slope[30] >= 12)
  }

  @Test func `a mesh moved by whole pixels gives the same pixels, moved, in any band`() {
    for seed in UInt64(1)...12 {
      var random = SeededRandom(seed: seed)
      let mesh = randomMesh(&random, isOpaque: false)
      let path = random.path(0...40)
      let still = Picture(60, 50, [painted(path, .mesh(mesh))], bandHeight: 50)
      #expect(Picture(60, 50, [painted(path, .mesh(mesh))], bandHeight: 3) == still)
      for (dx, dy) in [(3, 5), (11, 0)] {
        let moved = Picture(
          60, 50, [painted(path, .mesh(mesh), transform: shift(Double(dx), Double(dy)))])
        for y in dy..<50 {
          for x in dx..<60 where moved[x, y] != still[x - dx, y - dy] {
            Issue.record("seed \(seed), \(dx), \(dy) at \(x), \(y)")
            return
          }
        }
      }
    }
  }

  @Test func `a layer with one mesh equals the mesh with that opacity`() {
    var random = SeededRandom(seed: 5)
    let mesh = Paint.mesh(randomMesh(&random))
    let items = [.pushLayer(.init(opacity: 0.4)), painted(all, mesh), .popLayer]
    #expect(Picture(40, 30, items) == Picture(40, 30, [painted(all, mesh.faded(by: 0.4))]))
  }

  @Test func `extreme meshes neither trap nor hang`() {
    let extremes = [0, 1e9, -1e9, 1e15, 1e300, -1e308, .infinity, .nan, 33]
    for seed in UInt64(1)...10 {
      var random = SeededRandom(seed: seed)
      var mesh = randomMesh(&random)
      for index in 0..<9 where Int.random(in: 0...3, using: &random) == 0 {
        mesh.vertices[index].position.x = extremes.randomElement(using: &random) ?? 0
        mesh.vertices[index].top.y = extremes.randomElement(using: &random) ?? 0
        mesh.colors[index].green = Float(extremes.randomElement(using: &random) ?? 0)
      }
      _ = Picture(20, 16, [painted(box(1, 1, 18, 14), .mesh(mesh))])
    }
  }
}
