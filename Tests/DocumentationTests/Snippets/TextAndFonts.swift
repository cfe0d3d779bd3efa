import SwiftUI

enum TextAndFonts {
  struct Counter: View {
    @State private var count = 98

    var body: some View {
      VStack {
        Text("\(count)")
          .font(.custom("Inter", size: 60).weight(.semibold)).monospacedDigit()
          .contentTransition(.numericText())
        Button("Count") {
          withAnimation(.default.speed(0.5)) { count += 5 }
        }
      }
    }
  }
}
