import SwiftUI

/// Tiles on a wave.
struct Wave: View {
  var count = 12
  var amplitude: CGFloat = 90
  var frequency = 2.0
  var phase = Angle.zero
  var isLabelled = true

  var body: some View {
    WaveLayout(amplitude: amplitude, frequency: frequency, phase: phase) {
      ForEach(0..<count, id: \.self) { index in
        Tile(index: index, side: 40, isLabelled: isLabelled)
      }
    }
    .padding(.horizontal, 20)
  }
}

extension Wave {
  /// The wave travels through the tiles by one full period.
  static let anim = Anim(
    "wave", size: CGSize(width: 640, height: 360), duration: 2.5,
    description: "Tiles on a sine wave whose phase runs through 360 degrees",
    parameters: [
      .number("amplitude", default: 90, in: -10_000...10_000, description: "in points"),
      .number(
        "frequency", default: 2, in: 0...1_000, description: "half waves over the whole width"),
      .integer("count", default: 12, in: 0...10_000, description: "of tiles"),
      Tile.labels,
    ], state: false
  ) { running, values in
    Wave(
      count: values.integer("count"), amplitude: values.number("amplitude"),
      frequency: values.number("frequency"),
      phase: running.wrappedValue ? .degrees(360) : .zero, isLabelled: values.boolean("labels"))
  } cues: { running, _ in
    Cue(at: 0) { withAnimation(.easeInOut(duration: 2)) { running.wrappedValue = true } }
  }
}
