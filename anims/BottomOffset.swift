import SwiftUI

/// The column of both views hangs over the bottom by the height of the green one, unless an offset
/// lifts it.
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
