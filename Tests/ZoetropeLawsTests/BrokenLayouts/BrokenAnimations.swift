import Foundation
import Zoetrope

/// A fan of subviews in a box of 200 points.
protocol FanLayout: Layout where Cache == Void {
  /// The distance between two subviews, in points.
  var step: CGFloat { get }
}

extension FanLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 100_000, height: 200) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.midX + (CGFloat(index) - CGFloat(subviews.count) / 2) * step, y: bounds.midY),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Animates one of its two numbers.
struct ForgottenNumberLayout: FanLayout {
  var radius: CGFloat
  var turn: Double
  var step: CGFloat { radius * CGFloat(turn) }

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }
}

/// Reads degrees and writes radians.
struct DegreesForRadiansLayout: FanLayout {
  var angle: Angle
  var step: CGFloat { 20 * CGFloat(cos(angle.radians)) }

  var animatableData: Double {
    get { angle.degrees }
    set { angle = .radians(newValue) }
  }
}

/// Reads its two numbers in one order and writes them in the other.
struct SwappedPairLayout: FanLayout {
  var radius: CGFloat
  var turn: CGFloat
  var step: CGFloat { radius * turn }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(radius, turn) }
    set { (turn, radius) = (newValue.first, newValue.second) }
  }
}

/// Takes the square root of a number that overshoots below 0.
struct RootLayout: FanLayout {
  var amount: Double
  var step: CGFloat { CGFloat(amount.squareRoot()) }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

/// Keeps the columns of its first cache.
struct StaleCacheLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}

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

/// Appends to its cache what is in it already.
struct AppendingCacheLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
    cache += subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: cache.reduce(0, +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
