import SwiftUI

/// A box that crouches, jumps, turns in the air and lands.
struct Jumper: View {
  private struct Pose {
    var height = 0.0
    var stretch = 1.0
    var angle = Angle.zero
    var isUp = 0.0
  }

  @State private var jumps = 0

  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 16)
        .frame(width: 70, height: 70)
        .keyframeAnimator(initialValue: Pose(), trigger: jumps) { ball, pose in
          ball
            .foregroundStyle(pose.isUp > 0.5 ? .pink : .indigo)
            .scaleEffect(x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom)
            .rotationEffect(pose.angle)
            .offset(y: -pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.height) {
            LinearKeyframe(0, duration: 0.4)
            CubicKeyframe(150, duration: 0.5)
            CubicKeyframe(0, duration: 0.5)
          }
          KeyframeTrack(\.stretch) {
            CubicKeyframe(0.7, duration: 0.35)
            CubicKeyframe(1.25, duration: 0.3)
            CubicKeyframe(1, duration: 0.5)
            CubicKeyframe(0.75, duration: 0.35)
            SpringKeyframe(1, duration: 0.8, spring: .bouncy)
          }
          KeyframeTrack(\.angle) {
            LinearKeyframe(.zero, duration: 0.5)
            LinearKeyframe(.degrees(360), duration: 0.8, timingCurve: .easeInOut)
          }
          KeyframeTrack(\.isUp) {
            LinearKeyframe(0, duration: 0.6)
            MoveKeyframe(1)
            LinearKeyframe(1, duration: 0.6)
            MoveKeyframe(0)
          }
        }
      Rectangle().fill(.gray).frame(height: 3)
      Button("Jump") { jumps += 1 }
        .buttonStyle(.bordered)
        .padding(.top, 20)
    }
    .padding(.top, 130)
    .padding(.horizontal, 30)
  }

  static let anim = Anim(
    "keyframes", size: CGSize(width: 320, height: 340), duration: 2.5,
    description: "A jump of four tracks of keyframes"
  ) {
    Jumper()
  } cues: {
    Cue(at: 0, tap: "Jump")
  }
}
