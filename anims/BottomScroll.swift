import SwiftUI

/// Scrolls to a view in a scroll view that only the button can scroll.
struct BottomScroll: View {
  @State private var showsGreen = false

  private enum Part {
    case red, green
  }

  var body: some View {
    GeometryReader { screen in
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            // Space above the red view, so that its bottom edge can be on the bottom of the screen.
            Color.clear.frame(height: screen.size.height)
            RedView().id(Part.red)
            GreenView().id(Part.green)
          }
          .frame(maxWidth: .infinity)
        }
        .scrollDisabled(true)
        .onAppear { proxy.scrollTo(Part.red, anchor: .bottom) }
        .onChange(of: showsGreen) { showsGreen in
          withAnimation(.bottomSwitch) {
            proxy.scrollTo(showsGreen ? Part.green : Part.red, anchor: .bottom)
          }
        }
      }
    }
    .ignoresSafeArea()
    .bottomSwitch($showsGreen)
  }

  static let anim = Anim.bottom(
    "scroll", description: "Which view sits on the bottom: a scroll view scrolls to it"
  ) {
    BottomScroll()
  }
}
