import SwiftUI

/// The anchor that aligns a view within the height of its line.
struct LineAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint = .center
}

/// A layout that arranges views in lines, with as many views in each as fit the width.
struct FlowLayout: Layout {
  /// The width of the lines, in points.
  var width: CGFloat
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 8

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  private struct Line {
    var sizes: [CGSize] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(_ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      var line = lines.popLast() ?? Line()
      if !line.sizes.isEmpty, line.width + spacing + size.width > width {
        lines.append(line)
        line = Line()
      }
      line.width += size.width + (line.sizes.isEmpty ? 0 : spacing)
      line.height = max(line.height, size.height)
      line.sizes.append(size)
      lines.append(line)
    }
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(subviews)
    let gaps = lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: width, height: lines.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var index = 0
    var y = bounds.minY
    for line in lines(subviews) {
      var x = bounds.minX
      for size in line.sizes {
        let anchor = subviews[index][LineAnchor.self]
        subviews[index].place(
          at: CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * line.height), anchor: anchor,
          proposal: ProposedViewSize(size))
        x += size.width + spacing
        index += 1
      }
      y += line.height + lineSpacing
    }
  }
}

/// Boxes of different heights in lines of growing width.
struct Flow: View {
  var width: CGFloat

  private let anchors: [UnitPoint] = [.top, .center, .bottom]

  var body: some View {
    FlowLayout(width: width) {
      ForEach(0..<16, id: \.self) { index in
        let anchor = anchors[index % 3]
        box(index, color: [.orange, .mint, .blue][index % 3])
          .layoutValue(key: LineAnchor.self, value: anchor)
      }
    }
    .padding(10)
    .background { RoundedRectangle(cornerRadius: 10).fill(.gray.opacity(0.15)) }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(20)
  }

  private func box(_ index: Int, color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(color.opacity(0.6))
      .frame(width: CGFloat(36 + index * 29 % 47), height: CGFloat(24 + index * 7 % 24))
      .overlay { Text("\(index + 1)").font(.caption) }
  }

  static let anim = Anim(
    "flow", size: CGSize(width: 560, height: 400), duration: 2.5,
    description:
      "Lines that are broken again as the width grows, each box with its own vertical anchor",
    parameters: [
      .number("narrow", default: 170, in: 20...2_000, description: "the first width, in points"),
      .number("wide", default: 500, in: 20...2_000, description: "the last width, in points"),
    ], state: false
  ) { isWide, values in
    Flow(width: isWide.wrappedValue ? values.number("wide") : values.number("narrow"))
  } cues: { isWide, _ in
    Cue(at: 0) { withAnimation(.easeInOut(duration: 2)) { isWide.wrappedValue = true } }
  }
}
