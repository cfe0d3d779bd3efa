import Foundation
import Synchronization
import Zoetrope

/// Lines that wrap at the proposed width, as wide as the proposal, and of no width where nothing is
/// proposed: `CGSize(width: proposal.width ?? 0, height: height)`.
///
/// After the `FlowLayout` in "Storage": https://github.com/xmtplabs/convos-ios/pull/20
struct NoWidthFlowLayout: Layout {
  var gap: CGFloat = 8

  private func origins(_ subviews: Subviews, width: CGFloat) -> (points: [CGPoint], height: CGFloat)
  {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var points: [CGPoint] = []
    for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + gap, 0) }
      points.append(CGPoint(x: x, y: y))
      x += size.width + gap
      height = max(height, size.height)
    }
    return (points, y + height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? 0
    return CGSize(width: width, height: origins(subviews, width: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, point) in zip(subviews, origins(subviews, width: bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

/// Keeps its cache as long as the number of subviews is the same, though their order is another.
///
/// After "makeCache is not called again when Layout should be invalidated from parameters":
/// https://github.com/sampettersson/Placement/issues/7
struct CountedCacheLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    if cache.count != subviews.count { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width
    }
  }
}

/// Measures ideal sizes, and then proposes the width of its bounds to each subview.
struct BoundsForIdealLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, ideals(subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: bounds.width, height: size.height))
      x += size.width + gap
    }
  }
}

/// Sums up widths in a store that all copies of the layout share.
struct SharedStoreLayout: RowLayout {
  private final class Store: Sendable { let width = Mutex<CGFloat>(0) }
  private let store = Store()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = store.width.withLock { width in
      width = max(width, min(proposal.width ?? 0, 2000))
      return width
    }
    let content = contentSize(subviews)
    return CGSize(width: max(width, content.width), height: content.height)
  }
}

/// Begins with the first subview, also where there is none.
struct FirstOfNoneLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let first = subviews.first!.sizeThatFits(.unspecified)
    let content = contentSize(subviews)
    return CGSize(width: max(content.width, first.width), height: content.height)
  }
}

/// Counts the columns that fit into the proposed width, of which there may be none, or too many.
///
/// After "maxNumSubviews == -1", where a width divided by a height is less than 1:
/// https://github.com/kf99916/TimelineTableViewCell/issues/17
struct NoColumnLayout: Layout {
  private func columns(_ proposal: ProposedViewSize) -> Int {
    Int(proposal.replacingUnspecifiedDimensions().width / 50)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let columns = columns(proposal)
    let lines = (subviews.count + columns - 1) / columns
    return CGSize(width: columns * 50, height: lines * 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Fills the proposed width with steps of the width of its first subview, which may be 0.
struct EndlessStepsLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = contentSize(subviews)
    guard let step = ideals(subviews).first?.width, let width = proposal.width,
      width.isFinite
    else { return content }
    var x: CGFloat = 0
    while x + step < min(width, content.width) { x += step }
    return content
  }
}

/// Takes as many sizes from its cache as there are subviews, and updates it only if there are not
/// more of them than before.
struct ShortCacheLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    if subviews.count <= cache.count { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: subviews.indices.map { cache[$0].width }.reduce(0, +),
      height: cache.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += cache[index].width
    }
  }
}

/// Makes a list of as many gaps as its number says, which overshoots below 0.
struct NegativeCountLayout: RowLayout {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let gaps = Array(repeating: gap, count: Int(amount))
    let content = contentSize(subviews)
    return CGSize(width: content.width + gaps.reduce(0, +) * 0, height: content.height)
  }
}
