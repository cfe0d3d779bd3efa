import SwiftUI

/// A layout that blends a wheel and a wave.
///
/// Both layouts place all views and record the positions in their caches. Each view is then placed
/// again at a point between its two positions. Only the last placement of a view counts.
struct WheelWaveLayout: Layout {
  var wheel: WheelLayout
  var wave: WaveLayout
  /// The blend: 0 is the wheel, 1 the wave. The article that introduced this layout describes the
  /// blend in this way, but prints a formula with the two exchanged.
  var pct: Double

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(pct, wheel.rotation.radians) }
    set {
      pct = newValue.first
      wheel.rotation = .radians(newValue.second)
    }
  }

  struct Cache {
    var wheel: WheelLayout.Cache
    var wave: WaveLayout.Cache
    var mixed = Arrangement()
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      wheel: wheel.makeCache(subviews: subviews), wave: wave.makeCache(subviews: subviews))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let a = wheel.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.wheel)
    let b = wave.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.wave)
    return CGSize(width: max(a.width, b.width), height: max(a.height, b.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    wheel.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.wheel)
    wave.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.wave)
    cache.mixed = Arrangement()
    for (index, subview) in subviews.enumerated() {
      let (a, b) = (cache.wheel.positions[index], cache.wave.positions[index])
      let position = CGPoint(
        x: a.x * (1 - pct) + b.x * pct, y: a.y * (1 - pct) + b.y * pct)
      subview.place(at: position, anchor: .center, proposal: .unspecified)
      cache.mixed.positions.append(position)
      cache.mixed.rotations.append(
        cache.wheel.rotations[index] * (1 - pct) + cache.wave.rotations[index] * pct)
    }
  }
}

/// Tiles that move from a wheel to a wave.
struct WheelWave: View {
  var pct: Double
  var rotation = Angle.zero
  var isLabelled = true

  var body: some View {
    WheelWaveLayout(
      wheel: WheelLayout(radius: 130, rotation: rotation),
      wave: WaveLayout(amplitude: 90, frequency: 2, phase: .zero), pct: pct
    ) {
      ForEach(0..<8, id: \.self) { index in
        Tile(index: index, side: 60, isLabelled: isLabelled)
      }
    }
    .padding(.horizontal, 20)
  }
}

extension WheelWave {
  /// The tiles move from the wheel to the wave while the wheel turns.
  static let anim = Anim(
    "wheel-wave", size: CGSize(width: 640, height: 360), duration: 2.5,
    description: "Tiles that go from a wheel to a wave while the wheel turns",
    parameters: [
      .number(
        "pctStart", default: 0, in: 0...1, description: "the mix at the start: 0 is the wheel"),
      .number("pctEnd", default: 1, in: 0...1, description: "the mix at the end: 1 is the wave"),
      .number("turn", default: 180, in: -3_600...3_600, description: "of the wheel, in degrees"),
      Tile.labels,
    ], state: false
  ) { mixed, values in
    WheelWave(
      pct: mixed.wrappedValue ? values.number("pctEnd") : values.number("pctStart"),
      rotation: mixed.wrappedValue ? .degrees(values.number("turn")) : .zero,
      isLabelled: values.boolean("labels"))
  } cues: { mixed, _ in
    Cue(at: 0) { withAnimation(.easeInOut(duration: 2)) { mixed.wrappedValue = true } }
  }
}
