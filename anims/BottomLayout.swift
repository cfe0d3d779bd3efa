import SwiftUI

/// Whether a view's bottom edge is to be on the bottom of the layout.
struct IsActive: LayoutValueKey {
  static var defaultValue = false
}

/// A column of views, of which the active one has its bottom edge on the bottom of the layout.
struct BottomEdgeLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposal = ProposedViewSize(width: bounds.width, height: nil)
    let heights = subviews.map { $0.sizeThatFits(proposal).height }
    let active = subviews.firstIndex { $0[IsActive.self] } ?? 0
    var y = bounds.maxY - heights.prefix(active + 1).reduce(0, +)
    for (subview, height) in zip(subviews, heights) {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: proposal)
      y += height
    }
  }
}

/// Places the views with a custom layout, in which a layout value marks the active view.
struct BottomLayout: View {
  @State private var showsGreen = false

  var body: some View {
    BottomEdgeLayout {
      RedView().layoutValue(key: IsActive.self, value: !showsGreen)
      GreenView().layoutValue(key: IsActive.self, value: showsGreen)
    }
    .animation(.bottomSwitch, value: showsGreen)
    .ignoresSafeArea()
    .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "layout", description: "Which view sits on the bottom: a custom layout"
  ) {
    BottomLayout()
  }
}
