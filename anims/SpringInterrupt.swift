import SwiftUI

/// Two balls that are sent somewhere else while they are still on their way.
///
/// A spring goes on from where it is, as fast as it is. Curves add up: the first one runs on to its
/// end, and the second one takes back a growing part of that.
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

  /// How long the curve takes in the gallery, in seconds.
  static let curveDuration = 1.2
  /// The spring of the gallery.
  static let spring = Spring(duration: 0.8, bounce: 0.3)
  /// When the balls are sent back, in seconds.
  static let turn = 0.5

  static let anim = Anim(
    "spring-interrupt", size: CGSize(width: 560, height: 220), duration: 2.5,
    description: "A spring and a curve, both sent back half-way", state: false
  ) { isAway in
    SpringInterrupt(
      isAway: isAway.wrappedValue, spring: .spring(spring),
      curve: .easeInOut(duration: curveDuration))
  } cues: { isAway in
    Cue(at: 0) { isAway.wrappedValue = true }
    Cue(at: turn) { isAway.wrappedValue = false }
  }
}
