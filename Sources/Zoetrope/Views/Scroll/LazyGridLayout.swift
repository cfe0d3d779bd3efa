import Foundation
import ZoetropeGeometry

/// The layout of a lazy grid. It arranges views in lines, and each line has one cell per track.
///
/// The tracks are the columns of a vertical grid, or the rows of a horizontal grid (see
/// ``GridItemTracks``). Lines are perpendicular to the tracks. The layout proposes the length of
/// the track to each view; along the other axis, it proposes nil. Headers and footers of sections
/// take a whole line each, and every section begins a new line.
struct LazyGridLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void

  /// The axis along which the grid grows.
  var axis: Axis
  var items: [GridItem]
  /// The alignment of the tracks, used if their total length differs from the length of the grid.
  var alignment: AlignmentKey
  /// The distance between two lines, in points; nil for 8.
  var spacing: CGFloat?

  /// Consecutive views that share a line.
  private struct Line {
    var subviews: Range<Int>
    /// Whether the line consists of one view that spans all tracks.
    var isWhole: Bool
  }

  private func lines(_ subviews: Subviews, tracks: Int) -> ContiguousArray<Line> {
    var lines = ContiguousArray<Line>()
    var start = 0
    var section: SectionIdentity?
    func endLine(at end: Int) {
      if end > start { lines.append(Line(subviews: start..<end, isWhole: false)) }
      start = end
    }
    for index in subviews.indices {
      let part = subviews[index][SectionPartKey.self]
      if part?.section !== section || index - start == tracks { endLine(at: index) }
      section = part?.section
      if let part, part.kind != .content {
        endLine(at: index)
        lines.append(Line(subviews: index..<index + 1, isWhole: true))
        start = index + 1
      }
    }
    endLine(at: subviews.count)
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = GridItemTracks(items, in: proposal[axis.across])
    let lines = lines(subviews, tracks: tracks.tracks.count)
    let gaps = CGFloat(max(lines.count - 1, 0)) * distance
    let length = lines.reduce(gaps) { $0 + extent(of: $1, subviews, tracks).length }
    return size(along: length, across: tracks.total)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let breadth = axis == .vertical ? bounds.width : bounds.height
    // Tracks are resolved for the grid's actual breadth, which may differ from the proposed one.
    let tracks = GridItemTracks(items, in: breadth)
    let offset = (breadth - tracks.total) * alignment.fraction
    var position: CGFloat = 0
    for line in lines(subviews, tracks: tracks.tracks.count) {
      let extent = extent(of: line, subviews, tracks)
      for index in line.subviews {
        let track = track(of: index, in: line, tracks)
        let proposal = self.proposal(across: track.length)
        let dimensions = subviews[index].dimensions(in: proposal)
        let (along, across) = keys(track.alignment)
        let point = self.point(
          along: position + extent.line(along) - dimensions[along],
          across: offset + track.start + across.fraction * track.length - dimensions[across])
        subviews[index].place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: proposal)
      }
      position += extent.length + distance
    }
  }

  // MARK: Lines

  /// The extent of a line in the direction in which the grid grows: the line's length, and the
  /// positions at which the line's views are aligned.
  private struct LineExtent {
    var length: CGFloat = 0
    /// The combined extent of the views that are aligned by a guide other than an edge or the
    /// center of the frame (for example by a baseline).
    var lined = AlignedExtent()

    func line(_ key: AlignmentKey) -> CGFloat {
      key.isFrameGuide ? key.fraction * length : lined.before
    }
  }

  private func extent(
    of line: Line, _ subviews: Subviews, _ tracks: GridItemTracks
  ) -> LineExtent {
    var extent = LineExtent()
    for index in line.subviews {
      let track = track(of: index, in: line, tracks)
      let dimensions = subviews[index].dimensions(in: proposal(across: track.length))
      let length = axis == .vertical ? dimensions.height : dimensions.width
      let key = keys(track.alignment).along
      if key.isFrameGuide {
        extent.length = max(extent.length, length)
      } else {
        extent.lined.add(length, guide: dimensions[key])
      }
    }
    extent.length = max(extent.length, extent.lined.length)
    return extent
  }

  private func track(
    of index: Int, in line: Line, _ tracks: GridItemTracks
  ) -> GridItemTracks.Track {
    line.isWhole
      ? GridItemTracks.Track(start: 0, length: tracks.total, alignment: .center)
      : tracks.tracks[index - line.subviews.lowerBound]
  }

  private var distance: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  // MARK: Axes

  private func keys(_ alignment: Alignment) -> (along: AlignmentKey, across: AlignmentKey) {
    let (x, y) = (alignment.horizontal.alignmentKey, alignment.vertical.alignmentKey)
    return axis == .vertical ? (y, x) : (x, y)
  }

  private func proposal(across length: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func point(along: CGFloat, across: CGFloat) -> CGPoint {
    axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
}

extension Axis {
  /// The axis perpendicular to this one.
  fileprivate var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
