import SwiftUI

/// A vertical stack that measures and places its subviews by itself, with the same results as
/// `VStack`.
struct BasicVStack: Layout {
  /// The guide along which the subviews are aligned.
  var alignment: HorizontalAlignment = .center
  /// The distance between neighbors, in points; nil for the distance that the subviews prefer.
  var spacing: CGFloat?

  /// The properties of the subviews that do not depend on the proposal.
  struct Cache {
    /// The distances between neighbors, one fewer than there are subviews.
    var distances: [CGFloat]
    /// The indices of the subviews, grouped by layout priority, highest first.
    var groups: [[Int]]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    // Spacers and dividers in the stack adapt to its orientation.
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    let distances = zip(subviews, subviews.dropFirst()).map { upper, lower in
      spacing ?? upper.spacing.distance(to: lower.spacing, along: .vertical)
    }
    let priorities = Set(subviews.map(\.priority)).sorted(by: >)
    let groups = priorities.map { priority in
      subviews.indices.filter { subviews[$0].priority == priority }
    }
    return Cache(distances: distances, groups: groups)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let rows = rows(proposal, subviews, cache)
    let heights = rows.map(\.height).reduce(0, +)
    return CGSize(
      width: Self.extent(of: rows).width, height: heights + cache.distances.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let rows = rows(given(proposal, in: bounds), subviews, cache)
    let line = bounds.minX + Self.extent(of: rows).line
    for ((subview, row), y) in zip(zip(subviews, rows), tops(rows, from: bounds.minY, cache)) {
      subview.place(at: CGPoint(x: line - row.guide, y: y), proposal: row.proposal)
    }
  }

  /// The guides of the subviews, such as text baselines, are also guides of the stack. The edges
  /// and the center are exceptions: the stack's own bounds define them.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    if [.top, .center, .bottom].contains(guide) { return nil }
    let rows = rows(given(proposal, in: bounds), subviews, cache)
    let lines = zip(zip(subviews, rows), tops(rows, from: bounds.minY, cache)).map { part, y in
      part.0.dimensions(in: part.1.proposal)[explicit: guide].map { y + $0 }
    }
    return guide.combineExplicit(lines)
  }
}

extension BasicVStack {
  /// A subview with its final proposal and dimensions.
  private struct Row {
    var proposal: ProposedViewSize
    var height: CGFloat = 0
    var width: CGFloat = 0
    /// The position of the alignment guide, from the subview's leading edge.
    var guide: CGFloat = 0
  }

  /// The proposal in given bounds: an unspecified width becomes the width of the bounds.
  private func given(_ proposal: ProposedViewSize, in bounds: CGRect) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
  }

  /// Divides the height among the subviews.
  ///
  /// Within a group of equal priority, the least flexible subviews receive their share first.
  /// Groups of lower priority receive the height that is left by groups of higher priority, but at
  /// least their minimum.
  private func rows(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
  ) -> [Row] {
    guard let height = proposal.height else {
      return subviews.map { row($0, ProposedViewSize(width: proposal.width, height: nil)) }
    }
    func length(_ index: Int, at height: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(width: proposal.width, height: height)).height
    }
    var rows = [Row?](repeating: nil, count: subviews.count)
    var rest = height - cache.distances.reduce(0, +)
    let minimums = cache.groups.map { group in group.map { length($0, at: 0) } }
    for reserved in minimums.dropFirst() { rest -= reserved.reduce(0, +) }
    for (number, (group, minimums)) in zip(cache.groups, minimums).enumerated() {
      // Release the height reserved for the group.
      if number > 0 { rest += minimums.reduce(0, +) }
      let flexibility = zip(group, minimums).map { length($0, at: .infinity) - $1 }
      let order = group.indices.sorted {
        if flexibility[$0] != flexibility[$1] { return flexibility[$0] < flexibility[$1] }
        if minimums[$0] != minimums[$1], flexibility[$0] == .infinity {
          return minimums[$0] > minimums[$1]
        }
        return $0 < $1
      }
      for (served, place) in order.enumerated() {
        let share = rest / CGFloat(group.count - served)
        let row = row(
          subviews[group[place]],
          ProposedViewSize(width: proposal.width, height: share.isNaN ? 0 : max(share, 0)))
        rest -= row.height
        rows[group[place]] = row
      }
    }
    return rows.compactMap { $0 }
  }

  private func row(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Row {
    let dimensions = subview.dimensions(in: proposal)
    return Row(
      proposal: proposal, height: dimensions.height, width: dimensions.width,
      guide: dimensions[alignment])
  }

  /// The width of rows whose guides are aligned, and the distance of the guides from the left edge.
  private static func extent(of rows: [Row]) -> (width: CGFloat, line: CGFloat) {
    let before = rows.map(\.guide).max() ?? 0
    // The guides of a row without an end have none either, and their difference is not a number.
    let after = rows.map { $0.width.isFinite ? $0.width - $0.guide : .infinity }.max() ?? 0
    return (max(before, 0) + max(after, 0), before)
  }

  /// The y coordinates of the rows' top edges.
  private func tops(_ rows: [Row], from top: CGFloat, _ cache: Cache) -> [CGFloat] {
    var y = top
    return rows.indices.map { index in
      defer {
        y += rows[index].height
        if index < cache.distances.count { y += cache.distances[index] }
      }
      return y
    }
  }
}

/// A hand-written stack beside the built-in one, with the same views: a box that grows while a
/// spacer shrinks, a divider, a box with its own alignment guide, and texts. At the end, all views
/// align at their leading edges.
struct BasicStack: View {
  var isTall: Bool
  var isLeading: Bool

  var body: some View {
    let alignment: HorizontalAlignment = isLeading ? .leading : .center
    HStack(alignment: .firstTextBaseline, spacing: 30) {
      BasicVStack(alignment: alignment) {
        parts("BasicVStack") {
          BasicVStack { notes }
        }
      }
      VStack(alignment: alignment) {
        parts("VStack") {
          VStack { notes }
        }
      }
    }
    .padding(20)
  }

  @ViewBuilder private func parts<Notes: View>(
    _ title: String, @ViewBuilder notes: () -> Notes
  ) -> some View {
    Text(title).font(.headline)
    box(.orange).frame(width: 120, height: isTall ? 130 : 40)
    Divider()
    box(.mint).frame(width: 80, height: 30).alignmentGuide(.leading) { _ in -24 }
    Spacer()
    box(.blue).frame(minHeight: 20, maxHeight: 70)
    notes()
  }

  @ViewBuilder private var notes: some View {
    Text("a stack")
    Text("in a stack").font(.caption)
  }

  private func box(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 8).fill(color.opacity(0.6))
  }

  /// The state that the cues change.
  private struct Steps {
    var isTall = false
    var isLeading = false
  }

  static let anim = Anim(
    "basic-stack", size: CGSize(width: 480, height: 360), duration: 2.5,
    description: "A stack written from scratch, beside the built-in one", state: Steps()
  ) { steps in
    BasicStack(isTall: steps.wrappedValue.isTall, isLeading: steps.wrappedValue.isLeading)
  } cues: { steps in
    Cue(at: 0) { withAnimation(.easeInOut(duration: 1.2)) { steps.wrappedValue.isTall = true } }
    Cue(at: 1.2) {
      withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
        steps.wrappedValue.isLeading = true
      }
    }
  }
}
