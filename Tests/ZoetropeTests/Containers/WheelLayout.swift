import Foundation
import Zoetrope

/// Subviews on a circle, the first at the top at rotation 0.
struct WheelLayout: Layout {
  var radius: CGFloat
  var rotation: Angle

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(rotation.radians, radius) }
    set {
      rotation = .radians(newValue.first)
      radius = newValue.second
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + 2 * radius,
      height: (sizes.map(\.height).max() ?? 0) + 2 * radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Self.angle(of: index, among: subviews.count, rotation: rotation)
      subview.place(
        at: Self.point(at: angle, radius: radius, around: CGPoint(x: bounds.midX, y: bounds.midY)),
        anchor: .center, proposal: .unspecified)
    }
  }

  static func angle(of index: Int, among count: Int, rotation: Angle) -> Double {
    2 * .pi * Double(index) / Double(count) + rotation.radians
  }

  static func point(at angle: Double, radius: CGFloat, around center: CGPoint) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }
}
