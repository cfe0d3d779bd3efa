import SwiftUI
import ZoetropeCLI

/// Views in a row, each one lower than the one before.
struct Stairs: Layout {
  var step: CGFloat

  /// The step, without the part of a spring that goes below zero.
  private var rise: CGFloat { max(step, 0) }

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width },
      height: (sizes.map(\.height).max() ?? 0) + rise * CGFloat(max(subviews.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      point.x += subview.sizeThatFits(.unspecified).width
      point.y += rise
    }
  }
}

struct ContentView: View {
  @State private var isTall = false

  var body: some View {
    Stairs(step: isTall ? 40 : 5) {
      ForEach(0..<4) { index in
        Circle().fill([Color.red, .green, .blue, .orange][index]).frame(width: 40, height: 40)
      }
    }
    .animation(.spring, value: isTall)
    .onAppear { isTall = true }
  }
}

struct Turner: View {
  @Binding var turned: Bool

  var body: some View {
    Rectangle().fill(.indigo).frame(width: 100, height: 100)
      .rotationEffect(turned ? .degrees(90) : .zero)
  }
}

@main struct Demo: Gallery {
  static var anims: [Anim] {
    Anim("hello", size: CGSize(width: 320, height: 240), duration: 2) {
      ContentView()
    }
    Anim("turn", size: CGSize(width: 320, height: 320), duration: 2, state: false) { turned in
      Turner(turned: turned)
    } cues: { turned in
      Cue(at: 0.5) { withAnimation { turned.wrappedValue = true } }
    }
  }
}
