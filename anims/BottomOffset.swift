import SwiftUI

/// Shifts the column of both views below the bottom of the screen by the height of the green view,
/// until the green view is selected.
struct BottomOffset: View {
  @State private var showsGreen = false
  @State private var greenHeight: CGFloat = 0

  var body: some View {
    Color.clear
      .overlay(alignment: .bottom) {
        VStack(spacing: 0) {
          RedView()
          GreenView().height(into: $greenHeight)
        }
        .offset(y: showsGreen ? 0 : greenHeight)
        .animation(.bottomSwitch, value: showsGreen)
      }
      .ignoresSafeArea()
      .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom("offset", description: "Which view sits on the bottom: an offset") {
    BottomOffset()
  }
}
