import SwiftUI

/// Three rings that fill up, each with an angular gradient.
struct Rings: View {
  var progress: Double

  private static let rings: [(colors: [Color], share: Double)] = [
    ([Color(red: 0.88, green: 0, blue: 0.2), Color(red: 1, green: 0.3, blue: 0.55)], 0.88),
    ([Color(red: 0.35, green: 0.85, blue: 0), Color(red: 0.8, green: 1, blue: 0.2)], 0.64),
    ([Color(red: 0, green: 0.72, blue: 0.9), Color(red: 0.2, green: 1, blue: 0.85)], 0.42),
  ]

  var body: some View {
    ZStack {
      Color(white: 0.04)
      ForEach(0..<3) { index in
        let ring = Self.rings[index]
        Ring(progress: progress * ring.share, colors: ring.colors)
          .frame(width: 300 - 76 * CGFloat(index), height: 300 - 76 * CGFloat(index))
      }
      Image(systemName: "flame.fill").font(.system(size: 34)).foregroundStyle(
        .linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
    }
  }
}

/// A ring on a pale track, with a round end that casts a shadow on the ring below it.
private struct Ring: View, Animatable {
  /// The filled part of the ring, where 1 is the full circle.
  var progress: Double
  var colors: [Color]

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  private let width: CGFloat = 32

  var body: some View {
    ZStack {
      Circle().stroke(colors[0].opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(
            colors: colors, center: .center, startAngle: .zero,
            endAngle: .degrees(360 * max(progress, 0.01))),
          style: StrokeStyle(lineWidth: width, lineCap: .round))
      GeometryReader { proxy in
        Circle()
          .fill(colors[1])
          .frame(width: width, height: width)
          .shadow(color: .black.opacity(0.5), radius: 5, x: 5)
          .position(x: proxy.size.width, y: proxy.size.height / 2)
          .rotationEffect(.degrees(360 * progress))
          .opacity(progress > 0.02 ? 1 : 0)
      }
    }
    .rotationEffect(.degrees(-90))
    .padding(width / 2)
  }
}

extension Rings {
  static let anim = Anim(
    "rings", size: CGSize(width: 360, height: 360), duration: 2.5,
    description: "Trimmed circles in angular gradients", state: 0.0
  ) { progress in
    Rings(progress: progress.wrappedValue)
  } cues: { progress in
    Cue(at: 0.2) {
      withAnimation(.spring(duration: 1.6, bounce: 0.2)) { progress.wrappedValue = 1 }
    }
  }
}
