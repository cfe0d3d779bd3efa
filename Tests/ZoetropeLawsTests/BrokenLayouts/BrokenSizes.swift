import Foundation
import Zoetrope

/// Divides its width by the number of subviews, also where there are none.
///
/// After "How to Build a Custom Layout in SwiftUI", whose row divides its width by the number of
/// subviews: https://soarias.com/swiftui/how-to-build-custom-layout/
struct AverageLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = contentSize(subviews)
    let column = content.width / CGFloat(subviews.count)
    return CGSize(width: column * CGFloat(subviews.count), height: content.height)
  }
}

/// Counts one gap less than subviews, also where there are none.
struct NegativeLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = ideals(subviews)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + CGFloat(sizes.count - 1) * gap,
      height: sizes.map(\.height).max() ?? 0)
  }
}

/// Takes infinity where nothing is proposed.
///
/// After "How to Build a Custom Layout in SwiftUI", whose row is as wide as
/// `proposal.width ?? .infinity`: https://soarias.com/swiftui/how-to-build-custom-layout/. "Improve
/// SwiftUI sizing" mends the same: https://github.com/airbnb/HorizonCalendar/pull/267
struct EndlessLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = contentSize(subviews)
    return CGSize(width: max(proposal.width ?? .infinity, content.width), height: content.height)
  }
}

/// Takes a proposal of 0 for one that is missing, and a missing one for 10.
///
/// After "Layout in Popover gets 0 size": https://github.com/tevelee/SwiftUI-Flow/issues/16
struct ZeroIsNothingLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = contentSize(subviews)
    let proposed = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: proposed.width > 0 ? max(proposed.width, content.width) : content.width + 50,
      height: content.height)
  }
}

/// Rounds the width by its digits behind the point, which is as good as by chance.
struct TremblingLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = contentSize(subviews)
    guard let width = proposal.width, width.isFinite else { return content }
    let digits = (width * 10_000).rounded().truncatingRemainder(dividingBy: 10)
    return CGSize(width: content.width, height: content.height + digits.magnitude)
  }
}

/// Remembers the first answer and gives it to all proposals.
///
/// After "placeSubviews reuses stale line cache":
/// https://github.com/FluidGroup/swiftui-WrapLayout/issues/10
struct FirstAnswerLayout: Layout {
  func makeCache(subviews: Subviews) -> CGSize? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?
  ) -> CGSize {
    if let cache { return cache }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let size = CGSize(
      width: max(ideal.map(\.width).max() ?? 0, proposal.width.map { min($0, 500) } ?? 0),
      height: ideal.map(\.height).max() ?? 0)
    cache = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Adds the widths to those of the calls before.
struct GrowingLayout: Layout {
  func makeCache(subviews: Subviews) -> CGFloat { 0 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    cache += ideal.map(\.width).max() ?? 0
    return CGSize(width: cache, height: ideal.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
