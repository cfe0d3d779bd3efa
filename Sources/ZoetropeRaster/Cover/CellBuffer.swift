/// The memory of a ``CoverageAccumulator``: cells, which hold sums of signed areas, and one mark
/// bit for each cell. The bit is set if the cell was touched.
///
/// Invariant: all cells and marks are zero before and after each shape, so that bands of any layout
/// can use the same memory.
struct CellBuffer: ~Copyable {
  private var cells = ZeroedBuffer<Int32>()
  private var marks = ZeroedBuffer<UInt64>()

  /// Makes room for `rows` rows of cells and marks.
  mutating func reserve(rows: Int, _ layout: CellLayout) {
    // Both arrays have one element more than the rows need. If a line ends in the last pixel, it
    // adds zero to the second cell after that pixel. A sweep of the last row may read one word too
    // many.
    cells.reserve(layout.cellStride * rows + 1)
    marks.reserve(layout.markStride * rows + 1)
  }

  /// Returns an accumulator whose first cell stands for the given column and row of the bitmap.
  func accumulator(
    _ layout: CellLayout, column: Int, row: Int, reciprocals: borrowing Reciprocals
  ) -> CoverageAccumulator {
    CoverageAccumulator(
      cells: cells.base, cellStride: layout.cellStride, marks: marks.base,
      markStride: layout.markStride, reciprocals: reciprocals.base, originColumn: column,
      originRow: row)
  }
}

/// The distances between the rows of a ``CellBuffer``.
struct CellLayout {
  /// The number of cells from one row to the next. It is at least the number of columns plus one.
  let cellStride: Int
  /// The number of 64-bit words from the mark bits of one row to those of the next row.
  let markStride: Int

  /// Returns the layout for `width` columns. Rows of cells are rounded up to whole vectors of 16
  /// cells.
  static func columns(_ width: Int) -> CellLayout {
    CellLayout(cellStride: (width + 1 + 15) & ~15, markStride: (width >> 6) + 2)
  }

  /// The largest number of columns in the layout ``narrow``. Three 64-bit words hold the mark bits
  /// of these columns and of the next column.
  static var narrowWidth: Int { 191 }

  /// The layout for at most ``narrowWidth`` columns. A row also has one spare word of mark bits,
  /// and extra cells after the last column. ``ColorSweep`` reads these cells.
  static var narrow: CellLayout { CellLayout(cellStride: 200, markStride: 4) }

  /// The layout for one glyph that is drawn for the ``GlyphCache``, at most 63 pixels wide.
  static var glyph: CellLayout { CellLayout(cellStride: 64, markStride: 1) }
}
