import Foundation
import Zoetrope

/// Begins at 0 instead of the left edge of the bounds.
///
/// After the warning in "How to make tag flow layout using Layout protocol in SwiftUI":
/// https://onmyway133.com/posts/how-to-make-tag-flow-layout-using-layout-protocol-in-swiftui/
struct NoLeftEdgeLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { placeRow(from: CGPoint(x: 0, y: bounds.minY), subviews) }
}

/// Takes the height of the bounds for their bottom edge.
///
/// The warning in "How to make tag flow layout using Layout protocol in SwiftUI" is about both
/// edges: https://github.com/onmyway133/blog/issues/944
struct HeightForBottomLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, ideals(subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.height), anchor: .bottomLeading, proposal: .unspecified)
      x += size.width + gap
    }
  }
}

/// Loops over all subviews but the last.
///
/// The documentation of `place` says where such a subview appears:
/// https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
struct LastForgottenLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for index in 0..<max(subviews.count - 1, 0) {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width + gap
    }
  }
}

/// Places centers where top left corners belong.
///
/// The documentation of `place` says which point of a subview lies at the position:
/// https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
struct WrongAnchorLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, ideals(subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .center, proposal: .unspecified)
      x += size.width + gap
    }
  }
}

/// Leaves the gaps out of its size.
///
/// After "StackLayout last item height seems wrong", where a height leaves out the spacing:
/// https://github.com/LinkedInAttic/LayoutKit/issues/182
struct GapsForgottenLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = ideals(subviews)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
}

/// Counts a gap behind the last subview.
///
/// After "Precise spacing", where each tag has its gap as a padding, and the last one does not fit:
/// https://github.com/globulus/swiftui-flow-layout/pull/14
struct GapTooManyLayout: RowLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = ideals(subviews)
    return CGSize(
      width: sizes.map { $0.width + gap }.reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
}

/// Distributes the subviews over the proposed width instead of the width of the bounds.
///
/// After "Fix VFlow/HFlow clipping inside .frame(maxHeight:) in a ScrollView":
/// https://github.com/tevelee/SwiftUI-Flow/pull/44. "Resolve FlowLayout Height Calculations" mends
/// the same: https://github.com/jellyfin/Swiftfin/pull/1632
struct ProposalForBoundsLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isNarrow = (proposal.width ?? 0) < bounds.width
    if isNarrow {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    } else {
      placeRow(from: bounds.origin, subviews)
    }
  }
}

/// Divides the circle by one less than the number of subviews.
///
/// After "Crash: Angle becomes NaN for single button":
/// https://github.com/JaNd3r/CKCircleMenuView/pull/6
struct FirstAngleLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 2000, height: 2000) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count - 1) * 2 * .pi
      subview.place(
        at: CGPoint(x: bounds.midX + 30 * cos(angle), y: bounds.midY + 30 * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Mirrors the row from right to left, as its container does again.
///
/// The documentation of `LayoutSubviews.layoutDirection` says that no action is needed:
/// https://developer.apple.com/documentation/swiftui/layoutsubviews/layoutdirection
struct MirroredTwiceLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.layoutDirection == .rightToLeft else {
      return placeRow(from: bounds.origin, subviews)
    }
    var x = bounds.maxX
    for (subview, size) in zip(subviews, ideals(subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
      x -= size.width + gap
    }
  }
}

/// Adds up the widths before each subview anew.
///
/// After "WHStack too slow for ~60 items":
/// https://github.com/diegolavalledev/swiftuilib-wrap-stack/issues/2
struct SumAgainLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices {
      let before = subviews[..<index].map { $0.sizeThatFits(.unspecified).width + gap }
      subviews[index].place(
        at: CGPoint(x: bounds.minX + before.reduce(0, +), y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// Looks for the largest width that fits, a step for each subview, and asks all subviews about
/// each.
struct WidthSearchLayout: RowLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for step in subviews.indices {
      let width = bounds.width / CGFloat(step + 1)
      for subview in subviews {
        _ = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
    }
    placeRow(from: bounds.origin, subviews)
  }
}
