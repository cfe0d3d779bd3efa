import Foundation
import ZoetropeGeometry

/// A view in a grid: which row and which columns it stands in, and what it was told about that.
struct GridCell: Sendable {
  /// Counted from 0, as the columns are.
  var row: Int
  var column: Int
  /// How many columns it takes; at least 1.
  var span: Int
  /// Whether the view is in no row of its own, so that it takes all columns.
  var isBare: Bool
  /// The axes along which the grid offers no more than the cell's minimum.
  var unsizedAxes: Axis.Set
  /// Which of its points is at the same point of the cell; nil for the alignments around.
  var anchor: UnitPoint?

  /// The columns that it takes.
  var columns: Range<Int> { column..<column + span }
}

/// How the subviews of a grid form rows and columns.
struct GridStructure: Sendable {
  private(set) var cells: ContiguousArray<GridCell> = []
  private(set) var rowCount = 0
  /// As many as the longest row has; at least one where there is any view.
  private(set) var columnCount = 0
  /// The vertical alignments that rows ask for.
  private(set) var rowAlignments: ContiguousArray<VerticalAlignment?> = []
  /// The horizontal alignments that columns ask for.
  private(set) var columnAlignments: ContiguousArray<HorizontalAlignment?> = []

  /// O(n)
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
          row: rowCount - 1, column: column, span: span, isBare: row == nil,
          unsizedAxes: subview[GridCellUnsizedAxesKey.self],
          anchor: subview[GridCellAnchorKey.self]))
      column += span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices where cells[index].isBare { cells[index].span = columnCount }
    columnAlignments = ContiguousArray(repeating: nil, count: columnCount)
    for (cell, subview) in zip(cells, subviews) where columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = subview[GridColumnAlignmentKey.self]
    }
  }
}

/// Which row of a grid a view is in.
struct GridRowPlace {
  /// That of the place of the row.
  var id: ObjectIdentifier
  var alignment: VerticalAlignment?
}

/// The key of the row that a view is in.
enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowPlace? { nil }
}

/// The key of the number of columns that a view takes.
enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The key of the point of a cell at which the same point of the view is.
enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The key of the alignment of the column that a view is in.
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The key of the axes along which a view is offered no more than others need.
enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}
