import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@testable import ZoetropeRaster

@Suite(.reportsSeed) struct PerspectiveTests {
  typealias Plane = BlurTests.Plane<UInt32>

  private static func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
    PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  private func drawn(
    _ source: Plane, _ matrix: ProjectionTransform, into rect: PixelRect, isExtreme: Bool = false
  ) -> Plane? {
    var (source, target) = (source, Plane(rect, filledWith: 0xDEAD_BEEF))
    let isDrawn = source.with { from in
      guard let kernel = PerspectiveKernel(from, matrix: matrix) else { return false }
      let bounds = kernel.bounds(within: rect)
      target.with { into in
        for y in rect.top..<rect.bottom {
          kernel.fill(row: y, from: rect.left, count: rect.right - rect.left, into: into.row(y))
          for x in rect.left..<rect.right where !isExtreme && into.row(y)[x - rect.left] != 0 {
            let isInside =
              x >= bounds.left && x < bounds.right && y >= bounds.top && y < bounds.bottom
            if !isInside { Issue.record("\(x), \(y) lies outside of \(bounds)") }
          }
        }
      }
      return true
    }
    return isDrawn ? target : nil
  }

  /// The projection of a card of a width and height around 0, 0, turned around its vertical axis
  /// and seen from a distance, to a center.
  private func turned(degrees: Double, distance: Double, x: Double, y: Double)
    -> ProjectionTransform
  {
    let angle = degrees * .pi / 180
    var matrix = ProjectionTransform()
    // x' = x cos, z' = x sin, seen at distance / (distance + z').
    (matrix.m11, matrix.m13) = (cos(angle), sin(angle) / distance)
    return matrix.concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }

  private func alpha(_ pixel: UInt32) -> Double { Double(pixel >> 24) }

