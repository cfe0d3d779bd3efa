import TestSupport

@testable import ZoetropeRaster

/// An accumulator and the pixels that it is painted into.
struct SweepField {
  let rows: Int
  let cellStride: Int
  let markStride: Int
  var cells: [Int32]
  var marks: [UInt64]
  var pixels: [UInt32]

  /// Random touched cells in the columns of a window and the one after it.
  ///
  /// - Parameters:
  ///   - isFlat: Whether most pixels have the same color.
  ///   - steady: Rows that have the cells of the first of them.
  init(
    _ columns: Range<Int>, rows: Int, density: Int, isFlat: Bool = false,
    steady: Range<Int> = 0..<0, _ random: inout SeededRandom
  ) {
    self.rows = rows
    cellStride = (columns.upperBound + 1 + 15) & ~7
    markStride = columns.upperBound >> 6 + 2
    cells = Array(repeating: 0, count: cellStride * rows)
    marks = Array(repeating: 0, count: markStride * rows + 1)
    let flat = isFlat ? Self.premultiplied(&random) : 0
    pixels = (0..<cellStride * rows).map { _ in
      isFlat && Int.random(in: 0..<60, using: &random) > 0 ? flat : Self.premultiplied(&random)
    }
    for row in 0..<rows {
      for x in columns.lowerBound...columns.upperBound
      where Int.random(in: 0..<density, using: &random) == 0 {
        cells[row * cellStride + x] = Self.area(&random)
        marks[row * markStride + x >> 6] |= 1 << UInt64(x & 63)
      }
    }
    if !steady.isEmpty { repeatCells(of: steady.lowerBound, in: steady.dropFirst()) }
  }

  /// Gives some rows the cells and marks of another row.
  private mutating func repeatCells(of row: Int, in rows: Range<Int>) {
    for other in rows {
      for x in 0..<cellStride { cells[other * cellStride + x] = cells[row * cellStride + x] }
      for word in 0..<markStride {
        marks[other * markStride + word] = marks[row * markStride + word]
      }
    }
  }

  /// Removes the cells and marks of some rows.
  mutating func clearCells(in rows: Range<Int>) {
    for row in rows {
      for x in 0..<cellStride { cells[row * cellStride + x] = 0 }
      for word in 0..<markStride { marks[row * markStride + word] = 0 }
    }
  }

  /// The indices of the cells that are marked.
  var touched: [Int] {
    cells.indices.filter { cell in
      let (row, x) = cell.quotientAndRemainder(dividingBy: cellStride)
      return marks[row * markStride + x >> 6] >> UInt64(x & 63) & 1 == 1
    }
  }

  /// From zero to many windings, with whole pixels now and then.
  private static func area(_ random: inout SeededRandom) -> Int32 {
    let full = FixedPoint.fullArea
    switch Int.random(in: 0...6, using: &random) {
    case 0: return full
    case 1: return -full
    case 2: return 0
    case 3: return Int32.random(in: .min ... .max, using: &random)
    // Its magnitude is no Int32.
    case 4: return .min
    default: return Int32.random(in: -full...full, using: &random)
    }
  }

  static func premultiplied(_ random: inout SeededRandom) -> UInt32 {
    let alpha =
      [0, 255, 255, 128, 1, UInt32.random(in: 1...255, using: &random)]
      .randomElement(using: &random) ?? 255
    return premultiplied(alpha: alpha, &random)
  }

  static func premultiplied(alpha: UInt32, _ random: inout SeededRandom) -> UInt32 {
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
