import SwiftUI

/// The rotation and scale of a view on its ring.
struct RingPose: Equatable {
  var rotation = Angle.zero
  var scale: CGFloat = 1
}

/// The binding to which the layout writes a view's pose.
struct RingPoseKey: LayoutValueKey {
  static var defaultValue: Binding<RingPose>?
}

/// A layout of nested rings, each with half the radius of the enclosing ring and the opposite
/// direction of rotation.
///
/// The layout places one ring and calls itself for the remaining views.
struct RecursiveWheelLayout: Layout {
  /// The maximum number of views on a ring.
  var ringCount = 12
  /// The radius of the outermost ring, in points.
  var radius: CGFloat
  var rotation: Angle

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(rotation.radians, radius) }
    set {
      rotation = .radians(newValue.first)
      radius = newValue.second
    }
  }

  /// The properties of the ring to place next.
  struct Ring {
    var radius: CGFloat
    var scale: CGFloat = 1
    var isClockwise = true

    var inner: Ring { Ring(radius: radius / 2, scale: scale / 2, isClockwise: !isClockwise) }
  }

  func makeCache(subviews: Subviews) -> Ring { Ring(radius: radius) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Ring
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return CGSize(width: width + 2 * cache.radius, height: height + 2 * cache.radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Ring
  ) {
    let ring = subviews.prefix(ringCount)
    let step = Angle.degrees(360) / Double(max(ring.count, 1))
    for (index, subview) in ring.enumerated() {
      let angle = (step * Double(index) + rotation) * (cache.isClockwise ? 1 : -1)
      let spoke = CGPoint(x: 0, y: -cache.radius)
        .applying(CGAffineTransform(rotationAngle: angle.radians))
      subview.place(
        at: CGPoint(x: bounds.midX + spoke.x, y: bounds.midY + spoke.y), anchor: .center,
        proposal: .unspecified)

      let pose = RingPose(rotation: angle, scale: cache.scale)
      let binding = subview[RingPoseKey.self]
      DispatchQueue.main.async { binding?.wrappedValue = pose }
    }

    let rest = subviews.dropFirst(ringCount)
    if rest.isEmpty { return }
    let outer = cache
    cache = outer.inner
    placeSubviews(in: bounds, proposal: proposal, subviews: rest, cache: &cache)
    cache = outer
  }
}

/// A view that its ring rotates and scales.
struct RingComponent<Content: View>: View {
  @ViewBuilder let content: () -> Content

  @State private var pose = RingPose()

  var body: some View {
    content()
      .scaleEffect(pose.scale)
      .rotationEffect(pose.rotation)
      .layoutValue(key: RingPoseKey.self, value: $pose)
  }
}

/// Tiles on nested rings.
struct RecursiveWheel: View {
  var count = 44
  var rotation: Angle

  var body: some View {
    RecursiveWheelLayout(radius: 200, rotation: rotation) {
      ForEach(0..<count, id: \.self) { index in
        RingComponent { Tile(index: index, side: 76, isLabelled: false) }
      }
    }
  }

  static let anim = Anim(
    "recursive-wheel", size: CGSize(width: 520, height: 520), duration: 2.5,
    description: "Rings within rings, placed by a layout that calls itself",
    parameters: [.integer("count", default: 44, in: 0...1_000, description: "of tiles")],
    state: Angle.zero
  ) { rotation, values in
    RecursiveWheel(count: values.integer("count"), rotation: rotation.wrappedValue)
  } cues: { rotation, _ in
    Cue(at: 0.1) {
      withAnimation(.easeInOut(duration: 2)) { rotation.wrappedValue = .degrees(360) }
    }
  }
}