  @Test func `translations by whole pixels keep the pixels`() throws {
    let scene = BlurTests.scene(20, 15)
    for (x, y) in [(0, 0), (3, -2), (-7, 11)] {
      let matrix = ProjectionTransform(
        CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)))
      let result = try #require(drawn(scene, matrix, into: Self.rect(-10, -10, 40, 40)))
      for row in -10..<40 {
        for column in -10..<40 {
          let (from, at) = (column - x, row - y)
          let isInside = from >= 0 && from < 20 && at >= 0 && at < 15
          #expect(result[column, row] == (isInside ? scene[from, at] : 0))
        }
      }
    }
  }

  @Test func `a fraction of a pixel is divided, and a mirror transform flips`() throws {
    let dot = Plane(Self.rect(2, 2, 3, 3), filledWith: 0xFF80_4020)
    let moved = try #require(
      drawn(
        dot, ProjectionTransform(CGAffineTransform(translationX: 0.25, y: 0)),
        into: Self.rect(1, 2, 5, 3)))
    #expect(moved.pixels == [0, 0xBF60_3018, 0x4020_1008, 0])
    let mirrored = try #require(
      drawn(
        dot, ProjectionTransform(CGAffineTransform(scaleX: -1, y: 1)),
        into: Self.rect(-4, 2, 0, 3)))
    #expect(mirrored.pixels == [0, 0xFF80_4020, 0, 0])
  }

  @Test(arguments: [0.0, 30, 60, 80])
  func `a turned card is uniform inside, soft at its edges and of the right size`(
    degrees: Double
  ) throws {
    let card = Plane(Self.rect(-30, -20, 30, 20), filledWith: 0xFF30_60C0)
    let result = try #require(
      drawn(
        card, turned(degrees: degrees, distance: 200, x: 40.3, y: 30.6),
        into: Self.rect(0, 0, 80, 60)))
    // The projected edges, from the corners.
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let left = (scale: 200 / (200 - 30 * sine), x: -30 * cosine * 200 / (200 - 30 * sine))
    let right = (scale: 200 / (200 + 30 * sine), x: 30 * cosine * 200 / (200 + 30 * sine))
    let area = (right.x - left.x) * 20 * (left.scale + right.scale)
    let sum = result.pixels.reduce(0) { $0 + alpha($1) } / 255
    #expect(abs(sum - area) < 0.02 * area + 1, "\(sum) instead of \(area)")
    for y in 0..<60 {
      for x in 0..<80 {
        let (u, v) = (Double(x) + 0.5 - 40.3, Double(y) + 0.5 - 30.6)
        let share = (u - left.x) / (right.x - left.x)
        let half = 20 * (left.scale + (right.scale - left.scale) * share)
        let inside = min(min(u - left.x, right.x - u), half - abs(v))
        if inside > 1.6 { #expect(result[x, y] == 0xFF30_60C0, "\(x), \(y)") }
        if inside < -1.6 { #expect(result[x, y] == 0, "\(x), \(y)") }
      }
    }
  }

  @Test(arguments: [60.0, 75, 80])
  func `fine patterns average to gray where they shrink`(degrees: Double) throws {
    var stripes = Plane(Self.rect(-64, -20, 64, 20), filledWith: 0xFF00_0000)
    for y in -20..<20 {
      for x in -64..<64 where x & 1 == 0 { stripes[x, y] = 0xFFFF_FFFF }
    }
    let result = try #require(
      drawn(
        stripes, turned(degrees: degrees, distance: 1000, x: 40.2, y: 30.3),
        into: Self.rect(0, 0, 80, 60)))
    let half = Int(60 * cos(degrees * .pi / 180)) - 3
    for x in (40 - half)...(40 + half) {
      let light = Double(result[x, 30] & 255)
      #expect(abs(light - 127.5) < 40, "\(x): \(light)")
    }
  }

  @Test func `points behind the eye are not drawn`() throws {
    let card = Plane(Self.rect(-30, -20, 30, 20), filledWith: 0xFFFF_FFFF)
    // Turned by 80 degrees and seen from 15 pixels, the left third is behind the eye.
    let matrix = turned(degrees: 80, distance: 15, x: 100, y: 30)
    let result = try #require(drawn(card, matrix, into: Self.rect(0, 0, 120, 60)))
    for y in 0..<60 { for x in 104..<120 { #expect(result[x, y] == 0) } }
    #expect(alpha(result[100, 30]) == 255 && alpha(result[3, 5]) == 255)
  }

  @Test func `parts of rows equal the whole rows`() {
    var scene = BlurTests.scene(40, 30)
    scene.with { from in
      let matrix = turned(degrees: 50, distance: 90, x: 20, y: 3)
      guard let kernel = PerspectiveKernel(from, matrix: matrix) else {
        Issue.record("no kernel")
        return
      }
      for y in [0, 7, 20] {
        var whole = [UInt32](repeating: 1, count: 80)
        kernel.fill(row: y, from: -10, count: 80, into: &whole)
        for (from, count) in [(-10, 1), (5, 13), (30, 40), (12, 0)] {
          var part = [UInt32](repeating: 1, count: max(count, 1))
          kernel.fill(row: y, from: from, count: count, into: &part)
          #expect(Array(part[..<count]) == Array(whole[(from + 10)..<(from + 10 + count)]))
        }
      }
    }
  }

  @Test func `the kernel in C draws the pixels of the one in Swift`() {
    for seed in UInt64(1)...40 {
      var random = SeededRandom(seed: seed)
      var scene = BlurTests.scene(60 + Int(seed), 50)
      var half = Plane(Self.rect(0, 0, 30 + Int(seed + 1) / 2, 25), filledWith: 0)
      let matrix = turned(
        degrees: random.number(-80...80), distance: random.number(60...300),
        x: random.number(20...60), y: random.number(10...30)
      ).concatenating(
        ProjectionTransform(
          CGAffineTransform(
            a: random.number(0.2...2), b: random.number(-0.3...0.3), c: random.number(-0.3...0.3),
            d: random.number(0.2...2), tx: 0, ty: 0)))
      scene.with { from in
        half.with { halved in
          from.halve(into: halved)
          let kernels = [false, true].compactMap {
            PerspectiveKernel(from, halves: [halved], matrix: matrix, isReference: $0)
          }
          #expect(kernels.count == 2)
          for y in -20..<90 {
            let rows = kernels.map { kernel in
              var row = [UInt32](repeating: 1, count: 150)
              kernel.fill(row: y, from: -21, count: 150, into: &row)
              return row
            }
            #expect(rows[0] == rows[1], "seed \(seed), row \(y)")
          }
        }
      }
    }
  }

  @Test func `a halved picture has the means of four pixels`() {
    for (width, height) in [(1, 1), (2, 2), (5, 3), (8, 7)] {
      var scene = BlurTests.scene(width, height)
      var half = Plane(Self.rect(0, 0, (width + 1) / 2, (height + 1) / 2), filledWith: 1)
      scene.with { from in half.with { from.halve(into: $0) } }
      for y in 0..<(height + 1) / 2 {
        for x in 0..<(width + 1) / 2 {
          var sum = SIMD4<Double>.zero
          for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let (column, row) = (2 * x + column, 2 * y + row)
            if column < width && row < height { sum += channels(scene[column, row]) }
          }
          #expect(miss(half[x, y], sum / 4) <= 0.51)
        }
      }
    }
  }

  @Test func `a floor that reaches to the horizon averages far away`() throws {
    var tiles = Plane(Self.rect(0, 0, 512, 512), filledWith: 0xFF00_0000)
    for y in 0..<512 { for x in 0..<512 where (x ^ y) & 1 == 0 { tiles[x, y] = 0xFFFF_FFFF } }
    // One pixel of the result shows 6 by 6 pixels.
    let matrix = ProjectionTransform(CGAffineTransform(scaleX: 1 / 6.3, y: 1 / 6.1))
    var small = Plane(Self.rect(0, 0, 256, 256), filledWith: 0)
    tiles.with { from in
      small.with { halved in
        from.halve(into: halved)
        guard let kernel = PerspectiveKernel(from, halves: [halved], matrix: matrix) else {
          Issue.record("no kernel")
          return
        }
        #expect(kernel.halvingCount(in: Self.rect(0, 0, 80, 80)) == 2)
        var row = [UInt32](repeating: 0, count: 70)
        kernel.fill(row: 40, from: 5, count: 70, into: &row)
        for pixel in row { #expect(abs(Int(pixel & 255) - 128) <= 3) }
      }
    }
  }

  @Test func `singular, non-finite and extreme matrices are handled`() {
    var scene = BlurTests.scene(12, 9)
    var singular = ProjectionTransform()
    singular.m11 = 0
    #expect(drawn(scene, singular, into: Self.rect(0, 0, 9, 9)) == nil)
    singular.m11 = .nan
    #expect(drawn(scene, singular, into: Self.rect(0, 0, 9, 9)) == nil)
    scene[3, 3] = 0x8080_8080
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      var matrix = ProjectionTransform()
      let size = [1.0, 1e-3, 1e6, 1e-200][Int(seed % 4)]
      matrix.m11 = random.number(-2...2) * size
      matrix.m12 = random.number(-2...2)
      matrix.m13 = random.number(-0.1...0.1)
      matrix.m21 = random.number(-2...2)
      matrix.m22 = random.number(-2...2)
      matrix.m23 = random.number(-0.1...0.1) * size
      matrix.m31 = random.number(-20...20)
      matrix.m33 = random.number(-1...1)
      let result = drawn(
        scene, matrix, into: Self.rect(-15, -15, 15, 15), isExtreme: true)
      let isPremultiplied =
        result?.pixels.allSatisfy {
          let alpha = $0 >> 24
          return $0 & 255 <= alpha && $0 >> 8 & 255 <= alpha && $0 >> 16 & 255 <= alpha
        } ?? true
      #expect(isPremultiplied, "seed \(seed)")
    }
  }
}
