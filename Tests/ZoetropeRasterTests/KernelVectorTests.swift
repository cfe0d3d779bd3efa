import TestSupport
import Testing
import ZoetropePixelKernels

@testable import ZoetropeRaster

/// The C kernels of this processor and their twins in Swift give the recorded pixels.
///
/// The goldens are what pixels become by the arithmetic of ``SolidSource`` for single pixels.
/// `Tests/Kernels/run` gives the same cases to the kernels of other processors. The file `cases.c`
/// there describes the form of the lines.
@Suite(.reportsSeed) struct KernelVectorTests {
  /// Draws each pixel by itself.
  private struct SingleSink: CoverageSink {
    let row: UnsafeMutablePointer<UInt32>
    let source: SolidSource

    func pixel(_ x: Int, coverage: UInt32) { source.draw(row + x, coverage: coverage) }

    func fill(_ x: Int, _ end: Int, coverage: UInt32) {
      for x in x..<end { pixel(x, coverage: coverage) }
    }

    func four(_ x: Int, coverage: SIMD4<UInt32>) {
      for lane in 0..<4 where coverage[lane] != 0 { pixel(x + lane, coverage: coverage[lane]) }
    }
  }

  /// The lengths below, at and above one group of eight pixels, two, three, four and eight.
  private static let counts = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 33, 63, 64, 65]
  /// The lengths of spans with runs of one color.
  private static let flatCounts = [39, 40, 41, 48, 71, 72, 73, 79, 80, 104, 136, 300]
  private static let alphas: [UInt32] = [0, 1, 127, 128, 254, 255]
  private static let coverages: [UInt32] = [0, 1, 127, 128, 254, 255]

  private func span(_ count: Int, _ random: inout SeededRandom) -> [UInt32] {
    (0..<count).map { _ in
      [0, .max, 0xFF00_0000, SweepField.premultiplied(&random)].randomElement(using: &random) ?? 0
    }
  }

  /// Pixels of one color, and a few others.
  private func flatSpan(_ count: Int, others: Int, _ random: inout SeededRandom) -> [UInt32] {
    var pixels = [UInt32](repeating: SweepField.premultiplied(&random), count: count)
    for _ in 0..<others {
      pixels[Int.random(in: 0..<count, using: &random)] = SweepField.premultiplied(&random)
    }
    return pixels
  }

  /// A line with the arguments of `zoetrope_blend_span` and the pixels before and after it.
  private func blending(
    _ count: Int, alpha: UInt32, coverage: UInt32, pixels: [UInt32]? = nil,
    _ random: inout SeededRandom
  ) -> String {
    let source = SolidSource(SweepField.premultiplied(alpha: alpha, &random))
    let before = pixels ?? span(count, &random)
    var (single, wide) = (before, before)
    single.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices { source.draw(&pixels[index], coverage: coverage) }
    }
    wide.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      source.draw(base, count: count, coverage: coverage)
    }
    #expect(single == wide, "count \(count), alpha \(alpha), coverage \(coverage)")
    let sum = source.lanes &* UInt64(coverage) &+ PixelMath.half
    let rest = 255 - PixelMath.quotient(source.alpha * coverage)
    return "blend \(count) \(KernelVector.hex(sum & 0xFFFF_FFFF)) \(KernelVector.hex(sum >> 32))"
      + " \(KernelVector.hex(rest)) \(KernelVector.pixels(before))"
      + " \(KernelVector.pixels(single, before: before))\n"
  }

  @Test func `spans are blended as recorded`() {
    var random = SeededRandom(seed: 11)
    var text = ""
    for (number, count) in Self.counts.enumerated() {
      for turn in 0..<3 {
        text += blending(
          count, alpha: Self.alphas[(number + 2 * turn) % 6],
          coverage: Self.coverages[(number / 6 + 5 * turn + 1) % 6], &random)
      }
    }
    for alpha in Self.alphas {
      for coverage in Self.coverages {
        text += blending(8, alpha: alpha, coverage: coverage, &random)
      }
    }
    for coverage in UInt32(0)...255 {
      let alpha = Self.alphas[Int(coverage) % 5 + 1]
      text += blending(8, alpha: alpha, coverage: coverage, &random)
    }
    for count in Self.flatCounts {
      for others in 0..<4 {
        let pixels = flatSpan(count, others: others, &random)
        text += blending(
          count, alpha: 179, coverage: [255, 77][others % 2], pixels: pixels, &random)
      }
    }
    expectGolden(text, named: "kernels/blend.txt")
  }

  /// A line with a zoetrope_sweep and the pixels before and after it.
  private func sweeping(
    _ columns: Range<Int>, rows: Int, density: Int, isEvenOdd: Bool, isFlat: Bool = false,
    steady: Range<Int> = 0..<0, _ random: inout SeededRandom
  ) -> String {
    var single = SweepField(
      columns, rows: rows, density: density, isFlat: isFlat, steady: steady, &random)
    var wide = single
    wide.clearCells(in: steady.dropFirst())
    let before = wide
    let source = SolidSource(SweepField.premultiplied(&random))
    let rule = CoverageRule(isEvenOdd: isEvenOdd, isHard: false)
    let window = PixelRect(
      left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: rows)
    let limit = single.cellStride
    _ = single.sweep { accumulator, pixels, stride in
      accumulator.sweep(window, limit: limit, rule: rule) { row in
        SingleSink(row: pixels + row * stride, source: source)
      }
      return true
    }
    let isWide = wide.sweep { accumulator, pixels, stride in
      ColorSweep(firstRow: pixels, stride: stride, source: source)
        .sweep(accumulator, window, limit: limit, rule: rule, steady: steady)
    }
    #expect(!isWide || wide.pixels == single.pixels)
    #expect(single.cells.allSatisfy { $0 == 0 } && single.marks.allSatisfy { $0 == 0 })
    let touched = before.touched.map { "\($0):\(before.cells[$0])" }
    let part = KernelVector.columns(columns.lowerBound..<columns.upperBound + 7, limit, rows)
    let (old, new) = (part.map { before.pixels[$0] }, part.map { single.pixels[$0] })
    return "sweep \(isEvenOdd ? 1 : 0) \(KernelVector.hex(source.pixel)) \(columns.lowerBound)"
      + " \(columns.upperBound) \(rows) \(limit) \(steady.lowerBound) \(steady.count)"
      + " \(KernelVector.list(touched))"
      + " \(KernelVector.pixels(old)) \(KernelVector.pixels(new, before: old))\n"
  }

  @Test func `shapes are swept as recorded`() {
    var random = SeededRandom(seed: 12)
    let widths = [1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 130]
    let lefts = [0, 1, 5, 57, 63, 64, 70]
    var text = ""
    var number = 0
    for width in widths {
      for density in [1, 3, 12, 60] where width < 130 || density > 1 {
        for isEvenOdd in [false, true] {
          let left = lefts[number % lefts.count]
          text += sweeping(
            left..<left + width, rows: 1 + number % 2 + number % 3 / 2, density: density,
            isEvenOdd: isEvenOdd, &random)
          number += 1
        }
      }
    }
    for (number, steady) in [0..<0, 0..<2, 1..<4, 2..<5, 0..<6, 3..<4].enumerated() {
      for width in [3, 8, 70, 130] {
        for isFlat in [false, true] {
          text += sweeping(
            lefts[number]..<lefts[number] + width, rows: 6, density: 60, isEvenOdd: width == 70,
            isFlat: isFlat, steady: steady, &random)
        }
      }
    }
    expectGolden(text, named: "kernels/sweep.txt")
  }

  @Test func `memory is filled as recorded`() {
    var text = ""
    for count in Self.counts + [255, 256, 257, 1027] {
      for pixel in [0, 0x8012_3456, .max] as [UInt32] {
        let before: [UInt32] = (0..<count).map { UInt32($0) }
        var (single, wide) = (before, before)
        single.withUnsafeMutableBufferPointer { pixels in
          guard let base = pixels.baseAddress else { return }
          PixelFill.fill(base, count: count, with: pixel)
        }
        wide.withUnsafeMutableBufferPointer { pixels in
          guard let base = pixels.baseAddress else { return }
          PixelFill.fillMemory(base, count: count, with: pixel)
        }
        #expect(single == wide, "count \(count)")
        text += "fill \(count) \(KernelVector.hex(pixel)) \(KernelVector.pixels(single))\n"
      }
    }
    expectGolden(text, named: "kernels/fill.txt")
  }

  @Test func `groups of pixels are filled as recorded`() {
    var random = SeededRandom(seed: 13)
    var text = ""
    for number in 0..<24 {
      let groups =
        [0, 1, 1 << 63, .max][min(number, 3)]
        & (number < 4 ? .max : UInt64.random(in: 0 ... .max, using: &random))
      let pixel = SweepField.premultiplied(&random)
      var pixels = [UInt32](repeating: 1, count: 1024)
      var expected = pixels
      for index in expected.indices where groups >> UInt64(index / 16) & 1 == 1 {
        expected[index] = pixel
      }
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        zoetrope_fill_groups(base, groups, pixel)
      }
      #expect(pixels == expected, "groups \(groups)")
      text += "groups \(KernelVector.hex(groups)) \(KernelVector.hex(pixel))\n"
    }
    expectGolden(text, named: "kernels/groups.txt")
  }
}
