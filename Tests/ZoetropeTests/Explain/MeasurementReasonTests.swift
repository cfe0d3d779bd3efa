import Testing

@testable import Zoetrope

/// A column that asks its views for their sizes with one or several proposals.
private struct Column: Layout {
  var proposals: [ProposedViewSize] = [.unspecified]
  /// A length that is added to the width, in points.
  var spacing: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let sizes = proposals.map(subview.sizeThatFits)
      size.width = max(size.width, sizes.map(\.width).max() ?? 0)
      size.height += sizes[0].height
    }
    return CGSize(width: size.width + spacing, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}

/// The answers about the sizes for which a layout from outside of this library asks its views.
@MainActor struct MeasurementReasonTests {
  private func last<Content: View>(
    _ quantity: LayoutReason.Quantity, @ViewBuilder _ content: @escaping () -> Content
  ) throws -> String {
    try #require(try reason(quantity, of: "Column", content).last)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `one view is told with its answer`() throws {
    #expect(
      try last(.width) { Column { box(30, 20) } } == """
        Column answers 30: its sizeThatFits returns that for the proposal 200 x 100. For that it \
        proposes nil x nil to Color, which answers 30.
        """)
  }

  @Test func `several views are told with their answers, and with a sum that leads to the length`()
    throws
  {
    #expect(
      try last(.height) {
        Column {
          box(30, 20)
          box(10, 40)
        }
      } == """
        Column answers 60: its sizeThatFits returns that for the proposal 200 x 100. For that it \
        proposes nil x nil to all of its 2 views: Color[0] answers 20 and Color[1] answers 40. The \
        sum of these answers is 60.
        """)
  }

  @Test func `a length that no answer leads to is left to the code`() throws {
    #expect(
      try last(.width) {
        Column(spacing: 5) {
          box(30, 20)
          box(10, 40)
        }
      } == """
        Column answers 35: its sizeThatFits returns that for the proposal 200 x 100. For that it \
        proposes nil x nil to all of its 2 views: Color[0] answers 30 and Color[1] answers 10. Its \
        code decides how these answers lead to 35.
        """)
  }

  @Test func `of many views, four are told`() throws {
    #expect(
      try last(.width) {
        Column { ForEach(0..<6) { box(CGFloat($0 + 1), 10) } }
      } == """
        Column answers 6: its sizeThatFits returns that for the proposal 200 x 100. For that it \
        proposes nil x nil to all of its 6 views: ForEach[0] answers 1, ForEach[1] answers 2, \
        ForEach[2] answers 3, ForEach[3] answers 4 and so on. The largest of these answers is 6.
        """)
  }

  @Test func `views that are asked several times are told with each proposal`() throws {
    #expect(
      try last(.width) {
        Column(proposals: [.zero, .unspecified]) {
          Color.red
          box(20, 10)
        }
      } == """
        Column answers 20: its sizeThatFits returns that for the proposal 200 x 100. For that it \
        makes 4 proposals to all of its 2 views: 0 x 0 to Color[0], which answers 0; nil x nil to \
        Color[0], which answers 10; 0 x 0 to Color[1], which answers 20; and so on.
        """)
  }

  @Test func `a proposal that is the view's own earlier answer is told as such`() throws {
    let sentences = try reason(.width, of: "Color") { Column { Color.red } }
    #expect(
      sentences.contains(
        """
        Column proposes a width of 10 to Column/Color: its placeSubviews, run for 0 s, calls \
        place(at: (95, 45), proposal: 10 x 10) on this view; before that, its \
        sizeThatFits had proposed nil x nil to this view, which had answered 10.
        """), "\(sentences)")
  }
}
