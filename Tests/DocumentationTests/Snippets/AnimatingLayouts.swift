import SwiftUI

enum AnimatingLayouts {
  /// Views on a circle.
  struct Ring: Layout {
    var rotation: Angle
    var radius: CGFloat = 100

    var animatableData: Double {
      get { rotation.radians }
      set { rotation = .radians(newValue) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 3 * radius, height: 3 * radius)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let step = Angle.degrees(360) / Double(max(subviews.count, 1))
      for (index, subview) in subviews.enumerated() {
        let angle = (step * Double(index) + rotation).radians
        let point = CGPoint(
          x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
        subview.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }
  }

  struct Clock: View {
    @State private var hours = 0

    var body: some View {
      Ring(rotation: .degrees(30 * Double(hours))) {
        ForEach([12] + Array(1..<12), id: \.self) { Text("\($0)") }
      }
      .onTapGesture {
        withAnimation(.spring(duration: 1)) { hours += 3 }
      }
    }
  }

  @MainActor static func bothModes() async throws {
    for mode in LayoutInterpolation.allCases {
      let host = Zoetrope.Host(size: CGSize(width: 300, height: 300), interpolation: mode)
      host.show(Clock())
      host.schedule(Cue(at: 0, tap: "12"))
      try await host.advance(to: 0.5)
      print(mode, host.placements()[0].frame)
    }
  }
}
