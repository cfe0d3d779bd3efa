import SwiftUI

/// The green view has its top or its bottom on the bottom, and the red one stands on it: nobody
/// needs to know how high they are.
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
