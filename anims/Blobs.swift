import SwiftUI

/// Blurred discs that rotate around each other and blend with the background.
struct Blobs: View, Animatable {
  var turn: Angle
  var softness: CGFloat = 14

  var animatableData: Angle.AnimatableData {
    get { turn.animatableData }
    set { turn.animatableData = newValue }
  }

  var body: some View {
    HStack(spacing: 0) {
      side(.multiply, ground: .white, [.cyan, .pink, .yellow])
      side(.screen, ground: .black, [.red, .green, .blue])
    }
  }

  private func side(_ mode: BlendMode, ground: Color, _ colors: [Color]) -> some View {
    ZStack {
      ground
      ForEach(0..<3) { index in
        let angle = turn + .degrees(120 * Double(index))
        Circle()
          .fill(colors[index])
          .frame(width: 170, height: 170)
          .offset(x: 62 * CGFloat(cos(angle.radians)), y: 62 * CGFloat(sin(angle.radians)))
          .blur(radius: softness)
          .blendMode(mode)
      }
    }
    .compositingGroup()
    .clipped()
  }

  static let anim = Anim(
    "blobs", size: CGSize(width: 640, height: 360), duration: 2.5,
    description: "Blurred discs, multiplied on white and screened on black",
    parameters: [
      .number("blur", default: 14, in: 0...200, description: "radius in points")
    ], state: false
  ) { turned, values in
    Blobs(
      turn: turned.wrappedValue ? .degrees(360) : .zero, softness: values.number("blur"))
  } cues: { turned, _ in
    Cue(at: 0) { withAnimation(.easeInOut(duration: 2.4)) { turned.wrappedValue = true } }
  }
}
