import SwiftUI
import ZoetropeCLI

enum Cues {
  struct Controls: View {
    @State private var radius = 40.0
    @State private var isFilled = true
    @State private var place = CGSize.zero

    var body: some View {
      VStack {
        Circle().stroke(.blue, lineWidth: 4).fill(isFilled ? .blue : .clear)
          .frame(width: radius * 2, height: radius * 2)
          .offset(place)
          .gesture(DragGesture().onChanged { place = $0.translation })
          .id("disc")
        Slider(value: $radius, in: 20...80) { Text("Radius") }
        Toggle("Filled", isOn: $isFilled)
        Button("Reset") {
          withAnimation { (radius, place) = (40, .zero) }
        }
      }
      .padding()
    }
  }

  static let controls = Anim("controls", size: CGSize(width: 300, height: 360), duration: 4) {
    Controls()
  } cues: {
    Cue(at: 0.2, set: "Radius", to: 80, over: 0.5)
    Cue(at: 1, drag: "disc", by: CGSize(width: 60, height: 20), over: 0.4)
    Cue(at: 2, set: "Filled", to: false)
    Cue(at: 2.5, tap: "Reset")
  }
}
