import Foundation

/// A container that reports the columns and rows of its layout if the layout is a grid.
protocol GridTelling {
  /// The columns and rows with which the grid placed its views; nil if the container is not a grid.
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
  /// The position, in points, that the guide's closure returns for the dimensions of the placed
  /// view.
  var returnedGuide: CGFloat? { explicitAlignment(modifier.key, in: placedDimensions) }
}
