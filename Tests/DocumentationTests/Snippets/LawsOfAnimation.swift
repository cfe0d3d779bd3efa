import SwiftUI

/// The layouts of the articles about the laws of animation and state.
enum LawsOfAnimation {
  struct Arc: Layout {
    var turn: Angle

    var animatableData: Double {
      get { turn.degrees }
      set { turn = .radians(newValue) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 400, height: 400) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let angle = turn.radians + Double(index)
        subview.place(
          at: CGPoint(x: bounds.midX + 100 * cos(angle), y: bounds.midY + 100 * sin(angle)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  struct Spiral: Layout {
    var step: CGFloat
    var drop: CGFloat

    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 400, height: 400) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let number = CGFloat(index + 1)
        subview.place(
          at: CGPoint(x: bounds.minX + number * step, y: bounds.minY + number * drop),
          proposal: .unspecified)
      }
    }
  }

  struct Heap: Layout {
    var load: Double

    var animatableData: Double {
      get { load }
      set { load = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 100, height: 20 * load.squareRoot()) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  struct MeasuringRow: Row {
    @Binding var count: Int

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      count = subviews.count
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  struct Measured: View {
    @State private var count = 0

    var body: some View {
      VStack {
        MeasuringRow(count: $count) { ForEach(0..<3) { _ in Color.red.frame(width: 20) } }
        Rectangle().frame(width: CGFloat(count) * 20, height: 4)
      }
    }
  }
}
