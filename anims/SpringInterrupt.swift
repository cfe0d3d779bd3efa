import SwiftUI

/// Two balls that are sent back before they have arrived.
///
/// A spring continues from its current position and velocity. Timing curves are added: the first
/// curve runs to its end, while the second one cancels an increasing part of it.
struct SpringInterrupt: View {
  var isAway: Bool
  var spring: Animation
  var curve: Animation

  var body: some View {
    VStack(spacing: 40) {
      ball(.red, animation: spring)
      ball(.blue, animation: curve)
    }
    .padding(40)
  }

  private func ball(_ color: Color, animation: Animation) -> some View {
    Circle()
      .fill(color)
      .frame(width: 50, height: 50)
      .frame(maxWidth: .infinity, alignment: isAway ? .trailing : .leading)
      .animation(animation, value: isAway)
      .background { Capsule().fill(.gray.opacity(0.15)) }
  }

  /// The duration of the curve in the gallery, in seconds.
  static let curveDuration = 1.2
  /// The spring in the gallery.
  static let spring = Spring(duration: 0.8, bounce: 0.3)
  /// The time at which the balls are sent back, in seconds.
  static let turn = 0.5

  static let anim = Anim(
    "spring-interrupt", size: CGSize(width: 560, height: 220), duration: 2.5,
    description: "A spring and a curve, both reversed before they end", state: false
  ) { isAway in
    SpringInterrupt(
      isAway: isAway.wrappedValue, spring: .spring(spring),
      curve: .easeInOut(duration: curveDuration))
  } cues: { isAway in
    Cue(at: 0) { isAway.wrappedValue = true }
    Cue(at: turn) { isAway.wrappedValue = false }
  }
}
