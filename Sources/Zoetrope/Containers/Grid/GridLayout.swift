import Foundation
import ZoetropeGeometry

/// A layout that arranges its subviews in rows and columns.
///
/// The views of a ``GridRow`` are the cells of one row. Any other view forms a row of its own and
/// spans all columns. Rows with fewer cells than others leave their last columns empty.
///
/// The lengths of the columns and rows are determined in three steps:
///
/// 1. The columns divide the width like the views of a stack: the least flexible column receives
///    its width first. A column is as wide as the widest cell that spans only this column. If there
///    is no such cell, each cell that spans this column and others contributes an equal share of
///    its width to each column that it spans.
/// 2. A cell that spans several columns is proposed the total width of these columns, plus any
///    width that no column has taken. If the cell needs more than the width of its columns, these
///    columns are widened by equal amounts.
/// 3. The rows divide the height in the same way. Each cell is measured with the width that its
///    columns now have.
///
/// Each view is proposed the size of its cell. The views of a column, and those of a row, are
/// aligned along a common line. A view with an anchor, or one that spans several columns, is
/// aligned in its own cell instead. If several cells specify an alignment for a column, the first
/// one takes effect.
public struct GridLayout: Layout {
  /// Empty: a grid has no values to interpolate. When the grid changes, the positions of its
  /// subviews are animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The alignment of a cell if neither the cell nor its row or column specifies one.
  public var alignment: Alignment
  /// The distance between columns in points; nil for the distances that the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil for the distances that the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells. Defaults to their centers.
  ///   - horizontalSpacing: The distance between columns in points. Default nil: the distances that
  ///     the cells prefer.
  ///   - verticalSpacing: The distance between rows in points. Default nil: the distances that the
  ///     cells prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The state that the layout keeps between calls.
  public struct Cache: Sendable {
    let structure: GridStructure
    let columnGaps: ContiguousArray<CGFloat>
    let rowGaps: ContiguousArray<CGFloat>
    let columnPriorities: ContiguousArray<Double>
    let rowPriorities: ContiguousArray<Double>
    /// The most recent proposal, and the columns and rows that result from it.
    var last: (proposal: ProposedViewSize, columns: GridTracks, rows: GridTracks)?
  }

  /// Assigns the subviews to rows and columns. O(n).
  public func makeCache(subviews: Subviews) -> Cache {
    let structure = GridStructure(subviews)
    var columns = ContiguousArray(repeating: -Double.infinity, count: structure.columnCount)
    var rows = ContiguousArray(repeating: -Double.infinity, count: structure.rowCount)
    for (cell, subview) in zip(structure.cells, subviews) {
      let priority = subview.priority
      rows[cell.row] = max(rows[cell.row], priority)
      if cell.isOutsideRow && cell.span > 1 { continue }
      for column in cell.columns { columns[column] = max(columns[column], priority) }
    }
    return Cache(
      structure: structure, columnGaps: columnGaps(structure, subviews),
      rowGaps: rowGaps(structure, subviews), columnPriorities: columns, rowPriorities: rows)
  }

  /// Replaces the cache: assigns the subviews to rows and columns again. O(n).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the preferred distances between the grid and its neighbors. At each edge of the grid,
  /// the distance is the largest one that any cell at this edge prefers. O(n).
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

  /// Returns the total size of all columns and rows, including the distances between them.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let (columns, rows) = tracks(proposal, subviews, &cache)
    return CGSize(width: columns.total, height: rows.total)
  }

  /// Places each view in its cell.
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
    // For each column, the last row so far with a cell in the column, and the spacing of that cell.
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
