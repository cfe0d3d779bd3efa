import SwiftUI

/// Aligns the top or bottom of the green view with the bottom of the screen, and places the red
/// view on top of it in a nested overlay. No heights have to be measured.
struct BottomNestedGuide: View {
  @State private var showsGreen = false

  var body: some View {
    Color.clear
      .overlay(alignment: .bottom) {
        GreenView()
          .overlay(alignment: .top) {
            RedView().alignmentGuide(.top) { $0[.bottom] }
          }
          .alignmentGuide(.bottom) { showsGreen ? $0[.bottom] : $0[.top] }
          .animation(.bottomSwitch, value: showsGreen)
      }
      .ignoresSafeArea()
      .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "nested-guide", description: "Which view sits on the bottom: guides in nested overlays"
  ) {
    BottomNestedGuide()
  }
}
