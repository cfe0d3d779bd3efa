import Foundation
import ZoetropeGeometry

/// The state that a stack keeps between measuring and placing.
public struct _StackLayoutCache: Sendable {
  var children: ContiguousArray<Child> = []
  /// The distances between neighbors in points, one for each pair of neighbors.
  var distances: ContiguousArray<CGFloat> = []
  var order: ContiguousArray<Int> = []
  var orderProposal: ProposedViewSize?

  struct Child: Sendable {
    var priority: Double
    var minimum: CGFloat = 0
    var maximum: CGFloat = 0
    /// The size proposed to the child when the stack last divided its length among its children.
    var proposal = ProposedViewSize.unspecified
    var length: CGFloat = 0
    /// The position of the child's alignment guide across the stack, in points. In a horizontal
    /// stack, it is measured from the child's top edge. In a vertical one, it is measured from the
    /// child's leading edge.
    var guide: CGFloat = 0
    /// The length of the child across the stack, in points.
    var breadth: CGFloat = 0
  }
}

/// The algorithm by which a stack divides its length among its children along one axis.
///
/// Children receive their lengths in groups of equal priority, highest first. The minimum lengths
/// of later groups are reserved. Within a group, the least flexible child receives its length
/// first. Each child is proposed an equal share of the length that remains for the group. The
/// child's answer is final, so a stack may overflow.
///
/// - Complexity: O(*n* log *n*) for sorting the children, in addition to measuring each of them at
///   0, at infinity and at its share.
struct StackLayoutEngine {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  typealias Cache = _StackLayoutCache

