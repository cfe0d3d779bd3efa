import SwiftUI

/// A layout composed of stacks: a row of the first three views at the top, a row of the last three
/// at the bottom, and a column of the other views between them.
struct ComposedLayout: Layout {
  var spacing: CGFloat

  var animatableData: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }

  /// A stack with its subviews and its cache.
  struct Part {
    let layout: AnyLayout
    let subviews: Subviews
    var cache: AnyLayout.Cache

    init(_ layout: AnyLayout, _ subviews: Subviews) {
      self.layout = layout
      self.subviews = subviews
      cache = layout.makeCache(subviews: subviews)
    }

    mutating func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    mutating func place(in bounds: CGRect) {
      layout.placeSubviews(
        in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &cache)
    }
  }

  func makeCache(subviews: Subviews) -> [Part] {
    let row = AnyLayout(HStackLayout(spacing: spacing))
    let column = AnyLayout(VStackLayout(spacing: spacing))
    let others = subviews.dropFirst(3)
    return [
      Part(row, subviews.prefix(3)), Part(column, others.dropLast(3)), Part(row, others.suffix(3)),
    ].filter { !$0.subviews.isEmpty }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Part]
  ) -> CGSize {
    let sizes = cache.indices.map { cache[$0].sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + spacing * CGFloat(max(sizes.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Part]
  ) {
    var y = bounds.minY
    for index in cache.indices {
      let size = cache[index].sizeThatFits(.unspecified)
      cache[index].place(
        in: CGRect(
          x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height))
      y += size.height + spacing
    }
  }
}

/// Tiles in the rows and the column, which first spread and then reverse their order.
struct Composed: View {
  @State private var isWide = false
  @State private var order = Array(0..<9)

  var body: some View {
    ComposedLayout(spacing: isWide ? 36 : 6) {
      ForEach(order, id: \.self) { index in
        Tile(index: index, side: 60)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .bottomLeading) {
      HStack {
        Button("Part") { withAnimation(.easeInOut(duration: 1)) { isWide.toggle() } }
        Button("Turn round") { withAnimation(.easeInOut(duration: 1)) { order.reverse() } }
      }
      .padding()
    }
  }

  static let anim = Anim(
    "composed", size: CGSize(width: 420, height: 560), duration: 2.5,
    description: "A layout composed of stacks"
  ) {
    Composed()
  } cues: {
    Cue(at: 0, tap: "Part")
    Cue(at: 1.2, tap: "Turn round")
  }
}
