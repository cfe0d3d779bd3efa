import Benchmark
@_spi(Stages) import Zoetrope
import ZoetropeDisplayList

/// A frame of an animation without its pixels: the clock advances, views are laid out, and a
/// display list is made.
func simulateBenchmarks() {
  for count in [8, 80, 800, 8_000] {
    for motion in TurningWheel.Motion.allCases {
      Benchmark(
        "simulate \(count) views\(motion.rawValue)", configuration: .stage,
        closure: { benchmark, wheel in
          for _ in benchmark.scaledIterations { await wheel.advance() }
        }, setup: { await TurningWheel(count: count, motion: motion) })
    }
  }
}

/// Labeled tiles that turn forever on a canvas of 640 by 360 points.
@MainActor final class TurningWheel {
  /// The changes from frame to frame.
  enum Motion: String, CaseIterable {
    case all = ""
    /// The color of one tile.
    case one = ", one changes"
    case none = ", nothing changes"
  }

  private let host = Zoetrope.Host(size: CGSize(width: 640, height: 360))
  private var frame = 0

  init(count: Int, motion: Motion = .all) {
    host.show(Tiles(count: count, motion: motion))
    advance()
  }

  /// Advances to the next frame and returns its display list.
  @discardableResult func advance() -> DisplayList {
    frame += 1
    host.advanceAtOnce(to: Double(frame) / 240)
    let list = host.displayList()
    blackHole(list)
    return list
  }

  private struct Tiles: View {
    let count: Int
    let motion: Motion
    @State private var rotation = 0.0

    var body: some View {
      CircleLayout(rotation: rotation) {
        ForEach(0..<count, id: \.self) { index in
          if motion == .one && index == count / 2 { Blinking() } else { tile(index) }
        }
      }
      .padding(20)
      .onAppear {
        if motion != .all { return }
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
          rotation = 2 * .pi
        }
      }
    }

    private func tile(_ index: Int) -> some View {
      RoundedRectangle(cornerRadius: 4)
        .fill(Color.blue.opacity(0.7))
        .overlay { Text("\(index + 1)").font(.system(size: 10, weight: .bold)) }
    }
  }
}

/// A square with a different gray at each time.
private struct Blinking: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Color(white: time.truncatingRemainder(dividingBy: 1))
    }
  }
}
