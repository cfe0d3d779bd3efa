import SwiftUI

/// A layout that places views along a sine wave, with equal gaps that fill the width.
struct WaveLayout: Layout {
  /// The height of the wave above its middle line, in points.
  var amplitude: CGFloat
  /// The number of half waves over the whole width.
  var frequency: Double
  var phase: Angle

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(phase.radians, amplitude) }
    set {
      phase = .radians(newValue.first)
      amplitude = newValue.second
    }
  }

  func makeCache(subviews: Subviews) -> Arrangement { Arrangement() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +)
    let height = (sizes.map(\.height).max() ?? 0) + 2 * amplitude
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let room = bounds.width - sizes.map(\.width).reduce(0, +)
    let gap = subviews.count > 1 ? room / CGFloat(subviews.count - 1) : 0
    var x = bounds.minX
    cache = Arrangement()
    for (index, subview) in subviews.enumerated() {
      let along = bounds.width > 0 ? (x - bounds.minX) / bounds.width : 0
      let angle = Angle.degrees(180 * frequency) * along + phase
      let y = bounds.midY + amplitude * sin(angle.radians)
      subview.place(at: CGPoint(x: x, y: y), anchor: .leading, proposal: .unspecified)
      cache.positions.append(CGPoint(x: x + sizes[index].width / 2, y: y))
      cache.rotations.append(slope(at: angle, width: bounds.width))
      x += sizes[index].width + gap
    }
  }

  /// The slope of the wave at an angle, as a rotation.
  private func slope(at angle: Angle, width: CGFloat) -> Angle {
    guard width > 0 else { return .zero }
    return .radians(atan(amplitude * cos(angle.radians) * .pi * frequency / width))
  }
}
