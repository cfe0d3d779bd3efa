import SwiftUI

/// Matches the geometry of the selected view with an invisible placeholder at the bottom, and the
/// geometry of the other view with an edge of the selected view.
struct BottomMatched: View {
  @State private var showsGreen = false
  @Namespace private var places

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.clear
      Color.clear
        .frame(height: 0)
        .matchedGeometryEffect(id: "bottom", in: places, anchor: .bottom)
      RedView()
        .matchedGeometryEffect(id: "end of red", in: places, anchor: .bottom)
        .matchedGeometryEffect(
          id: showsGreen ? "start of green" : "bottom", in: places, properties: .position,
          anchor: .bottom, isSource: false)
      GreenView()
        .matchedGeometryEffect(id: "start of green", in: places, anchor: .top)
        .matchedGeometryEffect(
          id: showsGreen ? "bottom" : "end of red", in: places, properties: .position,
          anchor: showsGreen ? .bottom : .top, isSource: false)
    }
    .animation(.bottomSwitch, value: showsGreen)
    .ignoresSafeArea()
    .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "matched", description: "Which view sits on the bottom: geometry matched with a placeholder"
  ) {
    BottomMatched()
  }
}
