import Testing
import ZoetropeTesting

@Test @MainActor func `the stairs obey the laws`() {
  expectLayoutLaws(of: Stairs(step: 5), and: [Stairs(step: 45)])
}

@Test func `a pie animates completely`() {
  expectAnimatableLaws(
    of: Pie(start: .zero, end: .degrees(90)), Pie(start: .degrees(30), end: .degrees(60)))
}

/// A row that goes up and down, beginning at zero.
struct Zigzag: Row {
  var drop: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: width(subviews), height: height(subviews) + drop) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let y = index.isMultiple(of: 2) ? 0 : drop
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A part of a circle.
struct Pie: Shape {
  var start: Angle
  var end: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.radians, end.radians) }
    set { (start, end) = (.radians(newValue.first), .radians(newValue.second)) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
        startAngle: start, endAngle: end, clockwise: false)
      path.closeSubpath()
    }
  }
}

enum LayoutLawsArticle {
  @MainActor static func excuse() {
    expectLayoutLaws(of: Zigzag(drop: 20), excusing: [.movesWithBounds: "it fills the window"])
  }

  @MainActor static func again() {
    expectLayoutLaws(
      of: Zigzag(drop: 20), laws: [.movesWithBounds],
      subviews: [[.fixed(width: 10, height: 10), .flexible]],
      proposals: [.unspecified])
  }
}
