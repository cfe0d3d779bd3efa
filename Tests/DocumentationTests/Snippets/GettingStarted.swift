import SwiftUI
import ZoetropeCLI

enum GettingStarted {
  struct Gauge: View {
    var angle: Angle

    var body: some View {
      Capsule().fill(.indigo)
        .frame(width: 12, height: 120)
        .rotationEffect(angle, anchor: .bottom)
    }
  }

  static let turn = Anim(
    "turn", size: CGSize(width: 320, height: 320), duration: 2, rate: 50, background: .yellow,
    parameters: [.number("degrees", default: 90, in: 0...360)], state: false
  ) { turned, values in
    Gauge(angle: turned.wrappedValue ? .degrees(values.number("degrees")) : .zero)
  } cues: { turned, _ in
    Cue(at: 0.5) { withAnimation { turned.wrappedValue = true } }
  }
}
