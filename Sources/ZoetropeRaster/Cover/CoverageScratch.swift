/// The cells in which the edges of a shape are summed up, within the rows of one band.
///
/// Invariant: all cells and marks are zero before and after each shape.
///
/// Narrow shapes have separate cells, whose rows lie close together and stay in the L1 cache.
struct CoverageScratch: ~Copyable {
  /// The cells of shapes of any width; see ``CellLayout/columns(_:)``.
  var wide = CellBuffer()
  /// The cells of shapes of at most ``CellLayout/narrowWidth`` columns.
  var narrow = CellBuffer()
  let reciprocals = Reciprocals()

  /// Makes room for bands of the given size.
  mutating func reserve(columns: Int, rows: Int) {
    wide.reserve(rows: rows, .columns(columns))
    narrow.reserve(rows: rows, .narrow)
  }
}
