import TestSupport
import Testing

@testable import ZoetropeRaster

/// Shapes of one color have the same pixels with the widest vectors of this processor and without
/// them.
@Suite(.reportsSeed, .computesForLong) struct ColorSweepTests {
  /// Sweeps with and without wide vectors; false if the processor has none.
  private func check(
    _ columns: Range<Int>, rows: Int, density: Int, isEvenOdd: Bool, seed: UInt64,
    isFlat: Bool = false, steady: Range<Int> = 0..<0
  ) -> Bool {
    var random = SeededRandom(seed: seed)
    var wide = SweepField(
      columns, rows: rows, density: density, isFlat: isFlat, steady: steady, &random)
    var plain = wide
    wide.clearCells(in: steady.dropFirst())
    let source = SolidSource(SweepField.premultiplied(&random))
    let rule = CoverageRule(isEvenOdd: isEvenOdd, isHard: false)
    let window = PixelRect(
      left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: rows)
    let limit = wide.cellStride
    let isWide = wide.sweep { accumulator, pixels, stride in
      ColorSweep(firstRow: pixels, stride: stride, source: source)
        .sweep(accumulator, window, limit: limit, rule: rule, steady: steady)
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

  @Test(arguments: [7, 40, 400], [false, true])
  func `rows with the same cells and flat backgrounds are swept as by the reference`(
    _ density: Int, _ isFlat: Bool
  ) {
    for seed in UInt64(1)...120 {
      var random = SeededRandom(seed: seed &* 37)
      let left = Int.random(in: 0...70, using: &random)
      let rows = Int.random(in: 1...12, using: &random)
      let first = Int.random(in: 0..<rows, using: &random)
      let end = Int.random(in: first...rows, using: &random)
      let isWide = check(
        left..<left + Int.random(in: 1...200, using: &random), rows: rows, density: density,
        isEvenOdd: seed % 2 == 0, seed: seed, isFlat: isFlat, steady: first..<end)
      if !isWide { return }
    }
  }

  @Test func `a window without spare room on its right is refused`() {
    var random = SeededRandom(seed: 5)
    var field = SweepField(0..<20, rows: 2, density: 2, &random)
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
