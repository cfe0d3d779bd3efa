import SwiftUI

/// Views in a row, each one lower than the one before.
struct Stairs: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let height = (sizes.map(\.height).max() ?? 0) + step * CGFloat(max(subviews.count - 1, 0))
    // A spring may overshoot below a step of 0.
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: max(height, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      point.x += subview.sizeThatFits(.unspecified).width
      point.y += step
    }
  }
}

enum WritingALayout {
  struct Steps: View {
    @State private var isSteep = false

    var body: some View {
      Stairs(step: isSteep ? 40 : 5) {
        ForEach(0..<4) { index in
          Circle().fill([Color.red, .green, .blue, .orange][index]).frame(width: 40, height: 40)
        }
      }
      .animation(.spring, value: isSteep)
      .onAppear { isSteep = true }
    }
  }

  /// Views on top of each other, each one indented as far as its value says.
  struct Outline: Layout {
    struct Depth: LayoutValueKey {
      static let defaultValue = 0
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      CGSize(
        width: zip(subviews, cache).map { CGFloat($0[Depth.self]) * 20 + $1.width }.max() ?? 0,
        height: cache.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for (subview, size) in zip(subviews, cache) {
        let x = bounds.minX + CGFloat(subview[Depth.self]) * 20
        subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        y += size.height
      }
    }

    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }
  }

  struct Contents: View {
    var body: some View {
      Outline {
        Text("Wheels")
        Text("Spokes").layoutValue(key: Outline.Depth.self, value: 1)
        Text("Rims").layoutValue(key: Outline.Depth.self, value: 1)
      }
      .showSizes()
    }
  }

  @MainActor static func explain() async throws {
    let host = Zoetrope.Host(size: CGSize(width: 300, height: 200))
    host.show(Contents())
    try await host.advance(to: 0)
    if let explanation = host.explain(view: "Contents/Outline/Text[1]") { print(explanation) }
  }
}
