import Foundation
import Zoetrope
import ZoetropeGeometry

/// A row or a column, computed in the simplest way.
struct ReferenceStack {
  typealias Item = ReferenceLayout.Item

  var axis: Axis
  var side: LayoutTree.Side
  var spacing: CGFloat?
  var trees: [LayoutTree]

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }
  private var items: [Item] { trees.map { Item(tree: $0, stack: axis) } }

  // MARK: Distances

  private var distances: [CGFloat] {
    zip(items, items.dropFirst()).map { before, after in
      if let spacing { return spacing }
      let (a, b) = (ReferenceLayout.gaps(before), ReferenceLayout.gaps(after))
      let stated = axis == .horizontal ? [a.trailing, b.leading] : [a.bottom, b.top]
      return stated.compactMap(\.self).max() ?? 8
    }
  }

  /// The preferred spacing of the stack: along the axis that of its ends, across that of any view.
  var gaps: ReferenceLayout.Gaps {
    let all = items.map(ReferenceLayout.gaps)
    guard let first = all.first, let last = all.last else { return .zero }
    var result = all.reduce(ReferenceLayout.Gaps.none) { $0.union($1) }
    if axis == .horizontal {
      (result.leading, result.trailing) = (first.leading, last.trailing)
    } else {
      (result.top, result.bottom) = (first.top, last.bottom)
    }
    return result
  }

  // MARK: Lengths

  private func proposal(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth)
      : ProposedViewSize(width: breadth, height: length)
  }

  private func length(_ item: Item, _ proposal: ProposedViewSize) -> CGFloat {
    ReferenceLayout.size(item, proposal).along(axis)
  }

  /// The proposals of the views.
  private func proposals(_ outer: ProposedViewSize) -> [ProposedViewSize] {
    let breadth = outer.along(across)
    guard let whole = outer.along(axis) else {
      return items.map { _ in proposal(nil, breadth) }
    }
    let items = self.items
    let least = items.map { length($0, proposal(0, breadth)) }
    let most = items.map { length($0, proposal(.infinity, breadth)) }
    let priorities = items.map(ReferenceLayout.priority)
    var result = items.map { _ in proposal(nil, breadth) }
    let highest = priorities.max()
    var rest = whole - distances.reduce(0, +)
    for index in items.indices where priorities[index] != highest { rest -= least[index] }
    for priority in Set(priorities).sorted(by: >) {
      var group = items.indices.filter { priorities[$0] == priority }
      // The length reserved for this group is available to it now.
      if priority != highest { for index in group { rest += least[index] } }
      while let next = group.min(by: { comesBefore($0, $1, least, most) }) {
        let share = rest / CGFloat(group.count)
        result[next] = proposal(share.isNaN ? 0 : max(share, 0), breadth)
        rest -= length(items[next], result[next])
        group.removeAll { $0 == next }
      }
    }
    return result
  }

  private func comesBefore(
    _ a: Int, _ b: Int, _ least: [CGFloat], _ most: [CGFloat]
  ) -> Bool {
    let (fa, fb) = (most[a] - least[a], most[b] - least[b])
    if fa != fb { return fa < fb }
    if fa == .infinity && least[a] != least[b] { return least[a] > least[b] }
    return a < b
  }

  // MARK: Sizes and places

  private func extent(
    _ proposals: [ProposedViewSize]
  ) -> (size: CGSize, lengths: [CGFloat], guides: [CGFloat], line: CGFloat) {
    let sizes = zip(items, proposals).map(ReferenceLayout.size)
    let lengths = sizes.map { $0.along(axis) }
    let guides = zip(items, proposals).map { ReferenceLayout.guide($0, across, side, $1) }
    let line = ([0] + guides).max() ?? 0
    let after = zip(sizes, guides).map { $0.along(across) - $1 }
    let breadth = line + (([0] + after).max() ?? 0)
    let length = lengths.reduce(0, +) + distances.reduce(0, +)
    let size =
      axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    return (size, lengths, guides, line)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    trees.isEmpty ? .zero : extent(proposals(proposal)).size
  }

  /// The places and proposals of the views in a stack of a given size.
  func places(
    _ outer: ProposedViewSize, _ size: CGSize
  ) -> [(item: Item, origin: CGPoint, proposal: ProposedViewSize)] {
    let breadth = outer.along(across) ?? size.along(across)
    let proposals = proposals(proposal(outer.along(axis), breadth))
    let (_, lengths, guides, line) = extent(proposals)
    var position: CGFloat = 0
    return items.indices.map { index in
      let offset = line - guides[index]
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
      position += lengths[index] + (index < distances.count ? distances[index] : 0)
      return (items[index], origin, proposals[index])
    }
  }
}
