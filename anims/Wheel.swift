import SwiftUI

/// Tiles on a wheel.
struct Wheel: View {
  var count = 8
  var radius: CGFloat = 130
  var rotation = Angle.zero
  var isLabelled = true

  var body: some View {
    WheelLayout(radius: radius, rotation: rotation) {
      ForEach(0..<count, id: \.self) { index in
        Tile(index: index, side: 70, isLabelled: isLabelled)
      }
    }
  }
}

extension Wheel {
  private static let canvas = CGSize(width: 480, height: 480)

  private static let parameters: [Parameter] = [
    .number("radius", default: 130, in: 0...10_000, description: "of the wheel, in points"),
    .integer("count", default: 8, in: 0...10_000, description: "of tiles"),
    Tile.labels,
  ]

  /// A quarter turn, in which the tiles follow the circle.
  static let anim = turning(
    "wheel", by: .degrees(90), description: "Eight tiles on a wheel that turns by 90 degrees")

  /// A full turn, in which the first and the last position of each tile are equal.
  static let spinAnim = turning(
    "wheel-spin", by: .degrees(360), description: "The wheel, turning by 360 degrees")

  private static func turning(_ name: String, by angle: Angle, description: String) -> Anim {
    Anim(
      name, size: canvas, duration: 2.5, description: description, parameters: parameters,
      state: false
    ) { turned, values in
      Wheel(
        count: values.integer("count"), radius: values.number("radius"),
        rotation: turned.wrappedValue ? angle : .zero, isLabelled: values.boolean("labels"))
    } cues: { turned, _ in
      Cue(at: 0) { withAnimation(.easeInOut(duration: 2)) { turned.wrappedValue = true } }
    }
  }

  /// Rotation and radius change together, as a pair of animatable data.
  static let radiusAnim = Anim(
    "wheel-radius", size: canvas, duration: 2.5,
    description: "The wheel, turning by 180 degrees while its radius grows from 60 points",
    parameters: parameters, state: false
  ) { turned, values in
    Wheel(
      count: values.integer("count"), radius: turned.wrappedValue ? values.number("radius") : 60,
      rotation: turned.wrappedValue ? .degrees(180) : .zero, isLabelled: values.boolean("labels"))
  } cues: { turned, _ in
    Cue(at: 0) { withAnimation(.easeInOut(duration: 2)) { turned.wrappedValue = true } }
  }
}

#Preview("Turning", traits: .fixedLayout(width: 360, height: 360)) {
  @Previewable @State var isTurned = false
  Wheel(rotation: isTurned ? .degrees(90) : .zero)
    .onAppear {
      withAnimation(.easeInOut(duration: 2)) { isTurned = true }
    }
}
