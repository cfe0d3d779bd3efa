import Zoetrope

/// Lines that wrap, where each subview asks for the sizes of all subviews of its line again: the
/// cost grows with the square of the subviews in a line, which are many only if they are narrow.
struct LineAgainLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    lines(proposal.width ?? .infinity, subviews).reduce(into: .zero) { size, line in
      size.width = max(size.width, line.width)
      size.height += line.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(bounds.width, subviews) {
      var x = bounds.minX
      for index in line.range {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width
      }
      y += line.height
    }
  }

  private struct Line {
    var range: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  private func lines(_ width: CGFloat, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for index in subviews.indices {
      let sizes = subviews[start...index].map { $0.sizeThatFits(.unspecified) }
      let length = sizes.reduce(0) { $0 + $1.width }
      if start == index || length > width {
        let size = subviews[index].sizeThatFits(.unspecified)
        lines.append(Line(range: index..<index + 1, width: size.width, height: size.height))
        start = index
      } else {
        let height = sizes.map(\.height).max() ?? 0
        lines[lines.count - 1] = Line(range: start..<index + 1, width: length, height: height)
      }
    }
    return lines
  }
}
