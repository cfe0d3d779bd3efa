import Foundation
import Zoetrope

/// Subviews on a circle that fills the proposed size.
struct RadialLayout: Layout {
  var turn: Angle = .zero

  var animatableData: Double {
    get { turn.radians }
    set { turn = .radians(newValue) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }
    let radius = max(min(bounds.width, bounds.height) / 2 - (largest.max() ?? 0) / 2, 0)
    for (index, subview) in subviews.enumerated() {
      let angle = turn.radians + 2 * .pi * Double(index) / Double(subviews.count)
      subview.place(
        at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// The smallest box of a ratio that covers the proposed size, with all subviews in it.
struct RatioFillLayout: Layout {
  /// The width divided by the height.
  var ratio: CGFloat = 1.5

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): CGSize(width: 90, height: 90 / ratio)
    case (let width?, nil): CGSize(width: width, height: width / ratio)
    case (nil, let height?): CGSize(width: height * ratio, height: height)
    case (let width?, let height?):
      CGSize(width: max(width, height * ratio), height: max(height, width / ratio))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Shows the first subview whose ideal width fits, or the last; the others have no size.
struct FirstThatFitsLayout: Layout {
  private func choice(_ width: CGFloat?, _ subviews: Subviews) -> Int? {
    subviews.indices.first {
      subviews[$0].sizeThatFits(.unspecified).width <= width ?? .infinity
    } ?? subviews.indices.last
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    choice(proposal.width, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let choice = choice(proposal.width, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(at: bounds.origin, proposal: index == choice ? proposal : .zero)
    }
  }
}

/// Shows the first subview, and hides the others far away.
struct FarAwayLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let away = CGPoint(x: -10_000, y: -10_000)
      subview.place(at: index == 0 ? bounds.origin : away, proposal: proposal)
    }
  }
}
