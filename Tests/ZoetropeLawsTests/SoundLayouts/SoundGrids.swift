import Foundation
import Zoetrope

/// Columns of equal width; each subview goes to the shortest one.
struct MasonryLayout: Layout {
  var columns = 3
  var spacing: CGFloat = 6

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    let side = max((width - CGFloat(columns - 1) * spacing) / CGFloat(columns), 0)
    var heights = Array(repeating: CGFloat(0), count: columns)
    return subviews.map { subview in
      let height = subview.sizeThatFits(ProposedViewSize(width: side, height: nil)).height
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let y = heights[column] == 0 ? 0 : heights[column] + spacing
      heights[column] = y + height
      return CGRect(x: CGFloat(column) * (side + spacing), y: y, width: side, height: height)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 0)).width
    return CGSize(width: width, height: frames(width, subviews).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }
}

/// As many columns as fit, each at least of a given width.
struct AdaptiveGridLayout: Layout {
  var minimum: CGFloat = 60

  private func columns(_ width: CGFloat, _ count: Int) -> Int {
    max(Int(min(width / minimum, CGFloat(count))), 1)
  }

  private func rowHeight(_ side: CGFloat, _ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: side, height: nil)).height }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = max(proposal.width ?? minimum * CGFloat(subviews.count), minimum)
    let columns = columns(width, subviews.count)
    let rows = (subviews.count + columns - 1) / columns
    return CGSize(
      width: width, height: rowHeight(width / CGFloat(columns), subviews) * CGFloat(rows))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = columns(bounds.width, subviews.count)
    let side = bounds.width / CGFloat(columns)
    let height = rowHeight(side, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index % columns) * side,
          y: bounds.minY + CGFloat(index / columns) * height),
        proposal: ProposedViewSize(width: side, height: height))
    }
  }
}

/// Cells of a fixed size, each with a subview in its top left corner.
struct FixedCellsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 120, height: 44 * CGFloat(subviews.count)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 44), anchor: .topLeading,
        proposal: ProposedViewSize(width: 120, height: 44))
    }
  }
}

/// Rows of two columns; subviews that are marked as headers take a row of their own.
struct TableLayout: Layout {
  struct IsHeader: LayoutValueKey {
    static let defaultValue = false
  }

  private func rows(_ subviews: Subviews) -> [[LayoutSubview]] {
    var rows: [[LayoutSubview]] = []
    for subview in subviews {
      if let last = rows.last, last.count == 1, !last[0][IsHeader.self], !subview[IsHeader.self] {
        rows[rows.count - 1].append(subview)
      } else {
        rows.append([subview])
      }
    }
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = rows(subviews).map { $0.map { $0.sizeThatFits(.unspecified) } }
    let side = rows.flatMap { row in row.map { $0.width / (row.count == 1 ? 2 : 1) } }.max() ?? 0
    return CGSize(width: side * 2, height: rows.map { $0.map(\.height).max() ?? 0 }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(subviews) {
      for (index, subview) in row.enumerated() {
        let x = index == 0 ? bounds.minX : bounds.midX
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      }
      y += row.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    }
  }
}
