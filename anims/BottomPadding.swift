import SwiftUI

/// Adds negative padding below the column, so that its layout size excludes the green view.
struct BottomPadding: View {
  @State private var showsGreen = false
  @State private var greenHeight: CGFloat = 0

  var body: some View {
    Color.clear
      .overlay(alignment: .bottom) {
        VStack(spacing: 0) {
          RedView()
          GreenView().height(into: $greenHeight)
        }
        .padding(.bottom, showsGreen ? 0 : -greenHeight)
        .animation(.bottomSwitch, value: showsGreen)
      }
      .ignoresSafeArea()
      .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "padding", description: "Which view sits on the bottom: negative padding"
  ) {
    BottomPadding()
  }
}
