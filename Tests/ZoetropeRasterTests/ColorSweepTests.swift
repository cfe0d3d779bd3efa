import TestSupport
import Testing

@testable import ZoetropeRaster

/// Shapes of one color have the same pixels with the widest vectors of this processor and without
/// them.
@Suite(.reportsSeed) struct ColorSweepTests {
  /// An accumulator and the pixels that it is painted into.
  private struct Field {
    let rows: Int
    let cellStride: Int
    let markStride: Int
    var cells: [Int32]
    var marks: [UInt64]
    var pixels: [UInt32]

    /// Random touched cells in the columns of a window and the one after it.
    init(_ columns: Range<Int>, rows: Int, density: Int, _ random: inout SeededRandom) {
      self.rows = rows
      cellStride = (columns.upperBound + 1 + 15) & ~7
      markStride = columns.upperBound >> 6 + 2
      cells = Array(repeating: 0, count: cellStride * rows)
      marks = Array(repeating: 0, count: markStride * rows + 1)
      pixels = (0..<cellStride * rows).map { _ in Self.premultiplied(&random) }
      for row in 0..<rows {
        for x in columns.lowerBound...columns.upperBound
        where Int.random(in: 0..<density, using: &random) == 0 {
          cells[row * cellStride + x] = Self.area(&random)
          marks[row * markStride + x >> 6] |= 1 << UInt64(x & 63)
        }
      }
    }

    /// From zero to many windings, with whole pixels now and then.
    private static func area(_ random: inout SeededRandom) -> Int32 {
      let full = FixedPoint.fullArea
      switch Int.random(in: 0...5, using: &random) {
      case 0: return full
      case 1: return -full
      case 2: return 0
      case 3: return Int32.random(in: .min ... .max, using: &random)
      default: return Int32.random(in: -full...full, using: &random)
      }
    }

    static func premultiplied(_ random: inout SeededRandom) -> UInt32 {
      let alpha =
        [255, 128, UInt32.random(in: 1...255, using: &random)]
        .randomElement(using: &random) ?? 255
      var pixel = alpha << 24
      for shift in [0, 8, 16] as [UInt32] {
        pixel |= UInt32.random(in: 0...alpha, using: &random) << shift
      }
      return pixel
    }

    /// Sweeps with `body`, which gets the accumulator, the first pixel and the stride of the rows.
    mutating func sweep(
      _ body: (CoverageAccumulator, UnsafeMutablePointer<UInt32>, Int) -> Bool
    ) -> Bool {
      let (cellStride, markStride) = (cellStride, markStride)
      let reciprocals = Reciprocals()
      return cells.withUnsafeMutableBufferPointer { cells in
        marks.withUnsafeMutableBufferPointer { marks in
          pixels.withUnsafeMutableBufferPointer { pixels in
            guard let cells = cells.baseAddress, let marks = marks.baseAddress,
              let pixels = pixels.baseAddress
            else { return false }
            let accumulator = CoverageAccumulator(
              cells: cells, cellStride: cellStride, marks: marks, markStride: markStride,
              reciprocals: reciprocals.base, originColumn: 0, originRow: 0)
            return body(accumulator, pixels, cellStride)
          }
        }
      }
    }
  }

  /// Sweeps with and without wide vectors; false if the processor has none.
  private func check(
    _ columns: Range<Int>, rows: Int, density: Int, isEvenOdd: Bool, seed: UInt64
  ) -> Bool {
    var random = SeededRandom(seed: seed)
    var wide = Field(columns, rows: rows, density: density, &random)
    var plain = wide
    let source = SolidSource(Field.premultiplied(&random))
    let rule = CoverageRule(isEvenOdd: isEvenOdd, isHard: false)
    let window = PixelRect(
      left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: rows)
    let limit = wide.cellStride
    let isWide = wide.sweep { accumulator, pixels, stride in
      ColorSweep(firstRow: pixels, stride: stride, source: source)
        .sweep(accumulator, window, limit: limit, rule: rule)
    }
    _ = plain.sweep { accumulator, pixels, stride in
      accumulator.sweep(window, limit: limit, rule: rule) { row in
        ColorSink(row: pixels + row * stride, source: source)
      }
      return true
    }
    #expect(plain.cells.allSatisfy { $0 == 0 } && plain.marks.allSatisfy { $0 == 0 })
    guard isWide else { return false }
    #expect(wide.pixels == plain.pixels, "seed \(seed)")
    #expect(wide.cells == plain.cells, "seed \(seed)")
    #expect(wide.marks == plain.marks, "seed \(seed)")
    return true
  }

  @Test(arguments: [1, 2, 7, 40, 400], [false, true])
  func `random cells are swept as by the reference`(_ density: Int, _ isEvenOdd: Bool) {
    for seed in UInt64(1)...120 {
      var random = SeededRandom(seed: seed &* 31)
      let left = Int.random(in: 0...130, using: &random)
      let width = Int.random(in: 1...(seed % 3 == 0 ? 300 : 40), using: &random)
      let columns = (seed % 2 == 0 ? 0 : left)..<((seed % 2 == 0 ? 0 : left) + width)
      let isWide = check(
        columns, rows: Int.random(in: 1...9, using: &random), density: density,
        isEvenOdd: isEvenOdd, seed: seed)
      if !isWide { return }
    }
  }

  @Test func `a window without spare room on its right is refused`() {
    var random = SeededRandom(seed: 5)
    var field = Field(0..<20, rows: 2, density: 2, &random)
    let before = field.cells
    let window = PixelRect(left: 0, top: 0, right: 20, bottom: 2)
    let isDone = field.sweep { accumulator, pixels, stride in
      ColorSweep(firstRow: pixels, stride: stride, source: SolidSource(0xFF00_00FF))
        .sweep(accumulator, window, limit: 26, rule: CoverageRule(isEvenOdd: false, isHard: false))
    }
    #expect(!isDone)
    #expect(field.cells == before)
  }
}
