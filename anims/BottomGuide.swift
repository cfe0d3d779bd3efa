import SwiftUI

/// Places each view in an overlay of its own, aligned by a guide that changes with the selection.
struct BottomGuide: View {
  @State private var showsGreen = false
  @State private var greenHeight: CGFloat = 0

  var body: some View {
    Color.clear
      .overlay(alignment: .bottom) {
        RedView()
          .alignmentGuide(.bottom) { $0[.bottom] + (showsGreen ? greenHeight : 0) }
          .animation(.bottomSwitch, value: showsGreen)
      }
      .overlay(alignment: .bottom) {
        GreenView()
          .height(into: $greenHeight)
          .alignmentGuide(.bottom) { showsGreen ? $0[.bottom] : $0[.top] }
          .animation(.bottomSwitch, value: showsGreen)
      }
      .ignoresSafeArea()
      .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "guide", description: "Which view sits on the bottom: alignment guides in two overlays"
  ) {
    BottomGuide()
  }
}
