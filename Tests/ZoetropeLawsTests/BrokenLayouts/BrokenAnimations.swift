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
///
/// After "Animating complex shapes in SwiftUI", whose first shape animates one of its numbers:
/// https://nerdyak.tech/development/2020/01/12/animating-complex-shapes-in-swiftui.html
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
///
/// After the question whether radians are meant, in "New presentation transition: DropDown":
/// https://github.com/IBAnimatable/IBAnimatable/pull/279
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
///
/// After "SVG <rect> receives negative height during toast collapse", where a spring overshoots 0:
/// https://github.com/hiaaryan/sileo/issues/17
struct RootLayout: FanLayout {
  var amount: Double
  var step: CGFloat { CGFloat(amount.squareRoot()) }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

/// Keeps the columns of its first cache.
///
/// After "1.5.0 makes different layout behavior against 1.4.1", which recommends an empty method:
/// https://github.com/sampettersson/Placement/issues/10
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
