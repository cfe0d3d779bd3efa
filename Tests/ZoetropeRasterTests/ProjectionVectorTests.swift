import Foundation
import TestSupport
import Testing
import ZoetropeGeometry
import ZoetropePixels

@testable import ZoetropeRaster

/// The kernel of this processor for projected pictures and its twin in Swift give the recorded
/// pixels. `Tests/Kernels/run` gives the same cases to the kernels of other processors. The file
/// `cases.c` there describes the form of the lines.
struct ProjectionVectorTests {
  /// A picture and its smaller copies. The copies are not halved pictures: each has its own pixels,
  /// so that a sample of the wrong level is found.
  private struct Levels {
    let sizes: [(width: Int, height: Int)]
    private let pixels: [[UInt32]]

    init(_ sizes: [(width: Int, height: Int)]) {
      self.sizes = sizes
      pixels = sizes.enumerated().map { number, size in
        (0..<size.width * size.height).map { index in
          let pixel = UInt32(index + number * 7919 + 1) &* 2_654_435_761
          return pixel ^ pixel >> 15
        }
      }
    }

    /// Returns `count` pixels of a row, drawn by the kernel of this processor or by that in Swift.
    func row(
      _ y: Int, from x: Int, count: Int, _ matrix: ProjectionTransform, isReference: Bool
    ) -> [UInt32]? {
      var views: [PixmapView<UInt32>] = []
      // The memory is released before the function returns.
      for (size, pixels) in zip(sizes, pixels) {
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: pixels.count)
        memory.initialize(from: pixels, count: pixels.count)
        let rect = PixelRect(left: 0, top: 0, right: size.width, bottom: size.height)
        views.append(PixmapView(pixels: memory, stride: size.width, rect: rect))
      }
      defer { for view in views { view.pixels.deallocate() } }
      guard
        let kernel = PerspectiveKernel(
          views[0], halves: Array(views.dropFirst()), matrix: matrix, isReference: isReference)
      else { return nil }
      var row = [UInt32](repeating: 1, count: count)
      kernel.fill(row: y, from: x, count: count, into: &row)
      return row
    }

    /// The number of pixels before the first eight that show anything beside the picture.
    func insideCount(
      _ y: Int, from x: Int, count: Int, _ inverse: InverseProjection
    ) -> Int {
      var done = 0
      while done + 8 <= count, areInside(x + done, Double(y) + 0.5, inverse) { done += 8 }
      return done
    }

    /// Whether eight pixels show the picture only, with the four pixels around each sample.
    private func areInside(_ x: Int, _ y: Double, _ inverse: InverseProjection) -> Bool {
      let center = PerspectiveBlock.center(inverse, x, y)
      guard let block = PerspectiveBlock(inverse, center, y, levelCount: sizes.count) else {
        return false
      }
      // Half a pixel, and one unit for rounding.
      let (left, top) = (129 + block.reach.x, 129 + block.reach.y)
      let size = sizes[block.level]
      return (0..<8).allSatisfy { lane in
        let place = inverse.place(Double(x + lane) + 0.5, y)
        let scale = Double(block.scale) / place.z
        let (u, v) = (Float(place.x * scale), Float(place.y * scale))
        return place.z > 0 && u >= left && u <= Float(256 * size.width) - left && v >= top
          && v <= Float(256 * size.height) - top
      }
    }
  }

  /// A line with the arguments of `zoetrope_project` and the pixels that it writes.
  private func projecting(
    _ matrix: ProjectionTransform, _ sizes: [(width: Int, height: Int)], x: Int, y: Int, count: Int
  ) throws -> String {
    let levels = Levels(sizes)
    let rect = PixelRect(left: 0, top: 0, right: sizes[0].width, bottom: sizes[0].height)
    let inverse = try #require(InverseProjection(corner: rect, of: matrix))
    let single = try #require(levels.row(y, from: x, count: count, matrix, isReference: true))
    let wide = try #require(levels.row(y, from: x, count: count, matrix, isReference: false))
    #expect(single == wide, "row \(y), \(sizes)")
    let (a, b, c) = (inverse.column0, inverse.column1, inverse.offset)
    let numbers = [a.x, b.x, c.x, a.y, b.y, c.y, a.z, b.z, c.z]
    let done = levels.insideCount(y, from: x, count: count, inverse)
    return "project \(KernelVector.list(numbers.map { KernelVector.hex($0.bitPattern) }))"
      + " \(KernelVector.list(sizes.map { "\($0.width)x\($0.height)" })) \(x) \(y) \(count)"
      + " \(done) \(KernelVector.pixels(Array(single[..<done])))\n"
  }

  /// Returns the first column, a multiple of eight, from which on eight pixels show only the
  /// picture; 0 if there is none.
  private func firstInside(
    _ y: Int, _ matrix: ProjectionTransform, _ sizes: [(width: Int, height: Int)]
  ) -> Int {
    let rect = PixelRect(left: 0, top: 0, right: sizes[0].width, bottom: sizes[0].height)
    guard let inverse = InverseProjection(corner: rect, of: matrix) else { return 0 }
    let levels = Levels(sizes)
    return stride(from: -80, to: 240, by: 8).first {
      levels.insideCount(y, from: $0, count: 8, inverse) == 8
    } ?? 0
  }

  /// A picture of `width` by 30 points, turned about its vertical axis and then scaled.
  private func turned(
    degrees: Double, distance: Double, width: Int, by scale: (Double, Double)
  ) -> ProjectionTransform {
    var perspective = ProjectionTransform()
    let angle = degrees * .pi / 180
    perspective.m11 = cos(angle)
    perspective.m13 = -sin(angle) / distance
    var moved = ProjectionTransform()
    moved.m31 = -Double(width) / 2
    moved.m32 = -15
    return moved.concatenating(perspective).concatenating(
      ProjectionTransform(
        CGAffineTransform(a: scale.0, b: 0.05, c: -0.1, d: scale.1, tx: 60, ty: 20)))
  }

  @Test func `projected pictures are drawn as recorded`() throws {
    let sizes = [(width: 60, height: 30), (width: 30, height: 15), (width: 15, height: 8)]
    // Magnified, one sample a pixel, several, and halved once and twice.
    let scales = [
      (9.0, 2.0), (3.0, 2.0), (1.0, 1.0), (0.7, 0.9), (0.5, 0.45), (0.3, 0.9), (0.23, 0.21),
    ]
    var text = ""
    for (number, scale) in scales.enumerated() {
      for (turn, degrees) in [0.0, 35, -60, 78].enumerated() {
        let matrix = turned(
          degrees: degrees, distance: 70 + 40 * Double(number), width: 60, by: scale)
        let sizes = Array(sizes.prefix(1 + (number + turn) % 3))
        for y in [17, 21, 24] {
          // From the first eight pixels that show the picture only, as far as beyond its end.
          let x = firstInside(y, matrix, sizes)
          text += try projecting(matrix, sizes, x: x, y: y, count: 8 * (y - 14))
          text += try projecting(matrix, sizes, x: x - 8, y: y, count: 8)
        }
        text += try projecting(matrix, sizes, x: -64, y: 20, count: 16)
      }
    }
    expectGolden(text, named: "kernels/project.txt")
  }
}
