import SwiftUI

/// Uses layout priorities: a `ZStack` takes its size from the subviews with the highest priority.
/// Here this is either the column of both views or a spacer as high as the red view.
struct BottomPriority: View {
  @State private var showsGreen = false
  @State private var redHeight: CGFloat = 0

  var body: some View {
    Color.clear
      .overlay(alignment: .bottom) {
        ZStack(alignment: .top) {
          Spacer()
            .frame(height: redHeight)
            .layoutPriority(showsGreen ? 0 : 2)
          VStack(spacing: 0) {
            RedView().height(into: $redHeight)
            GreenView()
          }
          .layoutPriority(1)
        }
        .animation(.bottomSwitch, value: showsGreen)
      }
      .ignoresSafeArea()
      .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "priority", description: "Which view sits on the bottom: layout priorities in a stack"
  ) {
    BottomPriority()
  }
}
