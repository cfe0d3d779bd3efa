import SwiftUI

/// Containers and modifiers that are nested in themselves.
enum Depth: String, CaseIterable {
  case stacks, texts, zstacks, groups, scrolls, shadows, symbols, buttons, readers, fits, overlays
  case opacities, blurs, clips, rotations, layouts, frames, interpolations, sums, anyviews
}

/// A view inside itself, a number of times.
struct Nest: View {
  var kind: Depth
  var depth: Int

  var body: some View {
    if depth <= 0 {
      Color.blue.frame(width: 10, height: 10)
    } else {
      nested
    }
  }

  private var inner: Nest { Nest(kind: kind, depth: depth - 1) }

  @ViewBuilder private var nested: some View {
    switch kind {
    case .stacks:
      if depth.isMultiple(of: 2) { VStack(spacing: 0) { inner } } else { HStack { inner } }
    case .texts:
      if depth.isMultiple(of: 2) {
        VStack(spacing: 0) {
          Text("a")
          inner
        }
      } else {
        HStack(spacing: 0) {
          Text("b")
          inner
        }
      }
    case .zstacks:
      ZStack {
        Color.red
        inner
      }
    default: effects
    }
  }

  @ViewBuilder private var effects: some View {
    switch kind {
    case .groups: Group { inner }
    case .scrolls: ScrollView { LazyVStack { inner } }
    case .shadows: inner.shadow(radius: 2)
    case .symbols:
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 0) {
          context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      } symbols: {
        inner.tag(0)
      }
    case .buttons: Button(action: {}) { inner }
    case .readers: GeometryReader { _ in inner }
    case .fits: ViewThatFits { inner }
    case .overlays: Color.clear.overlay { inner }
    default: others
    }
  }

  @ViewBuilder private var others: some View {
    switch kind {
    case .opacities: inner.opacity(0.999)
    case .blurs: inner.blur(radius: 0.1)
    case .clips: inner.clipShape(Circle())
    case .rotations: inner.rotationEffect(.degrees(1))
    case .layouts: Pile { inner }
    case .frames: inner.frame(maxWidth: .infinity).padding(0.001)
    case .interpolations: interpolated(depth)
    case .sums: summed(depth)
    default: AnyView(AnyView(inner).padding(0))
    }
  }

  private func interpolated(_ depth: Int) -> Text {
    var text = Text("a")
    for _ in 0..<depth { text = Text("\(text)") }
    return text
  }

  private func summed(_ depth: Int) -> Text {
    var text = Text("a")
    for _ in 0..<depth { text = text + Text("b") }
    return text
  }
}

/// A layout that places its subviews over each other.
struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
