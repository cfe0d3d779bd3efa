import ZoetropeTesting

/// Subviews on a circle, the first at the top at rotation 0.
struct Ring: Layout {
  var radius: CGFloat
  var turn: Angle = .zero

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, turn.radians) }
    set { (radius, turn) = (newValue.first, .radians(newValue.second)) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 2 * radius, height: 2 * radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * .pi * Double(index) / Double(subviews.count) + turn.radians
      let point = CGPoint(
        x: bounds.midX + radius * CGFloat(sin(angle)),
        y: bounds.midY - radius * CGFloat(cos(angle)))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.midY : nil
  }
}

/// Four boxes on a ring in the middle of a canvas of 200 by 200 points.
struct Four: View {
  var turn: Angle = .zero
  var names = ["a", "b", "c", "d"]

  var body: some View {
    Ring(radius: 80, turn: turn) {
      ForEach(names, id: \.self) { Box($0, width: 20, height: 20) }
    }
  }
}

let canvas = CGSize(width: 200, height: 200)

/// A square of 20 points around a point.
func square(_ x: CGFloat, _ y: CGFloat) -> CGRect {
  CGRect(x: x - 10, y: y - 10, width: 20, height: 20)
}