  // MARK: The cache

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var cache = Cache()
    cache.children = ContiguousArray(subviews.map { Cache.Child(priority: $0.priority) })
    cache.distances = distances(subviews)
    return cache
  }

  private func distances(_ subviews: LayoutSubviews) -> ContiguousArray<CGFloat> {
    guard subviews.count > 1 else { return [] }
    if let spacing { return ContiguousArray(repeating: spacing, count: subviews.count - 1) }
    var previous = subviews[0].spacing
    return ContiguousArray(
      subviews.dropFirst().map { subview in
        let next = subview.spacing
        defer { previous = next }
        return previous.distance(to: next, along: axis)
      })
  }

  /// Returns the preferred distances between the stack and its neighbors. At the start of the
  /// stack, the distance is that of the first child. At the end, it is that of the last child.
  /// Across the axis, the distances are the largest ones that any child prefers. O(n).
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let last = subviews.indices.last else { return .zero }
    let isHorizontal = axis == .horizontal
    let across: Edge.Set = isHorizontal ? .vertical : .horizontal
    var result = ViewSpacing()
    for (index, subview) in subviews.enumerated() {
      var edges = across
      if index == 0 { edges.insert(isHorizontal ? .leading : .top) }
      if index == last { edges.insert(isHorizontal ? .trailing : .bottom) }
      result.formUnion(subview.spacing, edges: edges)
    }
    return result
  }

  // MARK: Measuring

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    divide(proposal, subviews, &cache)
    let length = cache.children.reduce(0) { $0 + $1.length } + cache.distances.reduce(0, +)
    return size(length: length, breadth: breadth(cache))
  }

  /// Returns the extent of the aligned children across the stack, in points. The extent includes
  /// the alignment line, even if the line lies outside of all children.
  private func breadth(_ cache: Cache) -> CGFloat {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for child in cache.children {
      before = max(before, child.guide)
      after = max(after, child.breadth - child.guide)
    }
    return before + after
  }

  /// Determines the proposal to each child, and stores the proposals and the answers in the cache.
  private func divide(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    let across = proposal[axis.other]
    guard let whole = proposal[axis] else {
      for index in subviews.indices {
        measure(index, length: nil, across: across, subviews, &cache)
      }
      return
    }
    sortByFlexibility(across: across, subviews, &cache)
    // 1. The distances, and the minimums of all groups except the first, are subtracted from the
    //    length.
    var available = whole - cache.distances.reduce(0, +)
    var group = firstGroup(cache)
    for index in cache.order[group.upperBound...] { available -= cache.children[index].minimum }
    while !group.isEmpty {
      // 2. Each child of the group, in order, is offered an equal share of the available length.
      for position in group {
        let share = available / CGFloat(group.upperBound - position)
        let index = cache.order[position]
        // A share is NaN if an infinite length is subtracted from an infinite one. It counts as 0.
        let length = share.isNaN ? 0 : max(share, 0)
        measure(index, length: length, across: across, subviews, &cache)
        available -= cache.children[index].length
      }
      // 3. The reserved minimums of the next group become available.
      group = nextGroup(after: group, cache)
      for index in cache.order[group] { available += cache.children[index].minimum }
    }
  }

  private func measure(
    _ index: Int, length: CGFloat?, across: CGFloat?, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    let proposal = self.proposal(length: length, across: across)
    let dimensions = subviews[index].dimensions(in: proposal)
    cache.children[index].proposal = proposal
    cache.children[index].length = axis == .horizontal ? dimensions.width : dimensions.height
    cache.children[index].breadth = axis == .horizontal ? dimensions.height : dimensions.width
    cache.children[index].guide = dimensions[alignment]
  }

  // MARK: Order

  private func firstGroup(_ cache: Cache) -> Range<Int> { nextGroup(after: 0..<0, cache) }

  private func nextGroup(after group: Range<Int>, _ cache: Cache) -> Range<Int> {
    let start = group.upperBound
    guard start < cache.order.count else { return start..<start }
    let priority = cache.children[cache.order[start]].priority
    var end = start + 1
    while end < cache.order.count, cache.children[cache.order[end]].priority == priority {
      end += 1
    }
    return start..<end
  }

  /// Sorts the children by descending priority, then by ascending flexibility, which is the
  /// difference between the largest and the smallest length. Children of infinite flexibility are
  /// sorted by descending minimum. The sort is stable.
  private func sortByFlexibility(
    across: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    let key = proposal(length: nil, across: across)
    if cache.orderProposal == key && cache.order.count == subviews.count { return }
    cache.orderProposal = key
    for index in subviews.indices {
      let range = range(of: subviews[index], across)
      cache.children[index].minimum = range.minimum
      cache.children[index].maximum = range.maximum
    }
    let children = cache.children
    cache.order = ContiguousArray(
      subviews.indices.sorted { a, b in
        switch Self.order(children[a], children[b]) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: a < b
        }
      })
  }

  private static func order(_ a: Cache.Child, _ b: Cache.Child) -> ComparisonResult {
    if a.priority != b.priority {
      return a.priority > b.priority ? .orderedAscending : .orderedDescending
    }
    let (fa, fb) = (a.maximum - a.minimum, b.maximum - b.minimum)
    if fa != fb { return fa < fb ? .orderedAscending : .orderedDescending }
    if fa == .infinity && a.minimum != b.minimum {
      return a.minimum > b.minimum ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  /// Returns the lengths that a subview takes for proposals of 0 and infinity along the stack. The
  /// subview is measured only if its range is not known.
  private func range(of subview: LayoutSubview, _ across: CGFloat?) -> LengthRange {
    subview.knownRange(along: axis)
      ?? LengthRange(
        minimum: length(subview, 0, across), maximum: length(subview, .infinity, across))
  }

  private func length(_ subview: LayoutSubview, _ length: CGFloat, _ across: CGFloat?) -> CGFloat {
    let size = subview.sizeThatFits(proposal(length: length, across: across))
    return axis == .horizontal ? size.width : size.height
  }

  // MARK: Ranges

  /// Returns the stack's range of lengths along an axis; nil if the range is unknown.
  ///
  /// Along the stack, the range is the sum of the ranges of the children and of the distances
  /// between them. Across the stack, the range extends from the largest minimum to the largest
  /// maximum of any child. The range is unknown if the range of any child is unknown. The range
  /// across the stack is also unknown if the children are aligned by a custom guide instead of a
  /// frame guide such as the center.
  func lengthRange(
    along axis: Axis, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> LengthRange? {
    if axis != self.axis && !alignment.isFrameGuide { return nil }
    var whole = LengthRange.fixed(0)
    for subview in subviews {
      guard let range = subview.knownRange(along: axis) else { return nil }
      if axis == self.axis {
        whole.minimum += range.minimum
        whole.maximum += range.maximum
      } else {
        whole.minimum = max(whole.minimum, range.minimum)
        whole.maximum = max(whole.maximum, range.maximum)
      }
    }
    return axis == self.axis ? whole.expanded(by: cache.distances.reduce(0, +)) : whole
  }

  // MARK: Placing

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    guard !subviews.isEmpty else { return }
    var proposal = proposal
    if proposal[axis.other] == nil {
      proposal[axis.other] = axis == .horizontal ? bounds.height : bounds.width
    }
    divide(proposal, subviews, &cache)
    record(proposal, subviews, cache)
    // As in `breadth`, the position of the line is at least 0, even if the guides of all views are
    // negative.
    let line = cache.children.reduce(0) { max($0, $1.guide) }
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, child) in cache.children.enumerated() {
      let offset = line - child.guide
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.minY + offset)
        : CGPoint(x: bounds.minX + offset, y: position)
      subviews[index].place(at: origin, proposal: child.proposal)
      position += child.length
      if index < cache.distances.count { position += cache.distances[index] }
    }
  }

  // MARK: Axes

  private func proposal(length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }
}
