import SwiftUI

/// Views one above the other, measured and placed by hand as the built-in vertical stack does it.
struct BasicVStack: Layout {
  var alignment: HorizontalAlignment = .center
  /// The distance between neighbours, in points; nil for what they prefer.
  var spacing: CGFloat?

  /// What does not depend on the proposal.
  struct Cache {
    /// The distances between neighbours: one less than there are subviews.
    var distances: [CGFloat]
    /// Which subviews are served together, most important first.
    var groups: [[Int]]
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    // Spacers and dividers inside go by it.
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

  /// A line of text in the stack is one of the stack, too; edges and middle are its own.
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
  /// A subview as it is going to be.
  private struct Row {
    var proposal: ProposedViewSize
    var height: CGFloat = 0
    var width: CGFloat = 0
    /// Where the guide is, from the subview's leading edge.
    var guide: CGFloat = 0
  }

  /// What the subviews are given in bounds: a width that was not proposed is known by then.
  private func given(_ proposal: ProposedViewSize, in bounds: CGRect) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
  }

  /// The subviews, each with its share of the height: the least flexible first, the less important
  /// ones after the others, with what those leave.
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
      // What was put aside for the group.
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

  /// The width of all rows with their guides on one line, and how far in the line is.
  private static func extent(of rows: [Row]) -> (width: CGFloat, line: CGFloat) {
    let before = rows.map(\.guide).max() ?? 0
    let after = rows.map { $0.width - $0.guide }.max() ?? 0
    return (max(before, 0) + max(after, 0), before)
  }

  /// Where the rows begin.
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

/// A stack written by hand beside the built-in one, with the same views: a box that grows at the
/// cost of a spacer, a divider, a box with a guide of its own and texts, which then line up at their
/// leading edges.
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

  /// What has happened so far.
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
