import Foundation
import ZoetropeGeometry

/// A layout that arranges its subviews in rows and columns.
///
/// The views of a ``GridRow`` are the cells of one row; any other view is a row by itself and takes
/// all columns. Rows with fewer cells than others end early.
///
/// 1. The columns divide the width as the views of a stack do: the least flexible one is served
///    first. A column is as wide as the widest of the cells that stand in it alone.
/// 2. A cell of several columns is offered their width and whatever the columns have left over; if
///    it takes more than the width, its columns become wider by equal parts. A column in which no
///    cell stands alone counts as an equal part of the cells across it.
/// 3. The rows divide the height in the same way, with the widths that their cells have by then.
///
/// Cells are proposed the size of their cell. Each column and each row has a line along which its
/// cells are lined up, where they are not anchored; cells of several columns are lined up in their
/// own box. Of several alignments for one column the first counts.
public struct GridLayout: Layout {
  /// Nothing: views move by their positions.
  public typealias AnimatableData = EmptyAnimatableData

  /// How cells are lined up where neither a row, a column nor the cell itself says otherwise.
  public var alignment: Alignment
  /// The distance between columns in points; nil for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil for what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Creates a layout; centred, with the distances that its cells prefer, by default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What the grid remembers between calls.
  public struct Cache: Sendable {
    let structure: GridStructure
    let columnGaps: ContiguousArray<CGFloat>
    let rowGaps: ContiguousArray<CGFloat>
    let columnPriorities: ContiguousArray<Double>
    let rowPriorities: ContiguousArray<Double>
    /// The last proposal, and how it was divided.
    var last: (proposal: ProposedViewSize, columns: GridTracks, rows: GridTracks)?
  }

  /// Finds the rows and columns. O(n)
  public func makeCache(subviews: Subviews) -> Cache {
    let structure = GridStructure(subviews)
    var columns = ContiguousArray(repeating: -Double.infinity, count: structure.columnCount)
    var rows = ContiguousArray(repeating: -Double.infinity, count: structure.rowCount)
    for (cell, subview) in zip(structure.cells, subviews) {
      let priority = subview.priority
      rows[cell.row] = max(rows[cell.row], priority)
      if cell.isBare && cell.span > 1 { continue }
      for column in cell.columns { columns[column] = max(columns[column], priority) }
    }
    return Cache(
      structure: structure, columnGaps: columnGaps(structure, subviews),
      rowGaps: rowGaps(structure, subviews), columnPriorities: columns, rowPriorities: rows)
  }

  /// Finds the rows and columns anew. O(n)
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What the cells at the edges prefer. O(n)
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let structure = cache.structure
    guard !subviews.isEmpty else { return .zero }
    var result = ViewSpacing()
    for (cell, subview) in zip(structure.cells, subviews) {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == structure.rowCount - 1 { edges.insert(.bottom) }
      if cell.column == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == structure.columnCount { edges.insert(.trailing) }
      if !edges.isEmpty { result.formUnion(subview.spacing, edges: edges) }
    }
    return result
  }

  /// The size of all columns and rows, distances included.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let (columns, rows) = tracks(proposal, subviews, &cache)
    return CGSize(width: columns.total, height: rows.total)
  }

  /// Places the cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    guard !subviews.isEmpty else { return }
    let (columns, rows) = tracks(proposal, subviews, &cache)
    place(subviews, cache.structure, columns: columns, rows: rows, at: bounds.origin)
  }

  // MARK: Distances

  private func columnGaps(
    _ structure: GridStructure, _ subviews: Subviews
  ) -> ContiguousArray<CGFloat> {
    let count = max(structure.columnCount - 1, 0)
    if let horizontalSpacing { return ContiguousArray(repeating: horizontalSpacing, count: count) }
    var gaps = ContiguousArray<CGFloat?>(repeating: nil, count: count)
    for index in structure.cells.indices.dropFirst()
    where structure.cells[index].row == structure.cells[index - 1].row {
      let boundary = structure.cells[index].column - 1
      let distance = subviews[index - 1].spacing
        .distance(to: subviews[index].spacing, along: .horizontal)
      gaps[boundary] = max(gaps[boundary] ?? distance, distance)
    }
    return ContiguousArray(gaps.map { $0 ?? ViewSpacing.defaultDistance })
  }

  private func rowGaps(
    _ structure: GridStructure, _ subviews: Subviews
  ) -> ContiguousArray<CGFloat> {
    let count = max(structure.rowCount - 1, 0)
    if let verticalSpacing { return ContiguousArray(repeating: verticalSpacing, count: count) }
    var gaps = ContiguousArray<CGFloat?>(repeating: nil, count: count)
    // What is at the bottom of each column so far, and in which row.
    var bottoms = ContiguousArray<(row: Int, spacing: ViewSpacing)?>(
      repeating: nil, count: structure.columnCount)
    for (cell, subview) in zip(structure.cells, subviews) {
      let spacing = subview.spacing
      for column in cell.columns {
        if let bottom = bottoms[column], bottom.row == cell.row - 1 {
          let distance = bottom.spacing.distance(to: spacing, along: .vertical)
          gaps[bottom.row] = max(gaps[bottom.row] ?? distance, distance)
        }
        bottoms[column] = (cell.row, spacing)
      }
    }
    return ContiguousArray(gaps.map { $0 ?? ViewSpacing.defaultDistance })
  }
}
