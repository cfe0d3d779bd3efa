import Foundation
import Zoetrope

/// A row of buttons that are all as wide as the widest, with the distances that they prefer.
struct EqualWidthsLayout: Layout {
  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index + 1 < subviews.count else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing, along: .horizontal)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let side = largest(subviews)
    return CGSize(
      width: side.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +),
      height: side.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let side = largest(subviews)
    var x = bounds.minX + side.width / 2
    for (subview, gap) in zip(subviews, gaps(subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(side))
      x += side.width + gap
    }
  }
}

/// Avatars that overlap, and do so less where there is room.
struct AvatarsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.map(\.width).reduce(0, +)
    let smallest = (sizes.last?.width ?? 0) + sizes.dropLast().map { $0.width / 4 }.reduce(0, +)
    let width = min(max(proposal.width ?? ideal, smallest), max(ideal, smallest))
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let before = sizes.dropLast().map(\.width).reduce(0, +)
    let share = before > 0 ? (bounds.width - (sizes.last?.width ?? 0)) / before : 0
    var x = bounds.minX
    for (subview, size) in zip(subviews, sizes) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width * share
    }
  }
}

/// Steps that go down by an animated distance.
struct StaircaseLayout: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  private func rise(_ subviews: Subviews) -> CGFloat { step * CGFloat(max(subviews.count - 1, 0)) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +),
      height: max((sizes.map(\.height).max() ?? 0) + rise(subviews), 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      point.x += subview.sizeThatFits(.unspecified).width
      point.y += step
    }
  }
}

/// Buttons that leave from the end where there is no room, those of low priority first.
struct PriorityToolbarLayout: Layout {
  private func shown(_ width: CGFloat?, _ subviews: Subviews) -> [Int] {
    let order = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }
    var left = width ?? .infinity
    var shown: [Int] = []
    for index in order {
      let width = subviews[index].sizeThatFits(.unspecified).width
      if !shown.isEmpty, width > left { break }
      shown.append(index)
      left -= width
    }
    return shown.sorted()
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = shown(proposal.width, subviews).map { subviews[$0].sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +),
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shown = shown(bounds.width, subviews)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      guard shown.contains(index) else {
        subview.place(at: bounds.origin, proposal: .zero)
        continue
      }
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A column of events beside a line, at distances by their times, in hours.
struct TimelineLayout: Layout {
  struct Hour: LayoutValueKey {
    static let defaultValue: Double? = nil
  }

  private func tops(_ subviews: Subviews) -> [CGFloat] {
    var y: CGFloat = 0
    var before: Double?
    return subviews.map { subview in
      let hour = subview[Hour.self]
      if let hour, let before { y += CGFloat(max(hour - before, 0)) * 10 }
      before = hour ?? before
      let top = y
      y += subview.sizeThatFits(.unspecified).height
      return top
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: 30 + (sizes.map(\.width).max() ?? 0),
      height: zip(tops(subviews), sizes).map { $0 + $1.height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, top) in zip(subviews, tops(subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + 30, y: bounds.minY + top), proposal: .unspecified)
    }
  }
}

/// Bars at both ends, and the other subviews in the middle of the room between them.
struct RemainingRoomLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let smallest = sizes.map(\.width).reduce(0, +)
    return CGSize(
      width: max(proposal.width ?? smallest, smallest), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let first = subviews.first else { return }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    first.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    guard subviews.count > 1, let last = subviews.last else { return }
    last.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    let room = bounds.width - sizes.map(\.width).reduce(0, +)
    var x = bounds.minX + sizes[0].width + room / 2
    for index in subviews.indices.dropFirst().dropLast() {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += sizes[index].width
    }
  }
}
