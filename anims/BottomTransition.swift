import SwiftUI

/// Inserts the green view below the red one, with a transition that moves it in from below.
struct BottomTransition: View {
  @State private var showsGreen = false

  var body: some View {
    Color.clear
      .overlay(alignment: .bottom) {
        VStack(spacing: 0) {
          RedView()
          if showsGreen {
            GreenView().transition(.move(edge: .bottom))
          }
        }
        .animation(.bottomSwitch, value: showsGreen)
      }
      .ignoresSafeArea()
      .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "transition", description: "Which view sits on the bottom: a transition moves it in"
  ) {
    BottomTransition()
  }
}
