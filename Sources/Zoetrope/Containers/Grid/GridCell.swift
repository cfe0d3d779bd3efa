import Foundation
import ZoetropeGeometry

/// The position of a view in a grid, and the settings that the view makes with cell modifiers.
struct GridCell: Sendable {
  /// The index of the cell's row.
  var row: Int
  /// The index of the cell's first column.
  var column: Int
  /// The number of columns that the cell spans; at least 1.
  var span: Int
  /// Whether the view is outside of any `GridRow`, and therefore spans all columns.
  var isOutsideRow: Bool
  /// The axes along which the view does not enlarge its column or row: the grid proposes 0 to the
  /// view when it determines the lengths of columns and rows.
  var unsizedAxes: Axis.Set
  /// The point at which the view is aligned with its cell. If nil, the alignments of the row and of
  /// the column apply.
  var anchor: UnitPoint?

  /// The columns that the cell spans.
  var columns: Range<Int> { column..<column + span }
}

/// The rows and columns that the subviews of a grid form.
struct GridStructure: Sendable {
  private(set) var cells: ContiguousArray<GridCell> = []
  private(set) var rowCount = 0
  /// The number of columns in the longest row; at least 1 if there is any view.
  private(set) var columnCount = 0
  /// For each row, the vertical alignment that the row specifies; nil if it specifies none.
  private(set) var rowAlignments: ContiguousArray<VerticalAlignment?> = []
  /// For each column, the horizontal alignment that a cell specifies for the column; nil if no cell
  /// specifies one.
  private(set) var columnAlignments: ContiguousArray<HorizontalAlignment?> = []

  /// Derives the structure from the subviews. O(n).
  init(_ subviews: LayoutSubviews) {
    cells.reserveCapacity(subviews.count)
    var current: ObjectIdentifier?
    var column = 0
    for subview in subviews {
      let row = subview[GridRowKey.self]
      if row == nil || row?.id != current {
        rowCount += 1
        rowAlignments.append(row?.alignment)
        column = 0
      }
      current = row?.id
      let span = row == nil ? 1 : max(subview[GridCellColumnsKey.self], 1)
      cells.append(
        GridCell(
          row: rowCount - 1, column: column, span: span, isOutsideRow: row == nil,
          unsizedAxes: subview[GridCellUnsizedAxesKey.self],
          anchor: subview[GridCellAnchorKey.self]))
      column += span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices where cells[index].isOutsideRow { cells[index].span = columnCount }
    columnAlignments = ContiguousArray(repeating: nil, count: columnCount)
    for (cell, subview) in zip(cells, subviews) where columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = subview[GridColumnAlignmentKey.self]
    }
  }
}

/// The grid row that contains a view.
struct GridRowIdentity {
  /// The identity of the row's view node.
  var id: ObjectIdentifier
  var alignment: VerticalAlignment?
}

/// The key for the grid row that contains a view. Its value is nil for a view outside of any row.
enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowIdentity? { nil }
}

/// The key for the number of columns that a view spans.
enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The key for the point at which a view is aligned with its cell.
enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The key for the alignment that a view specifies for its column.
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The key for the axes along which a view does not enlarge its column or row.
enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
