import Foundation

/// A container that tells the columns and rows of a grid.
protocol GridTelling {
  /// The columns and rows with which the grid placed its views; nil if the container is no grid.
  var gridTracks: LayoutExplanation.Grid? { get }
}

extension LayoutContainerNode: GridTelling {
  var gridTracks: LayoutExplanation.Grid? {
    guard let cache = currentCache as? GridLayout.Cache, let last = cache.last,
      last.proposal == proposal
    else { return nil }
    let cells = cache.structure.cells
    return LayoutExplanation.Grid(
      columns: .init(last.columns, cells.map(\.columns)),
      rows: .init(last.rows, cells.map { $0.row..<$0.row + 1 }))
  }
}

extension LayoutExplanation.Grid.Tracks {
  fileprivate init(_ tracks: GridTracks, _ cells: [Range<Int>]) {
    self.init(
      lengths: tracks.tracks.map(\.length), gaps: Array(tracks.gaps), cells: cells)
  }
}

extension ExplicitGuideNode {
  /// The value that the closure returns for the view as placed, in points.
  var returnedGuide: CGFloat? { explicitAlignment(modifier.key, in: placedDimensions) }
}
