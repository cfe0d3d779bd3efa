import Foundation
import ZoetropeGeometry

extension GridLayout {
  /// Returns the columns and rows for a proposal. The result for the most recent proposal is
  /// cached.
  func tracks(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> (columns: GridTracks, rows: GridTracks) {
    if let last = cache.last, last.proposal == proposal { return (last.columns, last.rows) }
    let columns = columns(proposal, subviews, cache)
    let rows = rows(proposal, columns, subviews, cache)
    cache.last = (proposal, columns, rows)
    return (columns, rows)
  }

  // MARK: Columns

  private func columns(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
  ) -> GridTracks {
    let cells = cache.structure.cells
    let members = columnMembers(cache.structure)
    // The height that the rows share: the proposed height without the distances between the rows.
    let height = proposal.height.map { max($0 - cache.rowGaps.reduce(0, +), 0) }
    var columns = GridTracks(priorities: cache.columnPriorities, gaps: cache.columnGaps)
    columns.divide(proposal.width) { column, length in
      measure(
        members[column], length, cells, key: columnKey(column, cache.structure),
        axis: .horizontal
      ) { index, length in
        let span = cells[index].span
        let gaps = span == 1 ? 0 : cache.columnGaps[cells[index].columns.dropLast()].reduce(0, +)
        let whole = length.map { $0 * CGFloat(span) + gaps }
        let dimensions = subviews[index].dimensions(
          in: ProposedViewSize(width: whole, height: height))
        return (dimensions, max(dimensions.width - gaps, 0) / CGFloat(span))
      }
    }
    stretch(&columns, for: proposal.width, height: height, subviews, cache)
    return columns
  }

  /// Returns, for each column, the indices of the cells that determine its width. These are the
  /// cells that span only this column or, if there are none, all cells that span this column and
  /// others.
  private func columnMembers(_ structure: GridStructure) -> ContiguousArray<ContiguousArray<Int>> {
    var members = ContiguousArray<ContiguousArray<Int>>(
      repeating: [], count: structure.columnCount)
    for (index, cell) in structure.cells.enumerated() where cell.span == 1 {
      members[cell.column].append(index)
    }
    if !members.contains(where: \.isEmpty) { return members }
    let empty = ContiguousArray(members.map(\.isEmpty))
    for (index, cell) in structure.cells.enumerated() where cell.span > 1 && !cell.isOutsideRow {
      for column in cell.columns where empty[column] { members[column].append(index) }
    }
    return members
  }

  /// Widens columns to fit the cells that span several columns. Cells that span fewer columns are
  /// processed first.
  private func stretch(
    _ columns: inout GridTracks, for width: CGFloat?, height: CGFloat?, _ subviews: Subviews,
    _ cache: Cache
  ) {
    let cells = cache.structure.cells
    let wide = cells.indices.filter { cells[$0].span > 1 }
    if wide.isEmpty { return }
    for index in wide.sorted(by: { (cells[$0].span, $0) < (cells[$1].span, $1) }) {
      let cell = cells[index]
      let current = columns.length(of: cell.columns)
      guard current.isFinite else { continue }
      let total = columns.total
      var offer = width.map { $0 > total ? current + $0 - total : current }
      if cell.unsizedAxes.contains(.horizontal) { offer = 0 }
      let answer = subviews[index].sizeThatFits(ProposedViewSize(width: offer, height: height))
      columns.stretch(cell.columns, to: answer.width)
    }
  }

  // MARK: Rows

  private func rows(
    _ proposal: ProposedViewSize, _ columns: GridTracks, _ subviews: Subviews, _ cache: Cache
  ) -> GridTracks {
    let cells = cache.structure.cells
    let widths = ContiguousArray(cells.map { columns.length(of: $0.columns) })
    var members = ContiguousArray<ContiguousArray<Int>>(
      repeating: [], count: cache.structure.rowCount)
    for (index, cell) in cells.enumerated() { members[cell.row].append(index) }
    var rows = GridTracks(priorities: cache.rowPriorities, gaps: cache.rowGaps)
    rows.divide(proposal.height) { row, length in
      measure(
        members[row], length, cells, key: rowKey(row, cache.structure), axis: .vertical
      ) { index, length in
        let dimensions = subviews[index].dimensions(
          in: ProposedViewSize(width: widths[index], height: length))
        return (dimensions, dimensions.height)
      }
    }
    return rows
  }

  // MARK: Measuring

  /// Returns the length that a column or row needs if the given length is proposed to each of its
  /// cells.
  private func measure(
    _ members: ContiguousArray<Int>, _ length: CGFloat?, _ cells: ContiguousArray<GridCell>,
    key: AlignmentKey, axis: Axis, _ ask: (Int, CGFloat?) -> (ViewDimensions, CGFloat)
  ) -> CGFloat {
    var (lined, free) = (AlignedExtent(), CGFloat(0))
    for index in members {
      let isUnsized = cells[index].unsizedAxes.contains(
        axis == .horizontal ? .horizontal : .vertical)
      let (dimensions, answer) = ask(index, isUnsized ? 0 : length)
      // An infinite view has no center to align.
      if !answer.isFinite || !isLinedUp(cells[index], along: axis) {
        free = max(free, answer)
        continue
      }
      lined.add(answer, guide: dimensions[key])
    }
    return max(lined.length, free)
  }

  /// Returns whether a cell is aligned with the other cells of its column or row.
  private func isLinedUp(_ cell: GridCell, along axis: Axis) -> Bool {
    cell.anchor == nil && (axis == .vertical || cell.span == 1)
  }

  private func columnKey(_ column: Int, _ structure: GridStructure) -> AlignmentKey {
    (structure.columnAlignments[column] ?? alignment.horizontal).alignmentKey
  }

  private func rowKey(_ row: Int, _ structure: GridStructure) -> AlignmentKey {
    (structure.rowAlignments[row] ?? alignment.vertical).alignmentKey
  }

  // MARK: Placing

  func place(
    _ subviews: Subviews, _ structure: GridStructure, columns: GridTracks, rows: GridTracks,
    at origin: CGPoint
  ) {
    let (lefts, tops) = (columns.positions, rows.positions)
    let proposals = ContiguousArray(
      structure.cells.map {
        ProposedViewSize(
          width: columns.length(of: $0.columns), height: rows.tracks[$0.row].length)
      })
    let lines = lines(subviews, structure, proposals, columns: columns, rows: rows)
    for (index, cell) in structure.cells.enumerated() {
      let dimensions = subviews[index].dimensions(in: proposals[index])
      var point = CGPoint(x: origin.x + lefts[cell.column], y: origin.y + tops[cell.row])
      let box = CGSize(
        width: proposals[index].width ?? 0, height: proposals[index].height ?? 0)
      if let anchor = cell.anchor {
        point.x += anchor.x * (box.width - dimensions.width)
        point.y += anchor.y * (box.height - dimensions.height)
      } else {
        let key =
          cell.isOutsideRow ? alignment.horizontal.alignmentKey : columnKey(cell.column, structure)
        let line = cell.span == 1 ? lines.columns[cell.column] : key.fraction * box.width
        point.x += line - dimensions[key]
        point.y += lines.rows[cell.row] - dimensions[rowKey(cell.row, structure)]
      }
      subviews[index].place(at: point, proposal: proposals[index])
    }
  }

  /// Returns the position of the guide line of each column and row, in points from the start of the
  /// column or row.
  private func lines(
    _ subviews: Subviews, _ structure: GridStructure,
    _ proposals: ContiguousArray<ProposedViewSize>, columns: GridTracks, rows: GridTracks
  ) -> (columns: ContiguousArray<CGFloat>, rows: ContiguousArray<CGFloat>) {
    var extents = (
      columns: ContiguousArray(repeating: AlignedExtent(), count: structure.columnCount),
      rows: ContiguousArray(repeating: AlignedExtent(), count: structure.rowCount)
    )
    for (index, cell) in structure.cells.enumerated() where cell.anchor == nil {
      let dimensions = subviews[index].dimensions(in: proposals[index])
      if cell.span == 1 {
        let guide = dimensions[columnKey(cell.column, structure)]
        extents.columns[cell.column].add(dimensions.width, guide: guide)
      }
      let guide = dimensions[rowKey(cell.row, structure)]
      extents.rows[cell.row].add(dimensions.height, guide: guide)
    }
    return (
      ContiguousArray(
        extents.columns.indices.map {
          extents.columns[$0].line(
            in: columns.tracks[$0].length, fraction: columnKey($0, structure).fraction)
        }),
      ContiguousArray(
        extents.rows.indices.map {
          extents.rows[$0].line(
            in: rows.tracks[$0].length, fraction: rowKey($0, structure).fraction)
        })
    )
  }
}
