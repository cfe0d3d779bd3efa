import SwiftUI

/// The binding to which the layout writes the rotation of a view from the top of the wheel.
struct FacingAngle: LayoutValueKey {
  static var defaultValue: Binding<Angle>?
}

/// A wheel that also reports each view's rotation to the view.
struct FacingWheelLayout: Layout {
  var wheel: WheelLayout

  var animatableData: WheelLayout.AnimatableData {
    get { wheel.animatableData }
    set { wheel.animatableData = newValue }
  }

  func makeCache(subviews: Subviews) -> Arrangement { wheel.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement
  ) -> CGSize {
    wheel.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Arrangement
  ) {
    wheel.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    for (subview, angle) in zip(subviews, cache.rotations) {
      let facing = subview[FacingAngle.self]
      // State must not change during layout.
      DispatchQueue.main.async { facing?.wrappedValue = angle }
    }
  }
}

/// A view that rotates to face the center of its wheel.
struct Facing<Content: View>: View {
  /// The animation of the rotation; nil to rotate without delay.
  var animation: Animation?
  @ViewBuilder let content: () -> Content

  @State private var angle = Angle.zero

  var body: some View {
    content()
      .rotationEffect(angle)
      .layoutValue(key: FacingAngle.self, value: $angle.animation(animation))
  }
}

/// Three wheels: with upright views, with views that face the center, and with views that rotate to
/// face it with a delay.
struct WheelFacing: View {
  var rotation: Angle

  var body: some View {
    HStack(spacing: 30) {
      wheel("upright") { tile($0) }
      wheel("facing the centre") { index in
        Facing { tile(index) }
      }
      wheel("facing it, animated") { index in
        Facing(animation: .easeInOut(duration: 0.3)) { tile(index) }
      }
    }
  }

  private func wheel<Spoke: View>(
    _ title: String, @ViewBuilder spoke: @escaping (Int) -> Spoke
  ) -> some View {
    VStack(spacing: 20) {
      FacingWheelLayout(wheel: WheelLayout(radius: 90, rotation: rotation)) {
        ForEach(0..<8, id: \.self) { index in spoke(index) }
      }
      Text(title).font(.callout).foregroundStyle(.gray)
    }
  }

  private func tile(_ index: Int) -> some View { Tile(index: index, side: 44) }

  static let anim = Anim(
    "wheel-facing", size: CGSize(width: 800, height: 340), duration: 2.5,
    description: "Three wheels: children upright, facing the center, and facing it with a delay",
    state: Angle.zero
  ) { rotation in
    WheelFacing(rotation: rotation.wrappedValue)
  } cues: { rotation in
    Cue(at: 0.1) {
      withAnimation(.easeInOut(duration: 2)) { rotation.wrappedValue = .degrees(180) }
    }
  }
}
