import SwiftUI

/// The positions and rotations that a layout computed, for use by an enclosing layout.
struct Arrangement {
  /// The centers of the views, in the coordinate space of the layout's bounds.
  var positions: [CGPoint] = []
  /// The rotation of each view from upright, along the layout's curve.
  var rotations: [Angle] = []
}

/// A layout that places views on a circle, the first one at the top if the rotation is zero.
struct WheelLayout: Layout {
  var radius: CGFloat
  var rotation: Angle

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(rotation.radians, radius) }
    set {
      rotation = .radians(newValue.first)
      radius = newValue.second
    }
  }

  func makeCache(subviews: Subviews) -> Arrangement { Arrangement() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return CGSize(width: width + 2 * radius, height: height + 2 * radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement
  ) {
    let step = Angle.degrees(360) / Double(max(subviews.count, 1))
    cache = Arrangement()
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index) + rotation
      let spoke = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle.radians))
      let position = CGPoint(x: bounds.midX + spoke.x, y: bounds.midY + spoke.y)
      subview.place(at: position, anchor: .center, proposal: .unspecified)
      cache.positions.append(position)
      cache.rotations.append(angle)
    }
  }
}
